import { POST as changePassword } from '@/app/api/account/password/route'
import { GET as sessions, DELETE as signOutEverywhere } from '@/app/api/account/sessions/route'
import { currentActor } from '@/lib/access/session'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))
afterEach(() => setClock(undefined))

const whoIs = async (cookies: string[]) => {
  setRequestCookies(cookies)
  return (await currentActor()).kind
}
const change = (currentPassword: string, password: string) => send(changePassword, { currentPassword, password })
const agent = (browser: string) => ({ 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browser}/1` })

test('a new password ends every session except the current one, which gets a new cookie', async () => {
  const { email } = await personWithPassword()
  const [desk, phone] = [await signInAs(email), await signInAs(email)]
  setRequestCookies(desk.cookies)
  const { status, json, cookies } = await change(PASSWORD, 'four blue boats')
  expect([status, json]).toEqual([
    200,
    { message: 'Your new password is set. You’re signed out on all other devices.' },
  ])
  expect([await whoIs(desk.cookies), await whoIs(phone.cookies), await whoIs(cookies)]).toEqual([
    'visitor',
    'visitor',
    'user',
  ])
  expect([(await signInAs(email)).status, (await signInAs(email, 'four blue boats')).status]).toEqual([401, 200])
})

test.each([
  ['wrong words', 'four blue boats', { currentPassword: 'That isn’t your current password.' }],
  [PASSWORD, '12345', { password: 'Password must be at least 6 characters' }],
  [
    PASSWORD,
    'football',
    { password: 'This password is very common, so people who break in try it first. Please choose another one.' },
  ],
  [
    PASSWORD,
    'nookling99',
    { password: 'Please choose a password without your name, your e-mail address or Nookling in it.' },
  ],
  [
    PASSWORD,
    'Tester2026',
    { password: 'Please choose a password without your name, your e-mail address or Nookling in it.' },
  ],
])('changing %j to %j is refused with a message, and the session continues', async (current, next, fields) => {
  const { email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  setRequestCookies(cookies)
  const refused = await change(current, next)
  expect([refused.status, refused.json.fields]).toEqual([400, fields])
  expect(await whoIs(cookies)).toBe('user')
  expect((await signInAs(email)).status).toBe(200)
})

test('an unattended browser allows ten guesses at the password', async () => {
  const { email } = await personWithPassword()
  setRequestCookies((await signInAs(email)).cookies)
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await change('wrong words', 'four blue boats')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('a person sees where they are signed in, and no one else does', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  await signInAs(other.email)
  setClock(new Date('2026-11-21T12:00:00Z'))
  await signInAs(parent.email, PASSWORD, agent('Firefox'))
  setClock(new Date('2026-11-21T13:00:00Z'))
  setRequestCookies((await signInAs(parent.email, PASSWORD, agent('Chrome'))).cookies)
  const { json } = await send(sessions, null, { method: 'GET' })
  expect(json).toEqual([
    {
      device: 'Chrome on Windows',
      isThisOne: true,
      signedInAt: '2026-11-21T13:00:00.000Z',
      lastSeenAt: '2026-11-21T13:00:00.000Z',
    },
    {
      device: 'Firefox on Windows',
      isThisOne: false,
      signedInAt: '2026-11-21T12:00:00.000Z',
      lastSeenAt: '2026-11-21T12:00:00.000Z',
    },
  ])
  expect(JSON.stringify(json)).not.toContain((await db().session.findFirstOrThrow()).id)
})

test("signing out everywhere ends all sessions of the user immediately and no one else's", async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  const [desk, phone, others] = [
    await signInAs(parent.email),
    await signInAs(parent.email),
    await signInAs(other.email),
  ]
  setRequestCookies(desk.cookies)
  expect((await send(signOutEverywhere, {}, { method: 'DELETE' })).cookies).toEqual(['session=', 'signed-in='])
  expect([await whoIs(desk.cookies), await whoIs(phone.cookies), await whoIs(others.cookies)]).toEqual([
    'visitor',
    'visitor',
    'user',
  ])
})

test.each([
  ['POST', changePassword],
  ['GET', sessions],
  ['DELETE', signOutEverywhere],
] as const)('a visitor gets 401: %s', async (method, route) => {
  const body = { currentPassword: PASSWORD, password: 'four blue boats', userId: 1 }
  expect((await send(route, body, { method })).status).toBe(401)
})
