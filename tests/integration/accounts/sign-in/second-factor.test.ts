import { POST as begin, DELETE as turnOff, PUT as turnOn } from '@/app/api/account/second-factor/route'
import type { SignedInActor } from '@/lib/access/types'
import { totpCode, totpStep } from '@/lib/accounts/secrets'
import { db } from '@/lib/platform/database/client'
import { unseal } from '@/lib/platform/security/secrets'
import { setClock } from '@/lib/platform/time/clock'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
let time = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
  setClock(time)
}
beforeEach(() => {
  setRequestCookies('')
  later(3_600)
})
afterEach(() => setClock(undefined))

/** The code that the person's app shows now. */
async function codeOf({ id }: SignedInActor) {
  const { secret } = await db().secondFactor.findUniqueOrThrow({ where: { userId: id } })
  return totpCode(unseal('second factor', secret) ?? new Uint8Array(), totpStep(time))
}
const withCode = (actor: SignedInActor, code: string) => signInAs(actor.email, PASSWORD, {}, { code })

test('an admin sets up the app at the first sign-in, sees recovery codes once, and needs a code from then on', async () => {
  const admin = await personWithPassword('admin')
  const received = await signInAs(admin.email)
  expect([received.status, received.cookies]).toEqual([401, []])
  expect(received.json.fields).toEqual({
    code: expect.stringContaining('authenticator app'),
    setupSecret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    setupAddress: expect.stringContaining('otpauth://totp/Nookling:'),
  })
  expect((await signInAs(admin.email)).json).toEqual(received.json)
  expect((await withCode(admin, '000000')).status).toBe(401)
  const first = await withCode(admin, await codeOf(admin))
  expect([first.status, first.json.role, first.json.recoveryCodes]).toEqual([200, 'admin', expect.any(Array)])
  expect(first.json.recoveryCodes).toHaveLength(10)

  later(30)
  const question = await signInAs(admin.email)
  expect([question.status, Object.keys(Object(question.json.fields))]).toEqual([401, ['code']])
  const again = await withCode(admin, await codeOf(admin))
  expect([again.status, again.json.recoveryCodes]).toEqual([200, undefined])
})

test('a wrong password does not reveal whether there is a second factor', async () => {
  const admin = await personWithPassword('admin')
  expect((await signInAs(admin.email, 'wrong words')).json).toEqual({ message: 'Invalid email or password' })
  expect(await db().secondFactor.count()).toBe(0)
})

async function parentWithFactor() {
  const parent = await personWithPassword()
  setRequestCookies((await signInAs(parent.email)).cookies)
  await send(begin, { currentPassword: PASSWORD })
  const { json } = await send(turnOn, { code: await codeOf(parent) }, { method: 'PUT' })
  return { parent, recoveryCodes: json.recoveryCodes as string[] }
}

test('a parent may turn it on, and neither its secret nor a recovery code is readable in the database', async () => {
  const { parent, recoveryCodes } = await parentWithFactor()
  expect((await signInAs(parent.email)).status).toBe(401)
  const [row] = await db().$queryRaw<{ text: string }[]>`
    SELECT (SELECT string_agg(f::text, '') FROM second_factors f) || (SELECT string_agg(c::text, '') FROM recovery_codes c) AS text`
  const { secret } = await db().secondFactor.findUniqueOrThrow({ where: { userId: parent.id } })
  const plain = Buffer.from(unseal('second factor', secret) ?? [])
  expect([plain.length, recoveryCodes.length]).toEqual([20, 10])
  for (const one of [plain, ...recoveryCodes.map((code) => Buffer.from(code))])
    expect(row?.text).not.toContain(one.toString('hex'))
})

test('a code is accepted once, also when two requests send it at the same moment', async () => {
  const { parent } = await parentWithFactor()
  later(60)
  const code = await codeOf(parent)
  const results = await Promise.all([withCode(parent, code), withCode(parent, code)])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await withCode(parent, code)).json.message).toMatch(/wrong or was already used/)
})

test('each recovery code signs in once without the phone', async () => {
  const { parent, recoveryCodes } = await parentWithFactor()
  const [one = '', two = ''] = recoveryCodes
  expect((await withCode(parent, one.toUpperCase())).status).toBe(200)
  expect((await withCode(parent, one)).status).toBe(401)
  expect((await withCode(parent, two)).status).toBe(200)
})

test('guessing codes is limited like guessing passwords', async () => {
  const { parent } = await parentWithFactor()
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await withCode(parent, '000000')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('a second app can be set up only after the first is turned off, which requires the password', async () => {
  const { parent } = await parentWithFactor()
  expect((await send(begin, { currentPassword: PASSWORD })).status).toBe(409)
  expect((await send(turnOff, { currentPassword: 'wrong words' }, { method: 'DELETE' })).status).toBe(400)
  expect((await send(turnOff, { currentPassword: PASSWORD }, { method: 'DELETE' })).json).toEqual({ isOn: false })
  expect((await signInAs(parent.email)).status).toBe(200)
  const actions = (await db().auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['second-factor.on', 'second-factor.off']))
})

test('an admin cannot turn it off', async () => {
  const admin = await personWithPassword('admin')
  await signInAs(admin.email)
  setRequestCookies((await withCode(admin, await codeOf(admin))).cookies)
  expect((await send(turnOff, { currentPassword: PASSWORD }, { method: 'DELETE' })).status).toBe(403)
})

test('a visitor can turn nothing on or off', async () => {
  for (const [route, method] of [
    [begin, 'POST'],
    [turnOn, 'PUT'],
    [turnOff, 'DELETE'],
  ] as const)
    expect((await send(route, { currentPassword: PASSWORD, code: '1' }, { method })).status).toBe(401)
})
