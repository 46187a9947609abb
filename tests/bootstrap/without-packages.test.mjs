import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../scripts/bootstrap/project.mjs'

let folder

/** A clone in which npm ci has not been run. */
before(() => {
  mkdirSync(path.join(root, '.data'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.data', 'a clone without packages '))
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of ['lib', 'prisma', 'tests']) symlinkSync(path.join(root, name), path.join(folder, name))
})
after(() => rmSync(folder, { recursive: true, force: true }))

for (const [command, ...args] of [['build'], ['check'], ['with-database', 'x.ts']]) {
  test(`whoever runs ${command} before npm ci reads in one sentence what to run first`, () => {
    const ended = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], { cwd: folder, encoding: 'utf8' })
    assert.equal(ended.status, 1)
    assert.equal(ended.stderr.trim(), 'The packages do not match package-lock.json: run npm ci first.')
  })
}
