import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** A secret of this folder's demo, made once, so that people stay signed in when it starts again. */
export function ownSecret(name) {
  const file = path.join(root, '.data', `${name}.secret`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}
