import { importProviders } from '@/lib/imports/commands/import-providers'
import { rollBackInterruptedRuns } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { type CentersRow, centersCsv, centersFile, foodFile, TRAPS } from './list-files'

testDatabase({ gazetteer: true })

type Content = Parameters<typeof centersFile>[0]
const run = async (content: Content, isDryRun = false) =>
  importProviders({ path: await centersFile(content), preset: 'florida-centers', isDryRun })

const provider = (sourceId: string) =>
  db().provider.findFirstOrThrow({
    where: { sources: { some: { sourceId } } },
    include: { facts: true, sources: true, licenses: true, privateAddress: true },
  })
const counts = ({ rowsRead, added, changed, unchanged, refused }: Record<string, unknown>) => ({
  rowsRead,
  added,
  changed,
  unchanged,
  refused,
})

test('valid rows are imported, and every other row is reported with its line and reason', async () => {
  const report = await run(TRAPS)
  expect(counts(report)).toEqual({ rowsRead: 16, added: 10, changed: 0, unchanged: 0, refused: 6 })
  const refusals = await db().importRefusal.findMany({ orderBy: { line: 'asc' } })
  expect(inEnglish(refusals.map(({ line, reason, name }) => [line, reason, name]))).toEqual([
    [7, 'Same name, street, ZIP and phone as line 2.', 'Little Lantern Academy, Inc.'],
    [8, 'Line 3 already has its id.', 'The Id of Another'],
    [9, 'We can’t read the name "???".', '???'],
    [10, 'We don’t know the type "CIRCUS".', 'NO SUCH TYPE'],
    [11, 'The ZIP code "NOT AVAILABLE" does not have five digits.', 'NO ZIP'],
    [12, 'ZIP code 30301 is in GA, while the row says Orlando, FL.', 'Zip in Georgia'],
  ])
  expect(report.notes.map(({ code, count }) => [code, count]).toSorted()).toEqual([
    ['address', 1],
    ['county', 1],
    ['point', 1],
  ])
  await expect(db().importBatch.findMany()).resolves.toMatchObject([
    { id: report.batchId, preset: 'florida-centers', fileName: 'centers.csv', rowsRead: 16, added: 10, refused: 6 },
  ])
})

test('names, streets and cities are written in normal capitalization', async () => {
  await run(TRAPS)
  expect(await provider('1')).toMatchObject({
    name: 'Little Lantern Academy, Inc.',
    street: '12 Lantern Ln, Ste 4',
    phone: '(407) 555-0101',
    capacity: 85,
    county: 'Orange',
    status: 'open',
    isSample: false,
  })
  expect(await provider('2')).toMatchObject({ city: 'St Cloud', locationSlug: 'st-cloud-fl', zip: '34769' })
  expect(await provider('3')).toMatchObject({ city: 'Fort Lauderdale', locationSlug: 'fort-lauderdale-fl' })
  expect(await provider('4')).toMatchObject({ name: 'Paddle-N-Learn', city: 'Deland', locationSlug: 'deland-fl' })
  expect(await provider('16')).toMatchObject({ name: 'Niños Felices', alternateNames: ['Otter Holdings LLC'] })
})

test('a chain preserves each of its addresses', async () => {
  await run(TRAPS)
  await expect(db().provider.count({ where: { name: 'Otter Chain' } })).resolves.toBe(2)
})

test('unknown values stay unknown, and no license is assumed', async () => {
  await run(TRAPS)
  const stored = await provider('5')
  expect(stored).toMatchObject({ phone: null, capacity: null, ageMinMonths: null, licenses: [] })
  expect(stored.facts).toMatchObject([
    { group: 'contact', source: 'state_file', sourceName: 'HIFLD child care centers, May 2022' },
  ])
  expect(stored.facts[0]?.confirmedOn).toEqual(new Date('2022-05-02'))
})

