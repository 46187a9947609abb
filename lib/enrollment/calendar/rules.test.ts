import fc from 'fast-check'
import { addDays, weekdayOf } from '@/lib/platform/time/dates'
import { translate } from '@/tests/support/setup/translate'
import { addMonthsToDay, dayByKey, dayEventOf, entryEventOf, inOrder, monthOfDay, PLAIN, weeksOf } from './rules'

describe('month', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

  test('November 2026 begins on a Sunday and has five weeks; February 2026 has four', () => {
    expect(weeksOf('2026-11')).toHaveLength(5)
    expect([weeksOf('2026-11')[0]?.[0], weeksOf('2026-11').at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05'])
    expect(weeksOf('2026-02').map((week) => week[0])).toEqual(['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'])
    expect(weeksOf('2026-12')[0]?.[0]).toBe('2026-11-29')
  })

  test('every day of a month appears once, below its weekday, also when daylight saving time changes', () => {
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
  ])('from November 1, %s moves to %s', (key, day) => {
    expect(dayByKey(key, '2026-11-01')).toBe(day)
  })

  test('other keys do not move', () => {
    for (const key of ['a', 'Enter', 'Tab', 'toString']) expect(dayByKey(key, '2026-11-01')).toBeNull()
  })

  test('adding months to the 31st stops at the last day of a shorter month', () => {
    expect([1, -1, 13].map((count) => addMonthsToDay('2027-01-31', count))).toEqual([
      '2027-02-28',
      '2026-12-31',
      '2028-02-29',
    ])
  })
})

describe('plain date', () => {
  const date = (key: string, day: string, minute: number | null) => ({
    ...PLAIN,
    key,
    kind: 'own' as const,
    day,
    minute,
    time: null,
    title: key,
  })

  test('all-day dates come first, then timed ones by start time', () => {
    const ordered = inOrder([
      date('evening', '2026-11-24', 1140),
      date('next day', '2026-11-25', null),
      date('morning', '2026-11-24', 95),
      date('all day', '2026-11-24', null),
    ])
    expect(ordered.map(({ key }) => key)).toEqual(['all day', 'morning', 'evening', 'next day'])
    expect(ordered[0]).not.toHaveProperty('minute')
  })
})

test('the first and the last day of an enrollment are named in a calendar program', () => {
  const t = translate('en', 'enrollment.calendarFile')
  const titleOf = (kind: 'first-day' | 'last-day') =>
    dayEventOf(t, { key: 'first-7', kind, day: '2027-01-05', title: 'Mia' }, 'https://nookling.example').title
  expect([titleOf('first-day'), titleOf('last-day')]).toEqual(['First day: Mia', 'Last day: Mia'])
})

describe('entry event', () => {
  const entry = {
    id: 5,
    title: 'Vaccination',
    day: new Date('2027-03-14T00:00:00Z'),
    createdAt: new Date('2026-11-22'),
  }
  const spanOf = (startMinute: number | null) =>
    entryEventOf({ ...entry, startMinute }, 'https://nookling.example').span

  test('an entry has a floating local time, or lasts all day', () => {
    expect(spanOf(870)).toEqual({ local: '2027-03-14T14:30', minutes: 60 })
    expect(spanOf(null)).toEqual({ day: '2027-03-14' })
  })
})
