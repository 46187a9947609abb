import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase({ gazetteer: true })

const MAPPING = {
  title: 'Otter list',
  source: 'otter-list',
  sourceName: 'Otter list, May 2026',
  asOf: '2026-05-01',
  state: 'FL',
  columns: { id: 'Id', name: 'Name', street: 'Street', city: 'City', zip: 'Zip', phone: 'Phone', status: 'Status' },
}

async function write(name: string, content: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'row status ')), name)
  await writeFile(file, content)
  return file
}

type Options = { asOf?: string; isDryRun?: boolean }
/** A list of one provider with this status. */
async function load(status: string, { asOf, isDryRun }: Options = {}, settings: object = {}) {
  const row = `7,Heron Hall,12 Otter Way,Orlando,32801,407-555-0101,${status}`
  return importProviders({
    path: await write('list.csv', `Id,Name,Street,City,Zip,Phone,Status\n${row}\n`),
    mapping: await write('mapping.json', JSON.stringify({ ...MAPPING, ...settings })),
    asOf,
    isDryRun,
  })
}
const provider = () => db().provider.findFirstOrThrow()
const JUNE = { asOf: '2026-06-01' }
const JULY = { asOf: '2026-07-01' }
const OPEN = { status: 'open', closedOn: null, closedSource: null }

test.each([
  ['Temporarily closed', 'temporarily_closed'],
  ['Closed', 'closed'],
])('a provider whose row says “%s” is open again once its row says so', async (word, status) => {
  await load('Open')
  expect((await load(word, { ...JUNE, isDryRun: true })).difference).toMatchObject({ closed: 1, reopened: 0 })
  await load(word, JUNE)
  const closed = { status, closedOn: new Date('2026-06-01'), closedSource: 'Otter list, May 2026' }
  expect(await provider()).toMatchObject(closed)

  // A newer list that says the same changes nothing that people see.
  expect(await load(word, { asOf: '2026-06-15' })).toMatchObject({ changed: 0, confirmed: 1, reopened: 0 })
  expect(await provider()).toMatchObject(closed)

  const july = { ...MAPPING, sourceName: 'Otter list, July 2026' }
  const opening = await load('Open', JULY, july)
  expect(opening).toMatchObject({ reopened: 1 })
  expect(await provider()).toMatchObject(OPEN)
  expect(await db().providerSearchDocument.count()).toBe(1)
  await undoImport(opening.batchId ?? 0)
  expect(await provider()).toMatchObject(closed)
})

test('a provider that is closed when it is added is reopened the same way', async () => {
  await load('Temporarily closed', JUNE)
  expect(await provider()).toMatchObject({ status: 'temporarily_closed', closedSource: 'Otter list, May 2026' })
  expect(await load('', JULY)).toMatchObject({ reopened: 1 })
  expect(await provider()).toMatchObject(OPEN)
})

test('a provider whose row has a day of closing is closed from that day on, and open again once the row has none', async () => {
  const { status: closedOn, ...columns } = MAPPING.columns
  const byDay = { columns: { ...columns, closedOn } }
  const early = await load('5/15/2026', {}, byDay)
  expect(early.notes).toMatchObject([{ code: 'status', count: 1 }])
  expect(await provider()).toMatchObject(OPEN)
  await load('5/15/2026', JUNE, byDay)
  expect(await provider()).toMatchObject({ status: 'closed', closedSource: 'Otter list, May 2026' })
  expect(await load('', JULY, byDay)).toMatchObject({ reopened: 1 })
  expect(await provider()).toMatchObject(OPEN)
})

test('a row that says both open and closed changes nothing, and waits for a person', async () => {
  await load('Open')
  const columns = { ...MAPPING.columns, closedOn: 'Phone' }
  const row = '7,Heron Hall,12 Otter Way,Orlando,32801,5/15/2026,Open'
  const report = await importProviders({
    path: await write('list.csv', `Id,Name,Street,City,Zip,Phone,Status\n${row}\n`),
    mapping: await write('mapping.json', JSON.stringify({ ...MAPPING, columns: { ...columns, phone: undefined } })),
    ...JUNE,
  })
  expect(report.refusals).toMatchObject([{ code: 'status', count: 1 }])
  expect(await provider()).toMatchObject(OPEN)
})

test('undoing the batch that closed it opens it', async () => {
  await load('Open')
  const closing = await load('Temporarily closed', JUNE)
  await undoImport(closing.batchId ?? 0)
  expect(await provider()).toMatchObject(OPEN)
})

test.each(['closed', 'temporarily_closed'] as const)(
  'what a person set to %s stays so, whatever a list says',
  async (status) => {
    await load('Open')
    await db().provider.updateMany({ data: { status, closedOn: null, closedSource: null } })
    await load('Temporarily closed', JUNE)
    expect(await provider()).toMatchObject({ status, closedSource: null })
    expect(await load('Open', JULY)).toMatchObject({ reopened: 0 })
    expect(await provider()).toMatchObject({ status })
  },
)

test('another list that has the provider does not reopen it while the first one calls it closed', async () => {
  await load('Temporarily closed', JUNE)
  const other = { source: 'heron-list', sourceName: 'Heron list' }
  expect(await load('Open', JULY, other)).toMatchObject({ matched: 1, reopened: 0 })
  expect(await provider()).toMatchObject({ status: 'temporarily_closed', closedSource: 'Otter list, May 2026' })
  expect(await load('Open', { asOf: '2026-07-02' })).toMatchObject({ reopened: 1 })
})
