import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Node's arguments for one of the project's commands (scripts/*.ts, prisma/migrate.ts), compiled before the run (compile-commands.mjs).
 * Its WebAssembly is not optimized: a command ends before that would pay off.
 */
export function compiledCommand(script: string): string[] {
  const folder = process.env.TEST_COMMANDS
  if (!folder) throw new Error('The commands are compiled only for the project "integration".')
  return ['--conditions=react-server', '--liftoff-only', path.join(folder, script.replace(/\.ts$/, '.mjs'))]
}

/** Runs one of the project's commands (scripts/*.ts) on a test's database, as an operator would. */
export const runCommand = (script: string, databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...compiledCommand(script), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  )
