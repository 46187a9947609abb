import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { type CentersRow, centersFile } from './list-files'

testDatabase({ gazetteer: true })

const dated = (year: number): CentersRow => ({ SOURCEDATE: `${year}/05/02 00:00:00+00` })
const list = (year: number, count: number, missingIds: readonly number[] = []): CentersRow[] =>
  Array.from({ length: count }, (_, i) => ({ ...dated(year), ID: `${i}`, ADDRESS: `${i} OTTER WAY` })).filter(
    (_, i) => !missingIds.includes(i),
  )
type Options = { closesMissing?: boolean; forcesClosing?: boolean; isDryRun?: boolean }
const load = async (rows: readonly CentersRow[], options: Options = {}) =>
  importProviders({ path: await centersFile(rows), preset: 'florida-centers', ...options })
const provider = (sourceId: string) => db().provider.findFirstOrThrow({ where: { sources: { some: { sourceId } } } })
const statusOf = async (sourceId: string) => (await provider(sourceId)).status
const isFound = async (id: number) => (await db().providerSearchDocument.count({ where: { providerId: id } })) === 1

test('a provider missing from the newer file is reported, and closed only on request', async () => {
  await load(list(2022, 20))
  const report = await load(list(2023, 20, [7]))
  expect(report.gone).toMatchObject({ since: '2022-05-02', listed: 20, gone: 1, closable: 1, closed: 0 })
  expect(inEnglish(report.gone?.examples)).toMatchObject([{ text: 'not in the file any more' }])
  expect(await statusOf('7')).toBe('open')

  // The operator reads the report and loads the same file again.
  const again = await load(list(2023, 20, [7]), { closesMissing: true })
  expect(again).toMatchObject({ closed: 1, changed: 0, gone: { closed: 1 } })
  const closed = await provider('7')
  expect(closed).toMatchObject({ status: 'closed', closedSource: 'HIFLD child care centers, May 2022' })
  expect(closed.closedOn).toEqual(new Date('2023-05-02'))
  expect(await isFound(closed.id)).toBe(false)
  await expect(db().importBatch.findFirst({ where: { closed: 1 } })).resolves.toMatchObject({ id: again.batchId })
})

test('a row that is there but cannot be imported closes nobody', async () => {
  await load(list(2022, 20))
  const rows = list(2023, 20).map((row) => (row.ID === '7' ? { ...row, TYPE: 'SOMETHING NEW' } : row))
  const report = await load(rows, { closesMissing: true })
  expect(report).toMatchObject({ closed: 0, gone: { gone: 0 } })
  expect(await statusOf('7')).toBe('open')
})

test('a dry run reports which providers would close and writes nothing', async () => {
  await load(list(2022, 20))
  const rows = list(2023, 20, [7])
  const dry = await load(rows, { closesMissing: true, isDryRun: true })
  expect(await statusOf('7')).toBe('open')
  const realRun = await load(rows, { closesMissing: true })
  expect(dry.gone).toEqual(realRun.gone)
})

test('a provider that returns in a later file is open and can be found again', async () => {
  await load(list(2022, 20))
  await load(list(2023, 20, [7]), { closesMissing: true })
  expect(await load(list(2024, 20), { isDryRun: true })).toMatchObject({ reopened: 1 })
  expect(await statusOf('7')).toBe('closed')
  expect(await load(list(2024, 20))).toMatchObject({ reopened: 1 })
  const reopened = await provider('7')
  expect(reopened).toMatchObject({ status: 'open', closedOn: null, closedSource: null })
  expect(await isFound(reopened.id)).toBe(true)
})

test('an older file reopens no provider, nor does a file that marks it closed, nor one that a person closed', async () => {
  await load(list(2022, 20))
  await load(list(2023, 20, [7]), { closesMissing: true })
  expect(await load(list(2022, 20))).toMatchObject({ reopened: 0 })
  const rows = list(2024, 20).map((row) => (row.ID === '7' ? { ...row, STATUS: 'CLOSED' } : row))
  expect(await load(rows)).toMatchObject({ reopened: 0 })
  await db().provider.updateMany({ data: { closedSource: null } })
  expect(await load(list(2025, 20))).toMatchObject({ reopened: 0 })
  expect(await statusOf('7')).toBe('closed')
})

