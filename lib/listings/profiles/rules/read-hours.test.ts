import fc from 'fast-check'
import { LOCALES } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { weekdayLines } from '@/lib/providers/hours/rules/hours'
import type { HoursInterval } from '@/lib/providers/types'
import { translate } from '@/tests/support/setup/translate'
import { readHours, readSeasons, readWrittenHours, seasonsIn } from './read-hours'
import { writeHours, writeSeasons } from './write-hours'

const t = translate('en', 'providers.hours')
const linesOf = (hours: HoursInterval[]) => weekdayLines(t, 'en', hours)

const parse = (text: string) => {
  const read = readHours(text)
  return 'hours' in read ? linesOf(read.hours)?.map((line) => line.replace(/^\w+: /, '')) : englishText(read.problem)
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
  ['1 PM - 5 PM, 8 AM - 12 PM', week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')],
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
  expect('hours' in read && linesOf(read.hours)?.[4]).toBe('Friday: 7:00 AM – 3:00 PM')
  expect(readWrittenHours({ openingTime: '', closingTime: '6 PM', otherHours: '' })).toEqual({
    problem: message('listings.hoursErrors.opens'),
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
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyWeek, (locale, hours) =>
      expect(readWrittenHours(writeHours(locale, hours))).toEqual({ hours }),
    ),
  )
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
      if ('problem' in read) return expect(englishText(read.problem)).toMatch(/\.$/)
      for (const { weekday, opensMinute, closesMinute } of read.hours) {
        expect(weekday >= 0 && weekday <= 6 && opensMinute >= 0 && opensMinute < 1440).toBe(true)
        expect(closesMinute > 0 && closesMinute <= 1440 && closesMinute !== opensMinute).toBe(true)
      }
    }),
  )
})

const readBack = (text: string) => {
  const read = readSeasons(text)
  return 'seasons' in read ? writeSeasons('en', read.seasons) : englishText(read.problem)
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
  ['Jan 31: closed', 'Jan 31: Closed'],
  ...[Array.from({ length: 8 }, (_, at) => `Jan ${at + 1}: Closed`).join('\n')].map((eight) => [eight, eight]),
  ['', ''],
])('%j is parsed as %j', (text, expected) => {
  expect(readBack(text)).toBe(expected)
  expect(readBack(expected)).toBe(expected)
})

test.each([
  ['All summer 7-5', /don’t understand/],
  ['Feb 30: closed', /don’t understand/],
  ['Jan 32: closed', /don’t understand/],
  ['Jun 0: closed', /don’t understand/],
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

/** One of each month, and a single day. */
const SEASONS = [
  ...Array.from({ length: 11 }, (_, month) => [month + 1, month + 2].map((one) => String(one).padStart(2, '0'))).map(
    ([from, to]) => ({ from: `${from}-03`, to: `${to}-21` }),
  ),
  { from: '07-04', to: '07-04' },
  { from: '12-24', to: '01-01' },
]

test('any formatted season is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...SEASONS), seasonWeek, (locale, days, hours) => {
      const seasons = [{ ...days, hours }]
      expect(seasonsIn(writeSeasons(locale, seasons))).toEqual(seasons)
    }),
  )
})

test('any text is parsed or rejected with a message', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readSeasons(text)))
})

describe('in Spanish', () => {
  test.each([
    ['lunes a viernes 6:30 AM a 6 PM', week('6:30 AM – 6:00 PM')],
    ['De lunes a viernes de 7 a 6', week('7:00 AM – 6:00 PM')],
    ['L-V 7-5; sábado de 9 a 12', week('7:00 AM – 5:00 PM', { 5: '9:00 AM – 12:00 PM' })],
    ['lun-jue 7 a 5, vie 7 a 3', week('7:00 AM – 5:00 PM', { 4: '7:00 AM – 3:00 PM' })],
    ['Martes y jueves 8-4', week('Closed', { 1: '8:00 AM – 4:00 PM', 3: '8:00 AM – 4:00 PM' })],
    ['mié 8-4', week('Closed', { 2: '8:00 AM – 4:00 PM' })],
    ['7 de la mañana a 6 y media de la tarde', week('7:00 AM – 6:30 PM')],
    ['desde las 7 hasta las 5:30 p.m.', week('7:00 AM – 5:30 PM')],
    ['7 a mediodía', week('7:00 AM – 12:00 PM')],
    ['6 a.m. a medianoche', week('6:00 AM – 12:00 AM')],
    ['de 2 de la tarde a 12 de la noche', week('2:00 PM – 12:00 AM')],
    ['de 2 de la tarde a 8 de la noche', week('2:00 PM – 8:00 PM')],
    ['7-5, cerrado el viernes', week('7:00 AM – 5:00 PM', { 4: 'Closed' })],
    ['8-5, almuerzo 12-1', week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')],
    [
      'Entre semana 8-5\nfines de semana 9-3',
      week('8:00 AM – 5:00 PM', { 5: '9:00 AM – 3:00 PM', 6: '9:00 AM – 3:00 PM' }),
    ],
    ['todos los días 24 horas', Array(7).fill('Open 24 hours')],
    ['abierto 24 horas, cerrado sábados y domingos', week('Open 24 hours')],
    ['Todo el día', week('Open 24 hours')],
    ['630a-6p, cerrado viernes', week('6:30 AM – 6:00 PM', { 4: 'Closed' })],
    [
      'Vie 7-3\nSáb cerrado\nLun-Jue 8-5 descanso 12-1\nDom 24 horas',
      week('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM', { 4: '7:00 AM – 3:00 PM', 6: 'Open 24 hours' }),
    ],
    [
      'Verano 8-3',
      'This is for regular weeks, without “Verano”. Please write times of the year under “Seasonal hours”.',
    ],
    ['OTOÑO 8-3', 'This is for regular weeks, without “OTOÑO”. Please write times of the year under “Seasonal hours”.'],
  ])('“%s” is parsed as intended', (text, expected) => expect(parse(text)).toEqual(expected))

  test.each([
    ['1 de junio al 10 de agosto: 7-5', 'Jun 1 – Aug 10: Mon – Fri 7:00 AM – 5:00 PM'],
    ['Del 1 de junio al 10 de agosto, lun-jue 7 a 5', 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM'],
    ['24 dic - 1 ene: cerrado', 'Dec 24 – Jan 1: Closed'],
    ['1 al 15 de junio: sábado 24 horas', 'Jun 1 – Jun 15: Sat 24 hours'],
    ['1-15 jun: cerrado', 'Jun 1 – Jun 15: Closed'],
    ['1º de septiembre: cerrado', 'Sep 1: Closed'],
    ['4/7 - 4/9: cerrado', 'Apr 7 – Apr 9: Closed'],
  ])('%j is parsed as %j', (text, expected) => expect(readBack(text)).toBe(expected))

  test.each([
    ['lunes a viernes', /^Some days have no times/],
    ['7 a 25', /don’t understand “25”/],
    ['cerrado', /That closes every day/],
  ])('“%s” is rejected with a helpful message', (text, sentence) => expect(parse(text)).toMatch(sentence))

  test('dates that overlap are named in the language in which they were written', () => {
    expect(readBack('1 jun - 10 ago: cerrado\n1 ago - 3 ago: 7-5')).toBe(
      '1 jun – 10 ago and 1 ago – 3 ago overlap. Please write each day once.',
    )
  })
})
