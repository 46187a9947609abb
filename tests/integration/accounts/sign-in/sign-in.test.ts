import { POST as logout } from '@/app/api/auth/logout/route'
import { GET as me } from '@/app/api/auth/me/route'
import { currentActor } from '@/lib/access/session'
import { VISITOR } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const audit = () =>
  db().auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, subjectId: true, details: true } })

test('a parent signs in, is recognized from then on, and reads their own account', async () => {
  const parent = await personWithPassword()
  const { status, json, cookies, headers } = await signInAs(parent.email.toUpperCase())
  const { kind, locale: _locale, ...person } = parent
  expect([status, json, kind]).toEqual([200, { ...person, profileImage: null }, 'user'])
  expect(headers.get('cache-control')).toBe('private, no-store')
  setRequestCookies(cookies)
  expect(await currentActor()).toEqual(parent)
  const received = await send(me, null, { method: 'GET' })
  expect([received.json, received.headers.get('cache-control')]).toEqual([json, 'private, no-store'])
  expect(await audit()).toEqual([{ action: 'session.started', subjectId: parent.id, details: {} }])
})

test('scripts can read from the cookies only that a user is signed in', async () => {
  const { email } = await personWithPassword()
  const lines = (await signInAs(email)).headers.getSetCookie()
  expect(
    lines.map((line) => [line.split('=')[0], /HttpOnly/.test(line), /SameSite=Lax/.test(line), /Path=\//.test(line)]),
  ).toEqual([
    ['session', true, true, true],
    ['device', true, true, true],
    ['signed-in', false, true, true],
  ])
  expect(lines[2]).toMatch(/^signed-in=1;/)
})

test('over TLS the cookies are secure and bound to the host', async () => {
  const before = jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://care.example' })
  await jest.isolateModulesAsync(async () => {
    const { signedInCookies } = await import('@/lib/access/cookies')
    const lines = await signedInCookies({ claims: { sub: 1, ver: 0, sid: 'x' }, maxAge: 60 })
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-session', '__Host-device', '__Host-signed-in'])
    for (const line of lines) expect(line).toMatch(/; Secure/)
  })
  before.restore()
})

test('a wrong password and an unknown address get the same response', async () => {
  const { id, email } = await personWithPassword()
  const wrong = await signInAs(email, 'three green goats')
  const unknown = await signInAs('nobody@home.test')
  expect([wrong.status, wrong.json]).toEqual([401, { message: 'Invalid email or password' }])
  expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json])
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
  expect(wrong.cookies).toEqual([])
  expect(await audit()).toEqual([
    { action: 'session.refused', subjectId: id, details: { reason: 'password' } },
    { action: 'session.refused', subjectId: null, details: { reason: 'password' } },
  ])
})

test.each([
  ['unverified', 403, 'Please confirm your e-mail address first: open the link in the e-mail we sent you.'],
  ['suspended', 403, 'This account is suspended. Please write to support@nookling.example.'],
  ['deleted', 401, 'Invalid email or password'],
] as const)('an account that is %s gets no session, and only its owner learns why', async (status, code, message) => {
  const { id, email } = await personWithPassword()
  await db().user.update({ where: { id }, data: { status } })
  const right = await signInAs(email)
  expect([right.status, right.json.message, right.cookies]).toEqual([code, message, []])
  expect((await signInAs(email, 'wrong words')).json).toEqual({ message: 'Invalid email or password' })
})

test('an account that has no password yet accepts none', async () => {
  const { id, email } = await personWithPassword()
  await db().user.update({ where: { id }, data: { passwordHash: null } })
  for (const password of [PASSWORD, 'null', '$argon2id$']) expect((await signInAs(email, password)).status).toBe(401)
})

test('after signing out, the next request is a visitor, even with a copy of the cookie', async () => {
  const { email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  setRequestCookies(cookies)
  const out = await send(logout, {})
  expect([out.status, out.json]).toEqual([200, { signedOut: true }])
  expect(out.cookies).toEqual(['session=', 'signed-in='])
  expect(await currentActor()).toEqual(VISITOR)
  const replayed = await send(me, null, { method: 'GET' })
  expect([replayed.json, replayed.cookies]).toEqual([null, ['session=', 'signed-in=']])
  expect((await audit()).map(({ action }) => action)).toEqual(['session.started', 'session.ended'])
})

test('signing in again from the same browser ends the previous session and no other', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  const [phone, first] = [await signInAs(parent.email), await signInAs(parent.email)]
  const second = await signInAs(parent.email, PASSWORD, { cookie: first.cookies.join('; ') })
  const whoIs = async (cookies: string[]) => {
    setRequestCookies(cookies)
    return currentActor()
  }
  expect(await whoIs(first.cookies)).toEqual(VISITOR)
  expect([await whoIs(second.cookies), await whoIs(phone.cookies)]).toEqual([parent, parent])
  const third = await signInAs(other.email, PASSWORD, { cookie: second.cookies.join('; ') })
  expect([await whoIs(second.cookies), await whoIs(third.cookies)]).toEqual([VISITOR, other])
  expect((await signInAs(other.email, 'wrong words', { cookie: third.cookies.join('; ') })).status).toBe(401)
  expect(await whoIs(third.cookies)).toEqual(other)
})

test('signing out here leaves the phone signed in', async () => {
  const parent = await personWithPassword()
  const [desk, phone] = [await signInAs(parent.email), await signInAs(parent.email)]
  setRequestCookies(desk.cookies)
  await send(logout, {})
  setRequestCookies(phone.cookies)
  expect(await currentActor()).toEqual(parent)
})

test('signing out without being signed in is not an error', async () => {
  expect((await send(logout, {})).status).toBe(200)
})

test('a session expires, for admins after half a day', async () => {
  const [parent, admin] = [await personWithPassword(), await personWithPassword('admin')]
  const { setClock } = await import('@/lib/platform/time/clock')
  const { sessionCookie } = await import('@/tests/support/accounts/actors')
  const cookies = [await sessionCookie(parent), await sessionCookie(admin)] as const
  try {
    for (const [hours, who] of [
      [11, 'user'],
      [13, 'visitor'],
    ] as const) {
      setClock(new Date(Date.now() + hours * 3_600_000))
      setRequestCookies(cookies[1])
      expect((await currentActor()).kind).toBe(who)
    }
    setRequestCookies(cookies[0])
    expect((await currentActor()).kind).toBe('user')
    setClock(new Date(Date.now() + 31 * 86_400_000))
    expect((await currentActor()).kind).toBe('visitor')
  } finally {
    setClock(undefined)
  }
})

test('extra keys have no effect', async () => {
  const parent = await personWithPassword()
  const { json } = await signInAs(
    parent.email,
    PASSWORD,
    {},
    { role: 'admin', status: 'active', id: 1, sessionVersion: 9 },
  )
  expect(json).toMatchObject({ id: parent.id, role: 'caregiver' })
  expect(await db().user.findUniqueOrThrow({ where: { id: parent.id } })).toMatchObject({
    role: 'caregiver',
    sessionVersion: 0,
  })
})