test('an impossible coordinate is replaced, and a private one is hidden', async () => {
  await run(TRAPS)
  const zip = await db().zipCode.findUniqueOrThrow({ where: { zip: '32801' } })
  const center = { latitude: zip.latitude, longitude: zip.longitude }
  for (const id of ['12', '14', '15']) expect(await provider(id)).toMatchObject(center)
  expect(await provider('1')).toMatchObject({ latitude: 28.5402 })
})

test("a family home's street is stored only in the private table", async () => {
  await run(TRAPS)
  expect((await provider('14')).privateAddress).toMatchObject({ street: '14 Secret Ct', latitude: 28.5555 })
  const [leaks] = await db().$queryRaw<{ text: string }[]>`
    SELECT string_agg(to_jsonb(p)::text, '') || (SELECT string_agg(to_jsonb(d)::text, '') FROM provider_search_documents d)
      || (SELECT string_agg(to_jsonb(s)::text, '') FROM provider_sources s)
      || (SELECT string_agg(card::text, '') FROM provider_cards)
      || (SELECT string_agg(to_jsonb(r)::text, '') FROM import_refusals r) AS text
    FROM providers p`
  expect(leaks?.text).toContain('Lantern Ln')
  for (const secret of ['Secret', '28.5555', '28.5577']) expect(leaks?.text).not.toContain(secret)
})

