import { movePeople } from '@/lib/listings/people/commands'
import { lockProfile } from '@/lib/listings/profiles/commands/decide-change'
import { changeFacts, confirmFacts } from '@/lib/listings/profiles/commands/facts'
import { typedFacts } from '@/lib/listings/profiles/rules/facts'
import { factsInput } from '@/lib/listings/profiles/schema/facts'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
const stale = { source: 'state_file', sourceName: 'a list', confirmedOn: '2026-01-01' } as const
const start = {
  ageBands: [{ band: 'infant' as const, openings: 2, tuitionWeeklyCents: 28_500 }],
  facts: { openings: stale, tuition: stale, hours: stale },
}
const say = (infant: { openings: string; tuition: string }, isTemporarilyClosed = false) => {
  const { bands } = typedFacts([], false)
  return factsInput.parse({ isTemporarilyClosed, bands: { ...bands, infant } })
}
const searched = (providerId: number) =>
  db().providerSearchDocument.findUniqueOrThrow({
    where: { providerId },
    select: { openingsConfirmedOn: true, tuitionConfirmedOn: true, isTemporarilyClosed: true },
  })

test("openings are on the page and in search immediately with today's date; tuition keeps its date", async () => {
  const { id, chris } = await ownProfile(start)
  const tags = await changeFacts(chris, say({ openings: '0', tuition: '285' }), EDITED_AT)
  expect(tags).toEqual(expect.arrayContaining([`provider:${id}`, 'location:orlando-fl']))
  const { ageBands, facts } = await profileOf(chris)
  expect(ageBands).toMatchObject([{ band: 'infant', openings: 0, tuitionWeeklyCents: 28_500 }])
  expect(facts).toMatchObject({ openings: { source: 'provider', confirmedOn: '2026-11-20' }, tuition: stale })
  expect(await searched(id)).toMatchObject({ openingsConfirmedOn: new Date('2026-11-20') })
  expect(await db().auditEntry.findFirst({ where: { action: 'profile.facts-changed' } })).toMatchObject({
    actorId: chris.id,
    details: { providerId: id, groups: 'openings', status: 'open' },
  })
  expect(await changeFacts(chris, say({ openings: '0', tuition: '285' }), EDITED_AT)).toEqual([])
})

test('what was left out stays as a colleague saved it meanwhile, with its date', async () => {
  const { id, chris } = await ownProfile(start)
  await changeFacts(chris, say({ openings: '2', tuition: '300' }, true), EDITED_AT)
  const later = new Date(EDITED_AT.getTime() + 5 * 86_400_000)
  await changeFacts(chris, factsInput.parse({ bands: { infant: { openings: '4' }, two: {} } }), later)
  const { ageBands, facts, status } = await profileOf(chris)
  expect(status).toBe('temporarily_closed')
  expect(ageBands).toMatchObject([{ band: 'infant', openings: 4, tuitionWeeklyCents: 30_000 }])
  expect(facts).toMatchObject({ openings: { confirmedOn: '2026-11-25' }, tuition: { confirmedOn: '2026-11-20' } })
  await changeFacts(chris, factsInput.parse({ isTemporarilyClosed: false }), later)
  expect(await profileOf(chris)).toMatchObject({ status: 'open', ageBands: [{ openings: 4 }] })
  expect(await changeFacts(chris, factsInput.parse({ bands: {} }), later)).toEqual([])
  expect(await searched(id)).toMatchObject({ isTemporarilyClosed: false })
})

test('a provider marks itself temporarily closed and open again, without changing the date of any fact', async () => {
  const { id, chris } = await ownProfile(start)
  await changeFacts(chris, say({ openings: '2', tuition: '285' }, true), EDITED_AT)
  expect(await searched(id)).toMatchObject({ isTemporarilyClosed: true, openingsConfirmedOn: new Date('2026-01-01') })
  await changeFacts(chris, say({ openings: '2', tuition: '285' }), EDITED_AT)
  expect((await profileOf(chris)).status).toBe('open')
})

test('one press confirms a group, and values that are not stated are not confirmed', async () => {
  const { id, chris } = await ownProfile({ ...start, phone: null, email: null, website: null })
  await confirmFacts(chris, { groups: ['openings', 'contact'] }, EDITED_AT)
  const { facts } = await profileOf(chris)
  expect(facts.openings).toEqual({ source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-20' })
  expect(facts.tuition).toEqual(stale)
  expect(facts.contact?.confirmedOn).not.toBe('2026-11-20')
  expect(await db().auditEntry.findFirst({ where: { action: 'profile.facts-confirmed' } })).toMatchObject({
    details: { providerId: id, groups: 'openings' },
  })
})

test('what is sent while an admin merges the page into another is refused, not written to the page that is gone', async () => {
  const { id, chris } = await ownProfile(start)
  const { id: survivorId } = await addProvider({ name: 'The other one' })
  const edits = await db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const edits = Promise.allSettled([
      changeFacts(chris, say({ openings: '0', tuition: '285' }), EDITED_AT),
      confirmFacts(chris, { groups: ['tuition'] }, EDITED_AT),
      propose(chris, { aboutUs: 'We sing every morning.' }),
    ])
    // Until all of them wait for the lock.
    await tx.$queryRaw`SELECT pg_sleep(1)::text`
    await movePeople(tx, id, survivorId)
    await tx.provider.update({ where: { id }, data: { status: 'merged', mergedIntoId: survivorId } })
    return { edits }
  })
  for (const one of await edits.edits) expect(one).toMatchObject({ reason: { status: 403 } })
  expect(await db().profileChange.count()).toBe(0)
})

test('a stranger can neither change nor confirm facts, and nothing can be changed at a closed provider', async () => {
  const { id, chris } = await ownProfile(start)
  const stranger = await createActor('careprovider')
  const input = say({ openings: '9', tuition: '' })
  await expect(changeFacts(stranger, input, EDITED_AT)).rejects.toMatchObject({ status: 404 })
  await expect(confirmFacts(stranger, { groups: ['hours'] }, EDITED_AT)).rejects.toMatchObject({ status: 404 })
  await db().provider.update({ where: { id }, data: { status: 'closed' } })
  await expect(changeFacts(chris, input, EDITED_AT)).rejects.toMatchObject({ status: 409 })
})
