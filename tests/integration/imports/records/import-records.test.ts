import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { importRecords } from '@/lib/imports/records/commands/import-records'
import type { RecordKind } from '@/lib/imports/records/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { findProviderPage } from '@/lib/providers/queries'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { outdatedCards } from '@/tests/support/providers/add-provider'
import { centersFile, commandWithSite } from '../list-files'

const database = testDatabase({ gazetteer: true })
const { start, revalidations } = commandWithSite('scripts/operations/import-records.ts', database)
const NOW = new Date('2026-11-21T12:00:00Z')
beforeEach(async () => {
  setClock(NOW)
  const path = await centersFile([{}, { ID: '2', NAME: 'OTTER HOUSE', ADDRESS: '2 OTTER WAY', TELEPHONE: '' }])
  await importProviders({ path, preset: 'florida-centers' })
})
afterEach(() => setClock(undefined))

const sample = (name: string) => path.join(__dirname, name)
const optionsOf = (kind: RecordKind) => ({
  kind,
  path: sample(`invented-${kind}s.csv`),
  mappingPath: sample(`invented-${kind}s.json`),
})
const load = (kind: RecordKind, more: object = {}) => importRecords({ ...optionsOf(kind), ...more })

async function written(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'records ')), 'file.csv')
  await writeFile(file, text)
  return file
}
const provider = (sourceId: string) => db().provider.findFirstOrThrow({ where: { sources: { some: { sourceId } } } })
async function pageOf(sourceId: string) {
  const page = await findProviderPage((await provider(sourceId)).slug, NOW)
  if (page.kind !== 'page') throw new Error(page.kind)
  return page.detail
}

test('licenses are matched by name, address and ZIP code; every other row is reported', async () => {
  const report = await load('license')
  expect(report).toMatchObject({ rowsRead: 7, added: 2, changed: 0, unchanged: 0, kept: 0, refused: 5 })
  expect(Object.fromEntries(report.refusals.map(({ code, examples }) => [code, examples[0]?.line]))).toEqual({
    unmatched: 4,
    word: 5,
    future: 6,
    date: 7,
    repeated: 8,
  })
  expect(await pageOf('1')).toMatchObject({
    licenses: [
      {
        number: 'X00OR0001',
        kind: 'Child care facility',
        issuer: 'Invented State',
        status: 'active',
        issuedOn: '2024-01-15',
        expiresOn: '2027-01-14',
        asOf: '2026-05-01',
      },
    ],
    facts: { license: { source: 'state_file', sourceName: 'Invented State', confirmedOn: '2026-05-01' } },
  })
  expect((await pageOf('2')).licenses).toMatchObject([{ number: 'X00OR0002', status: 'revoked' }])
  expect(await outdatedCards()).toEqual([])
  await expect(db().importRefusal.count({ where: { batchId: report.batchId ?? 0 } })).resolves.toBe(5)
})

test('inspections are matched by license number, with the violations of one visit together, in plain words', async () => {
  await load('license')
  const report = await load('inspection')
  expect(report).toMatchObject({ rowsRead: 5, added: 3, refused: 1 })
  expect(report.refusals).toMatchObject([{ code: 'unmatched', count: 1 }])
  expect((await pageOf('1')).inspections).toEqual([
    { inspectedOn: '2026-03-04', violations: 0, summary: null, correctedOn: null, sourceName: 'Invented State' },
  ])
  expect((await pageOf('2')).inspections).toMatchObject([
    { inspectedOn: '2026-04-10', violations: 1, correctedOn: null },
    {
      inspectedOn: '2026-02-10',
      violations: 2,
      summary: 'Class 1, the gravest: Gate to the pond left open; Class 3, minor: Fire drill log not kept',
      correctedOn: '2026-02-20',
    },
  ])
})

