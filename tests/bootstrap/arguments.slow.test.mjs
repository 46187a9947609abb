import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/bootstrap/project.mjs'

/** Nothing listens on this port. */
const NO_DATABASE = 'postgresql://nobody:secret@127.0.0.1:9/nowhere'
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Runs a command of package.json with arguments, as npm does, on a database that does not answer. */
function run(name, args = '', env = {}) {
  const child = spawn(`${scripts[name]} ${args}`, {
    cwd: root,
    shell: true,
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      DATABASE_URL: NO_DATABASE,
      DATABASE_DIRECT_URL: '',
      ...env,
    },
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve) => child.once('close', (status) => resolve({ output: output.trim(), status })))
}

/** Tools as shipped, which refuse in their own words. */
const TOOLS = ['docs:api', 'format']

test('a mistyped argument of any command ends it with a sentence, before anything is started or changed', async () => {
  for (const name of Object.keys(scripts)) {
    const { output, status } = await run(name, '--unknown-argument')
    assert.ok(status === 1 || status === 2, `${name} ended with ${status}: ${output}`)
    assert.match(output, /unknown|takes no arguments|Use:? npm run|Give |Please enter|is not (a|one) /i, name)
    if (!TOOLS.includes(name)) assert.doesNotMatch(output, / at .*:\d+:\d+|ECONNREFUSED|No PostgreSQL/, name)
  }
})

test('npm start with the port as an argument names the setting that chooses it', async () => {
  const { output, status } = await run('start', '-p 4000')
  assert.equal(status, 1)
  assert.equal(
    output,
    'npm start takes no arguments, but "-p" was given: set PORT to choose the port, and other settings as in .env.example.',
  )
})

for (const name of ['db:seed', 'reports', 'audit:verify', 'db:migrate'])
  test(`${name} without a database says what to do`, async () => {
    const { output, status } = await run(name)
    assert.equal(status, 1)
    assert.match(output, /No PostgreSQL answers at the address in DATABASE_URL.*: start it, or correct the address\.$/)
    assert.doesNotMatch(output, / at .*:\d+:\d+/)
  })
