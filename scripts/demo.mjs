/** npm run demo: from a fresh clone to a running directory. Imports the rest only after Node's version has been checked. */
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm run demo', 'set PORT to choose the port, and other settings as in .env.example')
const { runCommand } = await import('./bootstrap/command.mjs')
const { runDemo } = await import('./bootstrap/demo.mjs')
await runCommand(runDemo)
