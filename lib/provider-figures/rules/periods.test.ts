import { daysOf } from './periods'

test('a week is today and the six days before, beside the seven before those', () => {
  const { days, daysBefore } = daysOf('weekly', '2026-03-03')
  expect(days).toEqual([
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ])
  expect([daysBefore.length, daysBefore[0], daysBefore.at(-1)]).toEqual([7, '2026-02-18', '2026-02-24'])
})

test('a day is today beside yesterday, a month is 30 days', () => {
  expect(daysOf('daily', '2026-11-22')).toEqual({ days: ['2026-11-22'], daysBefore: ['2026-11-21'] })
  const month = daysOf('monthly', '2026-11-22')
  expect([month.days.length, month.days[0], month.daysBefore[0]]).toEqual([30, '2026-10-24', '2026-09-24'])
})
