import { DELETE as remove } from '@/app/api/account/route'
import { POST as forgot } from '@/app/api/auth/forgot-password/route'
import { POST as register } from '@/app/api/auth/register/route'
import { currentActor } from '@/lib/access/session'
import type { SignedInActor } from '@/lib/access/types'
import { reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { deleteAccount } from '@/lib/accounts/commands/own-account'
import { totpCode, totpStep } from '@/lib/accounts/secrets'
import { db } from '@/lib/platform/database/client'
import { seal } from '@/lib/platform/security/secrets'
import { setClock } from '@/lib/platform/time/clock'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const NOON = new Date('2026-11-22T12:00:00Z')
beforeEach(() => setClock(NOON))
afterEach(() => setClock(undefined))

const requestDeletion = async (actor: SignedInActor, more: Record<string, unknown> = {}) => {
  setRequestCookies(await sessionCookie(actor))
  return send(remove, { currentPassword: PASSWORD, confirmation: 'DELETE', ...more }, { method: 'DELETE' })
}
const statusOf = async ({ id }: SignedInActor) => (await db().user.findUniqueOrThrow({ where: { id } })).status
const OFFER = 'You deleted this account. We’ll erase it on December 6, 2026. You can keep it until then.'

test('deleting an account signs out everywhere immediately and sends a mail with the deadline for restoring it', async () => {
  const person = await personWithPassword()
  const phone = await signInAs(person.email)
  const { status, cookies } = await requestDeletion(person)
  expect([status, cookies, await statusOf(person)]).toEqual([200, ['session=', 'signed-in='], 'deleted'])
  setRequestCookies(phone.cookies)
  expect((await currentActor()).kind).toBe('visitor')
  const [mail] = await mailsTo(person.email)
  expect(mail).toMatchObject({ kind: 'account-deleted', subject: 'We’ll erase your account on December 6, 2026' })
  expect(await db().auditEntry.findMany({ where: { action: 'account.deleted' } })).toMatchObject([
    { actorId: person.id, subjectId: person.id },
  ])
})

test('signing in within two weeks offers to restore the account, and restoring it signs in', async () => {
  const person = await personWithPassword()
  await requestDeletion(person)
  expect((await signInAs(person.email, 'wrong words')).json).toEqual({ message: 'Invalid email or password' })
  const refusedSignIn = await signInAs(person.email)
  expect([refusedSignIn.status, refusedSignIn.json, refusedSignIn.cookies]).toEqual([
    403,
    { message: OFFER, fields: { keepAccount: OFFER } },
    [],
  ])
  expect(await statusOf(person)).toBe('deleted')
  const restored = await signInAs(person.email, PASSWORD, {}, { keepAccount: true })
  expect([restored.status, await statusOf(person), await db().accountDeletion.count()]).toEqual([200, 'active', 0])
  setRequestCookies(restored.cookies)
  expect((await currentActor()).kind).toBe('user')
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['account-deleted', 'account-kept'])
  expect((await signInAs(person.email)).status).toBe(200)
})

test('a person who keeps the account, or whose suspension ends, reads in the mail which card plans do not renew', async () => {
  const person = await personWithPassword('careprovider')
  const plans = {
    'Maple Lane': { renews: false },
    Sunny: { renews: true },
    Birch: { renews: false, port: 'offline' },
  } as const
  await addLocation()
  for (const [name, plan] of Object.entries(plans)) {
    const { id: providerId } = await addProvider({ name })
    await db().providerPerson.create({ data: { providerId, userId: person.id, createdAt: NOON } })
    const period = { periodStart: NOON, periodEnd: new Date('2026-12-22'), anchorDay: 22 }
    await db().subscription.create({ data: { providerId, plan: 'PRO', ...period, port: 'stripe', ...plan } })
  }
  await requestDeletion(person)
  await signInAs(person.email, PASSWORD, {}, { keepAccount: true })
  await suspendAccount({ email: person.email }, null, NOON)
  await reinstateAccount({ email: person.email }, null, NOON)
  const mails = await mailsTo(person.email)
  for (const kind of ['account-kept', 'account-reinstated'])
    expect(mails.find((mail) => mail.kind === kind)?.text).toContain('Plan renewal by card is off for Maple Lane.')
})

