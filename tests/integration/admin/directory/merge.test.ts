import { mergeProviders } from '@/lib/admin/directory/commands/merge-providers'
import { findDuplicates, findDuplicatesOf } from '@/lib/admin/directory/queries/duplicates'
import { findPair, findProviderFile } from '@/lib/admin/directory/queries/provider-file'
import { mergeInput } from '@/lib/admin/directory/schema'
import { moveFavorites } from '@/lib/families/favorites/commands'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { findProviderPage } from '@/lib/providers/queries'
import type { Prisma } from '@/prisma/generated/client'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { countQueries } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'
import { refusalOf } from '@/tests/support/platform/in-english'
import { addLocation, addProvider, outdatedCards } from '@/tests/support/providers/add-provider'
import { EDITED_AT as at, editAs, findDuplicatePairs } from '@/tests/support/providers/edit-providers'

testDatabase()

const DAY = new Date('2026-11-18')
const provenance = (confirmedOn: string) => ({ source: 'state_file', sourceName: 'A list', confirmedOn }) as const

/** Otter House, added twice: once as families know it, once as an import added it. */
async function addDuplicates() {
  await addLocation()
  const shared = { street: '12 Oak St', zip: '32801', phone: '(407) 555-0100', isSample: false } as const
  const keep = await addProvider({
    ...shared,
    name: 'Otter House',
    capacity: 40,
    website: null,
    amenities: ['lunch_included'],
    facts: { contact: provenance('2026-10-01') },
  })
  const drop = await addProvider({
    ...shared,
    name: 'Otter House Inc',
    capacity: 60,
    website: 'https://otter.example/',
    amenities: ['nut_free'],
    facts: { contact: provenance('2026-05-01'), license: provenance('2026-05-01') },
    licenses: [{ issuer: 'Florida DCF', number: 'C1', asOf: '2026-05-01' }],
  })
  return { alex: await createActor('admin'), keep, drop }
}
type Duplicates = Awaited<ReturnType<typeof addDuplicates>>

async function inputFor({ keep, drop }: Duplicates, choices: Record<string, string> = {}) {
  const pair = await findPair(keep.id, drop.id, 'en')
  const versions = { keep: pair.keep.version, drop: pair.drop.version }
  return mergeInput.parse({ keepId: keep.id, dropId: drop.id, versions, choices, isSure: true })
}
const merge = async (duplicates: Duplicates, choices?: Record<string, string>) =>
  mergeProviders(duplicates.alex, await inputFor(duplicates, choices), at)

test('the matching rules find them, report the rule and the confidence, and no other provider', async () => {
  const { keep, drop } = await addDuplicates()
  await addProvider({ name: 'Heron House', street: '99 Elm St', phone: '(407) 555-0111', isSample: false })
  const [pair, ...others] = await findDuplicatePairs()
  expect(pair).toMatchObject({ keep: { id: keep.id }, drop: { id: drop.id }, rule: 'name_address_zip', percent: 99 })
  expect(others).toEqual([])
  expect(await findDuplicatesOf(drop.id, 10)).toHaveLength(1)
})

