import { render, screen, within } from '@testing-library/react'
import { NotificationSummary } from '@/components/families/dashboard/family-settings'
import { NextSteps, Overview } from '@/components/families/dashboard/overview'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { PLAIN } from '@/lib/enrollment/calendar/rules'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { buildDetail } from '@/tests/support/providers/provider-detail'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const NOW = new Date('2026-11-22T12:00:00Z')
const favorites = ['a-k3fa', 'b-k3fb', 'c-k3fc', 'd-k3fd'].map((id) =>
  favoriteRowOf({ provider: buildDetail({ id, name: `Harbor ${id}` }), savedAs: [id], formerNames: [] }, NOW),
)
const NEXT = { toChoose: [], toReview: [], dates: [], today: '2026-11-22' }
const ELLA = { id: 3, name: 'Ella', birthMonth: '2023-02', startMonth: null, notes: '' }

test('a new parent sees three first steps and how to add a favorite, not an empty page', () => {
  render(
    <Overview
      own={[]}
      thisMonth="2026-11"
      hasPreferences={false}
      favorites={[]}
      unreadMessages={1}
      places={[]}
      next={NEXT}
    />,
  )
  const steps = ['Add your child', 'Say what you need', 'Save your first favorite']
  expect(steps.map((name) => screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'))).toEqual([
    '/caregiver-dashboard?tab=settings',
    '/caregiver-dashboard?tab=settings#preferences',
    '/search',
  ])
  expect(screen.queryByText('Done')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Explore Daycares' })).toHaveAttribute('href', '/')
})

test('a finished step says so, and after the last one the steps are gone', () => {
  const { rerender } = render(
    <Overview
      own={[ELLA]}
      thisMonth="2026-11"
      hasPreferences={false}
      favorites={favorites}
      unreadMessages={0}
      places={[]}
      next={NEXT}
    />,
  )
  expect(screen.getAllByText('Done')).toHaveLength(2)
  rerender(
    <Overview
      own={[ELLA]}
      thisMonth="2026-11"
      hasPreferences
      favorites={favorites}
      unreadMessages={0}
      places={[]}
      next={NEXT}
    />,
  )
  expect(screen.queryByRole('heading', { name: 'Three first steps' })).not.toBeInTheDocument()
})

test('the overview counts favorites and unread messages, and shows the child and the three newest items', () => {
  render(
    <Overview
      own={[ELLA]}
      thisMonth="2026-11"
      hasPreferences
      favorites={favorites}
      unreadMessages={12}
      places={[]}
      next={NEXT}
    />,
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

test('pending items come first: a choice, a message, a date, a review; an empty list says so', () => {
  const tour: CalendarDate = {
    ...PLAIN,
    key: 'tour-7',
    kind: 'tour',
    day: '2026-11-24',
    time: '10:00 AM EST',
    title: 'Little Harbor',
  }
  const next = {
    ...NEXT,
    toChoose: [{ inquiryId: 3, provider: 'Sunny Sprouts' }],
    toReview: [{ id: 'maple-k3f9', name: 'Maple Lane' }],
    dates: [tour],
  }
  const shown = { isNew: false, unreadMessages: 2, favorites: 0, ...next }
  const { rerender } = render(<NextSteps {...shown} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/caregiver-dashboard/messages/3',
    '/caregiver-dashboard?tab=messages',
    '/caregiver-dashboard?tab=calendar&day=2026-11-24',
    '/provider/maple-k3f9/review',
  ])
  expect(screen.getByText('Tuesday, Nov 24, 10:00 AM EST')).toBeInTheDocument()
  rerender(<NextSteps {...shown} {...NEXT} unreadMessages={0} />)
  expect(screen.getByText('Nothing waits for you today.')).toBeInTheDocument()
})

test("the settings show the channels of a parent's notifications, and that marketing is off", () => {
  const channel = (isOn: boolean) => ({ isOn, isFixed: false })
  const choice = {
    kind: 'tour-changed',
    label: 'Tours',
    channels: { app: channel(true), email: channel(false) },
  } as const
  render(<NotificationSummary choices={[choice]} />)
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Disabled', 'Enabled', 'Disabled'])
})
