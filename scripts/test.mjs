/** npm test: all tests, from a fresh clone: check, integration, production build, browser journeys, our own commands. */
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm test', 'to run single tests, see docs/testing.md')
const { runCommand } = await import('./bootstrap/command.mjs')
const { runAllTests } = await import('./bootstrap/testing/all-tests.mjs')
await runCommand(runAllTests, { isTask: true })