test('the survivor has the chosen values with their sources, and the other address redirects to it', async () => {
  const duplicates = await addDuplicates()
  const { keep, drop, alex } = duplicates
  expect(await findDuplicatePairs()).toHaveLength(1)
  const tags = await merge(duplicates, { website: 'drop', amenities: 'both', capacity: 'keep' })
  const row = await db().provider.findUniqueOrThrow({
    where: { id: keep.id },
    include: { facts: true, licenses: true },
  })
  expect(row).toMatchObject({ name: 'Otter House', website: 'https://otter.example/', capacity: 40 })
  expect(row.alternateNames).toEqual(['Otter House Inc'])
  expect([...row.amenities].sort()).toEqual(['lunch_included', 'nut_free'])
  expect(row.licenses).toMatchObject([{ number: 'C1' }])
  expect(await outdatedCards()).toEqual([])
  // Each contact is part of both: no one confirmed all of it after the older date.
  expect(row.facts.map(({ group, confirmedOn }) => [group, confirmedOn.toISOString().slice(0, 10)]).sort()).toEqual([
    ['contact', '2026-05-01'],
    ['license', '2026-05-01'],
  ])
  expect(await findProviderPage(drop.slug, at)).toMatchObject({ kind: 'redirect', publicId: keep.slug })
  expect(tags).toEqual(expect.arrayContaining([`provider:${keep.id}`, `provider:${drop.id}`, 'location:orlando-fl']))
  expect(await findDuplicates(10)).toEqual([])
  expect((await findProviderFile(drop.id, 'en')).mergedInto).toEqual({ id: keep.id, name: 'Otter House' })
  expect((await findProviderFile(keep.id, 'en')).edits).toMatchObject([{ reason: 'merged', editor: { id: alex.id } }])
  const log = await db().auditEntry.findMany({ select: { action: true, actorId: true, details: true } })
  const details = { providerId: keep.id, mergedId: drop.id, fields: 'amenities website alternateNames' }
  expect(log).toEqual([{ action: 'provider.merged', actorId: alex.id, details }])
})

test('the other page’s summer hours can be chosen, with their source', async () => {
  const duplicates = await addDuplicates()
  const summer = [{ from: '06-01', to: '08-15', hours: [{ weekday: 0, opensMinute: 480, closesMinute: 960 }] }]
  const facts = {
    create: { group: 'hours', ...provenance('2026-06-01'), confirmedOn: new Date('2026-06-01') },
  } as const
  await db().provider.update({ where: { id: duplicates.drop.id }, data: { seasonalHours: summer, facts } })
  await merge(duplicates, { seasonalHours: 'drop' })
  const survivor = await db().provider.findUniqueOrThrow({
    where: { id: duplicates.keep.id },
    include: { facts: true },
  })
  expect(survivor.seasonalHours).toEqual(summer)
  expect(survivor.facts).toContainEqual(
    expect.objectContaining({ group: 'hours', confirmedOn: new Date('2026-06-01') }),
  )
})

test.each([
  ['comes along with the openings', { people: true, openings: 'drop' }, '2026-11-18'],
  ['comes along where nobody manages the survivor', { people: false, openings: 'keep' }, '2026-11-18'],
  ['does not change what the survivor’s people chose', { people: true, openings: 'keep' }, null],
] as const)('that openings follow enrollments %s', async (_, { people, openings }, since) => {
  const duplicates = await addDuplicates()
  if (people) await addProviderManager(duplicates.keep.id, await createActor('careprovider'))
  await addProviderManager(duplicates.drop.id, await createActor('careprovider'))
  await db().provider.update({ where: { id: duplicates.drop.id }, data: { openingsFollowSince: DAY } })
  await merge(duplicates, { openings })
  const { openingsFollowSince } = await db().provider.findUniqueOrThrow({ where: { id: duplicates.keep.id } })
  expect(openingsFollowSince).toEqual(since && new Date(since))
})

test('no favorite or note is lost, and a person who saved both has one favorite with both notes', async () => {
  const duplicates = await addDuplicates()
  const [pat, kim] = [await createActor('caregiver'), await createActor('caregiver')]
  const save = (userId: number, providerId: number, note: string) =>
    db().favorite.create({ data: { userId, providerId, note, createdAt: DAY } })
  await save(pat.id, duplicates.keep.id, 'Kind staff.')
  await save(pat.id, duplicates.drop.id, 'Ask for the fee.')
  await save(kim.id, duplicates.drop.id, 'Near work.')
  expect((await findPair(duplicates.keep.id, duplicates.drop.id, 'en')).moving).toMatchObject({
    favorites: 2,
    favoritesOfBoth: 1,
  })
  await merge(duplicates)
  const favorites = await db().favorite.findMany({
    orderBy: { userId: 'asc' },
    select: { userId: true, providerId: true, note: true },
  })
  expect(favorites).toEqual([
    { userId: pat.id, providerId: duplicates.keep.id, note: 'Kind staff.\n\nAsk for the fee.' },
    { userId: kim.id, providerId: duplicates.keep.id, note: 'Near work.' },
  ])
})

