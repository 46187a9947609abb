/** npm run dev: the development server on the built-in database (or DATABASE_URL), with sample data. */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runDev } = await import('./bootstrap/demo.mjs')
await runCommand(runDev)
