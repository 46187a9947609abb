import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { FavoritesLink } from '@/components/families/favorites/favorites-link'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen, waitFor } from '@/tests/support/setup/render'

const calls: { method: string; path: string; body: unknown }[] = []
/** Responses of the server by method and path; an empty 200 by default. */
let responses: Record<string, () => Response | Promise<Response>>
let user: { id: number; role: string; email: string } | null

const storedFavorites = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')
const summary = (id: string) => ({ id, name: `Harbor ${id}`, address: 'Orlando, FL 32801', rating: 4.5 })

async function signInAs(person: typeof user) {
  user = person
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${person ? 60 : 0}`
  await act(refreshSession)
}
const parent = { id: 7, role: 'caregiver', email: 'dana@home.test' }

/** Two hearts of one provider, as on its page, and one of another. */
const page = () =>
  render(
    <>
      <FavoritesLink />
      <FavoriteButton variant="round" provider={summary('a-k3f9')} wayBack="/search?zipCode=32801" />
      <FavoriteButton variant="wide" provider={summary('a-k3f9')} wayBack="/provider/a-k3f9" />
      <FavoriteButton variant="round" provider={summary('b-k3fb')} wayBack="/search" />
      <SignInPrompt />
      <Toaster />
    </>,
  )
const heart = (id: string) => screen.getByRole('button', { name: `Add to Favorites: Harbor ${id}`, hidden: true })

beforeEach(async () => {
  calls.length = 0
  responses = {}
  localStorage.clear()
  for (const { id } of currentToasts()) dismissToast(id)
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, user)
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return (responses[`${method} ${path.split('?')[0]}`] ?? (() => mockFetchResult(200, method === 'GET' ? [] : {})))()
  }) as typeof fetch
  await signInAs(null)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })))
})

test("a visitor's favorite is immediately stored in this browser, shown everywhere, and the prompt says what an account adds", async () => {
  page()
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByRole('dialog', { name: 'Saved in this browser' })).toBeInTheDocument()
  expect(storedFavorites()).toEqual(['a-k3f9'])
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('a-k3f9')).toHaveAttribute('title', 'Already in favorites')
  expect(screen.getByText('Favorited')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Favorites, 1 saved', hidden: true })).toHaveAttribute('href', '/favorites')
  expect(calls).toEqual([])
})

test('from the second favorite on a visitor is not prompted again', async () => {
  page()
  await userEvent.click(heart('b-k3fb'))
  expect(await screen.findByText('Added to Favorites')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(heart('b-k3fb'))
  expect(storedFavorites()).toEqual(['b-k3fb'])
})

test('a browser stores up to fifty favorites, and loses none for one more', async () => {
  const full = Array.from({ length: 50 }, (_, index) => `x-${index}`)
  localStorage.setItem('favorites', JSON.stringify(full))
  page()
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByRole('dialog', { name: 'Sign in to save more' })).toBeInTheDocument()
  expect(storedFavorites()).toEqual(full)
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
})

test("a parent's favorite is saved to their account, and the heart changes before the response", async () => {
  page()
  await signInAs(parent)
  let finish = (_answer: Response) => {}
  responses['POST /api/favorites'] = () => new Promise((resolve) => (finish = resolve))
  await userEvent.click(heart('a-k3f9'))
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart('a-k3f9'))
  await act(async () => finish(mockFetchResult(201, { saved: true })))
  expect(await screen.findByText('Daycare center has been saved to your favorites.')).toBeInTheDocument()
  const posted = calls.filter(({ method, path }) => method === 'POST' && path === '/api/favorites')
  expect(posted.map(({ body }) => body)).toEqual([
    {
      caregiverId: 7,
      daycareId: 'a-k3f9',
      daycareName: 'Harbor a-k3f9',
      daycareAddress: 'Orlando, FL 32801',
      daycareRating: '4.5',
    },
  ])
  expect(storedFavorites()).toEqual([])
})

test('when the server rejects it, the heart is empty again with the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  page()
  await signInAs(parent)
  responses['POST /api/favorites'] = () =>
    mockFetchResult(409, { message: 'You have 500 favorites. Please remove one first.' })
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByText('You have 500 favorites. Please remove one first.')).toBeInTheDocument()
  expect(screen.getByText('Error')).toBeInTheDocument()
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
  responses['POST /api/favorites'] = () => Promise.reject(new TypeError('no connection'))
  await userEvent.click(heart('b-k3fb'))
  expect(await screen.findByText('Failed to add to favorites.')).toBeInTheDocument()
  expect(heart('b-k3fb')).toHaveAttribute('aria-pressed', 'false')
})

test('a favorite pressed after the session expired is stored in this browser', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  page()
  await signInAs(parent)
  responses['POST /api/favorites'] = () => mockFetchResult(401, { message: 'Please sign in first.' })
  user = null
  await userEvent.click(heart('a-k3f9'))
  await waitFor(() => expect(storedFavorites()).toEqual(['a-k3f9']))
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
})

test('a provider who presses the heart reads whom favorites are for', async () => {
  page()
  await signInAs({ ...parent, role: 'careprovider' })
  expect(heart('a-k3f9')).toHaveAttribute('title', 'Sign in to save favorites')
  expect(screen.queryByRole('link', { name: /^Favorites/ })).not.toBeInTheDocument()
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByText('Caregiver Account Required')).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(storedFavorites()).toEqual([])
})

test("signing in moves the browser's favorites to the account, and deletes them only after the server accepted them", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('favorites', '["a-k3f9"]')
  page()
  responses['POST /api/favorites/merge'] = () => mockFetchResult(500, { message: 'Something went wrong on our side.' })
  await signInAs(parent)
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']))
  expect(storedFavorites()).toEqual(['a-k3f9'])
  await signInAs(null)
  responses = {
    'GET /api/favorites': () => mockFetchResult(200, [{ daycareId: 'renamed-k3f9' }, { daycareId: 'c-k3fc' }]),
  }
  await signInAs(parent)
  expect(await screen.findByText('We added your favorites')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.endsWith('/merge')).at(-1)?.body).toEqual({ daycareIds: ['a-k3f9'] })
  expect(storedFavorites()).toEqual([])
  // The name before the code has changed since then.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Favorites, 2 saved' })).toBeInTheDocument())
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
})

test("manipulated entries in the browser's list are not providers", async () => {
  localStorage.setItem('favorites', '["a-k3f9", 7, "<script>", null]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })))
  page()
  expect(await screen.findByRole('link', { name: 'Favorites, 1 saved' })).toBeInTheDocument()
  localStorage.setItem('favorites', '{broken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })))
  expect(heart('a-k3f9')).toBeInTheDocument()
})

test('without JavaScript the heart leads to the sign-in page, and back', () => {
  page()
  const button = heart('a-k3f9')
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['next', '/search?zipCode=32801'])
  const form = document.getElementById(button.getAttribute('form') ?? '')
  expect(form).toHaveAttribute('action', '/signin')
})
