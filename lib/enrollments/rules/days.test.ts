import { DAY_PROBLEMS, endProblem, phaseOf, startProblem } from './days'

const today = '2026-11-22'

test('a place begins within the last six years or the next year and a half', () => {
  expect(['2021-01-05', '2026-11-22', '2028-05-01'].map((day) => startProblem(day, today))).toEqual([null, null, null])
  expect(startProblem('2019-01-05', today)).toBe(DAY_PROBLEMS.past)
  expect(startProblem('2028-06-30', today)).toBe(DAY_PROBLEMS.far)
})

/** Days from today on, or back. */
const away = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

test.each([
  [-2196, null],
  [-2197, DAY_PROBLEMS.past],
  [550, null],
  [551, DAY_PROBLEMS.far],
])('a first day %i days from today is told: %s', (days, problem) => {
  expect(startProblem(away(days), today)).toBe(problem)
})

test('a place that begins today may end tomorrow, and as far ahead as a place may begin', () => {
  const place = { startsOn: today, today }
  expect([1, 550, 551].map((days) => endProblem(away(days), place))).toEqual([null, null, DAY_PROBLEMS.far])
})

test('its last day is not before its first; one that has not begun ends at once', () => {
  const begun = { startsOn: '2026-01-05', today }
  expect(['2026-01-05', '2026-11-20', '2026-12-18'].map((day) => endProblem(day, begun))).toEqual([null, null, null])
  expect(endProblem('2026-01-04', begun)).toBe(DAY_PROBLEMS.none)
  expect(endProblem('2029-01-01', begun)).toBe(DAY_PROBLEMS.far)
  const coming = { startsOn: '2027-01-05', today }
  expect([today, '2027-02-01'].map((day) => endProblem(day, coming))).toEqual([null, DAY_PROBLEMS.none])
})

test.each([
  ['whose first day is to come', 'enrolled', '2027-01-05', null, 'coming'],
  ['that begins today', 'enrolled', today, null, 'present'],
  ['that ends next month', 'withdrawn', '2026-01-05', '2026-12-18', 'leaving'],
  ['whose last day is today', 'ended', '2026-01-05', today, 'leaving'],
  ['that ended yesterday', 'ended', '2026-01-05', '2026-11-21', 'past'],
  ['of a single day that is to come', 'withdrawn', '2027-01-05', '2027-01-05', 'coming'],
  ['that ended before it began', 'withdrawn', '2027-01-05', today, 'past'],
] as const)('a place %s', (_, status, startsOn, endsOn, phase) => {
  expect(phaseOf({ status, startsOn, endsOn }, today)).toBe(phase)
})
