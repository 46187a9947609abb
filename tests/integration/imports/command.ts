import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { compiledCommand } from '@/tests/support/platform/run-command'

type Ended = { status: number; output: string; errors: string }

/** An import command as npm starts it, on this test's database, and a server in place of the running site that it notifies. */
export function commandWithSite(script: string, database: { url: () => string }) {
  const heard: unknown[] = []
  const site = createServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)))
    response.end('{}')
  })
  beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => heard.splice(0))
  afterAll(() => new Promise((resolve) => site.close(resolve)))

  function start(...args: string[]): Promise<Ended> {
    const { port } = z.object({ port: z.number() }).parse(site.address())
    const env = { ...process.env, DATABASE_URL: database.url(), SITE_URL: `http://127.0.0.1:${port}` }
    return new Promise((resolve) =>
      execFile(process.execPath, [...compiledCommand(script), ...args], { env }, (error, output, errors) =>
        resolve({ status: Number(error?.code ?? 0), output, errors }),
      ),
    )
  }
  return { start, heard }
}
