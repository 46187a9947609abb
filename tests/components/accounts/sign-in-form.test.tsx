import { act, render, waitFor } from '@testing-library/react'
import { refreshSession } from '@/components/accounts/session'
import { SignInForm } from '@/components/accounts/sign-in/sign-in-flow'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace }) }))

const NEXT = '/provider/little-harbor-k3f9#contact'

async function become(person: object | null) {
  globalThis.fetch = jest.fn(async () => mockFetchResult(200, person)) as typeof fetch
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets; jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${person ? 60 : 0}`
  await act(refreshSession)
}
const parent = { id: 7, role: 'caregiver', email: 'dana@home.test' }
const open = (next?: string) => {
  window.history.replaceState(null, '', next ? `/signin?next=${encodeURIComponent(next)}` : '/signin')
  render(<SignInForm />)
}

beforeEach(() => replace.mockClear())

test('who pressed a link to sign in although they are signed in goes on to where it leads', async () => {
  await become(parent)
  open(NEXT)
  await waitFor(() => expect(replace).toHaveBeenCalledWith(NEXT))
})

test('who opens the page by itself, or is a visitor, or signs in meanwhile, stays', async () => {
  await become(parent)
  open()
  await become(null)
  open(NEXT)
  await become(parent)
  expect(replace).not.toHaveBeenCalled()
})

test('no redirect leads to another site', async () => {
  await become(parent)
  open('//evil.example')
  expect(replace).not.toHaveBeenCalled()
})
