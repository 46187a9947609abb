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

for (const command of ['build', 'check', 'with-database']) {
  test(`${command} before npm ci says in one sentence what to run first`, () => {
    const result = spawnSync(process.execPath, [`scripts/${command}.mjs`, 'x.ts'], { cwd: folder, encoding: 'utf8' })
    assert.equal(result.status, 1)
    assert.equal(result.stderr.trim(), 'The packages are not what package-lock.json says: run npm ci first.')
  })
}
