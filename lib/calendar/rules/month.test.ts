import fc from 'fast-check'
import { addDays } from '@/lib/providers/rules/dates'
import { addMonthsToDay, dayByKey, monthOfDay, weekdayOf, weeksOf } from './month'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

test('November 2026 begins on a Sunday and needs five weeks; February 2026 four', () => {
  expect(weeksOf('2026-11')).toHaveLength(5)
  expect([weeksOf('2026-11')[0]?.[0], weeksOf('2026-11').at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05'])
  expect(weeksOf('2026-02').map((week) => week[0])).toEqual(['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'])
  expect(weeksOf('2026-12')[0]?.[0]).toBe('2026-11-29')
})

test('every day of a month stands in it once, below its weekday, also when clocks change', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOf(monthOfDay(day))
      expect(weeks.flat().filter((one) => one === day)).toHaveLength(1)
      for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
    }),
  )
})

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
])('from the first of November %s leads to %s', (key, day) => {
  expect(dayByKey(key, '2026-11-01')).toBe(day)
})

test('other keys lead nowhere', () => {
  for (const key of ['a', 'Enter', 'Tab', 'toString']) expect(dayByKey(key, '2026-11-01')).toBeNull()
})

test('a month further from the 31st is the last day of a shorter one', () => {
  expect([1, -1, 13].map((count) => addMonthsToDay('2027-01-31', count))).toEqual([
    '2027-02-28',
    '2026-12-31',
    '2028-02-29',
  ])
})
