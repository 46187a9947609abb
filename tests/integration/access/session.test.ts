import { encode } from 'next-auth/jwt'
import { z } from 'zod'
import { endAllSessions, endSession, startSession } from '@/lib/access/commands/sessions'
import { defineRoute } from '@/lib/access/routes/define-route'
import { currentActor } from '@/lib/access/session'
import { VISITOR } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

/** The Cookie header of the current request, which Next does not pass as an argument. */
let cookie = ''
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = cookie
        .split('; ')
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      return value === undefined ? undefined : { name, value }
    },
  }),
}))
beforeEach(() => {
  cookie = ''
})

const secret = 'only-for-tests-and-nothing-but-tests-000000'
const change = (id: number, data: Parameters<ReturnType<typeof db>['user']['update']>[0]['data']) =>
  db().user.update({ where: { id }, data })

test('a signed-in user is loaded with the current data of the database', async () => {
  const parent = await createActor('caregiver')
  cookie = await sessionCookie(parent)
  expect(await currentActor()).toEqual(parent)
  await change(parent.id, { role: 'admin', firstName: 'Kim' })
  expect(await currentActor()).toEqual({ ...parent, role: 'admin', firstName: 'Kim' })
})

test('a request without a cookie is a visitor', async () => {
  expect(await currentActor()).toEqual(VISITOR)
})

test('an old cookie is invalid on the next request after a new password or "sign out everywhere"', async () => {
  const parent = await createActor('caregiver')
  cookie = await sessionCookie(parent)
  await endAllSessions(db(), parent.id)
  expect(await currentActor()).toEqual(VISITOR)
  cookie = await sessionCookie(parent)
  expect(await currentActor()).toEqual(parent)
})

test("a cookie with another session version, of an expired session or of another user's, counts as a visitor", async () => {
  const [parent, other] = [await createActor('caregiver'), await createActor('admin')]
  cookie = await sessionCookie(parent)
  await change(parent.id, { sessionVersion: { increment: 1 } })
  expect(await currentActor()).toEqual(VISITOR)
  const { claims } = await startSession(db(), parent, 'A browser', new Date())
  const use = async (changed: object) => {
    const token = await encode({ secret, token: { ...claims, sub: String(claims.sub), ...changed } })
    cookie = `session=${token}`
    return (await currentActor()).kind
  }
  expect(await use({})).toBe('user')
  expect(await use({ sub: String(other.id), ver: 0 })).toBe('visitor')
  expect(await use({ sid: 'another' })).toBe('visitor')
  await endSession(db(), claims)
  expect(await use({})).toBe('visitor')
})

test("the session's last use is recorded once an hour", async () => {
  const parent = await createActor('caregiver')
  cookie = await sessionCookie(parent)
  const lastSeenAfter = async (minutes: number) => {
    setClock(new Date(Date.now() + minutes * 60_000))
    await currentActor()
    setClock(undefined)
    return (await db().session.findFirstOrThrow({ where: { userId: parent.id } })).lastSeenAt.getTime()
  }
  const first = await lastSeenAfter(0)
  expect(await lastSeenAfter(59)).toBe(first)
  expect(await lastSeenAfter(61)).toBeGreaterThan(first)
})

test.each(['suspended', 'deleted', 'unverified'] as const)('an account that is %s has no session', async (status) => {
  const parent = await createActor('caregiver')
  cookie = await sessionCookie(parent)
  await change(parent.id, { status })
  expect(await currentActor()).toEqual(VISITOR)
})

test('a cookie of an account that no longer exists is a visitor', async () => {
  const parent = await createActor('caregiver')
  cookie = await sessionCookie(parent)
  await db().user.delete({ where: { id: parent.id } })
  expect(await currentActor()).toEqual(VISITOR)
})

test('a forged cookie is a visitor', async () => {
  const admin = await createActor('admin')
  const token = await encode({
    secret: 'not-ours-not-ours-not-ours-not-ours-not',
    token: { sub: String(admin.id), ver: 0, sid: 'x' },
  })
  cookie = `session=${token}`
  expect(await currentActor()).toEqual(VISITOR)
})

describe('an endpoint for admins', () => {
  const handle = jest.fn(async ({ actor }: { actor: { id: number } }) => ({ id: actor.id }))
  const route = defineRoute({ access: ['admin'], query: z.object({ userId: z.string().optional() }), handle })
  const get = async () => {
    const response = await route(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) })
    return { status: response.status, json: await response.json(), cache: response.headers.get('cache-control') }
  }
  beforeEach(() => handle.mockClear())

  test('answers an admin, and the response is not cached', async () => {
    const admin = await createActor('admin')
    cookie = await sessionCookie(admin)
    expect(await get()).toEqual({ status: 200, json: { id: admin.id }, cache: 'private, no-store' })
  })

  test('answers 401 to a visitor', async () => {
    expect(await get()).toMatchObject({ status: 401, json: { message: 'Please sign in first.' } })
    expect(handle).not.toHaveBeenCalled()
  })

  test.each(['caregiver', 'careprovider'] as const)('refuses a %s', async (role) => {
    cookie = await sessionCookie(await createActor(role))
    expect(await get()).toMatchObject({ status: 403, json: { message: 'Your account can’t do this.' } })
    expect(handle).not.toHaveBeenCalled()
  })

  test('refuses a former admin who still has the old cookie', async () => {
    const admin = await createActor('admin')
    cookie = await sessionCookie(admin)
    await change(admin.id, { role: 'caregiver' })
    expect((await get()).status).toBe(403)
  })
})

test('a public endpoint identifies the user only where it declares so', async () => {
  cookie = await sessionCookie(await createActor('caregiver'))
  const params = { params: Promise.resolve({}) }
  const request = () => new Request('http://localhost:3000/api/x')
  const same = defineRoute({ access: 'public', handle: async ({ actor }) => actor.kind })
  const personal = defineRoute({ access: 'public', readsSession: true, handle: async ({ actor }) => actor.kind })
  expect(await (await same(request(), params)).json()).toBe('visitor')
  const answer = await personal(request(), params)
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual(['user', 'private, no-store'])
})
