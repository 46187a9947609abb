import { landingFaq } from '@/components/places/landing/faq'
import type { LandingData } from '@/components/places/landing/landing-data'
import { landingTexts } from '@/components/places/landing/landing-text'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { emptyFacts, landingData, orangeCounty, orlando, zip32801 } from './landing-data'

const texts = landingTexts('en')
const faqFor = (careType: LandingCareType, more: Partial<LandingData> = {}) =>
  landingFaq(texts, landingData({ careType, ...more }))
const answerTo = (question: RegExp, list = faqFor('daycare')) => list.find((one) => question.test(one.question))?.answer

test('the answers use the counts of this place', () => {
  expect(answerTo(/cost/)).toBe(
    'In Orlando the median full-time week costs $310 for infants (12 providers) and $272 for one-year-olds (23 providers). These are medians of prices providers told us in the last 12 months, only for ages where five or more told us one.',
  )
  expect(answerTo(/openings/)).toMatch(/^16 of 46 daycares in Orlando .* 9 for one-year-olds\..* from Nov 12\./)
  expect(answerTo(/open and close/)).toBe(
    'Of the 30 daycares in Orlando with known weekday hours, 22 open by 7:00 AM and 25 stay open until 6:00 PM or later. Beyond that, 1 offers night care.',
  )
})

test('no answer claims a check that was never made', () => {
  expect(answerTo(/licensed/)).toMatch(/^41 of 46 daycares in Orlando have a license number on their page/)
  expect(answerTo(/licensed/)).toContain('does not run background checks or verify provider credentials')
})

test('each care type has its own questions', () => {
  const questions = (['daycare', 'preschool', 'montessori'] as const).map((type) =>
    faqFor(type).map((one) => one.question),
  )
  for (const list of questions) expect(list.length).toBeGreaterThanOrEqual(6)
  const all = questions.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(answerTo(/free VPK/, faqFor('preschool'))).toContain('20 of 46 preschools in Orlando say they offer it')
  expect(answerTo(/accredited/, faqFor('montessori'))).toContain(
    'accreditation on record for the 46 Montessori schools in Orlando',
  )
})

test("Florida's law and programs are only mentioned for Florida", () => {
  expect(answerTo(/one adult/)).toContain('at most 4 infants, 6 one-year-olds, 11 two-year-olds')
  expect(answerTo(/one adult/)).toContain('In Orlando, the median providers report is 9 two-year-olds.')
  const elsewhere = JSON.stringify(
    ['daycare', 'preschool', 'montessori'].map((type) =>
      faqFor(type as LandingCareType, { place: { ...orlando, state: 'GA' } }),
    ),
  )
  expect(elsewhere).not.toMatch(/Florida|VPK|School Readiness/)
})

test('a city with little data says so instead of guessing', () => {
  const list = faqFor('daycare', emptyFacts({ total: 3, kinds: [{ kind: 'center', providers: 3 }] }))
  expect(answerTo(/cost/, list)).toMatch(/^Fewer than five daycares in Orlando told us a price/)
  expect(answerTo(/openings/, list)).toMatch(/^The 3 daycares in Orlando confirmed no opening/)
  expect(answerTo(/open and close/, list)).toBeUndefined()
})

test('a single daycare is not described in the plural', () => {
  const hours = { stated: 1, openBySeven: 1, openUntilSix: 1 }
  const programs = [{ program: 'school_readiness', providers: 1 }]
  const list = faqFor('daycare', { facts: null, figures: { ...landingData().figures, hours, programs } })
  expect(answerTo(/open and close/, list)).toBe(
    'Of the 1 daycare in Orlando with known weekday hours, 1 opens by 7:00 AM and 1 stays open until 6:00 PM or later.',
  )
  expect(answerTo(/School Readiness/, list)).toMatch(/^1 of 46 daycares in Orlando says it takes School Readiness/)
})

test('a city without providers refers to its neighbors, and a remote one has no questions', () => {
  expect(faqFor('daycare', emptyFacts())).toEqual([
    {
      question: 'Where else near Orlando can I look?',
      answer: 'Close by, Winter Park, 4.3 miles away, has 18 daycares.',
    },
  ])
  expect(faqFor('daycare', { ...emptyFacts(), areas: [] })).toEqual([])
})

test('a county answers from its own counts; a ZIP code leaves the answers to its city', () => {
  const questions = faqFor('daycare', { place: orangeCounty, facts: null }).map((one) => one.question)
  expect(questions).toEqual([
    'How much does daycare cost in Orange County?',
    'Which daycares in Orange County have openings now?',
    'Which daycares in Orange County take School Readiness?',
    'When do daycares in Orange County open and close?',
  ])
  expect(faqFor('daycare', { place: zip32801, facts: null })).toEqual([])
})
