import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

/** Reads .env as the server does; what is set already stays. Parsing it twice gives the same. */
export function readEnvFile() {
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    throw new Failure(`.env cannot be read (${error.message}): compare it with .env.example.`)
  }
}

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