test('importing the same files again changes nothing', async () => {
  await load('license')
  await load('inspection')
  const before = await db().provider.findMany({ orderBy: { id: 'asc' } })
  expect(await load('license')).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await load('inspection')).toMatchObject({ added: 0, changed: 0, unchanged: 3, changedProviders: { ids: [] } })
  expect(await db().provider.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('a later correction is added to the inspection', async () => {
  await load('license')
  await load('inspection')
  const rows = (await readFile(sample('invented-inspections.csv'), 'utf8')).replace(
    ',Fire drill log not kept,\n',
    ',Fire drill log not kept,05/02/2026\n',
  )
  expect(await load('inspection', { path: await written(rows) })).toMatchObject({ changed: 1, unchanged: 2 })
  expect((await pageOf('2')).inspections[0]).toMatchObject({ inspectedOn: '2026-04-10', correctedOn: '2026-05-02' })
  await expect(db().providerInspection.count()).resolves.toBe(3)
})

test('a dry run reports the same and writes nothing', async () => {
  const dry = await load('license', { isDryRun: true })
  await expect(db().providerLicense.count()).resolves.toBe(0)
  const real = await load('license')
  expect({ ...real, isDryRun: true, batchId: null }).toEqual(dry)
})

test('a batch of records is undone like a batch of providers', async () => {
  await load('license')
  const before = await pageOf('2')
  const { batchId } = await load('inspection')
  expect(await undoImport(batchId ?? 0)).toMatchObject({ restored: 2, leftCount: 0, removed: 0 })
  expect({ ...(await pageOf('2')), updatedAt: before.updatedAt }).toEqual(before)
  const licenses = await db().importBatch.findFirstOrThrow({ where: { preset: 'licenses' } })
  await undoImport(licenses.id)
  expect(await pageOf('2')).toMatchObject({ licenses: [], inspections: [] })
  expect((await pageOf('2')).facts.license).toBeUndefined()
})

test("values that staff confirmed on or after the file's date stay", async () => {
  const { id } = await provider('1')
  const stamp = { source: 'staff', sourceName: 'Staff', confirmedOn: new Date('2026-05-01') } as const
  await db().providerFact.create({ data: { providerId: id, group: 'license', ...stamp } })
  expect(await load('license')).toMatchObject({ added: 1, kept: 1 })
  expect((await pageOf('1')).licenses).toEqual([])
})

test('records of a merged provider are added to the survivor', async () => {
  await load('license')
  const ids = [(await provider('2')).id, (await provider('1')).id] as const
  await db().$transaction((tx) => mergeProvider(tx, ...ids))
  expect(await load('inspection')).toMatchObject({ added: 3 })
  expect((await pageOf('1')).inspections.map(({ inspectedOn }) => inspectedOn)).toEqual([
    '2026-04-10',
    '2026-03-04',
    '2026-02-10',
  ])
})

test('records match a provider by the id of another list', async () => {
  const mappingPath = await written(
    JSON.stringify({
      source: 'invented-state',
      issuer: 'Invented State',
      asOf: { column: 'Day' },
      match: { sourceId: { source: 'hifld-child-care-centers', column: 'Id' } },
      license: { number: 'No' },
    }),
  )
  const path = await written('Id,No,Day\n2,X1,05/01/2026\n2,X2,05/01/2027\n7,X3,05/01/2026\n')
  const report = await load('license', { path, mappingPath })
  expect(report).toMatchObject({ added: 1, refused: 2 })
  expect((await pageOf('2')).licenses).toMatchObject([{ number: 'X1', asOf: '2026-05-01' }])
})

test('a number that two providers share matches neither', async () => {
  await load('license')
  const { id } = await provider('1')
  await db().providerLicense.create({
    data: { providerId: id, number: 'X00OR0002', issuer: 'Invented State', asOf: new Date('2026-05-01') },
  })
  const { refusals } = await load('inspection')
  expect(inEnglish(refusals.find(({ code }) => code === 'several')?.examples[0]?.text)).toBe(
    '2 providers have this license number.',
  )
})

test('a mapping with a future date, or a missing mapping, is refused', async () => {
  setClock(new Date('2026-04-30T12:00:00Z'))
  expect(await refusalOf(load('license'))).toContain('is of 2026-05-01, which has not come yet')
  setClock(NOW)
  expect(await refusalOf(load('license', { mappingPath: 'none.json' }))).toContain('There is no mapping at none.json.')
  expect(await refusalOf(load('license', { path: sample('invented-inspections.csv') }))).toContain('has no header with')
})

test('an operator imports a file, and the running site regenerates the pages of its providers', async () => {
  const { kind, path: file, mappingPath } = optionsOf('license')
  const { status, output } = await start(file, '--kind', kind, '--mapping', mappingPath)
  expect(status).toBe(0)
  expect(output).toContain('2 licenses added')
  expect(output).toContain('About nobody in the directory')
  const ids = [(await provider('1')).id, (await provider('2')).id]
  expect(revalidations).toEqual([{ tags: [...ids.map((id) => `provider:${id}`), 'location:orlando-fl'] }])
  await start(file, '--kind', kind, '--mapping', mappingPath)
  expect(revalidations).toHaveLength(1)
  expect((await start('--list')).output).toContain('licenses, invented-licenses.csv')
})

test.each([
  ['no mapping', ['file.csv', '--kind', 'license'], 'Use: npm run import:records'],
  ['an unknown kind', ['file.csv', '--kind', 'fine', '--mapping', 'm.json'], 'Use: npm run import:records'],
  ['a missing mapping', ['file.csv', '--kind', 'license', '--mapping', 'm.json'], 'There is no mapping at'],
])('with %s the command fails with a message and status 1', async (_, args, sentence) => {
  const { status, errors } = await start(...args)
  expect(status).toBe(1)
  expect(errors).toContain(sentence)
})

describe('undoing a list to whose providers a later file added records', () => {
  const NEWER = { SOURCEDATE: '2023/06/01 00:00:00+00', TELEPHONE: '(407) 555-0155' }
  const newestBatch = async () => (await db().importBatch.findFirstOrThrow({ orderBy: { id: 'desc' } })).id

  test('deletes those records too, and the report counts them', async () => {
    const list = await newestBatch()
    await load('license')
    await load('inspection')
    const report = await undoImport(list)
    expect(report).toMatchObject({ removed: 2, withRecords: 2, leftCount: 0 })
    expect([await db().provider.count(), await db().providerLicense.count()]).toEqual([0, 0])
    // Undoing the other file no longer finds any of them.
    expect(await undoImport(list + 1)).toMatchObject({ removed: 0, restored: 0, leftCount: 0 })
  })

  test('restores what the list changed, and the records stay', async () => {
    const path = await centersFile([{ ...NEWER }])
    await importProviders({ path, preset: 'florida-centers' })
    const list = await newestBatch()
    await load('license')
    expect(await provider('1')).toMatchObject({ phone: '(407) 555-0155' })
    expect(await undoImport(list)).toMatchObject({ restored: 1, restoredInPart: 0, leftCount: 0 })
    expect((await provider('1')).phone).not.toBe('(407) 555-0155')
    expect(await db().providerLicense.count()).toBe(2)
    expect((await pageOf('1')).licenses).toHaveLength(1)
  })

  test('records can be undone before the list under them', async () => {
    const { batchId } = await load('license')
    const path = await centersFile([{ ...NEWER }])
    await importProviders({ path, preset: 'florida-centers' })
    expect(await undoImport(batchId ?? 0)).toMatchObject({ restored: 2, leftCount: 0 })
    expect(await provider('1')).toMatchObject({ phone: '(407) 555-0155' })
    expect(await db().providerLicense.count()).toBe(0)
  })

  test('keeps a provider that was changed after those records', async () => {
    const list = await newestBatch()
    await load('license')
    const { id } = await provider('1')
    await db().provider.update({ where: { id }, data: { description: 'A garden.', updatedAt: new Date('2100-01-01') } })
    expect(await undoImport(list)).toMatchObject({ removed: 1, left: [{ code: 'edited', count: 1 }] })
  })
})
