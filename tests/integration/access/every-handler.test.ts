import type { Role } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { ENDPOINTS } from '@/tests/support/access/endpoint-table'
import { callHandler as call, handlers, SITE } from '@/tests/support/access/handlers'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { personWithPassword } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()
beforeEach(() => setRequestCookies(''))

const ROLES: Role[] = ['caregiver', 'careprovider', 'admin']

const handlerNames = handlers()
const table = Object.entries(ENDPOINTS)

/** Every user as stored in the database. */
const allUsers = () =>
  db()
    .$queryRaw`SELECT id, email, role, status, session_version, password_hash IS NULL AS "open" FROM users ORDER BY id`

test('the table lists every handler of the file tree and nothing else', () => {
  expect(handlerNames.length).toBeGreaterThan(15)
  expect([...handlerNames].sort()).toEqual(table.map(([name]) => name).sort())
})

test('only two endpoints accept writes from any origin, by a token and by a signature, and neither reads the session', () => {
  const openToAnyOrigin = table.filter(([, { anyOrigin }]) => anyOrigin)
  expect(openToAnyOrigin.map(([name, { access }]) => [name, access])).toEqual([
    ['notifications/unsubscribe POST', 'public'],
    ['stripe-events POST', 'public'],
  ])
})

test.each(table.filter(([name, { anyOrigin }]) => !name.endsWith('GET') && !anyOrigin))(
  '%s is refused when the origin is another site, missing or "null"',
  async (name, entry) => {
    setRequestCookies(await sessionCookie(await createActor('admin')))
    for (const origin of ['https://evil.example', 'null', null, `${SITE}.evil.example`])
      expect((await call(name, entry, origin)).status).toBe(403)
  },
)

test.each(table.filter(([, { access }]) => access !== 'public'))(
  '%s answers 401 to visitors and 403 to every other role',
  async (name, entry) => {
    const refused = await call(name, entry)
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Please sign in first.' }])
    const otherRoles = Array.isArray(entry.access) ? ROLES.filter((role) => !entry.access.includes(role)) : []
    for (const role of otherRoles) {
      setRequestCookies(await sessionCookie(await createActor(role)))
      expect((await call(name, entry)).status).toBe(403)
    }
  },
)

test.each(table)(
  "%s does not let anyone raise their own or another user's privileges with extra keys",
  async (name, entry) => {
    const [owner, other] = [await personWithPassword(), await personWithPassword('careprovider')]
    const before = await allUsers()
    setRequestCookies(await sessionCookie(owner))
    const extra = {
      status: 'active',
      isAdmin: true,
      id: other.id,
      userId: other.id,
      ownerId: other.id,
      sessionVersion: 7,
    }
    // Some of these keys are real fields of an endpoint; those are left as they are.
    const response = await call(name, { ...entry, body: { role: 'admin', ...extra, ...entry.body } })
    expect(response.status).toBeLessThan(500)
    const others = { where: { id: other.id } }
    expect(await db().user.findUniqueOrThrow(others)).toMatchObject({
      role: 'careprovider',
      status: 'active',
      sessionVersion: 0,
    })
    expect(await db().user.count({ where: { role: 'admin' } })).toBe(0)
    if (!['account DELETE', 'account/password POST', 'account/sessions DELETE'].includes(name))
      expect((await allUsers()) as unknown[]).toEqual(expect.arrayContaining(before as unknown[]))
  },
)

test.each(table.filter(([name]) => !name.endsWith('GET')))(
  '%s answers malformed input with a 4xx and a message, never with a 500',
  async (name, entry) => {
    setRequestCookies(await sessionCookie(await personWithPassword('admin')))
    for (const value of [null, [], 'x', 7, { $ne: 1 }, '\u0000'])
      for (const key of Object.keys(entry.body ?? { nothing: 1 })) {
        const response = await call(name, { ...entry, body: { ...entry.body, [key]: value } })
        expect({ name, key, value, isFault: response.status >= 500 }).toEqual({ name, key, value, isFault: false })
        expect(response.headers.get('content-type') ?? 'application/json').toMatch(/json/)
      }
  },
)
