import { POST as register } from '@/app/api/auth/register/route'
import { POST as resend } from '@/app/api/auth/resend-verification/route'
import { POST as verify } from '@/app/api/auth/verify-email/route'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { mailsTo, tokenFor } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase, waitsForLock } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))
afterEach(() => setClock(undefined))

const pat = { firstName: 'Pat', lastName: 'Cole', email: 'pat@home.test', password: PASSWORD, role: 'caregiver' }
const signUp = (change: object = {}) => send(register, { ...pat, ...change })
const find = (email = pat.email) => db().user.findUnique({ where: { email }, include: { careproviderProfile: true } })
const registered = {
  requiresVerification: true,
  isTestAccount: false,
  message: 'Please check your email to verify your account.',
}

test('a parent signs up, confirms by mail, and signs in', async () => {
  const { status, json, cookies } = await signUp()
  expect([status, json, cookies]).toEqual([200, registered, []])
  expect(await find()).toMatchObject({ role: 'caregiver', status: 'unverified', emailVerifiedAt: null })
  expect((await signInAs(pat.email)).json.fields).toEqual({
    email: expect.stringContaining('confirm your e-mail address'),
  })

  const [mail] = await mailsTo(pat.email)
  expect(mail).toMatchObject({ kind: 'verify-email', subject: 'Please confirm your e-mail address' })
  expect(mail?.text).toContain('http://localhost:3000/verify-email#token=')
  const answer = await send(verify, { token: await tokenFor(pat.email) })
  expect(answer).toMatchObject({
    status: 200,
    json: { message: 'Your e-mail address is confirmed. You can now sign in to your account.', role: 'caregiver' },
  })
  expect((await signInAs(pat.email)).status).toBe(200)
})

test('neither the password nor the link is stored in readable form', async () => {
  await signUp()
  const token = await tokenFor(pat.email)
  const [row] = await db().$queryRaw<{ text: string }[]>`
    SELECT (SELECT string_agg(u::text, '') FROM users u) || (SELECT string_agg(t::text, '') FROM account_tokens t)
      || (SELECT string_agg(a::text, '') FROM audit_entries a) AS text`
  expect(row?.text).not.toContain(PASSWORD)
  expect(row?.text).not.toContain(token)
  expect(row?.text).not.toContain(Buffer.from(token).toString('hex'))
  expect((await find())?.passwordHash).toMatch(/^\$argon2id\$/)
})

test('a careprovider states their role; the same field from a parent is ignored', async () => {
  const claims = { title: 'Owner', daycareName: 'Harbor House', licenseNumber: 'C09OR1234' }
  await signUp({ role: 'careprovider', ...claims })
  expect((await find())?.careproviderProfile).toMatchObject(claims)
  await signUp({ email: 'kim@home.test', ...claims })
  expect((await find('kim@home.test'))?.careproviderProfile).toBeNull()
})

test.each([
  [{ role: 'admin' }, { role: 'Please select your role' }],
  [
    { password: 'football' },
    { password: 'This password is very common, so people who break in try it first. Please choose another one.' },
  ],
  [
    { password: 'PatCole1' },
    { password: 'Please choose a password without your name, your e-mail address or Nookling in it.' },
  ],
  [{ firstName: '  ' }, { firstName: 'First name is required.' }],
  [{ email: 'pat@home' }, { email: 'Please enter a valid email address.' }],
])('%j is refused with a message, and no account is created', async (change, fields) => {
  const { status, json } = await signUp(change)
  expect([status, json.fields]).toEqual([400, fields])
  expect(await db().user.count()).toBe(0)
})

test('extra keys at sign-up grant no privileges', async () => {
  await signUp({ status: 'active', emailVerifiedAt: '2026-01-01', id: 999, sessionVersion: 5, isTestAccount: true })
  expect(await find()).toMatchObject({ status: 'unverified', emailVerifiedAt: null, sessionVersion: 0 })
  expect((await find())?.id).not.toBe(999)
})

test('the owner of an existing account is notified by mail only, and the account does not change', async () => {
  const parent = await personWithPassword()
  const { status, json } = await signUp({ email: parent.email.toUpperCase(), password: 'another password' })
  expect([status, json]).toEqual([200, registered])
  expect((await mailsTo(parent.email)).map(({ kind }) => kind)).toEqual(['account-exists'])
  expect((await signInAs(parent.email)).status).toBe(200)
})

