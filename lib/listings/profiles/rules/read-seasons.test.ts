import fc from 'fast-check'
import { readSeasons, seasonsIn, writeSeasons } from './read-seasons'

const readBack = (text: string) => {
  const read = readSeasons(text)
  return 'seasons' in read ? writeSeasons(read.seasons) : read.problem
}

test.each([
  ['June 1st to August 10: 7-5', 'Jun 1 – Aug 10: Mon – Fri 7:00 AM – 5:00 PM'],
  ['6/1 - 8/10 Mon-Thu 7-5; Fri 7-3', 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM; Fri 7:00 AM – 3:00 PM'],
  ['Dec 24 - Jan 1: closed', 'Dec 24 – Jan 1: Closed'],
  ['Jul 4 closed', 'Jul 4: Closed'],
  ['Dec 24 - Jan 1: Mon-Fri closed', 'Dec 24 – Jan 1: Closed'],
  ['Jun 1-15: Sat 24 hours', 'Jun 1 – Jun 15: Sat 24 hours'],
  ['Sept. 5 through Sept. 9, 8a-12p', 'Sep 5 – Sep 9: Mon – Fri 8:00 AM – 12:00 PM'],
  ['Feb 29: closed', 'Feb 29: Closed'],
  ['Dec 24 closed\n\nJun 1 - Jun 2: closed', 'Jun 1 – Jun 2: Closed\nDec 24: Closed'],
  ['', ''],
])('%j is parsed as %j', (text, expected) => {
  expect(readBack(text)).toBe(expected)
  expect(readBack(expected)).toBe(expected)
})

test.each([
  ['All summer 7-5', /don’t understand/],
  ['Feb 30: closed', /don’t understand/],
  ['13/1 closed', /don’t understand/],
  ['Jun 1 - Aug 10', /don’t understand/],
  ['Jun 1 - Aug 10: 7', /when you close/],
  ['Jun 1 - Aug 10: open', /^Write it like/],
  ['Jun 1 - Aug 10 summer hours 7-5', /^We don’t understand “summer”/],
  ['Jun 1 - Aug 10: closed\nAug 1 - Sep 1: 7-5', /^Jun 1 – Aug 10 and Aug 1 – Sep 1 overlap/],
  ['Dec 24 - Jan 3: closed\nJan 2: closed', /overlap/],
  [Array.from({ length: 9 }, (_, at) => `Jan ${at + 1}: closed`).join('\n'), /at most 8/],
])('%j is rejected with a message', (text, sentence) => {
  expect(readBack(text)).toMatch(sentence)
})

const minutes = fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 })).filter(([a, b]) => a < b)
const week = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), minutes), { maxLength: 5 })
  .map((list) => new Map(list))
  .map((days) =>
    [...days]
      .map(([weekday, [from, to]]) => ({ weekday, opensMinute: from * 15, closesMinute: to * 15 }))
      .toSorted((a, b) => a.weekday - b.weekday),
  )

test('any formatted season is parsed back unchanged', () => {
  fc.assert(
    fc.property(week, (hours) => {
      const seasons = [{ from: '06-01', to: '08-10', hours }]
      expect(seasonsIn(writeSeasons(seasons))).toEqual(seasons)
    }),
  )
})

test('any text is parsed or rejected with a message', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readSeasons(text)))
})