/** A favorite on each of two providers, or on one, by somebody of their own. */
async function saveBoth(one: Favorite | null, other: Favorite | null, [keepId, dropId]: [number, number]) {
  const { id: userId } = await createActor('caregiver')
  const rows = [one && { ...one, providerId: keepId }, other && { ...other, providerId: dropId }]
  await db().favorite.createMany({ data: rows.flatMap((row) => (row ? { createdAt: DAY, userId, ...row } : [])) })
  return userId
}
type Favorite = { createdAt?: Date; note?: string; touredOn?: Date; scores?: Prisma.InputJsonValue }

test('one favorite of both has both notes once, the first day, the later tour, and every readable score', async () => {
  const { keep, drop } = await addDuplicates()
  const pair: [number, number] = [keep.id, drop.id]
  const day = (text: string) => new Date(text)
  const onSurvivor = { note: 'Kind staff.', touredOn: day('2026-06-01'), scores: { staff: 5, space: 3 } }
  const onMerged = {
    createdAt: day('2026-04-01'),
    note: 'Ask for the fee.',
    touredOn: day('2026-07-01'),
    scores: { staff: 2, safety: 4 },
  }
  const people = [
    await saveBoth(onSurvivor, onMerged, pair),
    await saveBoth({ note: 'Same' }, { note: 'Same', touredOn: day('2026-05-01') }, pair),
    await saveBoth({}, { note: 'Only theirs', scores: 'damaged' }, pair),
    await saveBoth({ scores: ['damaged'] }, { scores: { staff: 1 } }, pair),
    await saveBoth({}, {}, pair),
  ]
  await db().$transaction((tx) => moveFavorites(tx, drop.id, keep.id))
  const favorites = await db().favorite.findMany({ orderBy: { userId: 'asc' }, omit: { id: true } })
  const expected = [
    {
      createdAt: onMerged.createdAt,
      note: 'Kind staff.\n\nAsk for the fee.',
      touredOn: onMerged.touredOn,
      scores: { staff: 5, space: 3, safety: 4 },
    },
    { note: 'Same', touredOn: day('2026-05-01') },
    { note: 'Only theirs' },
    { scores: { staff: 1 } },
    {},
  ]
  expect(favorites).toEqual(
    people.map((userId, index) => ({
      userId,
      providerId: keep.id,
      createdAt: DAY,
      note: '',
      touredOn: null,
      scores: {},
      ...expected[index],
    })),
  )
})

test('hundreds of families who saved both are moved in as many queries as one family', async () => {
  const { keep, drop } = await addDuplicates()
  const users = await db().user.createManyAndReturn({
    data: Array.from({ length: 600 }, (_, index) => ({
      email: `family-${index}@example.test`,
      firstName: 'Pat',
      lastName: 'Tester',
      role: 'caregiver' as const,
      status: 'active' as const,
    })),
    select: { id: true },
  })
  const save = (some: { id: number }[], providerId: number, note: string) =>
    db().favorite.createMany({ data: some.map(({ id }) => ({ userId: id, providerId, note, createdAt: DAY })) })
  await save(users.slice(0, 400), keep.id, 'Ours')
  await save(users, drop.id, 'Theirs')
  const queries = await countQueries(() => db().$transaction((tx) => moveFavorites(tx, drop.id, keep.id)))
  // The three statements, and the beginning and end of the transaction.
  expect(queries).toBeLessThanOrEqual(5)
  const notes = await db().favorite.groupBy({ by: ['providerId', 'note'], _count: true, orderBy: { note: 'asc' } })
  expect(notes).toEqual([
    { providerId: keep.id, note: 'Ours\n\nTheirs', _count: 400 },
    { providerId: keep.id, note: 'Theirs', _count: 200 },
  ])
})

