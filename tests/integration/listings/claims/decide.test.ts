import { decideClaim } from '@/lib/listings/claims/commands/decide'
import { findClaimFile, isFrozen } from '@/lib/listings/claims/queries/claim-file'
import { findClaimPage, findQueuedClaims } from '@/lib/listings/claims/queries/claims'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { addProviderManager, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { addUnclaimedProvider, managersOf, sendClaim, sendClaimDecision } from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const ACCEPT = { decision: 'accept', isRiskSeen: true }
const REJECT = { decision: 'reject', reason: 'not_shown', note: 'The paper names another house.' }

async function claimed() {
  const { rosa, ...rest } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, rest.slug)).json.id)
  return { ...rest, rosa, id, admin: await createActor('admin') }
}
/** A managed provider and another person's claim to it. */
async function contested() {
  const { rosa, slug, providerId } = await addUnclaimedProvider()
  await addProviderManager(providerId, rosa)
  const eve = await createActor('careprovider')
  const id = Number((await sendClaim(eve, slug)).json.id)
  const own = Number((await sendClaim(rosa, slug, { note: 'It is ours.' })).json.id)
  return { rosa, eve, slug, providerId, id, own, admin: await createActor('admin') }
}
/** The jobs that end the renewal of providers' card plans. */
const cardPlansToEnd = () =>
  db().$queryRaw`
    SELECT job.payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = 'end-card-plan'`
const statusOf = async (id: number) => (await db().providerClaim.findUniqueOrThrow({ where: { id } })).status

test('when an admin accepts, the claimant manages the provider and is notified on the site and by mail', async () => {
  const { rosa, providerId, id, admin } = await claimed()
  expect(await findQueuedClaims()).toMatchObject([{ id, strength: 'weak', isContested: false }])
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(200)
  expect(await managersOf(providerId)).toEqual([rosa.id])
  expect((await findNotifications(rosa, 'en')).notifications[0]?.title).toBe('We accepted your claim')
  expect((await mailsTo(rosa.email)).map(({ kind }) => kind)).toEqual(['claim-decided'])
  expect(await db().auditEntry.findFirst({ where: { action: 'claim.accepted' } })).toMatchObject({
    actorId: admin.id,
    subjectId: rosa.id,
  })
  expect(await findQueuedClaims()).toEqual([])
})

test('an admin who has not seen that somebody else claims the page too does not reject them unread', async () => {
  const { slug, id, admin } = await claimed()
  const { version } = (await findClaimFile(id)).claim
  const rival = Number((await sendClaim(await createActor('careprovider'), slug)).json.id)
  expect((await sendClaimDecision(admin, id, { ...ACCEPT, version })).status).toBe(409)
  expect(await statusOf(rival)).toBe('pending')
  const now = (await findClaimFile(id)).claim.version
  expect((await sendClaimDecision(admin, id, { ...ACCEPT, version: now })).status).toBe(200)
  expect(await statusOf(rival)).toBe('rejected')
})

test("a rejection needs a listed reason; the claimant reads it with the admin's comment and may claim again", async () => {
  const { rosa, slug, providerId, id, admin } = await claimed()
  expect((await sendClaimDecision(admin, id, { decision: 'reject', note: 'No.' })).status).toBe(400)
  expect((await sendClaimDecision(admin, id, REJECT)).status).toBe(200)
  expect(await managersOf(providerId)).toEqual([])
  expect((await findClaimPage(rosa, slug, REQUESTED_AT)).own).toMatchObject({
    status: 'rejected',
    rejection: 'not_shown',
    decisionNote: 'The paper names another house.',
  })
  const [news] = (await findNotifications(rosa, 'en')).notifications
  expect(news).toMatchObject({ path: `/claim/${slug}`, text: expect.not.stringContaining('another house') })
  const [mail] = await mailsTo(rosa.email)
  expect(mail?.text).toMatch(/doesn’t show that you run.*Our team wrote:.*The paper names another house\./s)
  expect(mail?.html).toContain('The paper names another house.')
  expect((await sendClaim(rosa, slug)).status).toBe(201)
})

