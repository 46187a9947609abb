import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { centersFile, commandWithSite } from './list-files'

const database = testDatabase({ gazetteer: true })
const { start, revalidations } = commandWithSite('scripts/operations/import-providers.ts', database)

async function load() {
  const file = await centersFile([{}, { ID: '2', ADDRESS: '2 OTTER WAY' }])
  const { batchId } = await importProviders({ path: file, preset: 'florida-centers' })
  return { batchId: String(batchId), report: path.join(path.dirname(file), 'undo.json') }
}

test('an operator lists the batches, previews an undo, and undoes one', async () => {
  await expect(start('--list')).resolves.toMatchObject({ output: 'Nothing was imported yet.\n' })
  const { batchId, report } = await load()
  const listed = await start('--list')
  expect(listed.output).toContain(`batch ${batchId}, `)
  expect(listed.output).toContain('2 added, as of 2022-05-02')

  const dry = await start('--undo', batchId, '--dry-run')
  expect(dry.output).toContain('2 providers that it had brought would be removed')
  expect(revalidations).toEqual([])
  await expect(db().provider.count()).resolves.toBe(2)

  const done = await start('--undo', batchId, '--report', report)
  expect(done).toMatchObject({ status: 0, errors: '' })
  expect(done.output).toContain('2 providers that it had brought removed')
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ removed: 2, left: [] })
  expect(revalidations).toEqual([{ tags: ['directory'] }])

  const again = await start('--undo', batchId)
  expect(again.status).toBe(1)
  expect(again.errors).toMatch(/^Batch \d+ was undone already, on \d{4}-\d\d-\d\d\.\n$/)
  expect((await start('--list')).output).toContain('undone ')
})

test('an operator lists the sources and runs one, with or without a server', async () => {
  process.env.IMPORT_SOURCES_DIR = tmpdir()
  expect((await start('--sources')).output).toBe('There are no sources yet.\n')
  const address = path.relative(tmpdir(), await centersFile([{}]))
  const limits = { maxClosedPercent: 3, maxChangedPercent: 5, maxNew: 1 }
  const list = { name: 'Florida', kind: 'providers', place: 'folder', address, preset: 'florida-centers' } as const
  const { id } = await db().importSource.create({ data: { ...list, ...limits, createdAt: new Date() } })
  expect((await start('--sources')).output).toMatch(/^Florida, By hand, never run\n$/)
  await expect(start('--run-source', 'Florida')).resolves.toEqual({
    status: 0,
    output: 'Florida: applied\n',
    errors: '',
  })
  await expect(db().provider.count()).resolves.toBe(1)
  expect((await start('--run-source', 'Florida')).output).toBe('Florida: unchanged\n')
  await db().importSource.update({ where: { id }, data: { address: 'none.csv' } })
  const failed = await start('--run-source', 'Florida')
  expect([failed.status, failed.errors]).toEqual([1, 'Florida: There is no file at this path.\n'])
})

test.each([
  ['no name of a source', ['--run-source'], 'Use: Sources'],
  ['a list and a source', ['--sources', '--run-source', 'Ohio'], 'Use: Sources'],
  ['an unknown source', ['--run-source', 'Ohio'], 'There is no source named Ohio'],
  ['no batch', ['--undo'], 'Use: Earlier runs'],
  ['a batch id that is not a number', ['--undo', 'last'], 'Use: Earlier runs'],
  ['a list and a batch', ['--list', '--undo', '1'], 'Use: Earlier runs'],
  ['a file as well', ['--undo', '1', 'centers.csv'], 'Use: Earlier runs'],
  ['an unknown batch', ['--undo', '999'], 'There is no batch 999'],
])('with %s the command fails with a message and status 1', async (_, args, sentence) => {
  const { status, errors } = await start(...args)
  expect(status).toBe(1)
  expect(errors).toContain(sentence)
  expect(errors).not.toContain('    at ')
})
