import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { compiledCommand } from '@/tests/support/platform/run-command'
import { type CentersRow, centersFile } from './list-files'

const database = testDatabase({ gazetteer: true })

/** Plays the running site and records which tags are invalidated. */
const revalidations: unknown[] = []
const site = createServer((request, response) => {
  let body = ''
  request.on('data', (text: Buffer) => (body += text))
  request.on('end', () => {
    revalidations.push({ path: request.url, secret: request.headers.authorization, body: JSON.parse(body) })
    response.end('{}')
  })
})
let siteUrl = ''
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  siteUrl = `http://127.0.0.1:${z.object({ port: z.number() }).parse(site.address()).port}`
})
beforeEach(() => revalidations.splice(0))
afterAll(() => site.close())

/** Starts the command as npm does, on this test's database. */
function start(...args: string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: database.url(), SITE_URL: siteUrl }
  return spawn(process.execPath, [...compiledCommand('scripts/operations/import-providers.ts'), ...args], { env })
}

async function exitOf(child: ChildProcess): Promise<{ status: number | null; output: string; errors: string }> {
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [status] = await once(child, 'close')
  return { status, output, errors }
}

/** Resolves when the command has written the first of its batches. */
async function untilItWrites(child: ChildProcess): Promise<void> {
  for (;;) {
    const [text] = await once(child.stderr ?? child, 'data')
    if (String(text).includes('Writing')) return
  }
}

const preset = ['--preset', 'florida-centers']
const rows: CentersRow[] = Array.from({ length: 3_000 }, (_, i) => ({ ID: `${i}`, ADDRESS: `${i} OTTER WAY` }))

test('an operator reads what was imported, and the report is saved as a file', async () => {
  const file = await centersFile([{}, { ID: '2', NAME: '???' }])
  const report = path.join(path.dirname(file), 'report.json')
  const { status, output } = await exitOf(start(file, ...preset, '--report', report))
  expect(status).toBe(0)
  expect(output).toContain('1 added')
  expect(output).toContain('line 3, ???: We can’t read the name "???".')
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ rowsRead: 2, added: 1, refused: 1 })
})

test('the running site is notified of invalidated pages, but not by a run that changed nothing', async () => {
  const file = await centersFile([{}])
  await exitOf(start(file, ...preset, '--dry-run'))
  expect(revalidations).toEqual([])
  await exitOf(start(file, ...preset))
  expect(revalidations).toEqual([
    { path: '/api/revalidate', secret: `Bearer ${process.env.REVALIDATE_SECRET}`, body: { tags: ['directory'] } },
  ])
  await exitOf(start(file, ...preset))
  expect(revalidations).toHaveLength(1)
})

test.each([
  ['no file', preset, 'Use: npm run import:providers'],
  ['no preset', ['package.json'], 'Use: npm run import:providers'],
  ['an unknown preset', ['package.json', '--preset', 'ohio'], 'There is no preset "ohio".'],
  ['an unknown option', ['package.json', ...preset, '--force'], 'Use: npm run import:providers'],
  ['a missing file', ['none.csv', ...preset], 'There is no file at none.csv.'],
  ['another file', ['README.md', ...preset], 'This isn’t the file that florida-centers reads'],
  ['JSON that is no list', ['package.json', ...preset], 'The JSON has no list of records.'],
])('with %s the command fails with a message and status 1', async (_, args, sentence) => {
  const { status, errors } = await exitOf(start(...args))
  expect(status).toBe(1)
  expect(errors).toContain(sentence)
  expect(errors).not.toContain('    at ')
})

test('Ctrl-C stops the command within seconds and leaves nothing half done', async () => {
  const child = start(await centersFile(rows), ...preset)
  const end = exitOf(child)
  await untilItWrites(child)
  child.kill('SIGINT')
  const { status, errors } = await end
  expect(status).toBe(1)
  expect(errors).toContain('Stopped: nothing was saved.')
  await expect(db().provider.count()).resolves.toBe(0)
  await expect(db().importBatch.count()).resolves.toBe(0)
})

test('the next command rolls back what a killed one has written', async () => {
  const file = await centersFile(rows)
  const child = start(file, ...preset)
  const end = exitOf(child)
  await untilItWrites(child)
  child.kill('SIGKILL')
  await end
  const { status, output } = await exitOf(start(file, ...preset))
  expect(status).toBe(0)
  expect(output).toContain('3,000 added')
  await expect(db().importBatch.count()).resolves.toBe(1)
})

describe('a running server', () => {
  /** Plays the running server and records its notifications. */
  const otherRevalidations: unknown[] = []
  let server: Server
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      otherRevalidations.push(await new Response(request as never).json())
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    otherRevalidations.length = 0
  })

  function importFile(file: string, ...more: string[]) {
    const { port } = server.address() as AddressInfo
    const node = compiledCommand('scripts/operations/import-providers.ts')
    return promisify(execFile)(process.execPath, [...node, file, '--preset', 'florida-centers', ...more], {
      env: {
        ...process.env,
        DATABASE_URL: database.url(),
        SITE_URL: `http://127.0.0.1:${port}`,
        REVALIDATE_SECRET: 'only-for-tests-0000',
      },
    })
  }

  test('visitors of a running server see what an import changed: it is notified once, and only of changes', async () => {
    const file = await centersFile([{}])
    await importFile(file, '--dry-run')
    expect(otherRevalidations).toEqual([])
    await importFile(file)
    expect(otherRevalidations).toEqual([{ tags: ['directory'] }])
    await importFile(file)
    expect(otherRevalidations).toHaveLength(1)
  })
})
