import fc from 'fast-check'
import { weekdayLines } from '@/lib/providers/rules/hours'
import type { HoursInterval } from '@/lib/providers/types'
import { readHours, readSeasons, readWrittenHours, seasonsIn, writeHours, writeSeasons } from './read-hours'

const parse = (text: string) => {
  const read = readHours(text)
  return 'hours' in read ? weekdayLines(read.hours)?.map((line) => line.replace(/^\w+: /, '')) : read.problem
}
const week = (weekday: string, changes: Record<number, string> = {}) =>
  Array.from({ length: 7 }, (_, day) => changes[day] ?? (day < 5 ? weekday : 'Closed'))

test.each([
  ['6:30 AM - 6:00 PM', week('6:30 AM – 6:00 PM')],
  ['630a-6p', week('6:30 AM – 6:00 PM')],
  ['6:30-6', week('6:30 AM – 6:00 PM')],
  ['06:30 – 18:00', week('6:30 AM – 6:00 PM')],
  ['0630 to 1800', week('6:30 AM – 6:00 PM')],
  ['7 until 5.30 p.m.', week('7:00 AM – 5:30 PM')],
  ['noon-6', week('12:00 PM – 6:00 PM')],
  ['2-6', week('2:00 PM – 6:00 PM')],
  ['2-10a', week('2:00 AM – 10:00 AM')],
  ['630a-6p, closed Fri', week('6:30 AM – 6:00 PM', { 4: 'Closed' })],
  ['Mon-Thu 7-5; Fri 7-3', week('7:00 AM – 5:00 PM', { 4: '7:00 AM – 3:00 PM' })],
  ['m-f 7a-5p sat 9-noon', week('7:00 AM – 5:00 PM', { 5: '9:00 AM – 12:00 PM' })],
  [
    'Monday, Wednesday & Friday 8-4',
    week('Closed', { 0: '8:00 AM – 4:00 PM', 2: '8:00 AM – 4:00 PM', 4: '8:00 AM – 4:00 PM' }),
  ],
  ['8-12, 1-5', week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')],
  ['8-5, closed 12-1', week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')],
  ['Weekdays 8-5 with lunch', 'We don’t understand “with”. Write hours like “Mon-Fri 6:30 AM - 6 PM”.'],
  [
    'Weekdays 8-5 break 12-1\nweekends 9-3',
    week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM', { 5: '9:00 AM – 3:00 PM', 6: '9:00 AM – 3:00 PM' }),
  ],
  ['24/7', Array(7).fill('Open 24 hours')],
  ['Open 24 hours, closed Sat and Sun', week('Open 24 hours')],
  ['Fri-Sun 10pm-6am', week('Closed', { 4: '10:00 PM – 6:00 AM', 5: '10:00 PM – 6:00 AM', 6: '10:00 PM – 6:00 AM' })],
  ['6 AM - midnight', week('6:00 AM – 12:00 AM')],
  ['Fri closed, Mon-Thu 8-4', week('8:00 AM – 4:00 PM', { 4: 'Closed' })],
])('“%s” is parsed as intended', (text, expected) => expect(parse(text)).toEqual(expected))

test.each([
  ['Mon-Fri', /^Some days have no times/],
  ['7 AM', /when you open and when you close/],
  ['7-7a', /at the same time/],
  ['8-12, 11-5', /Monday overlap/],
  ['closed', /That closes every day/],
  ['8-5, break 6-7', /break must be within/],
  ['Summer 8-3', /without “Summer”/],
  ['8-25', /don’t understand “25”/],
  ['closed Fri, Sat 9-12', /on their own line/],
])('“%s” is rejected with a helpful message', (text, sentence) => expect(parse(text)).toMatch(sentence))

test('empty text means unknown hours, and the three fields of the form are parsed together', () => {
  expect(readHours(' \n ')).toEqual({ hours: [] })
  const read = readWrittenHours({ openingTime: '6:30 AM', closingTime: '6 PM', otherHours: 'Fri 7-3' })
  expect('hours' in read && weekdayLines(read.hours)?.[4]).toBe('Friday: 7:00 AM – 3:00 PM')
  expect(readWrittenHours({ openingTime: '', closingTime: '6 PM', otherHours: '' })).toEqual({
    problem: 'Please write when you open, too.',
  })
  const alone = readWrittenHours({ openingTime: '630a-6p, closed Fri', closingTime: '', otherHours: '' })
  expect('hours' in alone && alone.hours).toHaveLength(4)
})

const minute = fc.integer({ min: 0, max: 287 }).map((five) => five * 5)
const oneDay = fc
  .uniqueArray(minute, { minLength: 0, maxLength: 4 })
  .map((minutes) => minutes.toSorted((a, b) => a - b))
  .map((sorted) =>
    sorted.length % 2 === 0
      ? Array.from({ length: sorted.length / 2 }, (_, n) => ({
          opensMinute: sorted[n * 2] ?? 0,
          closesMinute: sorted[n * 2 + 1] ?? 0,
        }))
      : [{ opensMinute: 0, closesMinute: 1440 }],
  )
const anyWeek: fc.Arbitrary<HoursInterval[]> = fc
  .array(oneDay, { minLength: 7, maxLength: 7 })
  .map((days) => days.flatMap((spans, weekday) => spans.map((span) => ({ weekday, ...span }))))

test('any hours formatted for the form are parsed back unchanged', () => {
  fc.assert(fc.property(anyWeek, (hours) => expect(readWrittenHours(writeHours(hours))).toEqual({ hours })))
})

test('any text is parsed or rejected with a message, and never throws', () => {
  const words = fc.constantFrom(
    'mon',
    'fri',
    '-',
    'to',
    '8',
    '5:30p',
    '24 hours',
    'closed',
    ',',
    ';',
    '\n',
    'break',
    '99',
    'zz',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const read = readHours(text)
      if ('problem' in read) return expect(read.problem).toMatch(/\.$/)
      for (const { weekday, opensMinute, closesMinute } of read.hours) {
        expect(weekday >= 0 && weekday <= 6 && opensMinute >= 0 && opensMinute < 1440).toBe(true)
        expect(closesMinute > 0 && closesMinute <= 1440 && closesMinute !== opensMinute).toBe(true)
      }
    }),
  )
})

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
const seasonWeek = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), minutes), { maxLength: 5 })
  .map((list) => new Map(list))
  .map((days) =>
    [...days]
      .map(([weekday, [from, to]]) => ({ weekday, opensMinute: from * 15, closesMinute: to * 15 }))
      .toSorted((a, b) => a.weekday - b.weekday),
  )

test('any formatted season is parsed back unchanged', () => {
  fc.assert(
    fc.property(seasonWeek, (hours) => {
      const seasons = [{ from: '06-01', to: '08-10', hours }]
      expect(seasonsIn(writeSeasons(seasons))).toEqual(seasons)
    }),
  )
})

test('any text is parsed or rejected with a message', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readSeasons(text)))
})
