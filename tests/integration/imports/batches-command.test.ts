import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { centersFile } from './centers-file'
import { commandWithSite } from './command'

jest.setTimeout(90_000)

const database = testDatabase({ gazetteer: true })
const { start, heard } = commandWithSite('scripts/operations/import-providers.ts', database)

async function load() {
  const file = await centersFile([{}, { ID: '2', ADDRESS: '2 OTTER WAY' }])
  const { batchId } = await importProviders({ path: file, preset: 'florida-centers' })
  return { batchId: String(batchId), report: path.join(path.dirname(file), 'undo.json') }
}

test('an operator lists the runs, looks at what an undoing would do, and undoes one', async () => {
  await expect(start('--list')).resolves.toMatchObject({ output: 'Nothing was imported yet.\n' })
  const { batchId, report } = await load()
  const listed = await start('--list')
  expect(listed.output).toContain(`batch ${batchId}, `)
  expect(listed.output).toContain('2 added, as of 2022-05-02')

  const dry = await start('--undo', batchId, '--dry-run')
  expect(dry.output).toContain('2 providers that it had brought would be removed')
  expect(heard).toEqual([])
  await expect(db().provider.count()).resolves.toBe(2)

  const done = await start('--undo', batchId, '--report', report)
  expect(done).toMatchObject({ status: 0, errors: '' })
  expect(done.output).toContain('2 providers that it had brought removed')
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ removed: 2, left: [] })
  expect(heard).toEqual([{ tags: ['directory'] }])

  const again = await start('--undo', batchId)
  expect(again.status).toBe(1)
  expect(again.errors).toMatch(/^Batch \d+ was undone already, on \d{4}-\d\d-\d\d\.\n$/)
  expect((await start('--list')).output).toContain('undone ')
})

test.each([
  ['no batch', ['--undo'], 'Use: Earlier runs'],
  ['a batch that is no number', ['--undo', 'last'], 'Use: Earlier runs'],
  ['a list and a batch', ['--list', '--undo', '1'], 'Use: Earlier runs'],
  ['a file as well', ['--undo', '1', 'centers.csv'], 'Use: Earlier runs'],
  ['a batch that never was', ['--undo', '999'], 'There is no batch 999'],
])('with %s the command ends with a message and status 1', async (_, args, sentence) => {
  const { status, errors } = await start(...args)
  expect(status).toBe(1)
  expect(errors).toContain(sentence)
  expect(errors).not.toContain('    at ')
})