test('importing the same file again changes nothing', async () => {
  await run(TRAPS)
  const before = await db().provider.findMany({ orderBy: { id: 'asc' } })
  const report = await run(TRAPS)
  expect(counts(report)).toEqual({ rowsRead: 16, added: 0, changed: 0, unchanged: 10, refused: 6 })
  expect(await db().provider.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
  expect((await provider('1')).sources).toMatchObject([{ batchId: report.batchId }])
})

test('a dry run reports what the run will do and writes nothing', async () => {
  const dry = await run(TRAPS, true)
  await expect(db().provider.count()).resolves.toBe(0)
  await expect(db().importBatch.count()).resolves.toBe(0)
  const real = await run(TRAPS)
  expect(dry).toMatchObject({ isDryRun: true, batchId: null, ...counts(real) })
  expect([dry.refusals, dry.notes]).toEqual([real.refusals, real.notes])
})

test("a changed row changes only its values, and the provider's address keeps working", async () => {
  await run([{}])
  const before = await provider('1')
  const report = await run([{ NAME: 'BIG LANTERN ACADEMY', TELEPHONE: 'NOT AVAILABLE', POPULATION: '90' }])
  expect(counts(report)).toMatchObject({ changed: 1, added: 0 })
  const after = await provider('1')
  expect(after).toMatchObject({ id: before.id, code: before.code, name: 'Big Lantern Academy', capacity: 90 })
  expect(after.phone).toBe('(407) 555-0101')
  expect(after.slug).toBe(`big-lantern-academy-orlando-fl-${before.code}`)
})

test('a newer list that says the same confirms it again, which is no change', async () => {
  await run([{}, { ID: '2', NAME: 'OTTER HOUSE', ADDRESS: '9 OTTER WAY' }])
  const newer = { SOURCEDATE: '2023/05/02 00:00:00+00' }
  const rows = [newer, { ...newer, ID: '2', NAME: 'OTTER HOUSE', ADDRESS: '9 OTTER WAY', POPULATION: '90' }]
  const dry = await run(rows, true)
  expect(dry).toMatchObject({ changed: 1, confirmed: 1, unchanged: 0, difference: { providers: 1 } })
  expect(inEnglish(dry.difference?.fields)).toMatchObject([
    { field: 'Capacity', count: 1, examples: [{ before: '85', after: '90' }] },
  ])
  const report = await run(rows)
  expect(report).toMatchObject({ changed: 1, confirmed: 1, unchanged: 0 })
  expect(await db().importBatch.findFirst({ where: { id: report.batchId ?? 0 } })).toMatchObject({
    changed: 1,
    unchanged: 1,
  })
  expect((await provider('1')).facts[0]?.confirmedOn).toEqual(new Date('2023-05-02'))
})

test('after a changed list the search documents are as if all had been built from scratch', async () => {
  const homes = { TYPE: 'CENTER BASED', CITY: 'ORLANDO' }
  await run([
    {},
    { ...homes, ID: '2', NAME: 'OTTER', ADDRESS: '9 OTTER WAY', TELEPHONE: 'NOT AVAILABLE' },
    { ...homes, ID: '3', ADDRESS: '8 OTTER WAY' },
  ])
  const date = { SOURCEDATE: '2023/05/02 00:00:00+00' }
  await run([
    { ...date, TELEPHONE: '(407) 555-0177' },
    { ...date, ...homes, ID: '2', NAME: 'OTTER', ADDRESS: '9 OTTER WAY', TELEPHONE: '(407) 555-0178' },
    { ...date, ...homes, ID: '3', NAME: 'PAPER BOAT MONTESSORI', ADDRESS: '8 OTTER WAY', LATITUDE: '28.55' },
  ])
  const documents = () => db().$queryRaw`
    SELECT to_jsonb(d) AS document, c.card, c.made_of = p.updated_at AS "isCurrent"
    FROM provider_search_documents d JOIN provider_cards c USING (provider_id) JOIN providers p ON p.id = provider_id ORDER BY provider_id`
  const kept = await documents()
  expect(kept).toMatchObject([{ isCurrent: true }, { isCurrent: true }, { isCurrent: true }])
  await db().$transaction((tx) => refreshSearchDocuments(tx, 'all'))
  expect(await documents()).toEqual(kept)
})

test("values that the provider confirmed after the file's date stay", async () => {
  await run([{}])
  const { id } = await provider('1')
  await db().provider.update({ where: { id }, data: { phone: '(407) 555-0199', name: 'Lantern House' } })
  await db().providerFact.update({
    where: { providerId_group: { providerId: id, group: 'contact' } },
    data: { source: 'provider', confirmedOn: new Date('2026-06-01') },
  })
  const report = await run([{ TELEPHONE: '(407) 555-0102', NAME: 'WRONG NAME' }])
  expect(report.notes).toMatchObject([{ code: 'kept', count: 1 }])
  expect(await provider('1')).toMatchObject({ phone: '(407) 555-0199', name: 'Lantern House' })
})

test('search documents match the tables', async () => {
  await run(TRAPS)
  const documents = () =>
    db().$queryRaw`SELECT to_jsonb(d)::text AS text FROM provider_search_documents d ORDER BY provider_id`
  const after = await documents()
  expect(after).toHaveLength(10)
  await db().$transaction((tx) => refreshSearchDocuments(tx, 'all'))
  expect(await documents()).toEqual(after)
})

test('after Ctrl-C nothing of the run remains', async () => {
  const rows: CentersRow[] = Array.from({ length: 1_200 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i} OTTER WAY` }))
  const stop = new AbortController()
  expect(
    await refusalOf(
      importProviders({
        path: await centersFile(rows),
        preset: 'florida-centers',
        signal: stop.signal,
        onProgress: () => stop.abort(new Error('Stopped.')),
      }),
    ),
  ).toContain('Stopped.')
  await expect(db().provider.count()).resolves.toBe(0)
  await expect(db().importBatch.count()).resolves.toBe(0)
})

test('a file that breaks off in the middle leaves nothing behind', async () => {
  const broken = `${centersCsv(Array.from({ length: 700 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i} OTTER WAY` })))}9,"OPEN`
  expect(await refusalOf(run(broken))).toContain('A quotation mark is never closed')
  await expect(db().provider.count()).resolves.toBe(0)
})

test('of two concurrent imports of one list the second is refused', async () => {
  const rows: CentersRow[] = Array.from({ length: 600 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i} OTTER WAY` }))
  const results = await Promise.allSettled([run(rows), run(rows)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: message('imports.errors.listBusy') },
  })
  await expect(db().provider.count()).resolves.toBe(600)
})

test('two lists are imported at the same time, and a provider in both is added once', async () => {
  const rows: CentersRow[] = Array.from({ length: 300 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i + 1} OTTER WAY` }))
  const both = { 'Center Name': 'LITTLE LANTERN ACADEMY INC', Address: '12 OTTER WAY' }
  const food = importProviders({ path: await foodFile([both]), preset: 'florida-food-program' })
  const [centers, second] = await Promise.all([run(rows), food])
  expect(centers.added + centers.matched + centers.leftAside).toBe(300)
  expect(second.added + second.matched + second.leftAside).toBe(1)
  await expect(db().provider.count()).resolves.toBe(centers.added + second.added)
  await expect(db().provider.count({ where: { street: '12 Otter Way' } })).resolves.toBe(1)
})

describe('a run that is interrupted after its first rows', () => {
  const rows: CentersRow[] = Array.from({ length: 600 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i + 1} OTTER WAY` }))
  const interrupted = async (isRetried: boolean) => {
    const stop = new AbortController()
    const onProgress = ({ isReading }: { isReading: boolean }) => isReading || stop.abort(new Error('stopped'))
    const options = { preset: 'florida-centers', signal: stop.signal, onProgress, isRetried }
    expect(await refusalOf(importProviders({ ...options, path: await centersFile(rows) }))).toContain('stopped')
  }

  test('leaves nothing behind', async () => {
    await interrupted(false)
    expect([await db().provider.count(), await db().importBatch.count()]).toEqual([0, 0])
  })

  test('is rolled back by the next run of its list', async () => {
    await interrupted(true)
    // One batch.
    await expect(db().provider.count()).resolves.toBe(300)
    expect(await run(rows)).toMatchObject({ added: 600, unchanged: 0 })
    await expect(db().importBatch.count()).resolves.toBe(1)
  })

  test('is rolled back by a job when its list is not imported again', async () => {
    await interrupted(true)
    await rollBackInterruptedRuns()
    expect([await db().provider.count(), await db().importBatch.count()]).toEqual([0, 0])
  })
})

test('the dry run already says which values are not understood', async () => {
  const report = await run(
    [
      { POPULATION: 'ask us', TELEPHONE: 'by mail' },
      { ID: '2', ADDRESS: '2 OTTER WAY' },
    ],
    true,
  )
  const lost = report.columns.filter(({ notUnderstood }) => notUnderstood > 0)
  expect(lost).toEqual([
    { column: 'TELEPHONE', filled: 2, notUnderstood: 1, examples: ['by mail'] },
    { column: 'POPULATION', filled: 2, notUnderstood: 1, examples: ['ask us'] },
  ])
  await expect(db().provider.count()).resolves.toBe(0)
})

test("a family home's street is never an example of what was not understood", async () => {
  expect(JSON.stringify(await run([{ ADDRESS: 'SECRET' }], true))).toContain('SECRET')
  const report = await run([{ TYPE: 'HOME BASED', ADDRESS: 'SECRET' }], true)
  expect(JSON.stringify(report)).not.toContain('SECRET')
})

test('a file in Windows-1252 keeps its accents', async () => {
  const report = await run(Buffer.from(centersCsv([{ NAME: 'LOS NI\u00d1OS' }]), 'latin1'))
  expect(report.encoding).toBe('windows-1252')
  expect(await provider('1')).toMatchObject({ name: 'Los Niños' })
})

test('an unknown preset is refused with a list of the known ones', async () => {
  expect(await refusalOf(importProviders({ path: await centersFile([{}]), preset: 'ohio' }))).toContain(
    'There is no preset "ohio". Known: florida-centers, ',
  )
})
