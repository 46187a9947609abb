import fc from 'fast-check'
import { weekdayLines } from '@/lib/providers/rules/hours'
import type { HoursInterval } from '@/lib/providers/types'
import { readHours, readWrittenHours, writeHours } from './read-hours'

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
