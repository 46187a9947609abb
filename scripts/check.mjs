/** npm run check: all checks that need no database, no build and no browser. Run it before every commit. */
import { runCommand } from './bootstrap/command.mjs'
import { refuseArguments } from './bootstrap/node-version.mjs'

refuseArguments('npm run check', 'to run single tests, see docs/testing.md')

runCommand(
  async () => {
    const { checkSteps, prepareCheck } = await import('./bootstrap/testing/check-steps.mjs')
    const { runSteps } = await import('./bootstrap/testing/steps.mjs')
    await prepareCheck()
    const { ok } = await runSteps(checkSteps)
    return ok ? 0 : 1
  },
  { isTask: true },
)
