/** npm run demo: from a fresh clone to a running directory. Imports the rest only after Node's version has been checked. */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runDemo } = await import('./bootstrap/demo.mjs')
await runCommand(runDemo)
