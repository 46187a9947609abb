import userEvent from '@testing-library/user-event'
import { ProviderDashboard } from '@/components/listings/dashboard/provider-dashboard'
import { NoProfile, PublicProfile } from '@/components/listings/profile/public-profile'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { buildChange, buildOwnProfile, EMPTY_DASHBOARD_PROPS } from '@/tests/support/listings/own-profile-view'
import { mockFetchExceptDrafts, mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn(), back: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, router.push, router.refresh]) mock.mockReset()
  sessionStorage.clear()
  globalThis.fetch = mockFetchExceptDrafts(fetched)
})

let userId = 700
beforeEach(() => {
  userId += 1
})
const show = (profile: OwnProfile, isEditing = false) =>
  render(<PublicProfile userId={userId} profile={profile} isEditing={isEditing} {...EMPTY_DASHBOARD_PROPS} />)
const sentBody = () => JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body ?? '{}')
/** Not typed key by key: 62 amenities make each key slow in jsdom. */
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}(?: \\(optional\\))?$`), { selector: 'input, textarea' })
const submit = () => fireEvent.click(screen.getByText('Submit for Approval'))

test('a provider reads what the page says, and finds links to edit it and to the other parts', () => {
  render(
    <ProviderDashboard
      firstName="Rosa"
      own={{ providers: [], chosen: null }}
      counts={{ families: 0, messages: 0 }}
      current="profile"
    >
      <PublicProfile userId={userId} profile={buildOwnProfile()} isEditing={false} {...EMPTY_DASHBOARD_PROPS} />
    </ProviderDashboard>,
  )
  expect(screen.getByText('Care Provider Dashboard')).toBeInTheDocument()
  const parts = within(screen.getByRole('navigation', { name: 'Your dashboard' })).getAllByRole('link')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Families',
    'Messages',
    'Public Profile',
    'Calendar',
    'Analytics',
    'Atlas Insights',
    'Trade Journal',
    'Reviews',
    'Your people',
    'Billing',
  ])
  expect(screen.getByRole('link', { name: 'Edit Public Profile' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard?tab=profile&provider=little-harbor-academy-orlando-fl-k3f9&edit=1',
  )
  expect(screen.getByText(/Monday: 6:30 AM – 6:00 PM/)).toBeInTheDocument()
  expect(screen.getAllByText('Not stated')).toHaveLength(6)
})

test('each part of the profile is a line that says what it contains, what is missing and what is pending', () => {
  const change = buildChange({ fields: { phone: { from: '', to: '(407) 555-0199' } } })
  show(buildOwnProfile({ change }))
  const line = (name: string) => screen.getByRole('region', { name }).querySelector('summary')?.textContent
  expect(line('Name and logo')).toBe('Name and logoLittle Harbor AcademyMissing: logo')
  expect(line('About you')).toBe('About youA small center.Missing: services offered')
  expect(line('Hours')).toBe('HoursMon – Fri 6:30 AM – 6:00 PM')
  expect(line('Contact')).toBe('Contact(407) 555-0100Waiting for approval')
  expect(line('Photo gallery')).toBe('Photo galleryNo photos yetMissing: 3 more photos')
  expect(line('Openings and tuition')).toBe('Openings and tuitionMissing: openings and tuition')
  expect(document.querySelectorAll('section > details').length).toBeGreaterThanOrEqual(6)
  expect(document.querySelector('section > details[open]')).toBeNull()
})

test('a link to a part opens it', () => {
  window.location.hash = '#activities'
  show(buildOwnProfile())
  const open = () => [...document.querySelectorAll('section > details[open] > div')].map(({ id }) => id)
  expect(open()).toEqual(['activities'])
  window.location.hash = '#openings-and-tuition'
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(open()).toEqual(['activities', 'openings-and-tuition'])
  window.location.hash = ''
})

test('the keyboard focus moves to the form that its link opens, not to the top of the page', async () => {
  const profile = buildOwnProfile()
  const { rerender } = show(profile)
  act(() => screen.getByRole('link', { name: 'Edit Public Profile' }).focus())
  rerender(<PublicProfile userId={userId} profile={profile} isEditing {...EMPTY_DASHBOARD_PROPS} />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Name and logo' })).toHaveFocus()
})

test('a provider reads the strengths on its page, or how to get them', () => {
  const otherProps = { ...EMPTY_DASHBOARD_PROPS, userId, isEditing: false }
  const { rerender } = render(
    <PublicProfile
      {...otherProps}
      profile={buildOwnProfile()}
      reasons={[
        { code: 'ratio', band: 'infant', children: 3, limit: 4, state: 'FL' },
        { code: 'reply', percent: 97 },
      ]}
    />,
  )
  const card = () => within(screen.getByRole('region', { name: 'Why Families Choose Us' }))
  expect(
    card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1:3 with infants, where Florida allows 1:4', '97% of families have an answer within 3 days'])
  rerender(<PublicProfile {...otherProps} profile={buildOwnProfile()} reasons={[{ code: 'reply', percent: 97 }]} />)
  expect(card().getByText(/once we know 2 of these/)).toBeInTheDocument()
})

test('a user without a page reads what to do, or what is pending', () => {
  const { rerender } = render(<NoProfile />)
  expect(screen.getByRole('link', { name: 'Find your page' })).toHaveAttribute('href', '/claim')
  const claim = (id: number, slug: string | null, name: string) =>
    ({ id, status: 'pending', createdAt: '2026-11-20T15:00:00.000Z', provider: { id: slug, name } }) as const
  const seen = () => screen.getByRole('link', { name: 'See your claim' }).getAttribute('href')
  rerender(<NoProfile waiting={[claim(4, 'sunny-k3f9', 'Sunny')]} />)
  expect(screen.getByText(/Then you can edit the page: Sunny\./)).toBeInTheDocument()
  expect(seen()).toBe('/claim/sunny-k3f9')
  rerender(<NoProfile waiting={[claim(5, null, 'Moonbeam')]} />)
  expect(seen()).toBe('/claim/add/5')
  rerender(<NoProfile waiting={[claim(5, null, 'Moonbeam'), claim(4, 'sunny-k3f9', 'Sunny')]} />)
  expect(screen.getByText(/Moonbeam and Sunny\./)).toBeInTheDocument()
  expect(seen()).toBe('/claim')
})

test('while someone else claims the page, its people read that nothing changes, and its managers respond', () => {
  const { unmount } = show(buildOwnProfile({ contest: { mayAnswer: true } }))
  const notice = () => within(screen.getByRole('region', { name: 'Someone else claims this page' }))
  expect(notice().getByRole('link', { name: 'Add your evidence' })).toHaveAttribute(
    'href',
    '/claim/little-harbor-academy-orlando-fl-k3f9',
  )
  unmount()
  show(buildOwnProfile({ contest: { mayAnswer: false } }), true)
  expect(notice().queryByRole('link')).not.toBeInTheDocument()
  expect(notice().getByText(/We e-mailed your managers/)).toBeInTheDocument()
})

test('a pending change is shown with both texts and the day of the decision, and can be withdrawn', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { withdrawn: true }))
  show(buildOwnProfile({ change: buildChange() }))
  expect(screen.getByRole('heading', { name: 'Changes Pending Approval' })).toBeInTheDocument()
  expect(screen.getByText(/Sent Friday.*1-2 business days, by Tuesday/)).toBeInTheDocument()
  const banner = within(screen.getByRole('region', { name: 'Changes Pending Approval' }))
  expect(banner.getByText('garden', { selector: 'ins' })).toBeInTheDocument()
  fireEvent.click(screen.getByText('Withdraw'))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
})

test('a change that was not decided by its day says that we are late, from the day after', () => {
  const late = (today: string) => (
    <PublicProfile
      {...{ ...EMPTY_DASHBOARD_PROPS, today, userId, isEditing: false }}
      profile={buildOwnProfile({ change: buildChange() })}
    />
  )
  const { rerender } = render(late('2026-11-24'))
  expect(screen.getByText(/We’ll answer within 1-2 business days, by Tuesday/)).toBeInTheDocument()
  rerender(late('2026-11-25'))
  expect(screen.getByText('Sent Friday. We’re late with this: we meant to answer by Tuesday.')).toBeInTheDocument()
})

test('hours are shown as parsed while typing, and are sent as typed', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending', atOnce: [], waiting: ['hours'] }))
  show(buildOwnProfile(), true)
  fill('Closing time', '')
  fill('Opening time', '630a-6p, closed Fri')
  expect(screen.getByText('Friday: Closed')).toBeInTheDocument()
  expect(screen.getByText('1 of 62 chosen')).toBeInTheDocument()
  submit()
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(sentBody()).toMatchObject({
    openingTime: '630a-6p, closed Fri',
    closingTime: '',
    status: 'pending',
    version: 'v1',
    careproviderUserId: userId,
  })
})

test('a section is sent by itself: what is typed in another stays, on top of the new version', async () => {
  const saved = buildOwnProfile({
    version: 'v2',
    change: buildChange({ fields: { address: { from: '', to: '9 Oak St, Orlando, FL 32801' } } }),
  })
  const answer = { status: 'pending', atOnce: [], waiting: ['address'] }
  fetched.mockImplementation((_: string, { method }: { method?: string } = {}) =>
    Promise.resolve(mockFetchResult(200, method === 'POST' ? answer : saved)),
  )
  show(buildOwnProfile(), true)
  fill('Address', '9 Oak St, Orlando, FL 32801')
  fill('About us', 'A garden.')
  fireEvent.click(screen.getByRole('button', { name: 'Submit for Approval: Address' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /: Address$/ })).not.toBeInTheDocument())
  const posts = () =>
    fetched.mock.calls.filter(([, options]) => options?.method === 'POST').map(([, { body }]) => JSON.parse(body))
  expect(posts()).toEqual([
    {
      address: '9 Oak St, Orlando, FL 32801',
      careproviderUserId: userId,
      providerId: saved.id,
      status: 'pending',
      version: 'v1',
    },
  ])
  expect(router.push).not.toHaveBeenCalled()
  expect(field('About us')).toHaveValue('A garden.')
  fireEvent.click(screen.getByRole('button', { name: 'Submit for Approval: About you' }))
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(posts()[1]).toMatchObject({ aboutUs: 'A garden.', version: 'v2' })
  expect(posts()[1]).not.toHaveProperty('address')
})

test('a description for families who read in Spanish is written beside the English one, and sent with it', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending', atOnce: [], waiting: ['aboutUs-es-US'] }))
  show(buildOwnProfile(), true)
  expect(field('About us in Spanish')).toHaveAttribute('lang', 'es-US')
  expect(field('About us in Spanish')).toHaveAccessibleDescription(
    'Families who read the site in Spanish see this. Without it, they see the English one.',
  )
  fill('About us in Spanish', 'Un centro pequeño.')
  submit()
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(sentBody()).toMatchObject({ aboutUs: 'A small center.', 'aboutUs-es-US': 'Un centro pequeño.' })
})

test('a proposed Spanish text is marked as Spanish; a page without one is not incomplete', () => {
  const { unmount } = show(buildOwnProfile({ live: { ...buildOwnProfile().live, servicesOffered: 'Piano' } }))
  expect(screen.queryByText(/Missing: .*Spanish/)).not.toBeInTheDocument()
  unmount()
  const fields = { 'aboutUs-es-US': { from: '', to: 'Un centro pequeño.' } }
  show(buildOwnProfile({ change: buildChange({ fields }) }))
  expect(screen.getByText(/^Waiting: About us in Spanish\./)).toBeInTheDocument()
  for (const text of screen.getAllByText('Un centro pequeño.')) expect(text).toHaveAttribute('lang', 'es-US')
})

test('a saved section is not reported as failed, even when its new version cannot be loaded', async () => {
  fetched.mockImplementation((_: string, { method }: { method?: string } = {}) =>
    method === 'POST'
      ? Promise.resolve(mockFetchResult(200, { status: 'pending', atOnce: [], waiting: ['address'] }))
      : Promise.reject(new TypeError('no connection')),
  )
  show(buildOwnProfile(), true)
  fill('Address', '9 Oak St, Orlando, FL 32801')
  fill('About us', 'A garden.')
  fireEvent.click(screen.getByRole('button', { name: 'Submit for Approval: Address' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/couldn’t send/)).not.toBeInTheDocument()
})

test('at each field a provider reads what is live, what is pending, and what happens when it is sent', () => {
  const phone = { from: '(407) 555-0100', to: '(212) 555-0100' }
  show(buildOwnProfile({ change: buildChange({ fields: { phone } }) }), true)
  const contact = within(screen.getByRole('form', { name: 'Contact' }))
  expect(contact.getByText('Waiting for approval. Families see: (407) 555-0100')).toBeInTheDocument()
  expect(contact.queryByRole('button')).not.toBeInTheDocument()
  fill('Phone', '(407) 555-0199')
  expect(contact.getByText('Goes live as soon as you save')).toBeInTheDocument()
  expect(contact.getByRole('button', { name: 'Save: Contact' })).toBeInTheDocument()
  fill('Email', 'office@harbor.example')
  expect(contact.getByText(/An admin reviews this first/)).toBeInTheDocument()
  expect(contact.getByRole('button', { name: 'Submit for Approval: Contact' })).toBeInTheDocument()
  fireEvent.click(contact.getByRole('button', { name: 'Undo: Contact' }))
  expect(field('Phone')).toHaveValue('(212) 555-0100')
  expect(contact.queryByRole('button')).not.toBeInTheDocument()
  expect(within(screen.getByRole('form', { name: 'Address' })).getByText('Live')).toBeInTheDocument()
})

test('the banner says which changes are pending and which are already live', () => {
  show(buildOwnProfile({ change: buildChange(), liveSince: ['phone', 'photos'] }))
  const banner = within(screen.getByRole('region', { name: 'Changes Pending Approval' }))
  expect(banner.getByText(/^Waiting: About us\./)).toBeInTheDocument()
  expect(banner.getByText('Live already: Phone and Photos.')).toBeInTheDocument()
})

test('invalid input shows an error at its field and nothing is sent; the input is there after a reload', async () => {
  const { unmount } = show(buildOwnProfile(), true)
  fill('Email', 'office')
  submit()
  expect(await screen.findByText(/like office@example.com/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
  unmount()
  show(buildOwnProfile(), true)
  await waitFor(() => expect(field('Email')).toHaveValue('office'))
})

test('the input stays when the connection is lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  fetched.mockRejectedValue(new TypeError('no connection'))
  show(buildOwnProfile(), true)
  fill('About us', 'A small center. With a yard.')
  submit()
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument()
  expect(field('About us')).toHaveValue('A small center. With a yard.')
})

test('the second of two concurrent editors sees both texts, and chooses', async () => {
  const now = buildOwnProfile({ change: buildChange(), version: 'v2' })
  fetched.mockImplementation((_: string, { method }: { method?: string }) =>
    Promise.resolve(
      method === 'POST'
        ? mockFetchResult(409, { message: 'Somebody else has changed this page.' })
        : mockFetchResult(200, now),
    ),
  )
  show(buildOwnProfile(), true)
  fill('About us', 'A small center. Mine.')
  submit()
  expect(await screen.findByText('Meanwhile, this was saved:')).toBeInTheDocument()
  expect(field('About us')).toHaveValue('A small center. Mine.')
  expect(screen.getByText('A garden.', { selector: 'p' })).toBeInTheDocument()
  fireEvent.click(screen.getByText('Use this text'))
  expect(field('About us')).toHaveValue('A garden.')
  fill('About us', 'A garden, and a yard.')
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending', atOnce: [], waiting: [] }))
  submit()
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(sentBody()).toMatchObject({ aboutUs: 'A garden, and a yard.', version: 'v2' })
})

test('when nothing was accepted, nobody reads that the rest is on the page', () => {
  const refused = { accepted: false as const, reason: 'No promises.' }
  const change = buildChange({ status: 'decided', decisions: { aboutUs: refused, phone: refused } })
  show(buildOwnProfile({ change }))
  expect(screen.getByRole('heading', { name: 'We didn’t accept your changes' })).toBeInTheDocument()
  expect(screen.getByText(/^Your page stays as it was/)).toBeInTheDocument()
  expect(screen.queryByText(/The rest is on your page/)).not.toBeInTheDocument()
})

test('a rejected value is shown at its field with the reason, and can be edited again', async () => {
  const decisions = {
    aboutUs: { accepted: false as const, reason: 'No promises.' },
    phone: { accepted: true as const },
  }
  const change = buildChange({ status: 'decided', decisions })
  const { unmount } = show(buildOwnProfile({ change }))
  expect(screen.getByRole('heading', { name: 'We didn’t accept some of your changes' })).toBeInTheDocument()
  expect(screen.getByText(/^The rest is on your page/)).toBeInTheDocument()
  expect(screen.getByText(/Why: No promises\./)).toBeInTheDocument()
  unmount()
  show(buildOwnProfile({ change }), true)
  expect(screen.getByText('Not accepted: No promises. You wrote:')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Use this text'))
  expect(field('About us')).toHaveValue('A garden.')
})
