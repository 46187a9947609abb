import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { compiledCommand } from './compiled-command'

/** Runs one of our commands (scripts/*.ts) on a test's database, as an operator would. */
export const runCommand = (script: string, databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...compiledCommand(script), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  )
