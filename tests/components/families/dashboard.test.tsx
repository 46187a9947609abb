import { render, screen, within } from '@testing-library/react'
import { Overview } from '@/components/families/dashboard/overview'
import { favoriteRowOf } from '@/components/favorites/favorite-row-view'
import { buildDetail } from '@/tests/support/provider-detail'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const NOW = new Date('2026-11-22T12:00:00Z')
const favorites = ['a-k3fa', 'b-k3fb', 'c-k3fc', 'd-k3fd'].map((id) =>
  favoriteRowOf({ provider: buildDetail({ id, name: `Harbor ${id}` }), savedAs: [id], formerNames: [] }, NOW),
)
const ELLA = { id: 3, name: 'Ella', birthMonth: '2023-02', startMonth: null, notes: '' }

test('a new parent sees three first steps and where the first favorite comes from, not emptiness', () => {
  render(<Overview own={[]} thisMonth="2026-11" hasPreferences={false} favorites={[]} unreadMessages={1} places={[]} />)
  const steps = ['Add your child', 'Say what you need', 'Save your first favorite']
  expect(steps.map((name) => screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'))).toEqual([
    '/caregiver-dashboard?tab=settings',
    '/caregiver-dashboard?tab=settings#preferences',
    '/search',
  ])
  expect(screen.queryByText('Done')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Explore Daycares' })).toHaveAttribute('href', '/')
})

test('what is done says so, and with the last one the steps are gone', () => {
  const { rerender } = render(
    <Overview
      own={[ELLA]}
      thisMonth="2026-11"
      hasPreferences={false}
      favorites={favorites}
      unreadMessages={0}
      places={[]}
    />,
  )
  expect(screen.getAllByText('Done')).toHaveLength(2)
  rerender(
    <Overview own={[ELLA]} thisMonth="2026-11" hasPreferences favorites={favorites} unreadMessages={0} places={[]} />,
  )
  expect(screen.queryByRole('heading', { name: 'Three first steps' })).not.toBeInTheDocument()
})

test('the overview counts favorites and unread messages, and shows the child and the newest three', () => {
  render(
    <Overview own={[ELLA]} thisMonth="2026-11" hasPreferences favorites={favorites} unreadMessages={12} places={[]} />,
  )
  expect(screen.getByText('3 years old · Start not decided')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Saved favorites 4' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Unread messages 12' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=messages',
  )
  const list = within(screen.getByRole('list', { name: 'Favorites' }))
  expect(list.getAllByRole('heading')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=settings',
  )
})
