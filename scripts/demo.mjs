/** npm run demo: from a fresh clone to a running directory. Loads nothing before Node's version is known to do. */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runDemo } = await import('./bootstrap/demo.mjs')
await runCommand(runDemo)
