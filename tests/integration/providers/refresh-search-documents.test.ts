import fc from 'fast-check'
import { cellOf } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { TRAITS } from '@/lib/providers/catalogue/traits'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { foldName } from '@/lib/providers/rules/names'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { CELL_SQL, foldedSql, refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { maskOf } from '@/lib/providers/search-documents/rules'
import { draftOf } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addPlaces } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(addPlaces)

type Document = Record<string, unknown>

async function save(item: ProviderDraft | ProviderChange): Promise<number> {
  const [saved] = await db().$transaction((tx) => saveProviders(tx, [item]))
  return saved?.id ?? 0
}

/** Masks as text, because a JSON number cannot hold 62 bits. */
async function documentOf(providerId: number): Promise<Document | undefined> {
  const rows = await db().$queryRaw<{ document: Document }[]>`
    SELECT to_jsonb(d) || jsonb_build_object('traits', traits::text, 'amenities', amenities::text) AS document
    FROM provider_search_documents d WHERE provider_id = ${providerId}`
  return rows[0]?.document
}

test('the search document has in one row what the tables say about a provider', async () => {
  const id = await save(
    draftOf({
      name: "Zoë's ABC & Play",
      alternateNames: ['Little Lantern'],
      kind: 'faith',
      careTypes: ['daycare', 'montessori'],
      curricula: ['montessori', 'bilingual'],
      programs: ['vpk'],
      accreditations: ['coa'],
      schedules: ['drop_in'],
      amenities: ['keypad_entry', 'family_events'],
      ageMinMonths: 6,
      ageMaxMonths: 71,
      ageBands: [
        { band: 'infant', openings: 0, tuitionWeeklyCents: 31_000, childrenPerAdult: 4 },
        { band: 'two', openings: 3, tuitionWeeklyCents: 24_500 },
        { band: 'school_age', openings: 1 },
      ],
      facts: { openings: { source: 'provider', sourceName: 'x', confirmedOn: '2026-11-01' } },
      hours: [
        { weekday: 0, opensMinute: 420, closesMinute: 720 },
        { weekday: 0, opensMinute: 780, closesMinute: 1_080 },
        ...[1, 2, 3].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1_110 })),
        { weekday: 4, opensMinute: 0, closesMinute: 1_440 },
        { weekday: 5, opensMinute: 1_080, closesMinute: 120 },
      ],
    }),
  )
  expect(await documentOf(id)).toMatchObject({
    cell: cellOf({ latitude: 28.5411, longitude: -81.3712 }),
    latitude: 28.5411,
    location_slug: 'orlando-fl',
    traits: String(
      maskOf(TRAITS.kind, ['faith']) |
        maskOf(TRAITS.careTypes, ['daycare', 'montessori']) |
        maskOf(TRAITS.curricula, ['montessori', 'bilingual']) |
        maskOf(TRAITS.programs, ['vpk']) |
        maskOf(TRAITS.accreditations, ['coa']) |
        maskOf(TRAITS.schedules, ['drop_in']),
    ),
    amenities: String(maskOf(AMENITIES, ['keypad_entry', 'family_events'])),
    age_min_months: 6,
    age_max_months: 71,
    opening_bands: 0b100100,
    openings_confirmed_on: '2026-11-01',
    tuition_confirmed_on: null,
    tuition_cents: [31_000, null, 24_500, null, null, null],
    tuition_min_cents: 24_500,
    weekday_opens: 420,
    weekday_closes: 1_080,
    is_temporarily_closed: false,
    name_text: 'zoes abc play little lantern orlando',
  })
})

test('unknown values stay unknown in the document', async () => {
  expect(await documentOf(await save(draftOf({ careTypes: [] })))).toMatchObject({
    amenities: '0',
    opening_bands: 0,
    openings_confirmed_on: null,
    tuition_cents: [null, null, null, null, null, null],
    tuition_min_cents: null,
    weekday_opens: null,
    weekday_closes: null,
    rating_average: null,
    completeness: 0,
  })
})

test('a provider that is closed on one weekday has no hours for the working week', async () => {
  const hours = [0, 1, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1_080 }))
  expect(await documentOf(await save(draftOf({ hours })))).toMatchObject({ weekday_opens: null, weekday_closes: null })
})