test('undoing reopens what the batch closed and closes what it reopened', async () => {
  await load(list(2022, 20))
  const closing = await load(list(2023, 20, [7]), { closesMissing: true })
  const opening = await load(list(2024, 20))
  await undoImport(opening.batchId ?? 0)
  expect(await statusOf('7')).toBe('closed')
  await undoImport(closing.batchId ?? 0)
  const reopened = await provider('7')
  expect(reopened).toMatchObject({ status: 'open', closedOn: null, closedSource: null })
  expect(await isFound(reopened.id)).toBe(true)
})

test.each(['provider', 'staff', 'parent'] as const)(
  'a provider confirmed by a %s since then stays open',
  async (source) => {
    await load(list(2022, 20))
    const { id } = await provider('7')
    const provenance = { source, sourceName: 'Somebody', confirmedOn: new Date('2023-05-02') }
    await db().providerFact.create({ data: { providerId: id, group: 'hours', ...provenance } })
    const { gone: missingReport } = await load(list(2023, 20, [7]), { closesMissing: true })
    expect(missingReport).toMatchObject({ gone: 1, closable: 0, closed: 0 })
    expect(inEnglish(missingReport?.examples)).toMatchObject([{ text: `stays open: confirmed since by ${source}` }])
    expect(await statusOf('7')).toBe('open')
  },
)

test('a provider still in another list stays open', async () => {
  await load(list(2022, 20))
  const { id } = await provider('7')
  const batch = await db().importBatch.create({
    data: { preset: 'other', source: 'other', fileName: 'o.csv', fileSha256: 'a'.repeat(64), finishedAt: new Date() },
  })
  await db().providerSource.create({
    data: { source: 'other', sourceId: '1', providerId: id, rowHash: 'a'.repeat(64), batchId: batch.id },
  })
  const { gone: missingReport } = await load(list(2023, 20, [7]), { closesMissing: true })
  expect(inEnglish(missingReport?.examples)).toMatchObject([{ text: 'stays open: also in other' }])
  expect(await statusOf('7')).toBe('open')

  // The other list's next file does not contain it either.
  await db().importBatch.create({
    data: { preset: 'other', source: 'other', fileName: 'o.csv', fileSha256: 'b'.repeat(64), finishedAt: new Date() },
  })
  await load(list(2024, 20, [7]), { closesMissing: true })
  expect(await statusOf('7')).toBe('closed')
})

test('a rejected row still counts as present', async () => {
  await load(list(2022, 20))
  const rows = list(2023, 20).map((row) => (row.ID === '7' ? { ...row, ZIP: '30301' } : row))
  expect(await load(rows, { closesMissing: true })).toMatchObject({ refused: 1, closed: 0 })
})

test('too many closures are refused until confirmed, and nothing is written', async () => {
  await load(list(2022, 20))
  const half = list(2023, 10).map((row) => ({ ...row, TELEPHONE: '(407) 555-0155' }))
  expect(await refusalOf(load(half, { closesMissing: true }))).toContain(
    '10 of 20 providers (50%) would be closed, more than 10%: is the file whole? Nothing was written.',
  )
  await expect(db().provider.count({ where: { phone: '(407) 555-0155' } })).resolves.toBe(0)
  expect((await load(half, { closesMissing: true, isDryRun: true })).gone).toMatchObject({ isTooMany: true, closed: 0 })
  expect(await load(half, { closesMissing: true, forcesClosing: true })).toMatchObject({ closed: 10 })
})

test('a file that is not newer closes no provider', async () => {
  await load(list(2023, 20))
  expect((await load(list(2023, 20, [7]))).gone).toBeNull()
  expect(await refusalOf(load(list(2022, 20, [7]), { closesMissing: true }))).toContain(
    'The file is of 2022-05-02 and the last one of 2023-05-02',
  )
  expect(await statusOf('7')).toBe('open')
})

test('the first file of a source has nothing to compare with', async () => {
  expect(await load(list(2022, 3), { closesMissing: true })).toMatchObject({ gone: null, closed: 0 })
})
