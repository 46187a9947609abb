import { costFact } from '@/components/families/compare/comparison-facts'
import { ComparisonTable } from '@/components/families/compare/comparison-table'
import { TourQuestions } from '@/components/families/compare/tour-sheet'
import type { ProviderCosts } from '@/lib/families/costs/types'
import type { Needs } from '@/lib/families/fit/schema'
import { render, screen } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'families.comparison')
const NEEDS: Needs = {
  ageMonths: 22,
  startMonth: '2027-01',
  days: [0, 1, 2],
  dropOffMinute: null,
  pickUpMinute: null,
  weeklyBudgetCents: null,
}
const own = { kind: 'provider', by: 'the provider', day: '2026-10-01', isConfirmed: true } as const
const around = { kind: 'directory', scope: { kind: 'city', label: 'Orlando, FL' }, providers: 6 } as const
const COSTS: ProviderCosts = {
  rooms: { one: { weeklyCents: 30_000, source: own }, two: { weeklyCents: 28_000, source: around } },
  notTaken: [],
  ageMinMonths: 6,
  registrationFee: { cents: 10_000, median: null },
  siblingDiscountPercent: 10,
  offersVpk: false,
}

test('a parent reads the cost of a provider for the child, and what it is based on', () => {
  const fact = costFact(COSTS, NEEDS, t)
  expect(fact).toMatchObject({ label: 'Cost until kindergarten', isUnknown: false })
  expect(fact?.text).toMatch(/^At least \$\d{2},\d{3}$/)
  expect(fact?.notes).toEqual([
    '43 months, 3 days a week',
    '29 months have no known price',
    'Partly from prices nearby',
    'With its $100 registration fee',
  ])
})

test('a provider without prices, or that does not accept such children, says so', () => {
  expect(costFact({ ...COSTS, rooms: {} }, NEEDS, t)).toMatchObject({ text: 'No known price', isUnknown: true })
  expect(costFact(undefined, NEEDS, t)).toMatchObject({ text: 'No known price', isUnknown: true })
  expect(costFact({ ...COSTS, notTaken: ['three', 'four'] }, NEEDS, t)?.notes).toContain(
    'Doesn’t take all of these ages',
  )
  expect(costFact({ ...COSTS, registrationFee: null }, NEEDS, t)?.notes).toContain(
    'Without a registration fee; we don’t know it',
  )
})

test('without a child, or for one in kindergarten by then, no cost is shown', () => {
  expect(costFact(COSTS, { ...NEEDS, ageMonths: null }, t)).toBeNull()
  expect(costFact(COSTS, { ...NEEDS, ageMonths: 80 }, t)).toBeNull()
})

test('the table and the printed sheet show the cost with its notes', () => {
  const cost = costFact(COSTS, NEEDS, t)
  const result = {
    id: 'harbor-k3f9',
    name: 'Little Harbor',
    address: 'Orlando',
    rating: null,
    reviewCount: 0,
    matchScore: null,
    known: 0,
    counted: 0,
    zipCodeMatch: null,
    matchedAmenities: [],
    matchedActivities: [],
    unmatchedAmenities: [],
    unmatchedActivities: [],
    status: 'open' as const,
    isReachable: true,
    formerNames: [],
    where: '',
    kind: 'center' as const,
    criteria: [
      {
        key: 'ages',
        criterion: 'ages' as const,
        label: 'Ages',
        verdict: null,
        value: null,
        text: 'x',
        isUnknown: false,
      },
    ],
    facts: cost ? [cost] : [],
  }
  render(<ComparisonTable columns={[{ one: result, match: { score: null, known: 0, counted: 0 } }]} weights={{}} />)
  expect(screen.getByText('43 months, 3 days a week')).toBeInTheDocument()
  expect(screen.getByText(/for this child/)).toBeInTheDocument()
  render(<TourQuestions result={result} />)
  expect(screen.getByText(/43 months, 3 days a week\. 29 months/)).toBeInTheDocument()
})
