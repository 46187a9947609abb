import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './root.mjs'

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