test('reviews move and count, and of two by the same author the later is shown', async () => {
  const duplicates = await addDuplicates()
  const [pat, kim] = [await createActor('caregiver'), await createActor('caregiver')]
  const write = (providerId: number, authorId: number, rating: number, day: string) =>
    db().review.create({
      data: {
        providerId,
        authorId,
        rating,
        authorName: 'P.',
        text: 'x',
        status: 'published',
        createdAt: new Date(day),
      },
    })
  await write(duplicates.keep.id, pat.id, 2, '2026-01-01')
  await write(duplicates.drop.id, pat.id, 4, '2026-06-01')
  await write(duplicates.drop.id, kim.id, 5, '2026-06-01')
  await db().reviewProvenance.create({
    data: { providerId: duplicates.drop.id, caregiverId: kim.id, relation: 'toured', confirmedAt: DAY },
  })
  await merge(duplicates)
  const shown = await db().review.findMany({ where: { providerId: duplicates.keep.id }, orderBy: { rating: 'asc' } })
  expect(shown.map(({ authorId, rating }) => [authorId, rating])).toEqual([
    [pat.id, 4],
    [kim.id, 5],
  ])
  expect(await db().review.count()).toBe(3)
  expect(await db().provider.findUniqueOrThrow({ where: { id: duplicates.keep.id } })).toMatchObject({
    reviewCount: 2,
    ratingAverage: 4.5,
  })
  expect(await db().reviewProvenance.findFirst()).toMatchObject({ providerId: duplicates.keep.id })
})

test('counts, reports, alerts, people and pending import rows move to the survivor', async () => {
  const duplicates = await addDuplicates()
  const { keep, drop } = duplicates
  const [chris, pat] = [await createActor('careprovider'), await createActor('caregiver')]
  await addProviderManager(drop.id, chris)
  for (const providerId of [keep.id, drop.id]) {
    await db().providerPageView.create({ data: { providerId, day: DAY, source: 'search', count: 3 } })
    await db().providerInteraction.create({ data: { providerId, day: DAY, type: 'view', count: 2 } })
  }
  await db().report.create({
    data: { providerId: drop.id, topic: 'hours', message: 'x', fingerprint: 'f'.repeat(64) },
  })
  const search = await db().savedSearch.create({
    data: {
      userId: pat.id,
      name: 'x',
      query: 'q',
      frequency: 'daily',
      knownIds: [drop.id],
      openIds: [keep.id, drop.id],
      seenAt: DAY,
      createdAt: DAY,
    },
  })
  const alert = { savedSearchId: search.id, kind: 'provider', foundAt: DAY } as const
  await db().searchNews.createMany({ data: [keep.id, drop.id].map((providerId) => ({ ...alert, providerId })) })
  await merge(duplicates)
  const ofSurvivor = { where: { providerId: keep.id } }
  expect(await db().providerPageView.findMany()).toMatchObject([{ providerId: keep.id, count: 6 }])
  expect(await db().providerInteraction.findMany()).toMatchObject([{ providerId: keep.id, count: 4 }])
  expect(await db().report.count(ofSurvivor)).toBe(1)
  expect(await db().searchNews.count()).toBe(1)
  expect(await db().savedSearch.findFirst()).toMatchObject({ knownIds: [keep.id], openIds: [keep.id] })
  expect(await db().providerPerson.findMany()).toMatchObject([{ providerId: keep.id, userId: chris.id }])
  expect(await db().notification.findMany({ where: { userId: chris.id } })).toMatchObject([
    { kind: 'pages-merged', facts: { provider: 'Otter House', other: 'Otter House Inc', publicId: keep.slug } },
  ])
})

