import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../scripts/bootstrap/project.mjs'

const NOT_LINKED = ['.data', '.env', '.git', '.next', '.next-test', 'scripts', 'prisma']
let folder

/** A folder with a .env of its own: the commands are copied, since they look for it beside themselves. */
before(() => {
  mkdirSync(path.join(root, '.data'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.data', 'a worker of mine '))
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  for (const name of readdirSync(root).filter((entry) => !NOT_LINKED.includes(entry)))
    symlinkSync(path.join(root, name), path.join(folder, name))
})
after(() => rmSync(folder, { recursive: true, force: true }))

/** What npm run worker says until `enough` stands in it, or until it ends by itself. */
async function worker(enough) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'], {
    cwd: folder,
    env,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (enough && said.includes(enough)) child.kill('SIGKILL')
    })
  const status = await new Promise((resolve) => child.once('close', resolve))
  return { said: said.trim(), status }
}

test('an operator who starts the worker before the build reads what to run first', async () => {
  assert.deepEqual(await worker(), {
    said: 'There is no build yet: run npm run build, then npm run worker.',
    status: 1,
  })
})

test('an operator whose worker has no database reads which variable is missing, and no stack', async () => {
  symlinkSync(path.join(root, 'prisma'), path.join(folder, 'prisma'))
  const said = 'The environment is not usable: DATABASE_URL is not set. See .env.example.'
  assert.deepEqual(await worker(), { said, status: 1 })
})

test('the worker reads .env as the server does', async () => {
  writeFileSync(path.join(folder, '.env'), 'DATABASE_URL=postgresql://nobody:secret@127.0.0.1:9/nowhere\n')
  const { said } = await worker('jobs.interrupted')
  assert.match(said, /^Running jobs/)
  assert.match(said, /ECONNREFUSED/)
})
