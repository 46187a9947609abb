import { beforeEnd } from './command.mjs'
import { needsInstall } from './install.mjs'
import { readOwner } from './owner.mjs'
import { generateCode, typescript } from './postgres/prepare.mjs'
import { endProcess, startProcess } from './processes.mjs'
import { demoSecret, readEnvFile, root } from './project.mjs'
import { Failure } from './terminal.mjs'

/** One malloc heap for all threads. A heap holds on to freed memory, so with more of them an import would need some 10 MB more. */
export const LEAN_MEMORY = { MALLOC_ARENA_MAX: '1' }

/** Runs the command with this terminal and returns its exit status. */
export async function runWithDatabase(command) {
  readEnvFile()
  if (needsInstall({ withoutDevelopment: true }))
    throw new Failure('The packages do not match package-lock.json: run npm ci first.')
  if (!(await generateCode())) throw new Failure('Correct prisma/schema, see above.')
  const { openDatabase } = await import('./postgres/database.mjs')
  const database = await openDatabase()
  // Commands connect to PostgreSQL directly, never through a pooler.
  const url = database.isBuiltIn ? database.url : process.env.DATABASE_DIRECT_URL || database.url
  const child = startProcess(process.execPath, [...typescript, ...command], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...LEAN_MEMORY,
      ...process.env,
      DATABASE_URL: url,
      ...(database.isBuiltIn ? demoSettings(process.env) : {}),
    },
  })
  beforeEnd(() => endProcess(child))
  const { code } = await child.ended
  return code ?? 1
}

/** The same settings as in demo.mjs: the secret that signs links and encrypts files, and what invalidates the pages of this folder's running demo. */
export function demoSettings(env) {
  const address = readOwner()?.address
  return {
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET || demoSecret('session'),
    ...(address && { SITE_URL: address, REVALIDATE_SECRET: env.REVALIDATE_SECRET || demoSecret('revalidate') }),
  }
}
