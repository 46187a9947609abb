import { requireActor } from '@/lib/access/session'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`)
  },
}))
testDatabase()
beforeEach(() => setRequestCookies(''))

test('a page for parents renders for a parent', async () => {
  const parent = await createActor('caregiver')
  setRequestCookies(await sessionCookie(parent))
  expect(await requireActor(['caregiver'], '/caregiver-dashboard')).toEqual(parent)
})

test('redirects a visitor to sign-in and back', async () => {
  await expect(requireActor(['caregiver'], '/caregiver-dashboard')).rejects.toThrow(
    'redirected to /signin?next=%2Fcaregiver-dashboard',
  )
})

test('redirects a careprovider to their own dashboard, and shows admin pages only to admins', async () => {
  setRequestCookies(await sessionCookie(await createActor('careprovider')))
  await expect(requireActor(['caregiver'], '/caregiver-dashboard')).rejects.toThrow(
    'redirected to /careprovider-dashboard',
  )
  await expect(requireActor(['admin'], '/admin')).rejects.toThrow(/redirected to \/$/)
})
