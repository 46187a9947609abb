import { changeFacts, confirmFacts } from '@/lib/listings/profiles/commands/facts'
import { typedFacts } from '@/lib/listings/profiles/rules/facts'
import { factsInput } from '@/lib/listings/profiles/schema/facts'
import { db } from '@/lib/platform/database/client'
import { actAs } from '@/tests/support/accounts/actors'
import { EDITED_AT, ownProfile, profileOf } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'

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

test('openings are on the page and in search immediately with today’s date; tuition keeps its own', async () => {
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

test('who is closed for a while says so and takes it back, and no fact gets a new date by that', async () => {
  const { id, chris } = await ownProfile(start)
  await changeFacts(chris, say({ openings: '2', tuition: '285' }, true), EDITED_AT)
  expect(await searched(id)).toMatchObject({ isTemporarilyClosed: true, openingsConfirmedOn: new Date('2026-01-01') })
  await changeFacts(chris, say({ openings: '2', tuition: '285' }), EDITED_AT)
  expect((await profileOf(chris)).status).toBe('open')
})

test('one press says that a group is still right, and nothing that is not stated is confirmed', async () => {
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

test('a stranger neither changes nor confirms, and a closed provider gives no details', async () => {
  const { id, chris } = await ownProfile(start)
  const stranger = await actAs('careprovider')
  const input = say({ openings: '9', tuition: '' })
  await expect(changeFacts(stranger, input, EDITED_AT)).rejects.toMatchObject({ status: 404 })
  await expect(confirmFacts(stranger, { groups: ['hours'] }, EDITED_AT)).rejects.toMatchObject({ status: 404 })
  await db().provider.update({ where: { id }, data: { status: 'closed' } })
  await expect(changeFacts(chris, input, EDITED_AT)).rejects.toMatchObject({ status: 409 })
})
