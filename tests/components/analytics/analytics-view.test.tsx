import { AnalyticsView } from '@/components/analytics/analytics-view'
import { type CountedFigure, daysOf, type ProviderFigures, sumFigures } from '@/lib/analytics/figures/rules'
import { render, screen, within } from '@/tests/support/setup/render'

function figuresOf(counted: CountedFigure[]): ProviderFigures {
  const { days, daysBefore } = daysOf('weekly', '2026-11-22')
  const before = sumFigures(counted, daysBefore)
  const sources = { search: 3, landing: 1, here: 0, elsewhere: 0, direct: 0 }
  return { ...sumFigures(counted, days), daysBefore: before.days, before: before.total, sources }
}

const show = (counted: CountedFigure[]) =>
  render(<AnalyticsView providerId="a-k3f9" period="weekly" figure="views" figures={figuresOf(counted)} />)

test('a provider sees each count, its previous value, and the conclusion in a sentence', () => {
  show([
    { day: '2026-11-22', figure: 'views', count: 1_240 },
    { day: '2026-11-12', figure: 'views', count: 900 },
  ])
  expect(screen.getByText('Views: up from 900 to 1,240 in the last 7 days')).toBeInTheDocument()
  expect(screen.getByText('900 in the 7 days before')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Clicks' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/analytics?provider=a-k3f9&period=weekly&figure=clicks',
  )
})

test('a table shows the same numbers as the chart, the newest day first', () => {
  show([{ day: '2026-11-21', figure: 'calls', count: 2 }])
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(8)
  expect(rows[1]).toHaveTextContent('Nov 22')
  expect(rows[2]).toHaveTextContent('Nov 2100002000')
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/careprovider/analytics/csv?providerId=a-k3f9&period=weekly',
  )
})

test('before the first visit, the screen says what helps', () => {
  show([])
  expect(screen.getByText('Nobody saw your page in this time.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/provider/a-k3f9')
})
