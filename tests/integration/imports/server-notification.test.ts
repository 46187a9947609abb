import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { testDatabase } from '@/tests/support/platform/database'
import { compiledCommand } from '@/tests/support/platform/run-command'
import { centersFile } from './list-files'

const database = testDatabase({ gazetteer: true })

/** Plays the running server and records its notifications. */
const told: unknown[] = []
let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    told.push(await new Response(request as never).json())
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  told.length = 0
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
  expect(told).toEqual([])
  await importFile(file)
  expect(told).toEqual([{ tags: ['directory'] }])
  await importFile(file)
  expect(told).toHaveLength(1)
})
