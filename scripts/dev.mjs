/** npm run dev: the development server on the built-in database (or DATABASE_URL), with sample data. */
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm run dev', 'set PORT to choose the port, and other settings as in .env.example')
const { runCommand } = await import('./bootstrap/command.mjs')
const { runDev } = await import('./bootstrap/demo.mjs')
await runCommand(runDev)
