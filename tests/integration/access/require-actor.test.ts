import { requireActor } from '@/lib/access/require-actor'
import { actAs, sessionCookie } from '@/tests/support/actors'
import { testDatabase } from '@/tests/support/database'
import { sendCookies } from '@/tests/support/request-cookies'

jest.mock('next/headers', () => require('@/tests/support/request-cookies').nextHeaders)
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

test('it leads a careprovider to their own dashboard, and nobody but admins sees an admin page', async () => {
  sendCookies(await sessionCookie(await actAs('careprovider')))
  await expect(requireActor(['caregiver'], '/caregiver-dashboard')).rejects.toThrow(
    'redirected to /careprovider-dashboard',
  )
  await expect(requireActor(['admin'], '/admin')).rejects.toThrow(/redirected to \/$/)
})
