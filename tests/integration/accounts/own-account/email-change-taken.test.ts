import { DELETE as withdraw } from '@/app/api/account/email/route'
import { POST as changePassword } from '@/app/api/account/password/route'
import type { SignedInActor } from '@/lib/access/types'
import { requestPasswordReset } from '@/lib/accounts/commands/passwords'
import { findOwnProfile } from '@/lib/accounts/queries'
import { eraseDueAccounts } from '@/lib/admin/personal-data/commands'
import { db } from '@/lib/platform/database/client'
import { changeLinkTo, pressConfirm, requestFromSettings } from '@/tests/support/accounts/email-change'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { tablesContaining } from '@/tests/support/accounts/person-everywhere'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase, waitsForLock } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const NEW = 'pat@new.test'
const pendingOf = async (actor: SignedInActor) => (await findOwnProfile(actor, new Date())).pendingEmail
const CALLER = { address: null, device: 'Test browser', knownUserId: null, locale: 'en', session: null } as const

test('a taken address gets the same response, and its owner is notified by mail', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  const free = await requestFromSettings(parent, NEW)
  const taken = await requestFromSettings(parent, other.email.toUpperCase())
  expect([taken.status, taken.json]).toEqual([free.status, free.json])
  expect(await pendingOf(parent)).toEqual({
    email: other.email.toUpperCase(),
    oldHasConfirmed: false,
    newHasConfirmed: false,
  })
  expect((await mailsTo(other.email)).map(({ kind }) => kind)).toEqual(['email-change-taken'])
  expect((await mailsTo(other.email))[0]?.text).not.toContain('#token')
  await pressConfirm(await changeLinkTo(parent.email))
  expect(await db().user.count({ where: { email: other.email } })).toBe(1)
})

test('an address that was never confirmed at sign-up goes to the user who confirms it', async () => {
  const parent = await personWithPassword()
  const waiting = { email: NEW, firstName: 'Kim', role: 'caregiver', status: 'unverified' } as const
  await db().user.create({ data: waiting })
  await requestFromSettings(parent, NEW)
  await pressConfirm(await changeLinkTo(parent.email))
  await pressConfirm(await changeLinkTo(NEW))
  expect(await db().user.findMany({ where: { email: NEW }, select: { id: true } })).toEqual([{ id: parent.id }])
})

test('an account that is confirming its address at this moment does not lose it to a change of address', async () => {
  const parent = await personWithPassword()
  await db().user.create({ data: { email: NEW, firstName: 'Kim', role: 'caregiver', status: 'unverified' } })
  await requestFromSettings(parent, NEW)
  await pressConfirm(await changeLinkTo(parent.email))
  const token = await changeLinkTo(NEW)
  let last: ReturnType<typeof pressConfirm> | undefined
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { email: NEW }, data: { status: 'active' } })
    last = pressConfirm(token)
    await eventually(waitsForLock)
  })
  expect((await last)?.status).toBe(409)
  expect(await db().user.findUnique({ where: { email: NEW } })).toMatchObject({ firstName: 'Kim', status: 'active' })
})

test('what was stored under the former address alone is found by the erasure of the account', async () => {
  const parent = await personWithPassword()
  const former = parent.email
  await addLocation()
  const { id: providerId } = await addProvider()
  const report = { providerId, topic: 'hours', message: 'Closed at five.', fingerprint: 'x'.repeat(64) } as const
  await db().report.create({ data: { ...report, email: former.toUpperCase() } })
  const now = new Date()
  const invitation = { providerId, email: former, role: 'editor', tokenHash: Buffer.from('x') } as const
  await db().providerInvitation.create({ data: { ...invitation, sentAt: now, expiresAt: now } })
  await db().mail.create({
    data: { messageId: 'x', kind: 'report-answer', toEmail: former, subject: 'x', usefulUntil: now },
  })
  await requestFromSettings(parent, NEW)
  for (const email of [former, NEW]) await pressConfirm(await changeLinkTo(email))
  expect(await db().report.findMany({ select: { email: true } })).toEqual([{ email: NEW }])
  expect(await db().providerInvitation.count()).toBe(0)
  await db().user.update({ where: { id: parent.id }, data: { status: 'deleted' } })
  await db().accountDeletion.create({ data: { userId: parent.id, askedAt: now, dueAt: now } })
  await eraseDueAccounts(now)
  expect(await tablesContaining([former, NEW])).toEqual([])
})

test('an address that was taken between the two confirmations is not taken over', async () => {
  const parent = await personWithPassword()
  await requestFromSettings(parent, NEW)
  await pressConfirm(await changeLinkTo(parent.email))
  await db().user.create({ data: { email: NEW, firstName: 'Kim', role: 'caregiver', status: 'active' } })
  const { status, json } = await pressConfirm(await changeLinkTo(NEW))
  expect([status, json.message]).toEqual([409, expect.stringContaining('has the new address by now')])
  expect((await signInAs(parent.email)).status).toBe(200)
})

test.each([
  [NEW, 'wrong words', { currentPassword: 'That isn’t your current password.' }],
  ['pat', PASSWORD, { email: 'Please enter a valid email address.' }],
])('%j with the password %j is refused with a message, and no mail is sent', async (email, password, fields) => {
  const parent = await personWithPassword()
  const refused = await requestFromSettings(parent, email, password)
  expect([refused.status, refused.json.fields]).toEqual([400, fields])
  expect(await db().mail.count()).toBe(0)
})

test('the current address is refused regardless of upper and lower case', async () => {
  const parent = await personWithPassword()
  const { status, json } = await requestFromSettings(parent, parent.email.toUpperCase())
  expect([status, json.fields]).toEqual([400, { email: 'That’s already your address.' }])
})

test('a user can request five changes in half an hour, whatever the addresses', async () => {
  const parent = await personWithPassword()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await requestFromSettings(parent, `pat-${i}@new.test`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('only the owner can cancel a pending change in settings', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  const { session } = await requestFromSettings(parent, NEW)
  setRequestCookies((await signInAs(other.email)).cookies)
  await send(withdraw, null, { method: 'DELETE' })
  expect(await pendingOf(parent)).not.toBeNull()
  setRequestCookies(session)
  expect((await send(withdraw, null, { method: 'DELETE' })).status).toBe(200)
  expect(await pendingOf(parent)).toBeNull()
  expect((await pressConfirm(await changeLinkTo(NEW))).status).toBe(400)
})

test('a new password cancels a pending change, and a new address invalidates password reset links', async () => {
  const parent = await personWithPassword()
  const { session } = await requestFromSettings(parent, NEW)
  const link = await changeLinkTo(parent.email)
  setRequestCookies(session)
  await send(changePassword, { currentPassword: PASSWORD, password: PASSWORD })
  expect((await pressConfirm(link)).status).toBe(400)
  await requestFromSettings(parent, NEW)
  await requestPasswordReset(parent.email, CALLER, new Date())
  await pressConfirm(await changeLinkTo(parent.email))
  await pressConfirm(await changeLinkTo(NEW))
  expect(await db().accountToken.count()).toBe(0)
})
