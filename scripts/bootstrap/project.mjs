import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from './terminal.mjs'

/** The project's folder, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const files = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: '.bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-native/bin/tsc',
}

/** Arguments for Node that run a tool from node_modules. Not npx, which takes a second longer and prints notices. */
export function tool(name, ...args) {
  return [path.join(root, 'node_modules', files[name]), ...args]
}

/** Hash of the names and contents of files and folders, given as paths relative to `root`. Missing paths are ignored. */
export function hashOf(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const name of paths.flatMap((start) => filesBelow(root, start)).sort()) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

function filesBelow(root, name) {
  const stat = statSync(path.join(root, name), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [name]
  return readdirSync(path.join(root, name)).flatMap((entry) => filesBelow(root, path.join(name, entry)))
}

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
export function demoSecret(name) {
  const file = path.join(root, '.data', `${name}.secret`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}