test('weak evidence is not accepted until the admin confirms having seen that it is weak', async () => {
  const { rosa, id, providerId, admin } = await claimed()
  for (const isRiskSeen of [undefined, false]) {
    const refused = await sendClaimDecision(admin, id, { decision: 'accept', isRiskSeen })
    const message = 'The evidence for this claim is weak. Please confirm that you accept it anyway.'
    expect([refused.status, refused.json]).toEqual([400, { message, fields: { isRiskSeen: message } }])
  }
  expect([await statusOf(id), await managersOf(providerId)]).toEqual(['pending', []])
  const proved = { where: { id }, data: { emailProvedAt: REQUESTED_AT } }
  await db().providerClaim.update(proved)
  expect((await sendClaimDecision(admin, id, { decision: 'accept' })).status).toBe(200)
  expect(await managersOf(providerId)).toEqual([rosa.id])
})

test('only admins decide, and only about claims that exist', async () => {
  const { rosa, id, admin } = await claimed()
  for (const who of [rosa, await createActor('careprovider'), await createActor('caregiver')])
    expect((await sendClaimDecision(who, id, ACCEPT)).status).toBe(403)
  expect((await sendClaimDecision(admin, 999_999, ACCEPT)).status).toBe(404)
  expect(await statusOf(id)).toBe('pending')
})

test('when two admins decide at the same moment, one succeeds and the other is refused', async () => {
  const { id, providerId, admin } = await claimed()
  const ends = await Promise.allSettled([
    decideClaim(admin, id, { decision: 'accept', noneOf: [], isRiskSeen: true }, REQUESTED_AT),
    decideClaim(await createActor('admin'), id, { decision: 'reject', reason: 'untrue', note: '' }, REQUESTED_AT),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const second = await sendClaimDecision(admin, id, ACCEPT)
  expect([second.status, second.json.message]).toEqual([
    409,
    expect.stringMatching(/^This claim was .* in the meantime\.$/),
  ])
  const isAccepted = (await statusOf(id)) === 'accepted'
  expect(await managersOf(providerId)).toHaveLength(isAccepted ? 1 : 0)
  expect(await db().auditEntry.count({ where: { action: { in: ['claim.accepted', 'claim.rejected'] } } })).toBe(1)
})

test('an admin sees the evidence of both sides beside the record', async () => {
  const { rosa, eve, id } = await contested()
  expect(await findClaimFile(id)).toMatchObject({
    isContested: true,
    claim: { claimant: { email: eve.email, isManager: false }, license: 'same', strength: 'weak' },
    others: [{ claimant: { email: rosa.email, isManager: true }, note: 'It is ours.', status: 'pending' }],
    provider: { name: 'Sunny Sprouts', email: 'office@sunny.example', licenses: ['C09OR0123 (Florida DCF)'] },
    managersWithoutClaim: [],
  })
})

test('accepting against a manager requires a decision about them: when removed, they are notified and their response is rejected', async () => {
  const { rosa, eve, providerId, id, own, admin } = await contested()
  const received = await sendClaimDecision(admin, id, ACCEPT)
  expect([received.status, Object.keys(received.json.fields as object)]).toEqual([400, ['others']])
  expect((await sendClaimDecision(admin, id, { ...ACCEPT, others: 'remove' })).status).toBe(200)
  expect(await managersOf(providerId)).toEqual([eve.id])
  expect(await cardPlansToEnd()).toEqual([{ payload: { providerId } }])
  expect(await statusOf(own)).toBe('rejected')
  expect((await findNotifications(rosa, 'en')).notifications.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['You were removed from a provider', 'We didn’t accept your claim']),
  )
  expect(await isFrozen(providerId)).toBe(false)
})

test('removed managers read that the plan no longer renews by card, and an admin before deciding', async () => {
  const { rosa, providerId, id, admin } = await contested()
  const eli = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId, userId: eli.id, role: 'editor', createdAt: REQUESTED_AT } })
  expect((await findClaimFile(id)).renewsByCard).toBe(false)
  await db().stripeCustomer.create({ data: { providerId, customerId: 'cus_1', subscriptionId: 'sub_1' } })
  const period = { periodStart: REQUESTED_AT, periodEnd: new Date('2026-12-22'), anchorDay: 22 }
  await db().subscription.create({ data: { providerId, plan: 'PRO', ...period, renews: true, port: 'stripe' } })
  expect((await findClaimFile(id)).renewsByCard).toBe(true)
  await sendClaimDecision(admin, id, { ...ACCEPT, others: 'remove' })
  const removal = async (of: typeof rosa) =>
    (await mailsTo(of.email)).find(({ kind }) => kind === 'people-changed')?.text
  expect(await removal(rosa)).toContain('Its plan no longer renews by card.')
  expect(await removal(eli)).not.toContain('card')
})

