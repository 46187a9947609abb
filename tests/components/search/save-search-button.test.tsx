import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { SaveSearchButton } from '@/components/search/saved-searches/save-search-button'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen } from '@/tests/support/setup/render'

const calls: { path: string; body: unknown }[] = []
let saving: () => Response
let user: { id: number; role: string; email: string } | null
const parent = { id: 7, role: 'caregiver', email: 'dana@home.test' }

async function signInAs(person: typeof user) {
  user = person
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${person ? 60 : 0}`
  await act(refreshSession)
}

const page = () =>
  render(
    <>
      <SaveSearchButton address="/search?zipCode=32801&age=10" name="Orlando, FL 32801, 10 months" />
      <SignInPrompt />
      <Toaster />
    </>,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save this search' }))

beforeEach(async () => {
  calls.length = 0
  saving = () => mockFetchResult(201, { id: 1, isNew: true })
  sessionStorage.clear()
  window.history.replaceState(null, '', '/search?zipCode=32801&age=10')
  for (const { id } of currentToasts()) dismissToast(id)
  global.fetch = (async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, user)
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return saving()
  }) as typeof fetch
  await signInAs(null)
})

test("a parent's press saves the search with its name, and shows a link to the list", async () => {
  await signInAs(parent)
  page()
  await press()
  expect(await screen.findByRole('link', { name: 'See saved searches' })).toHaveAttribute('href', '/saved-searches')
  expect(calls).toEqual([
    { path: '/api/saved-searches', body: { search: 'zipCode=32801&age=10', name: 'Orlando, FL 32801, 10 months' } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Search saved' }))
  expect(calls).toHaveLength(1)
})

test('a search that was already saved says so', async () => {
  saving = () => mockFetchResult(200, { id: 1, isNew: false })
  await signInAs(parent)
  page()
  await press()
  expect(await screen.findByText('You already saved this search')).toBeInTheDocument()
})

test('an error gives its reason, and the button can be pressed again', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  saving = () => mockFetchResult(409, { message: 'You have 20 saved searches. Please delete one first.' })
  await signInAs(parent)
  page()
  await press()
  expect(await screen.findByText('You have 20 saved searches. Please delete one first.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save this search' })).not.toHaveAttribute('aria-disabled')
})

test('a visitor is prompted to sign in, and the search is saved afterwards', async () => {
  page()
  await press()
  expect(await screen.findByRole('dialog', { name: 'Sign in to save this search' })).toBeInTheDocument()
  // jsdom does not navigate; only the press matters.
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  signIn.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(signIn)
  expect(calls).toEqual([])
  await signInAs(parent)
  expect(await screen.findByRole('button', { name: 'Search saved', hidden: true })).toBeInTheDocument()
  expect(calls).toHaveLength(1)
})

test('an action started on another search is not saved here', async () => {
  const pending = { act: 'save-search', id: 'search', path: '/search?zipCode=33101', at: Date.now() }
  sessionStorage.setItem('begun-act', JSON.stringify(pending))
  await signInAs(parent)
  page()
  expect(calls).toEqual([])
})

test('a provider reads whom saved searches are for', async () => {
  await signInAs({ ...parent, role: 'careprovider' })
  page()
  await press()
  expect(await screen.findByText('Caregiver Account Required')).toBeInTheDocument()
  expect(calls).toEqual([])
})
