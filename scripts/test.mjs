/** npm test: all tests, from a fresh clone: check, integration, production build, browser journeys, our own commands. */
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
const { runAllTests } = await import('./bootstrap/testing/all-tests.mjs')
await runCommand(runAllTests, { isTask: true })