test('when the earlier manager stays beside the new one, their response is closed', async () => {
  const { rosa, eve, providerId, id, own, admin } = await contested()
  expect((await sendClaimDecision(admin, id, { ...ACCEPT, others: 'keep' })).status).toBe(200)
  expect((await managersOf(providerId)).sort()).toEqual([rosa.id, eve.id].sort())
  expect(await statusOf(own)).toBe('accepted')
  expect(await cardPlansToEnd()).toEqual([])
  expect(await findQueuedClaims()).toEqual([])
})

test('a manager who stays while the others are removed may be the one who pays, so the plan goes on', async () => {
  const { rosa, eve, providerId, id, own, admin } = await contested()
  await sendClaimDecision(admin, id, REJECT)
  await db().providerClaim.update({ where: { id: own }, data: { status: 'pending' } })
  await addProviderManager(providerId, eve)
  expect((await sendClaimDecision(admin, own, { ...ACCEPT, others: 'remove' })).status).toBe(200)
  expect(await managersOf(providerId)).toEqual([rosa.id])
  expect(await cardPlansToEnd()).toEqual([])
})

test("when a claim against a manager is rejected, editing is possible again and the manager's response is closed", async () => {
  const { rosa, providerId, id, own, admin } = await contested()
  expect(await isFrozen(providerId)).toBe(true)
  await sendClaimDecision(admin, id, REJECT)
  expect(await isFrozen(providerId)).toBe(false)
  expect(await statusOf(own)).toBe('accepted')
  expect(await managersOf(providerId)).toEqual([rosa.id])
})

test('when two claim a provider without a manager, one gets it and the other is notified that it is taken', async () => {
  const { rosa, slug, providerId, id, admin } = await claimed()
  const kim = await createActor('careprovider')
  const other = Number((await sendClaim(kim, slug)).json.id)
  expect(await isFrozen(providerId)).toBe(true)
  expect((await findNotifications(rosa, 'en')).notifications[0]?.title).toBe('Someone else claims your provider')
  await sendClaimDecision(admin, other, ACCEPT)
  expect(await managersOf(providerId)).toEqual([kim.id])
  expect(await statusOf(id)).toBe('rejected')
  expect((await findClaimPage(rosa, slug, REQUESTED_AT)).own).toMatchObject({ rejection: 'other_side' })
})

test('no one becomes the manager of a provider that was merged in the meantime', async () => {
  const { id, providerId, admin } = await claimed()
  const survivor = await addProvider()
  await db().provider.update({ where: { id: providerId }, data: { status: 'merged', mergedIntoId: survivor.id } })
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(409)
  expect(await managersOf(providerId)).toEqual([])
  expect((await sendClaimDecision(admin, id, { ...REJECT, reason: 'wrong_provider' })).status).toBe(200)
})

test("a suspended account's claim is not pending and freezes nothing", async () => {
  const { eve, providerId, id } = await contested()
  const isQueued = async () => (await findQueuedClaims()).some((claim) => claim.id === id)
  expect([await isFrozen(providerId), await isQueued()]).toEqual([true, true])
  await db().user.update({ where: { id: eve.id }, data: { status: 'suspended' } })
  expect([await isFrozen(providerId), await isQueued()]).toEqual([false, false])
})
