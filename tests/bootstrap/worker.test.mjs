import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../scripts/bootstrap/project.mjs'

const NOT_LINKED = ['.data', '.env', '.git', '.next', '.next-test', 'scripts', 'prisma']
let folder

/** A folder with its own .env file: the commands are copied because they look for it next to themselves. */
before(() => {
  mkdirSync(path.join(root, '.data'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.data', 'a worker of mine '))
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  for (const name of readdirSync(root).filter((entry) => !NOT_LINKED.includes(entry)))
    symlinkSync(path.join(root, name), path.join(folder, name))
})
after(() => rmSync(folder, { recursive: true, force: true }))

/** The output of npm run worker until it matches `enough` or the command exits. */
async function worker(enough) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'], {
    cwd: folder,
    env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (enough && output.includes(enough)) child.kill('SIGKILL')
    })
  const status = await new Promise((resolve) => child.once('close', resolve))
  return { output: output.trim(), status }
}

test('an operator who starts the worker before the build reads what to run first', async () => {
  assert.deepEqual(await worker(), {
    output: 'There is no build yet: run npm run build, then npm run worker.',
    status: 1,
  })
})

test('an operator whose worker has no database reads which variable is missing, without a stack', async () => {
  symlinkSync(path.join(root, 'prisma'), path.join(folder, 'prisma'))
  const output = 'The environment is not usable: DATABASE_URL is not set. See .env.example.'
  assert.deepEqual(await worker(), { output, status: 1 })
})

test('the worker reads .env like the server', async () => {
  writeFileSync(path.join(folder, '.env'), 'DATABASE_URL=postgresql://nobody:secret@127.0.0.1:9/nowhere\n')
  const { output } = await worker('jobs.interrupted')
  assert.match(output, /^Running jobs/)
  assert.match(output, /ECONNREFUSED/)
})