test('a page filled with dated facts is complete', async () => {
  const stamp = { source: 'provider' as const, sourceName: 'x', confirmedOn: '2026-11-01' }
  const id = await save(
    draftOf({
      phone: '(407) 555-0123',
      description: 'A garden.',
      ageMinMonths: 0,
      amenities: ['no_pets'],
      ageBands: [{ band: 'infant', openings: 1, tuitionWeeklyCents: 30_000 }],
      hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1_080 }],
      licenses: [{ number: '1', issuer: 'Florida DCF', asOf: '2026-01-01' }],
      photos: [{ path: '/a.webp', alt: 'A garden', width: 8, height: 6 }],
      facts: { openings: stamp, tuition: stamp, hours: stamp, contact: stamp },
    }),
  )
  expect(await documentOf(id)).toMatchObject({ completeness: 100 })
})

test('parents find temporarily closed providers, but no closed or merged ones', async () => {
  const id = await save(draftOf())
  await save({ id, status: 'temporarily_closed' })
  expect(await documentOf(id)).toMatchObject({ is_temporarily_closed: true })
  await save({ id, status: 'closed' })
  expect(await documentOf(id)).toBeUndefined()
  await save({ id, status: 'open' })
  const survivor = await save(draftOf({ name: 'Survivor' }))
  await db().provider.update({ where: { id }, data: { status: 'merged', mergedIntoId: survivor } })
  await db().$transaction((tx) => refreshSearchDocuments(tx, [id]))
  expect(await documentOf(id)).toBeUndefined()
})

test('refreshing all gives the same result as refreshing each', async () => {
  const ids = [await save(draftOf()), await save(draftOf({ name: 'Second' })), await save(draftOf({ name: 'Third' }))]
  const before = await Promise.all(ids.map(documentOf))
  await db().provider.update({ where: { id: ids[2] }, data: { status: 'closed' } })
  await db().providerSearchDocument.deleteMany({ where: { providerId: ids[0] } })
  await db().$transaction((tx) => refreshSearchDocuments(tx, 'all'))
  expect(await Promise.all(ids.map(documentOf))).toEqual([before[0], before[1], undefined])
})

test('the database and the search agree on the cell of every point', async () => {
  const points = fc.sample(
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    2_000,
  )
  const edges = [28.5, 28.6, -81.3, 27.949_999_999_999_999, 0.1, -0.1].map((n) => ({ latitude: n, longitude: n }))
  const all = [...points, ...edges]
  const rows = await db().$queryRawUnsafe<{ cell: number }[]>(
    `SELECT ${CELL_SQL} AS cell FROM unnest($1::float8[], $2::float8[]) AS p (latitude, longitude)`,
    all.map(({ latitude }) => latitude),
    all.map(({ longitude }) => longitude),
  )
  expect(rows.map(({ cell }) => cell)).toEqual(all.map(cellOf))
})

test('the database and the search normalize every name alike', async () => {
  const unit = fc.oneof(fc.constantFrom(..."AbZé ’'-ſß1."), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))
  const texts = fc.sample(fc.string({ unit, maxLength: 30 }), 500).filter((text) => !text.includes('\0'))
  const rows = await db().$queryRawUnsafe<{ folded: string }[]>(
    `SELECT ${foldedSql('name')} AS folded FROM unnest($1::text[]) WITH ORDINALITY AS p (name, n) ORDER BY n`,
    texts,
  )
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldName))
})

test('many are refreshed in one statement although PostgreSQL believes their tables empty, as after an ANALYZE during the writes', async () => {
  await db().$transaction(
    async (tx) => {
      const hours = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 420, closesMinute: 1080 }))
      const drafts = Array.from({ length: 600 }, (_, index) => draftOf({ name: `Paper Boat ${index}`, hours }))
      const saved = await saveProviders(tx, drafts)
      await db().$executeRawUnsafe('ANALYZE providers, provider_hours, provider_age_bands, provider_facts')
      await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = '5s'`)
      await refreshSearchDocuments(
        tx,
        saved.map(({ id }) => id),
      )
      expect(await tx.providerSearchDocument.count()).toBe(600)
    },
    { timeout: 30_000 },
  )
})
