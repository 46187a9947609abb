import { POST as ask } from '@/app/api/auth/forgot-password/route'
import { POST as confirm } from '@/app/api/auth/reset-password/route'
import { currentActor } from '@/lib/access/session'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { mailsTo, tokenFor } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))
afterEach(() => setClock(undefined))

const NEW = 'four blue boats'

test('a user sets a new password by mail; every old session ends and the user is notified', async () => {
  const parent = await personWithPassword()
  const old = await signInAs(parent.email)
  const answer = await send(
    ask,
    { email: parent.email.toUpperCase() },
    { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
  )
  expect(answer.json.message).toMatch(/^If there’s an account with this address, we sent it a link .* 60 minutes\.$/)
  const [mail] = await mailsTo(parent.email)
  expect(mail?.text).toContain('http://localhost:3000/reset-password#token=')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')

  const set = await send(confirm, { token: await tokenFor(parent.email), password: NEW })
  expect([set.status, set.json, set.cookies]).toEqual([
    200,
    { message: 'Your new password is set. You can now sign in with it.' },
    ['session=', 'signed-in='],
  ])
  setRequestCookies(old.cookies)
  expect((await currentActor()).kind).toBe('visitor')
  expect([(await signInAs(parent.email)).status, (await signInAs(parent.email, NEW)).status]).toEqual([401, 200])
  expect((await mailsTo(parent.email)).map(({ kind }) => kind)).toEqual([
    'reset-password',
    'password-changed',
    'new-device',
  ])
})

test('an unknown address gets the same response and no mail', async () => {
  const { email } = await personWithPassword()
  const [known, unknown] = [await send(ask, { email }), await send(ask, { email: 'nobody@home.test' })]
  expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
  expect(await mailsTo('nobody@home.test')).toEqual([])
})

test.each(['suspended', 'deleted'] as const)('an account that is %s gets no link', async (status) => {
  const { id, email } = await personWithPassword()
  await db().user.update({ where: { id }, data: { status } })
  expect((await send(ask, { email })).status).toBe(200)
  expect(await mailsTo(email)).toEqual([])
})

test('a link works once, for 60 minutes; a refused password does not use it up; a newer link invalidates it', async () => {
  setClock(new Date('2026-11-21T12:00:00Z'))
  const { email } = await personWithPassword()
  await send(ask, { email })
  const first = await tokenFor(email)
  await send(ask, { email })
  const second = await tokenFor(email)
  expect((await send(confirm, { token: first, password: 'football' })).json.fields).toEqual({
    password: expect.stringContaining('common'),
  })
  setClock(new Date('2026-11-21T13:00:01Z'))
  const late = await send(confirm, { token: first, password: NEW })
  expect([late.status, late.json.fields]).toEqual([400, { token: expect.stringContaining('older than 60 minutes') }])
  setClock(new Date('2026-11-21T12:59:00Z'))
  const results = await Promise.all([
    send(confirm, { token: first, password: NEW }),
    send(confirm, { token: first, password: PASSWORD }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await send(confirm, { token: second, password: NEW })).status).toBe(400)
})

test('a link that confirms an address cannot set a password', async () => {
  const { id, email } = await personWithPassword()
  const { makeToken } = await import('@/lib/accounts/commands/account-tokens')
  const { token } = await db().$transaction((tx) => makeToken(tx, id, 'verify_email', new Date()))
  expect((await send(confirm, { token, password: NEW })).status).toBe(400)
  expect((await signInAs(email)).status).toBe(200)
})

test('five links are sent in half an hour, unknown addresses are limited alike, and other addresses are not affected', async () => {
  const { email } = await personWithPassword()
  const six = (email: string) => Promise.all(Array.from({ length: 6 }, () => send(ask, { email })))
  for (const answers of await Promise.all([email, 'nobody@home.test'].map(six)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send(ask, { email: 'kim@home.test' })).status).toBe(200)
})
