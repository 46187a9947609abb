import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { FavoritesLink } from '@/components/families/favorites/favorites-link'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const calls: { method: string; path: string; body: unknown }[] = []
/** What the server answers by method and path; 200 and nothing where a test does not say. */
let answers: Record<string, () => Response | Promise<Response>>
let who: { id: number; role: string; email: string } | null

const kept = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')
const told = (id: string) => ({ id, name: `Harbor ${id}`, address: 'Orlando, FL 32801', rating: 4.5 })

async function become(person: typeof who) {
  who = person
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets; jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${person ? 60 : 0}`
  await act(refreshSession)
}
const parent = { id: 7, role: 'caregiver', email: 'dana@home.test' }

/** Two hearts of one provider, as on its page, and one of another. */
const page = () =>
  render(
    <>
      <FavoritesLink />
      <FavoriteButton look="round" told={told('a-k3f9')} wayBack="/search?zipCode=32801" />
      <FavoriteButton look="wide" told={told('a-k3f9')} wayBack="/provider/a-k3f9" />
      <FavoriteButton look="round" told={told('b-k3fb')} wayBack="/search" />
      <SignInPrompt />
      <Toaster />
    </>,
  )
const heart = (id: string) => screen.getByRole('button', { name: `Add to Favorites: Harbor ${id}`, hidden: true })

beforeEach(async () => {
  calls.length = 0
  answers = {}
  localStorage.clear()
  for (const { id } of currentToasts()) dismissToast(id)
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, who)
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return (answers[`${method} ${path.split('?')[0]}`] ?? (() => mockFetchResult(200, method === 'GET' ? [] : {})))()
  }) as typeof fetch
  await become(null)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })))
})

test('a visitor’s favorite is stored in this browser immediately, shown everywhere, and the prompt shows what an account adds', async () => {
  page()
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByRole('dialog', { name: 'Kept in this browser' })).toBeInTheDocument()
  expect(kept()).toEqual(['a-k3f9'])
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
  expect(kept()).toEqual(['b-k3fb'])
})

test('a browser stores fifty, and one more replaces none of them', async () => {
  const full = Array.from({ length: 50 }, (_, index) => `x-${index}`)
  localStorage.setItem('favorites', JSON.stringify(full))
  page()
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByRole('dialog', { name: 'Sign in to save more' })).toBeInTheDocument()
  expect(kept()).toEqual(full)
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
})

test('a parent’s favorite is saved to their account, and the heart does not wait for the response', async () => {
  page()
  await become(parent)
  let finish = (_answer: Response) => {}
  answers['POST /api/favorites'] = () => new Promise((resolve) => (finish = resolve))
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
  expect(kept()).toEqual([])
})

test('when the server rejects, the heart is empty again and says why', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  page()
  await become(parent)
  answers['POST /api/favorites'] = () =>
    mockFetchResult(409, { message: 'You have 500 favorites. Please remove one first.' })
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByText('You have 500 favorites. Please remove one first.')).toBeInTheDocument()
  expect(screen.getByText('Error')).toBeInTheDocument()
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'false')
  answers['POST /api/favorites'] = () => Promise.reject(new TypeError('no connection'))
  await userEvent.click(heart('b-k3fb'))
  expect(await screen.findByText('Failed to add to favorites.')).toBeInTheDocument()
  expect(heart('b-k3fb')).toHaveAttribute('aria-pressed', 'false')
})

test('a heart pressed after the session expired is stored in this browser', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  page()
  await become(parent)
  answers['POST /api/favorites'] = () => mockFetchResult(401, { message: 'Please sign in first.' })
  who = null
  await userEvent.click(heart('a-k3f9'))
  await waitFor(() => expect(kept()).toEqual(['a-k3f9']))
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
})

test('a provider who presses the heart sees whom favorites are for', async () => {
  page()
  await become({ ...parent, role: 'careprovider' })
  expect(heart('a-k3f9')).toHaveAttribute('title', 'Sign in to save favorites')
  expect(screen.queryByRole('link', { name: /^Favorites/ })).not.toBeInTheDocument()
  await userEvent.click(heart('a-k3f9'))
  expect(await screen.findByText('Caregiver Account Required')).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(kept()).toEqual([])
})

test('signing in uploads the browser’s favorites, which are cleared only after the server saved them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('favorites', '["a-k3f9"]')
  page()
  answers['POST /api/favorites/merge'] = () => mockFetchResult(500, { message: 'Something went wrong on our side.' })
  await become(parent)
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']))
  expect(kept()).toEqual(['a-k3f9'])
  await become(null)
  answers = {
    'GET /api/favorites': () => mockFetchResult(200, [{ daycareId: 'renamed-k3f9' }, { daycareId: 'c-k3fc' }]),
  }
  await become(parent)
  expect(await screen.findByText('Your favorites came along')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.endsWith('/merge')).at(-1)?.body).toEqual({ daycareIds: ['a-k3f9'] })
  expect(kept()).toEqual([])
  // The name before the code has changed meanwhile.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Favorites, 2 saved' })).toBeInTheDocument())
  expect(heart('a-k3f9')).toHaveAttribute('aria-pressed', 'true')
})

test('invalid data in the browser’s list is not treated as a provider', async () => {
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
