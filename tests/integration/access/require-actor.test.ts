import { requireActor } from '@/lib/access/session'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`)
  },
}))
testDatabase()
beforeEach(() => sendCookies(''))

test('a page for parents shows itself to a parent', async () => {
  const parent = await actAs('caregiver')
  sendCookies(await sessionCookie(parent))
  expect(await requireActor(['caregiver'], '/caregiver-dashboard')).toEqual(parent)
})

test('it leads a visitor to sign in, and back', async () => {
  await expect(requireActor(['caregiver'], '/caregiver-dashboard')).rejects.toThrow(
    'redirected to /signin?next=%2Fcaregiver-dashboard',
  )
})

test('it leads a careprovider to their own dashboard, and only admins see an admin page', async () => {
  sendCookies(await sessionCookie(await actAs('careprovider')))
  await expect(requireActor(['caregiver'], '/caregiver-dashboard')).rejects.toThrow(
    'redirected to /careprovider-dashboard',
  )
  await expect(requireActor(['admin'], '/admin')).rejects.toThrow(/redirected to \/$/)
})
