import { readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages, needsInstall } from '../install.mjs'
import { root, tool } from '../project.mjs'
import { checkFolder } from '../serving/checks.mjs'
import { runSteps } from './steps.mjs'

/** A copy of the project with another site.config.ts. */
const ANOTHER_DIRECTORY = 'tests/bootstrap/sprout.slow.test.mjs'

/** npm test. Returns the exit status. The last line printed is the number of tests that passed and failed. */
export async function runAllTests() {
  const start = Date.now()
  checkFolder({ neededMegabytes: needsInstall() ? 2500 : 1000 })
  await installPackages()
  // Imported after the install, because they load packages.
  const { checkSteps, prepareCheck } = await import('./check-steps.mjs')
  const { findOrGetChromium } = await import('./chromium.mjs')
  await prepareCheck()
  process.env.CHROMIUM_PATH = await findOrGetChromium()

  const results = [await runSteps(checkSteps)]
  // The build uses both cores by itself, and the steps after it need it.
  results.push(
    await runSteps([
      // Three workers even on two cores: they wait for PostgreSQL, for other processes and for responses of constant duration.
      { name: 'integration tests', commands: [tool('jest', '--selectProjects', 'integration', '--maxWorkers=3')] },
    ]),
  )
  const build = await runSteps([
    { name: 'production build', commands: [['scripts/maintenance/build-for-journeys.mjs']] },
  ])
  results.push(build)
  // By itself, because it builds as well.
  results.push(await runSteps([{ name: 'another directory', commands: [['--test', ANOTHER_DIRECTORY]] }]))
  // In parallel: the start and stop tests mostly wait for processes.
  if (build.ok) results.push(await runSteps(journeySteps()))

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const ok = results.every((result) => result.ok)
  console.log(
    `\n${ok ? 'Everything passed' : 'Something failed, see above'}, after ${Math.round((Date.now() - start) / 1000)} s.`,
  )
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return ok ? 0 : 1
}

function journeySteps() {
  const slow = readdirSync(path.join(root, 'tests/bootstrap'))
    .filter((name) => name.endsWith('.slow.test.mjs'))
    .map((name) => `tests/bootstrap/${name}`)
    .filter((file) => file !== ANOTHER_DIRECTORY)
  return [
    { name: 'browser journeys', commands: [tool('playwright', 'test')] },
    { name: 'starting and stopping', commands: [['--test', ...slow]] },
  ]
}
