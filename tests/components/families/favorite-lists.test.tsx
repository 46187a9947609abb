import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { DashboardFavorites, TopFavorites } from '@/components/families/favorites/dashboard-favorites'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { publishFavorites } from '@/components/families/favorites/favorite-store'
import { FavoritesView } from '@/components/families/favorites/favorites-view'
import { storeTypedDraft } from '@/components/forms/use-draft'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, render, screen } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const NOW = new Date('2026-11-22T12:00:00Z')
const favorite = (id: string, change: Parameters<typeof buildDetail>[0] = {}, formerNames: string[] = []) =>
  favoriteRowOf({ provider: buildDetail({ id, name: `Harbor ${id}`, ...change }), savedAs: [id], formerNames }, NOW)

let rows: () => Promise<Response>
const requests: string[] = []

async function signInAs(role: 'visitor' | 'caregiver' | 'careprovider') {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id: 7, role, email: 'dana@home.test' })
    requests.push(`${method} ${path}`)
    return path.startsWith('/api/favorites/rows') ? rows() : mockFetchResult(200, method === 'GET' ? [] : {})
  }) as typeof fetch
  await act(refreshSession)
}
const show = (view: React.ReactNode) =>
  render(
    <>
      {view}
      <Toaster />
    </>,
  )

beforeEach(() => {
  requests.length = 0
  refresh.mockClear()
  localStorage.clear()
  rows = async () => mockFetchResult(200, [])
})

test('a visitor sees the favorites of their browser, with links to an account, and removes one', async () => {
  localStorage.setItem('favorites', '["a-k3f9","b-k3fb"]')
  rows = async () => mockFetchResult(200, [favorite('a-k3f9'), favorite('b-k3fb')])
  await signInAs('visitor')
  show(<FavoritesView />)
  expect(await screen.findByRole('heading', { name: 'Harbor a-k3f9' })).toBeInTheDocument()
  expect(requests).toEqual(['GET /api/favorites/rows?ids=a-k3f9%2Cb-k3fb'])
  expect(screen.getByText(/^Saved in this browser/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor a-k3f9' }))
  expect(await screen.findByText('Removed from Favorites')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Harbor a-k3f9' })).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Favorites' })).toHaveFocus()
  expect(localStorage.getItem('favorites')).toBe('["b-k3fb"]')
})

test('the focus stays at the list when its last favorite is removed', async () => {
  localStorage.setItem('favorites', '["a-k3f9"]')
  rows = async () => mockFetchResult(200, [favorite('a-k3f9')])
  await signInAs('visitor')
  show(<FavoritesView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Harbor a-k3f9' }))
  const next = await screen.findByRole('link', { name: 'Explore Daycares' })
  expect(next.closest('[tabindex="-1"]')).toHaveFocus()
})

test('the focus stays on the dashboard when its last favorite is removed', async () => {
  await signInAs('caregiver')
  show(<DashboardFavorites favorites={[favorite('a-k3f9')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor a-k3f9' }))
  const next = await screen.findByRole('link', { name: 'Explore Daycares' })
  expect(next.closest('[tabindex="-1"]')).toHaveFocus()
})

test('a closed provider says so and offers no actions; a merged one shows its old name', async () => {
  localStorage.setItem('favorites', '["a-k3f9","b-k3fb"]')
  rows = async () =>
    mockFetchResult(200, [favorite('a-k3f9', { status: 'closed' }), favorite('b-k3fb', {}, ['Harbor Annex'])])
  await signInAs('caregiver')
  show(<FavoritesView />)
  expect(await screen.findByText('This provider has closed.')).toBeInTheDocument()
  expect(screen.getByText('Harbor Annex is now part of Harbor b-k3fb.')).toBeInTheDocument()
})

test('when the rows fail to load a parent reads that nothing is lost, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  rows = async () => mockFetchResult(500, {})
  await signInAs('caregiver')
  show(<FavoritesView />)
  expect(await screen.findByText('We couldn’t load your favorites')).toBeInTheDocument()
  rows = async () => mockFetchResult(200, [])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Explore Daycares' })).toHaveAttribute('href', '/')
})

test('a provider reads whom favorites are for', async () => {
  await signInAs('careprovider')
  show(<FavoritesView />)
  expect(await screen.findByText('Caregiver Account Required')).toBeInTheDocument()
})

test('the dashboard shows the first three, and the next one moves up when one is removed', async () => {
  await signInAs('caregiver')
  show(
    <TopFavorites
      title="Your top three"
      favorites={['a', 'b', 'c', 'd'].map((name) => favorite(`${name}-k3f${name}`))}
    />,
  )
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Harbor a-k3fa', 'Harbor b-k3fb', 'Harbor c-k3fc'])
  expect(screen.getByRole('link', { name: 'Compare My Favorites' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=favorites',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor a-k3fa' }))
  expect(requests).toContain('DELETE /api/favorites?caregiverId=7&daycareId=a-k3fa')
  expect(names()).toEqual(['Harbor b-k3fb', 'Harbor c-k3fc', 'Harbor d-k3fd'])
})

test('a failed removal leaves the favorite where it is and shows the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await signInAs('caregiver')
  show(<DashboardFavorites favorites={[favorite('a-k3f9')]} />)
  global.fetch = (async () => mockFetchResult(500, 'no server')) as unknown as typeof fetch
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor a-k3f9' }))
  expect(await screen.findByText('Failed to remove from favorites.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove Harbor a-k3f9' })).not.toHaveAttribute('aria-disabled')
})

test('unsaved notes are restored, also when they are opened before the session is known', async () => {
  const notes = { favoriteId: 4, note: '', touredOn: null, scores: {}, version: 'v1' }
  const base = { note: '', touredOn: '', scores: {} }
  storeTypedDraft(7, 'notes-4', { base, typed: { ...base, note: 'Bring socks.' } })
  await signInAs('caregiver')
  act(() => publishFavorites({ owner: null }))
  show(<DashboardFavorites favorites={[{ ...favorite('a-k3f9'), notes }]} />)
  await userEvent.click(screen.getByRole('button', { name: /^Add notes/ }))
  act(() => publishFavorites({ owner: 7 }))
  expect(await screen.findByLabelText('Notes')).toHaveValue('Bring socks.')
})
