import { ToolCards } from '@/components/content/tools/tool-cards'
import { sentencesOf } from '@/components/families/costs/cost-tables'
import { CostView } from '@/components/families/costs/cost-view'
import { infantPriceOf } from '@/lib/families/costs/catalogue/infant-prices'
import { estimateCosts, monthOf } from '@/lib/families/costs/rules/estimate'
import { choosePrices } from '@/lib/families/costs/rules/prices'
import type { CostArea, EstimateInput, LocalPrices } from '@/lib/families/costs/types'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'families.costs')
const laws = translate('en', 'families.stateLaws')
const area: CostArea = { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' }
const inCity: LocalPrices = {
  scope: { kind: 'city', label: 'Orlando, FL' },
  weeklyCents: { one: { value: 24_000, providers: 9 }, four: { value: 18_000, providers: 8 } },
  registrationFeeCents: { value: 9_000, providers: 6 },
  siblingDiscountPercent: null,
}
const input: EstimateInput = {
  birth: monthOf(2026, 9),
  start: monthOf(2027, 1),
  daysPerWeek: 5,
  usesVpk: true,
  registrationFeeCents: 9_000,
  siblingDiscountPercent: null,
}
const feeMedian = { value: 9_000, providers: 6, scope: inCity.scope }
const basis = { input, isFeeTyped: false, feeMedian, discountMedian: null, survey: infantPriceOf('FL', 'Orange') }
const estimate = estimateCosts(input, choosePrices(area, [inCity]))
const result = { place: 'Orlando, FL', searchTerm: '32801', estimate, basis }

const show = (more: Partial<Parameters<typeof CostView>[0]> = {}) =>
  render(<CostView given={{}} errors={{}} thisYear={2026} result={null} {...more} />)

it('asks for a place, two months and special circumstances', () => {
  show({ given: { place: 'Orlando, FL' } })
  expect(screen.getByRole('textbox', { name: 'ZIP code, city or county in Florida' })).toHaveValue('Orlando, FL')
  expect(within(screen.getByRole('group', { name: 'Care starts in' })).getAllByRole('combobox')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: /Estimate for/ })).not.toBeInTheDocument()
})

it('shows an error at its field and keeps the input', () => {
  show({ given: { place: 'Nowhere' }, errors: { place: 'We can’t find this place.' } })
  const field = screen.getByRole('textbox', { name: 'ZIP code, city or county in Florida' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/We can’t find this place\./)
  expect(field).toHaveValue('Nowhere')
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked fields.')
})

it('says "at least" when a room has no price, and leaves it out instead of guessing', () => {
  show({ result })
  expect(screen.getByText(/^At least \$[\d,]+ until kindergarten$/)).toBeInTheDocument()
  const rooms = screen.getByRole('table', { name: 'By room' })
  const unknown = within(rooms).getByRole('row', { name: /^2 years/ })
  expect(within(unknown).getAllByText('Not known').length).toBeGreaterThanOrEqual(3)
})

it('shows a price from the federal survey with its year', () => {
  show({ result })
  const infant = within(screen.getByRole('table', { name: 'By room' })).getByRole('row', { name: /^Under 1/ })
  expect(infant).toHaveTextContent('Centers in Orange County, 2017, federal survey')
  expect(screen.getByText(/In 2017 the median full-time week for an infant was \$178 in centers/)).toBeInTheDocument()
})

it('the bars have a title that says what they show', () => {
  show({ result })
  expect(
    screen.getByRole('heading', {
      name: /^1 year costs the most, \$1,040 a month; 4 years, with VPK the least, \$540$/,
    }),
  ).toBeInTheDocument()
})

it('gives every month of the years a cost or says that it is unknown', () => {
  show({ result })
  expect(within(screen.getByRole('table', { name: 'By year' })).getByRole('row', { name: /^2029/ })).toHaveTextContent(
    'Not known',
  )
})

it('states every assumption', () => {
  const text = sentencesOf(t, laws, basis, estimate).join('\n')
  for (const part of [
    'five or more',
    '52/12',
    '1003.21',
    'born on September 1 can',
    '540 hours',
    '31 percent',
    'median of 6 providers',
  ])
    expect(text).toContain(part)
  const partWeek = sentencesOf(
    t,
    laws,
    { ...basis, input: { ...input, daysPerWeek: 3, usesVpk: false } },
    { ...estimate, stages: [] },
  )
  expect(partWeek.join('\n')).toContain('3/5 of a full-time week')
  expect(partWeek.join('\n')).toContain('as you chose')
})

it("is linked from a city's page with the city filled in", () => {
  render(<ToolCards place="Orlando, FL" />)
  expect(screen.getByRole('heading', { name: 'Readiness Quiz' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/tools/readiness-quiz')
  expect(screen.getByRole('link', { name: 'Estimate costs' })).toHaveAttribute(
    'href',
    '/tools/cost-estimator?place=Orlando%2C+FL',
  )
})
