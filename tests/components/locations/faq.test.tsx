import { landingFaq } from '@/components/locations/landing/faq'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { countLocation } from '@/lib/providers/rules/location-facts'

const today = '2026-11-20'
const empty = countLocation([], today)
const facts = {
  ...empty,
  total: 46,
  kinds: [
    { kind: 'center' as const, providers: 40 },
    { kind: 'family_home' as const, providers: 6 },
  ],
  withOpenings: 16,
  openingsByBand: [{ band: 'one' as const, providers: 9 }],
  tuition: [
    { band: 'infant' as const, providers: 12, median: 31_000 },
    { band: 'one' as const, providers: 23, median: 27_200 },
  ],
  ratios: [{ band: 'two' as const, providers: 8, median: 9 }],
  programs: [{ program: 'vpk', providers: 20 }],
  schedules: [{ schedule: 'night', providers: 1 }],
  hours: { stated: 30, openBySeven: 22, openUntilSix: 25 },
  withLicense: 41,
  lastConfirmedOn: '2026-11-12',
}
const areas = [{ name: 'Winter Park', count: 18, distanceMeters: 6_900 }]
const ask = (careType: LandingCareType, more: object = {}) =>
  landingFaq({ careType, city: 'Orlando', state: 'FL', facts, areas, today, ...more })
const answerTo = (question: RegExp, list = ask('daycare')) => list.find((one) => question.test(one.question))?.answer

test('answers are made of what was counted here', () => {
  expect(answerTo(/cost/)).toBe(
    'In Orlando the median full-time week costs $310 for infants (12 providers) and $272 for one-year-olds (23 providers). These are medians of the prices that providers stated in the last 12 months, given only where five or more stated one for that age.',
  )
  expect(answerTo(/openings/)).toMatch(/^16 of 46 daycares in Orlando .* 9 for one-year-olds\..* from Nov 12\./)
  expect(answerTo(/kinds/)).toContain('The 46 daycares in Orlando are 40 centers and 6 family homes.')
  expect(answerTo(/open and close/)).toBe(
    'Of the 30 daycares in Orlando that stated their weekday hours, 22 open by 7:00 AM and 25 stay open until 6:00 PM or later. Beyond that, 1 offers night care.',
  )
  expect(answerTo(/Where else/)).toBe('Close by, Winter Park, 4.3 miles away, has 18 daycares.')
})

test('no answer claims a check that nobody made', () => {
  expect(answerTo(/licensed/)).toMatch(/^The pages of 41 of 46 daycares in Orlando show a license number/)
  expect(answerTo(/licensed/)).toContain('does not run background checks or verify provider credentials')
})

test('each care type has questions of its own', () => {
  const questions = (['daycare', 'preschool', 'montessori'] as const).map((type) =>
    ask(type).map((one) => one.question),
  )
  for (const list of questions) expect(list.length).toBeGreaterThanOrEqual(6)
  const all = questions.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(answerTo(/free VPK/, ask('preschool'))).toContain('20 of 46 preschools in Orlando state that they offer it')
  expect(answerTo(/accredited/, ask('montessori'))).toContain('None of the 46 Montessori schools in Orlando states')
})

test("Florida's law and programs are told of Florida alone", () => {
  expect(answerTo(/one adult/)).toContain('at most 4 infants, 6 one-year-olds, 11 two-year-olds')
  expect(answerTo(/one adult/)).toContain('In Orlando the median that providers state is 9 two-year-olds.')
  const elsewhere = JSON.stringify(
    ['daycare', 'preschool', 'montessori'].map((type) => ask(type as LandingCareType, { state: 'GA' })),
  )
  expect(elsewhere).not.toMatch(/Florida|VPK|School Readiness/)
})

test('a city of which little was stated says so instead of guessing', () => {
  const little = { ...empty, total: 3, kinds: [{ kind: 'center' as const, providers: 3 }] }
  const list = ask('daycare', { facts: little })
  expect(answerTo(/cost/, list)).toMatch(/^Fewer than five daycares in Orlando stated a price/)
  expect(answerTo(/openings/, list)).toMatch(/^None of the 3 daycares in Orlando confirmed an opening/)
  expect(answerTo(/open and close/, list)).toBeUndefined()
})

test('a city without any points to its neighbors, and a lonely one asks nothing', () => {
  expect(ask('daycare', { facts: empty }).map((one) => one.question)).toEqual(['Where else near Orlando can I look?'])
  expect(ask('daycare', { facts: empty, areas: [] })).toEqual([])
})
