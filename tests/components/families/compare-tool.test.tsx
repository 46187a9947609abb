import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { CompareTool } from '@/components/families/compare/compare-tool'
import { comparisonResultOf } from '@/components/families/compare/comparison-result'
import { Toaster } from '@/components/ui/overlays/toasts'
import { rank } from '@/lib/families/compare/rules/criteria'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import type { Family } from '@/lib/families/compare/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'

const NOW = new Date('2026-11-22T12:00:00Z')
const FAMILY: Family = {
  needs: { ...NO_FAMILY.needs, ageMonths: 14, startMonth: '2026-12', weeklyBudgetCents: 29_000 },
  wishes: { ...NO_FAMILY.wishes, amenities: ['nap_room', 'nut_free'] },
}
const harbor = buildDetail({ id: 'harbor-k3f9', name: 'Harbor' })
const meadow = buildDetail({ id: 'meadow-k3fb', name: 'Meadow', ageMinMonths: 36 })
const listed = buildDetail({ id: 'listed-k3fc', name: 'Listed', ageBands: [], ageMinMonths: null, amenities: [] })
const resultsFor = (family: Family, ...all: ReturnType<typeof buildDetail>[]) =>
  rank(
    all.map((candidate) => comparisonResultOf({ candidate, formerNames: [] }, { family, weights: {}, now: NOW })),
    {},
  ).map(({ one }) => one)

const CHOICE = { childId: null, weights: {}, linkMadeAt: null, children: [{ id: 1, name: 'Mia' }] }
let requests: [string, unknown][]
let replies: Record<string, () => Response>

async function signInAs(role: 'visitor' | 'caregiver' | 'careprovider') {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id: 7, role, email: 'dana@home.test' })
    const call = `${method} ${path.split('?')[0]}`
    requests.push([call, body && JSON.parse(String(body))])
    return replies[call]?.() ?? mockFetchResult(200, [])
  }) as typeof fetch
  await act(refreshSession)
}
async function open(role: 'visitor' | 'caregiver' = 'caregiver') {
  await signInAs(role)
  render(
    <>
      <CompareTool />
      <Toaster />
    </>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Compare My Favorites' }))
  return user
}
const names = () => screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent ?? [])
const ranked = () => names().filter((name) => ['Harbor', 'Meadow', 'Listed'].includes(name))
const itemOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)

beforeEach(() => {
  requests = []
  localStorage.clear()
  replies = {
    'GET /api/compare/favorites': () => mockFetchResult(200, resultsFor(FAMILY, listed, meadow, harbor)),
    'GET /api/compare/choice': () => mockFetchResult(200, CHOICE),
  }
})

test('nothing is loaded before a parent opens the tool; then favorites are sorted by match, with the reasons', async () => {
  await open()
  expect(await screen.findByRole('list', { name: 'Ranked list' })).toBeInTheDocument()
  expect(ranked()).toEqual(['Harbor', 'Meadow', 'Listed'])
  expect(itemOf('Harbor').getByText('Excellent Match')).toBeInTheDocument()
  expect(itemOf('Harbor').getByText('Best Match')).toBeInTheDocument()
  expect(itemOf('Harbor').getByText('Your budget: $290 a week')).toBeInTheDocument()
  expect(itemOf('Harbor').getByText('Not stated: Nut-free')).toBeInTheDocument()
  expect(itemOf('Meadow').queryByText('Best Match')).not.toBeInTheDocument()
  expect(itemOf('Meadow').getByText('Does not')).toBeInTheDocument()
})

test('a provider with too little information has no score, and is not called a bad match', async () => {
  await open()
  await screen.findByRole('list', { name: 'Ranked list' })
  const item = itemOf('Listed')
  expect(item.getByText('Too little known')).toBeInTheDocument()
  for (const words of [/Match$/, /^Match score/]) expect(item.queryByText(words)).not.toBeInTheDocument()
})

test("a parent's weights change order and scores immediately, and are saved", async () => {
  const user = await open()
  await user.selectOptions(await screen.findByLabelText('Ages'), 'Leave out')
  expect(itemOf('Meadow').getByText('Match score: 100 of 100')).toBeInTheDocument()
  expect(requests.at(-1)).toEqual(['PATCH /api/compare/choice', { weights: { ages: 0 } }])
  expect(requests.filter(([call]) => call === 'GET /api/compare/favorites')).toHaveLength(1)
})

test('a choice that cannot be saved still applies on the page, with a message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  replies['PATCH /api/compare/choice'] = () => mockFetchResult(500, {})
  const user = await open()
  await user.selectOptions(await screen.findByLabelText('Ages'), 'Leave out')
  expect(await screen.findByText(/^Your choice could not be saved/)).toBeInTheDocument()
  expect(itemOf('Meadow').getByText('Match score: 100 of 100')).toBeInTheDocument()
})

test('the comparison has a column for every provider and a row for every criterion', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Side by side' }))
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Harbor', 'Meadow', 'Listed']))
  for (const label of ['Ages', 'Openings', 'Price', 'License', 'Registration fee'])
    expect(within(table).getByText(label)).toBeInTheDocument()
})

test.each([
  ['there are no favorites', () => mockFetchResult(200, [])],
  ['they cannot be loaded', () => mockFetchResult(500, {})],
])('when %s a parent returns to the favorites, with the focus on the button', async (_, reply) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  replies['GET /api/compare/favorites'] = reply
  const user = await open()
  expect(await screen.findByText('No favorites to compare yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to Favorites' }))
  const opener = await screen.findByRole('button', { name: 'Compare My Favorites' })
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(opener).toHaveFocus()
})

test('a visitor compares the favorites of their browser, and reads what an account adds', async () => {
  localStorage.setItem('favorites', '["harbor-k3f9"]')
  replies['GET /api/compare/kept'] = () => mockFetchResult(200, resultsFor(NO_FAMILY, harbor))
  await open('visitor')
  expect(await screen.findByText(/^With a free account/)).toBeInTheDocument()
  expect(ranked()).toEqual(['Harbor'])
  expect(screen.queryByText(/Match score/)).not.toBeInTheDocument()
  expect(screen.queryByText('What counts most')).not.toBeInTheDocument()
})

test('a link is created, shown once, and revoked', async () => {
  replies['POST /api/compare/link'] = () =>
    mockFetchResult(200, { url: 'https://n.test/favorites/shared#token=abc', linkMadeAt: NOW.toISOString() })
  const user = await open()
  await user.click(await screen.findByText('Share by a secret link'))
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByLabelText('Your link')).toHaveValue('https://n.test/favorites/shared#token=abc')
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The link no longer works')).toBeInTheDocument()
  expect(screen.queryByLabelText('Your link')).not.toBeInTheDocument()
})

test('a provider has nothing to compare', async () => {
  await signInAs('careprovider')
  render(<CompareTool />)
  expect(screen.queryByRole('heading', { name: 'Compare your favorites' })).not.toBeInTheDocument()
})
