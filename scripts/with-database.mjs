/**
 * node scripts/with-database.mjs FILE.ts ARGUMENTS: runs one of our TypeScript commands on DATABASE_URL, or without that on
 * the built-in database, which is started for the moment unless the demo already runs it.
 */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runWithDatabase } = await import('./bootstrap/with-database.mjs')
await runCommand(() => runWithDatabase(process.argv.slice(2)), { isTask: true })