test('when two admins merge at the same time, one succeeds, whichever page each would keep', async () => {
  const duplicates = await addDuplicates()
  const keepFirst = await inputFor(duplicates)
  const keepSecond = await inputFor({ ...duplicates, keep: duplicates.drop, drop: duplicates.keep })
  const results = await Promise.allSettled([
    mergeProviders(duplicates.alex, keepFirst, at),
    mergeProviders(await createActor('admin'), keepSecond, at),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db().provider.count({ where: { status: 'merged' } })).toBe(1)
})

test('a stale form, a provider merged with itself and an unconfirmed form are refused', async () => {
  const duplicates = await addDuplicates()
  const old = await inputFor(duplicates)
  await editAs(duplicates.alex, duplicates.drop.id, { capacity: '61' })
  expect(await refusalOf(mergeProviders(duplicates.alex, old, at))).toContain('Someone changed one of them')
  expect(mergeInput.safeParse({ ...old, dropId: old.keepId }).success).toBe(false)
  expect(mergeInput.safeParse({ ...old, isSure: false }).error?.issues[0]?.message).toBe(
    message('admin.directoryErrors.confirmCompared'),
  )
  expect(await refusalOf(findPair(duplicates.keep.id, duplicates.keep.id, 'en'))).toContain('into itself')
  await merge(duplicates)
  expect(await refusalOf(findPair(duplicates.keep.id, duplicates.drop.id, 'en'))).toContain('part of another one')
})

test('addresses that redirected to the merged provider redirect to the survivor in one step', async () => {
  const duplicates = await addDuplicates()
  const older = await addProvider({ name: 'Otters', isSample: false })
  await merge({ ...duplicates, keep: duplicates.drop, drop: older })
  await merge(duplicates)
  expect(await db().provider.findUniqueOrThrow({ where: { id: older.id } })).toMatchObject({
    mergedIntoId: duplicates.keep.id,
  })
})

test("a home's street stays private even when the survivor becomes a center", async () => {
  const duplicates = await addDuplicates()
  const home = await addProvider({ name: 'Otter Home', kind: 'family_home', street: '7 Hidden Ln', isSample: false })
  await merge({ ...duplicates, drop: home }, { address: 'drop' })
  expect(await db().provider.findUniqueOrThrow({ where: { id: duplicates.keep.id } })).toMatchObject({
    kind: 'center',
    street: null,
  })
})

test('a center that is merged into a home leaves its street on no cached page', async () => {
  const duplicates = await addDuplicates()
  const home = await addProvider({ name: 'Otter Home', kind: 'family_home', street: '12 Oak St', isSample: false })
  expect(await merge({ ...duplicates, keep: home })).toContain('directory')
})

test('a home that shows only its city still does so, whichever page remains and whose address is chosen', async () => {
  const duplicates = await addDuplicates()
  const home = { name: 'Otter Home', kind: 'family_home', street: '12 Oak St', isSample: false } as const
  const addHomeWithHiddenZip = () => addProvider({ ...home, showsZip: false })
  const zipAfter = async (keep: Duplicates['keep'], drop: Duplicates['drop'], choices = {}) => {
    await merge({ ...duplicates, keep, drop }, choices)
    return (await db().provider.findUniqueOrThrow({ where: { id: keep.id } })).zip
  }
  expect(await zipAfter(await addProvider(home), await addHomeWithHiddenZip())).toBeNull()
  expect(await zipAfter(await addHomeWithHiddenZip(), duplicates.drop, { address: 'drop' })).toBeNull()
  expect(await zipAfter(await addProvider(home), duplicates.keep)).toBe('32801')
})

/** Tables whose rows move, and tables whose rows stay with the redirecting page: its history, and data that imports need. */
const MOVED_TABLES = `provider_people provider_invitations provider_claims provider_events inquiries inquiry_blocks tours tour_offers enrollments
  saved_replies subscriptions invoices sponsored_placements stripe_customers review_provenances reviews favorites search_news reports
  provider_licenses provider_inspections photo_uploads video_uploads import_aside_candidates provider_interactions provider_page_views provider_photo_views
  provider_distinctions providers`
const REMAINING_TABLES = `provider_private_addresses provider_facts provider_age_bands provider_hours provider_photos provider_activities
  provider_virtual_tours provider_sources provider_search_documents import_changes profile_changes profile_drafts provider_edits
  fact_questions provider_likenesses provider_cards`

test('every table that refers to a provider is either moved or left on purpose', async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'providers'::regclass`
  const expectedTables = `${MOVED_TABLES} ${REMAINING_TABLES}`.split(/\s+/).sort()
  expect(rows.map(({ name }) => name).sort()).toEqual(expectedTables)
})
