import { InsightsView } from '@/components/analytics/insights-view'
import { FEATURES } from '@/lib/billing/rules'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const NOTHING = { patterns: null, filters: null, times: null, market: null }
const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, searches: hour === 20 ? 31 : null }))
const OPENED = {
  patterns: {
    days: 30,
    searches: 412,
    places: [{ label: '32801', searches: 190 }],
    ages: [{ band: 'infant' as const, searches: 88 }],
  },
  filters: {
    days: 30,
    filters: [
      { group: 'openings', value: null, searches: 120 },
      { group: 'program', value: 'vpk', searches: 64 },
    ],
  },
  times: { days: 30, hours },
  market: {
    prices: [{ band: 'infant' as const, ownCents: null, medianCents: 31_000, providers: 9, place: 'Orlando' }],
    openings: { place: 'Orlando', providers: 40, withOpenings: 12 },
  },
}

test('on the free plan a provider sees which insights exist and which plan includes them, and no number', () => {
  render(<InsightsView providerId="sunny-k3f9" plan="BASIC" days={30} {...NOTHING} />)
  const t = translate('en', 'billing.features')
  for (const { code } of FEATURES.filter(({ code }) => /-/.test(code))) {
    const name = t(`names.${code}`)
    expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(screen.getByText(t(`texts.${code}`))).toBeVisible()
    const plan = code === 'market-insights' ? 'Pro' : 'Starter'
    expect(screen.getByText(`${name} is part of ${plan}. Your plan is Basic.`)).toBeVisible()
  }
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/billing?provider=sunny-k3f9',
  )
})

test('on Pro a provider reads the insights in sentences, with the filters named as in the search', () => {
  render(<InsightsView providerId="sunny-k3f9" plan="PRO" days={30} {...OPENED} />)
  expect(screen.getByText('412 searches near you')).toBeVisible()
  expect(screen.getByText('Families filter most by “Opening confirmed”: 120 times')).toBeVisible()
  expect(screen.getByText('VPK')).toBeVisible()
  expect(screen.getByText('Most families search around 8:00 PM')).toBeVisible()
  expect(screen.getByText(/12 of 40 providers of your type in Orlando/)).toBeVisible()
  const prices = screen.getByRole('table', { name: 'Your prices and the local median' })
  expect(within(prices).getByRole('row', { name: 'Under 1 not stated $310 9 in Orlando' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
})

test('with fewer than five searching families, a provider sees an explanation instead of a number', () => {
  const none = {
    patterns: { days: 30, searches: null, places: [], ages: [] },
    filters: { days: 30, filters: [] },
    times: { days: 30, hours: hours.map(({ hour }) => ({ hour, searches: null })) },
    market: { prices: [], openings: null },
  }
  render(<InsightsView providerId="sunny-k3f9" plan="PRO" days={30} {...none} />)
  expect(screen.getByText('Fewer than 5 searches near you')).toBeVisible()
  expect(screen.getByText('No filter has been used 5 times yet.')).toBeVisible()
  expect(screen.getByText('No hour has 5 searches yet.')).toBeVisible()
})
