/**
 * node scripts/with-database.mjs FILE.ts ARGUMENTS: runs one of our TypeScript commands with DATABASE_URL, or if that is not set with
 * the built-in database, which is started for the duration of the command unless the demo is already running it.
 */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runWithDatabase } = await import('./bootstrap/with-database.mjs')
await runCommand(() => runWithDatabase(process.argv.slice(2)), { isTask: true })
