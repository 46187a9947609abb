import { decideChange, rollBack } from '@/lib/listings/profiles/commands/decide-change'
import { findDecidedChanges, findRollBack } from '@/lib/listings/profiles/queries/changes'
import { rollBackInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { siteNotificationsOf } from '@/tests/support/reviews/reviewing'

testDatabase()
const reason = 'The page named a child.'
const at = (hours: number) => new Date(EDITED_AT.getTime() + hours * 3_600_000)

/** A page that was changed twice; `ids` are those of the changes. */
async function changedTwice() {
  const own = await ownProfile()
  const alex = await createActor('admin')
  const before = (await profileOf(own.chris)).live
  const ids: number[] = []
  for (const [hours, words] of [
    [0, { aboutUs: 'A garden.', email: 'one@harbor.example' }],
    [1, { aboutUs: 'A garden with Mia Lopez in it.' }],
  ] as const) {
    await propose(own.chris, words, at(hours))
    const { id, version } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
    const decisions = Object.fromEntries(Object.keys(words).map((field) => [field, { accepted: true as const }]))
    await decideChange(alex, id, { version, decisions }, at(hours))
    ids.push(id)
  }
  return { ...own, alex, before, ids: ids as [number, number] }
}
type Admin = Awaited<ReturnType<typeof createActor>>
const rollBackTo = async (admin: Admin, id: number, version?: string) =>
  rollBack(admin, id, { version: version ?? (await findRollBack(id)).version, reason }, at(2))

test('an admin rolls a page back to any earlier version, which is a new change, and its people are notified', async () => {
  const { id, chris, alex, before, ids } = await changedTwice()
  expect(await rollBackTo(alex, ids[1])).toEqual(expect.arrayContaining([`provider:${id}`]))
  expect((await profileOf(chris)).live).toMatchObject({ aboutUs: 'A garden.', email: 'one@harbor.example' })
  await rollBackTo(alex, ids[0])
  const { live, change, facts } = await profileOf(chris)
  expect(live).toEqual(before)
  expect(change).toMatchObject({ origin: 'roll_back', status: 'decided', note: reason })
  expect(facts.contact).toMatchObject({ source: 'staff' })
  expect((await siteNotificationsOf(chris)).slice(-2).map(({ kind }) => kind)).toEqual([
    'profile-rolled-back',
    'profile-rolled-back',
  ])
  expect((await mailsTo(chris.email)).at(-1)?.subject).toBe('We undid a change on your page')
  const audit = await db().auditEntry.findMany({ where: { action: 'profile.rolled-back' }, orderBy: { id: 'asc' } })
  expect(audit.map(({ actorId, details }) => [actorId, details])).toMatchObject([
    [alex.id, { before: ids[1], fields: 'aboutUs' }],
    [alex.id, { before: ids[0], fields: 'aboutUs email' }],
  ])
  const { slug } = await db().provider.findUniqueOrThrow({ where: { id } })
  expect((await findDecidedChanges(slug)).map(({ origin }) => origin)).toEqual([
    'roll_back',
    'roll_back',
    'provider',
    'provider',
  ])
  // The rollback can be undone the same way.
  await rollBackTo(alex, change?.id ?? 0)
  expect((await profileOf(chris)).live.email).toBe('one@harbor.example')
})

test('a description in Spanish is rolled back by itself, and the English one stays', async () => {
  const { chris, alex } = await changedTwice()
  await propose(chris, { 'aboutUs-es-US': 'Un patio con Mia Lopez.' }, at(2))
  const { id, version } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  await decideChange(alex, id, { version, decisions: { 'aboutUs-es-US': { accepted: true } } }, at(2))
  expect((await profileOf(chris)).live['aboutUs-es-US']).toBe('Un patio con Mia Lopez.')
  await rollBackTo(alex, id)
  expect((await profileOf(chris)).live).toMatchObject({
    aboutUs: 'A garden with Mia Lopez in it.',
    'aboutUs-es-US': '',
  })
})

test('when two admins roll a page back at the same time, one succeeds and the other is refused', async () => {
  const { chris, alex, ids } = await changedTwice()
  const kim = await createActor('admin')
  const { version } = await findRollBack(ids[1])
  const results = await Promise.allSettled([rollBackTo(alex, ids[1], version), rollBackTo(kim, ids[0], version)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect((await siteNotificationsOf(chris)).filter(({ kind }) => kind === 'profile-rolled-back')).toHaveLength(1)
})

test('a pending change stays pending after a rollback', async () => {
  const { chris, alex, ids } = await changedTwice()
  await propose(chris, { businessName: 'Harbor House' }, at(2))
  await rollBackTo(alex, ids[1])
  const { change, live } = await profileOf(chris)
  expect(change).toMatchObject({ status: 'pending', fields: { businessName: { to: 'Harbor House' } } })
  expect(live.aboutUs).toBe('A garden.')
})

test('an immediate change is a version too, and can be rolled back to', async () => {
  const { chris } = await ownProfile({ phone: '(407) 555-0100' })
  const alex = await createActor('admin')
  await propose(chris, { phone: '(407) 555-0111' })
  const { id, origin } = await db().profileChange.findFirstOrThrow()
  expect(origin).toBe('at_once')
  await rollBackTo(alex, id)
  expect((await profileOf(chris)).live.phone).toBe('(407) 555-0100')
})

test('a rollback is refused if the version is undecided or identical, or the page has changed since it was read', async () => {
  const { chris, alex, ids } = await changedTwice()
  await rollBackTo(alex, ids[1])
  await expect(rollBackTo(alex, ids[1])).rejects.toMatchObject({ status: 409 })
  await expect(rollBackTo(alex, ids[0], 'what was read before')).rejects.toMatchObject({ status: 409 })
  await propose(chris, { businessName: 'Harbor House' }, at(3))
  const { id } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  await expect(rollBackTo(alex, id)).rejects.toMatchObject({ status: 404 })
  await expect(rollBackTo(alex, 999_999)).rejects.toMatchObject({ status: 404 })
  expect(rollBackInput.safeParse({ version: 'v', reason: ' ' }).success).toBe(false)
})
