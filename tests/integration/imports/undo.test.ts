import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { type CentersRow, centersFile, TRAPS } from './list-files'

testDatabase({ gazetteer: true })

const NEWER = { SOURCEDATE: '2023/06/01 00:00:00+00' }

async function load(rows: readonly CentersRow[]): Promise<number> {
  const { batchId } = await importProviders({ path: await centersFile(rows), preset: 'florida-centers' })
  if (batchId === null) throw new Error('The run was a dry run.')
  return batchId
}

const provider = (sourceId: string) =>
  db().provider.findFirstOrThrow({ where: { sources: { some: { sourceId } } }, include: { facts: true } })

/** Every table that an import writes, as text, without the write times. */
async function directory(): Promise<unknown> {
  const [row] = await db().$queryRaw<object[]>`
    SELECT (SELECT jsonb_agg(to_jsonb(p) - 'updated_at' ORDER BY id) FROM providers p) AS providers,
      (SELECT jsonb_agg(to_jsonb(a) ORDER BY provider_id) FROM provider_private_addresses a) AS addresses,
      (SELECT jsonb_agg(to_jsonb(f) ORDER BY provider_id, "group") FROM provider_facts f) AS facts,
      (SELECT jsonb_agg(to_jsonb(h) ORDER BY provider_id, weekday) FROM provider_hours h) AS hours,
      (SELECT jsonb_agg(to_jsonb(s) ORDER BY source_id) FROM provider_sources s) AS sources,
      (SELECT jsonb_agg(to_jsonb(d)::text ORDER BY provider_id) FROM provider_search_documents d) AS documents,
      (SELECT jsonb_agg(card ORDER BY provider_id) FROM provider_cards) AS cards`
  return row
}

test('a batch imported by mistake is removed, and the directory is as it was before', async () => {
  const before = await directory()
  const batch = await load(TRAPS)
  expect(await undoImport(batch)).toMatchObject({ removed: 10, restored: 0, restoredInPart: 0, leftCount: 0 })
  expect(await directory()).toEqual(before)
  await expect(db().importChange.count()).resolves.toBe(0)
})

test('overwritten values are restored: names, addresses of homes, phones, dates and search documents', async () => {
  await load(TRAPS)
  const before = await directory()
  const changed = TRAPS.map((row) => ({
    ...row,
    ...NEWER,
    NAME: `NEW ${row.NAME ?? 'LANTERN'}`,
    TELEPHONE: '(407) 555-0155',
    POPULATION: '12',
    // A home becomes a center and vice versa: the street moves between the public and the private table.
    TYPE: row.TYPE === 'HOME BASED' ? 'CENTER BASED' : row.ID === '16' ? 'HOME BASED' : (row.TYPE ?? 'CENTER BASED'),
  }))
  const batch = await load(changed)
  expect(await directory()).not.toEqual(before)
  expect(await undoImport(batch)).toMatchObject({ restored: 10, restoredInPart: 0, leftCount: 0 })
  expect(await directory()).toEqual(before)
})

test('after an undo the same file makes its changes again', async () => {
  await load([{}])
  const rows = [{ ...NEWER, TELEPHONE: '(407) 555-0155' }]
  await undoImport(await load(rows))
  await load(rows)
  expect(await provider('1')).toMatchObject({ phone: '(407) 555-0155' })
})

test('a dry run reports the same and writes nothing', async () => {
  await load([{}])
  const batch = await load([
    { ...NEWER, TELEPHONE: '(407) 555-0155' },
    { ID: '2', ADDRESS: '2 OTTER WAY' },
  ])
  const before = await directory()
  const dry = await undoImport(batch, { isDryRun: true })
  expect(await directory()).toEqual(before)
  expect({ ...(await undoImport(batch)), isDryRun: true }).toEqual(dry)
  expect(dry).toMatchObject({ removed: 1, restored: 1 })
})

test('a batch is undone once, and an unknown id is reported', async () => {
  const batch = await load([{}])
  await undoImport(batch)
  expect(await refusalOf(undoImport(batch))).toContain(`Batch ${batch} was undone already, on `)
  expect(await refusalOf(undoImport(batch + 1))).toContain(`There is no batch ${batch + 1}`)
})

test('a batch older than the journal is refused', async () => {
  const batch = await load([{}])
  await db().importBatch.update({ where: { id: batch }, data: { journaled: false } })
  expect(await refusalOf(undoImport(batch))).toContain('is older than the import journal')
  await expect(db().provider.count()).resolves.toBe(1)
})

