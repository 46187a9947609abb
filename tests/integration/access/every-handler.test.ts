import type { Role } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { ENDPOINTS } from '@/tests/support/access/endpoint-table'
import { callHandler as call, handlers, SITE } from '@/tests/support/access/handlers'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { personWithPassword } from '@/tests/support/accounts/people'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()
beforeEach(() => sendCookies(''))

const ROLES: Role[] = ['caregiver', 'careprovider', 'admin']

const found = handlers()
const table = Object.entries(ENDPOINTS)

/** Everybody as they stand in the database. */
const everybody = () =>
  db()
    .$queryRaw`SELECT id, email, role, status, session_version, password_hash IS NULL AS "open" FROM users ORDER BY id`

test('every handler of the file tree stands in the table, and nothing else', () => {
  expect(found.length).toBeGreaterThan(15)
  expect([...found].sort()).toEqual(table.map(([name]) => name).sort())
})

test('only two endpoints accept writes from anywhere, by a token and by a signature, and identify no user', () => {
  const open = table.filter(([, { anyOrigin }]) => anyOrigin)
  expect(open.map(([name, { access }]) => [name, access])).toEqual([
    ['notifications/unsubscribe POST', 'public'],
    ['stripe-events POST', 'public'],
  ])
})

test.each(table.filter(([name, { anyOrigin }]) => !name.endsWith('GET') && !anyOrigin))(
  '%s is refused when another site, no site or "null" sends it',
  async (name, entry) => {
    sendCookies(await sessionCookie(await actAs('admin')))
    for (const origin of ['https://evil.example', 'null', null, `${SITE}.evil.example`])
      expect((await call(name, entry, origin)).status).toBe(403)
  },
)

test.each(table.filter(([, { access }]) => access !== 'public'))(
  '%s asks a visitor to sign in, and refuses every role that it is not for',
  async (name, entry) => {
    const refused = await call(name, entry)
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Please sign in first.' }])
    const wrong = Array.isArray(entry.access) ? ROLES.filter((role) => !entry.access.includes(role)) : []
    for (const role of wrong) {
      sendCookies(await sessionCookie(await actAs(role)))
      expect((await call(name, entry)).status).toBe(403)
    }
  },
)

test.each(table)('%s allows no privilege escalation by extra keys', async (name, entry) => {
  const [owner, other] = [await personWithPassword(), await personWithPassword('careprovider')]
  const before = await everybody()
  sendCookies(await sessionCookie(owner))
  const extra = {
    status: 'active',
    isAdmin: true,
    id: other.id,
    userId: other.id,
    ownerId: other.id,
    sessionVersion: 7,
  }
  // Of these keys some are an endpoint's own; there they stay as they are.
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
    expect((await everybody()) as unknown[]).toEqual(expect.arrayContaining(before as unknown[]))
})

test.each(table.filter(([name]) => !name.endsWith('GET')))(
  '%s answers nonsense with a sentence, never with a fault',
  async (name, entry) => {
    sendCookies(await sessionCookie(await personWithPassword('admin')))
    for (const value of [null, [], 'x', 7, { $ne: 1 }, '\u0000'])
      for (const key of Object.keys(entry.body ?? { nothing: 1 })) {
        const response = await call(name, { ...entry, body: { ...entry.body, [key]: value } })
        expect({ name, key, value, isFault: response.status >= 500 }).toEqual({ name, key, value, isFault: false })
        expect(response.headers.get('content-type') ?? 'application/json').toMatch(/json/)
      }
  },
)
