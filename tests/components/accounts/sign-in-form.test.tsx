import { refreshSession } from '@/components/accounts/session'
import { SignInForm } from '@/components/accounts/sign-in/sign-in-flow'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, waitFor } from '@/tests/support/setup/render'

const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace }) }))

const NEXT = '/provider/little-harbor-k3f9#contact'

async function signInAs(person: object | null) {
  globalThis.fetch = jest.fn(async () => mockFetchResult(200, person)) as typeof fetch
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${person ? 60 : 0}`
  await act(refreshSession)
}
const parent = { id: 7, role: 'caregiver', email: 'dana@home.test' }
const open = (next?: string) => {
  window.history.replaceState(null, '', next ? `/signin?next=${encodeURIComponent(next)}` : '/signin')
  render(<SignInForm />)
}

beforeEach(() => replace.mockClear())

test('a signed-in user who follows a link to sign-in continues to its target', async () => {
  await signInAs(parent)
  open(NEXT)
  await waitFor(() => expect(replace).toHaveBeenCalledWith(NEXT))
})

test('a signed-in user who opens the page directly continues to their dashboard', async () => {
  await signInAs(parent)
  open()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/caregiver-dashboard'))
})

test('a visitor, and a user who signs in meanwhile, stay on the page', async () => {
  await signInAs(null)
  open(NEXT)
  await signInAs(parent)
  expect(replace).not.toHaveBeenCalled()
})

test('the page never leads to another site', async () => {
  await signInAs(parent)
  open('//evil.example')
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/caregiver-dashboard'))
})
