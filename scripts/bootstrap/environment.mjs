import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

/** Reads .env like the server does; variables that are already set take precedence. */
export function readEnvFile() {
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    throw new Failure(`.env cannot be read (${error.message}): compare it with .env.example.`)
  }
}

/** A secret for this folder's demo, created once, so that sessions survive a restart. */
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