test.each(['suspended', 'deleted'] as const)(
  'signing up again does not restore an account that is %s',
  async (status) => {
    const { id, email } = await personWithPassword()
    await db().user.update({ where: { id }, data: { status } })
    expect((await signUp({ email })).json).toEqual(registered)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ status })
    expect(await mailsTo(email)).toEqual([])
  },
)

test('signing up with an unconfirmed address replaces the pending account, and only the newest link works', async () => {
  await signUp({ password: 'password of a stranger', firstName: 'Eve' })
  const strangers = await tokenFor(pat.email)
  await signUp()
  expect((await send(verify, { token: strangers })).status).toBe(400)
  expect((await send(verify, { token: await tokenFor(pat.email) })).status).toBe(200)
  expect((await signInAs(pat.email, 'password of a stranger')).status).toBe(401)
  expect((await signInAs(pat.email)).json).toMatchObject({ firstName: 'Pat' })
})

test('an account that is being confirmed at this moment is not replaced by another sign-up', async () => {
  await signUp()
  let again: ReturnType<typeof signUp> | undefined
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { email: pat.email }, data: { status: 'active' } })
    again = signUp({ firstName: 'Eve' })
    await eventually(waitsForLock)
  })
  expect((await again)?.json).toEqual(registered)
  expect(await find()).toMatchObject({ firstName: 'Pat', status: 'active' })
})

test('ten concurrent sign-ups with one address create one account', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => signUp()))
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await db().user.count()).toBe(1)
})

test('a link works once, for 60 minutes, and other tokens are refused', async () => {
  setClock(new Date('2026-11-21T12:00:00Z'))
  await signUp()
  const token = await tokenFor(pat.email)
  for (const typed of ['A'.repeat(22), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
    expect((await send(verify, { token: typed })).json.message).toMatch(/already used or is older/)
  setClock(new Date('2026-11-21T13:00:01Z'))
  expect((await send(verify, { token })).status).toBe(400)
  expect((await find())?.status).toBe('unverified')
  setClock(new Date('2026-11-21T12:59:59Z'))
  const twice = await Promise.all([send(verify, { token }), send(verify, { token })])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the mail is sent again on request, and the response is the same for every address', async () => {
  await signUp()
  const first = await tokenFor(pat.email)
  const active = await personWithPassword()
  const answers = [pat.email, active.email, 'nobody@home.test'].map((email) => send(resend, { email }))
  const [waiting, ...others] = await Promise.all(answers)
  for (const other of others) expect([other.status, other.json]).toEqual([200, waiting?.json])
  expect(await mailsTo(active.email)).toEqual([])
  const second = await tokenFor(pat.email)
  expect(second).not.toBe(first)
  expect((await send(verify, { token: first })).status).toBe(200)
  expect((await send(verify, { token: second })).status).toBe(400)
})

test('the mail is sent five times in half an hour, and unknown addresses are limited alike', async () => {
  const six = (email: string) => Promise.all(Array.from({ length: 6 }, () => send(resend, { email })))
  for (const answers of await Promise.all([pat.email, 'nobody@home.test'].map(six)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
})

describe('where test accounts are allowed', () => {
  const withFlag = (run: (signUpHere: typeof signUp) => Promise<void>) =>
    jest.isolateModulesAsync(async () => {
      const before = jest.replaceProperty(process, 'env', { ...process.env, ALLOW_TEST_ACCOUNTS: '1' })
      const { setDatabase } = await import('@/lib/platform/database/client')
      setDatabase(db())
      const route = await import('@/app/api/auth/register/route')
      await run((change = {}) => send(route.POST, { ...pat, ...change }))
      before.restore()
    })

  test('an account with a test address is active immediately, without a mail', async () => {
    await withFlag(async (signUpHere) => {
      const { json } = await signUpHere({ email: 'try@example.com' })
      expect(json).toEqual({
        requiresVerification: false,
        isTestAccount: true,
        message: 'Your test account is ready! You can sign in immediately.',
      })
      expect((await signUpHere({ email: 'try@example.com' })).status).toBe(409)
      expect((await signUpHere()).json).toEqual(registered)
    })
    expect(await mailsTo('try@example.com')).toEqual([])
    expect((await signInAs('try@example.com')).status).toBe(200)
  })

  test('elsewhere a test address is an ordinary address', async () => {
    expect((await signUp({ email: 'try@example.com' })).json).toEqual(registered)
  })
})
