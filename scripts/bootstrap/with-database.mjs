import { beforeEnd } from './command.mjs'
import { ownSecret, readEnvFile } from './environment.mjs'
import { needsInstall } from './install.mjs'
import { readOwner } from './owner.mjs'
import { generateClient, typescript } from './postgres/prepare.mjs'
import { endProcess, startProcess } from './processes.mjs'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

/** Runs the command to its end with our own terminal; its exit status is ours. */
export async function runWithDatabase(command) {
  readEnvFile()
  if (needsInstall({ withoutDevelopment: true }))
    throw new Failure('The packages are not what package-lock.json says: run npm ci first.')
  if (!(await generateClient())) throw new Failure('Correct prisma/schema as said above.')
  const { openDatabase } = await import('./postgres/database.mjs')
  const database = await openDatabase()
  // A command works over PostgreSQL itself, never over a pooler.
  const url = database.isBuiltIn ? database.url : process.env.DATABASE_DIRECT_URL || database.url
  const child = startProcess(process.execPath, [...typescript, ...command], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url, ...(database.isBuiltIn ? runningDemo() : {}) },
  })
  beforeEnd(() => endProcess(child))
  const { code } = await child.ended
  return code ?? 1
}

/** A command that changes pages tells the server that shows them, when that is this folder's own. */
function runningDemo() {
  const address = readOwner()?.address
  return address
    ? { SITE_URL: address, REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || ownSecret('revalidate') }
    : {}
}