test.each([
  [{ currentPassword: 'wrong words' }, { currentPassword: 'That isn’t your current password.' }],
  [{ confirmation: 'yes' }, { confirmation: 'Please type DELETE.' }],
])('with %j nothing is deleted', async (typed, fields) => {
  const person = await personWithPassword()
  const refused = await requestDeletion(person, typed)
  expect([refused.status, refused.json.fields, await statusOf(person)]).toEqual([400, fields, 'active'])
})

test('deleting and restoring require the second factor', async () => {
  const person = await personWithPassword()
  const secret = Buffer.from('12345678901234567890')
  await db().secondFactor.create({
    data: { userId: person.id, secret: seal('second factor', secret), confirmedAt: NOON },
  })
  const codeAt = (seconds: number) => totpCode(secret, totpStep(new Date(NOON.getTime() + seconds * 1000)))
  expect(Object.keys(Object((await requestDeletion(person)).json.fields))).toEqual(['code'])
  expect(Object.keys(Object((await requestDeletion(person, { code: '000000' })).json.fields))).toEqual(['code'])
  expect(await statusOf(person)).toBe('active')
  expect((await requestDeletion(person, { code: codeAt(0) })).status).toBe(200)
  setClock(new Date(NOON.getTime() + 30_000))
  const signInAgain = (more: object) => signInAs(person.email, PASSWORD, {}, { keepAccount: true, ...more })
  expect([(await signInAgain({})).status, await statusOf(person)]).toEqual([401, 'deleted'])
  expect([(await signInAgain({ code: codeAt(30) })).status, await statusOf(person)]).toEqual([200, 'active'])
})

test('a user whose password was stolen sets a new one and keeps the account', async () => {
  const person = await personWithPassword()
  await requestDeletion(person)
  await send(forgot, { email: person.email })
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['account-deleted', 'reset-password'])
})

test('signing up again with the address sends a mail that the account still exists', async () => {
  const person = await personWithPassword()
  await requestDeletion(person)
  const form = {
    firstName: 'Pat',
    lastName: 'Cole',
    email: person.email,
    password: 'four blue boats',
    role: 'caregiver',
  }
  await db().user.update({ where: { id: person.id }, data: { email: 'pat@elsewhere.invalid' } })
  const { json } = await send(register, { ...form, email: 'pat@elsewhere.invalid' })
  expect(json.message).toBe('Please check your email to verify your account.')
  expect((await mailsTo('pat@elsewhere.invalid')).map(({ kind }) => kind)).toEqual(['account-exists'])
})

test('the last admin cannot delete their account, and when two delete at the same time, one stays', async () => {
  const [first, second] = [await personWithPassword('admin'), await personWithPassword('admin')]
  const proof = { currentPassword: PASSWORD, confirmation: 'DELETE' }
  const done = await Promise.allSettled([deleteAccount(first, proof, NOON), deleteAccount(second, proof, NOON)])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [remainingAdmin] = await db().user.findMany({ where: { role: 'admin', status: 'active' } })
  const refused = await requestDeletion(remainingAdmin?.id === first.id ? first : second)
  expect([refused.status, refused.json]).toEqual([409, { message: 'This is the only admin. Add another one first.' }])
  expect(await db().user.count({ where: { role: 'admin', status: 'active' } })).toBe(1)
})

test('pressing twice deletes once', async () => {
  const person = await personWithPassword()
  const proof = { currentPassword: PASSWORD, confirmation: 'DELETE' }
  await Promise.all([deleteAccount(person, proof, NOON), deleteAccount(person, proof, NOON)])
  expect([await db().accountDeletion.count(), (await mailsTo(person.email)).length]).toEqual([1, 1])
})