test('a batch cannot be undone while its list is imported', async () => {
  const batch = await load([{}])
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(735524, hashtext('hifld-child-care-centers')) IS NULL AS taken`
    expect(await refusalOf(undoImport(batch))).toContain('This list is being imported or undone right now')
  })
})

describe('a provider is kept and reported if it has', () => {
  const keeping = async (id: number, batch: number, code: string, text: string) => {
    const report = await undoImport(batch)
    expect(report).toMatchObject({ removed: 0, leftCount: 1 })
    expect(inEnglish(report.left)).toMatchObject([{ code, examples: [{ name: 'Little Lantern Academy, Inc.', text }] }])
    await expect(db().provider.count({ where: { id } })).resolves.toBe(1)
  }

  test('a review', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    await db().review.create({ data: { providerId: id, authorName: 'Dana M.', rating: 5, text: 'Kind.' } })
    await keeping(id, batch, 'used', 'It has 1 review.')
  })

  test('a report of wrong information', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    const words = { topic: 'other', message: 'Moved.' } as const
    await db().report.create({ data: { providerId: id, ...words, fingerprint: 'a'.repeat(64) } })
    await db().report.create({ data: { providerId: id, ...words, fingerprint: 'b'.repeat(64) } })
    await keeping(id, batch, 'used', 'It has 2 reports.')
  })

  test("a parent's confirmation", async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    const stamp = { source: 'parent', sourceName: 'A parent', confirmedOn: new Date('2022-06-01') } as const
    await db().providerFact.create({ data: { providerId: id, group: 'hours', ...stamp } })
    await keeping(id, batch, 'confirmed', 'Facts were confirmed by parent.')
  })

  test('another list', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    await db().providerSource.create({
      data: { source: 'another-list', sourceId: '7', providerId: id, rowHash: 'a'.repeat(64) },
    })
    await keeping(id, batch, 'listed', 'It’s also in another-list.')
  })

  test('a provider that was merged into it', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    const second = await load([{}, { ID: '2', ADDRESS: '2 OTTER WAY' }])
    const merged = await provider('2')
    await db().$transaction((tx) => mergeProvider(tx, merged.id, id))
    const report = await undoImport(second)
    expect(report.left).toMatchObject([{ code: 'merged', count: 1 }])
    await keeping(id, batch, 'used', 'It has 1 provider merged into it.')
  })

  test('an edit by a person', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    await db().provider.update({ where: { id }, data: { description: 'A garden.', updatedAt: new Date('2100-01-01') } })
    await keeping(id, batch, 'edited', 'It was changed since.')
  })

  test('a later batch with its row', async () => {
    const batch = await load([{}])
    const { id } = await provider('1')
    const later = await load([{}])
    await keeping(id, batch, 'later', `Batch ${later} imported it again or changed it.`)
  })
})

test('page views do not keep a provider', async () => {
  const batch = await load([{}])
  const { id } = await provider('1')
  await db().providerInteraction.create({
    data: { providerId: id, day: new Date('2026-01-01'), type: 'view', count: 9 },
  })
  expect(await undoImport(batch)).toMatchObject({ removed: 1 })
})

test('values that a later batch changed stay and are reported; undone from the newest on, everything is removed', async () => {
  const before = await directory()
  const rows = [{}, { ID: '2', ADDRESS: '2 OTTER WAY' }]
  const first = await load(rows)
  const second = await load(rows.map((row) => ({ ...row, ...NEWER, TELEPHONE: '(407) 555-0155' })))
  expect((await undoImport(first, { isDryRun: true })).left).toMatchObject([{ code: 'later', count: 2 }])
  await undoImport(second)
  expect(await undoImport(first)).toMatchObject({ removed: 2, leftCount: 0 })
  expect(await directory()).toEqual(before)
})

test('values that a provider confirmed since then stay, the rest is restored', async () => {
  await load([{}])
  const batch = await load([{ ...NEWER, NAME: 'LANTERN PRESCHOOL', TELEPHONE: '(407) 555-0155' }])
  const { id } = await provider('1')
  await db().providerFact.updateMany({
    where: { providerId: id, group: 'contact' },
    data: { source: 'provider', sourceName: 'The provider', confirmedOn: new Date('2026-06-01') },
  })
  const report = await undoImport(batch)
  expect(report).toMatchObject({ restored: 0, restoredInPart: 1, leftCount: 1 })
  expect(inEnglish(report.left)).toMatchObject([
    { code: 'confirmed', examples: [{ text: 'contact: confirmed since by provider, 2026-06-01.' }] },
  ])
  expect(await provider('1')).toMatchObject({
    name: 'Lantern Preschool',
    phone: '(407) 555-0155',
    careTypes: ['daycare'],
    facts: [{ source: 'provider' }],
  })
})

test('a value that was changed since then without provenance stays', async () => {
  await load([{}])
  const batch = await load([{ ...NEWER, TELEPHONE: '(407) 555-0155' }])
  await db().provider.updateMany({ data: { phone: '(407) 555-0199' } })
  const report = await undoImport(batch)
  expect(inEnglish(report.left[0]?.examples[0]?.text)).toBe('contact: changed since.')
  expect(await provider('1')).toMatchObject({ phone: '(407) 555-0199' })
})
