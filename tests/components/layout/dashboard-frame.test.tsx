import { DashboardFrame } from '@/components/layout/dashboard-frame'
import { render, screen, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }))

const tabs = [
  { id: 'overview', label: 'Overview', icon: 'home', href: '/caregiver-dashboard' },
  { id: 'favorites', label: 'Favorites', icon: 'heart', href: '/caregiver-dashboard?tab=favorites' },
] as const

test.each(['bar', 'strip'] as const)('each part has an address, and the current one is marked (%s)', (onPhones) => {
  render(
    <DashboardFrame
      title="Good morning, Dana"
      name="Caregiver Dashboard"
      lead="All in one place."
      tabs={tabs}
      current="favorites"
      onPhones={onPhones}
    >
      <p>Here</p>
    </DashboardFrame>,
  )
  const parts = within(screen.getByRole('navigation', { name: 'Your dashboard' }))
  expect(parts.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/caregiver-dashboard')
  expect(parts.getByRole('link', { name: 'Favorites' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Dana' })).toBeInTheDocument()
  expect(screen.getByText('Here')).toBeInTheDocument()
})
