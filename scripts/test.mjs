/** npm test: all tests, from a fresh clone: check, integration, production build, browser journeys, our own commands. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm test', 'to run single tests, see docs/testing.md')
const { runCommand } = await import('./bootstrap/command.mjs')
const { installPackages, needsInstall } = await import('./bootstrap/install.mjs')
const { root, tool } = await import('./bootstrap/project.mjs')
const { checkFolder } = await import('./bootstrap/serving/checks.mjs')
const { runSteps } = await import('./bootstrap/testing/steps.mjs')

/** Copies of the project with another site.config.ts, and with another language. */
const TESTS_THAT_BUILD = ['tests/bootstrap/sprout.slow.test.mjs', 'tests/bootstrap/pseudo-language.slow.test.mjs']

await runCommand(runAllTests, { isTask: true })

/** Returns the exit status. The last line printed is the number of tests that passed and failed. */
async function runAllTests() {
  const start = Date.now()
  checkFolder({ neededMegabytes: needsInstall() ? 2500 : 1000 })
  await installPackages()
  // Imported after the install, because they load packages.
  const { checkSteps, prepareCheck } = await import('./bootstrap/testing/check-steps.mjs')
  const { findOrGetChromium } = await import('./bootstrap/testing/chromium.mjs')
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
  // One after the other, because they build as well.
  results.push(
    await runSteps([
      { name: 'another directory, and another language', commands: TESTS_THAT_BUILD.map((file) => ['--test', file]) },
    ]),
  )
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
  const slow = readdirSync(path.join(root, 'tests/bootstrap'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.slow.test.mjs'))
    .map((name) => `tests/bootstrap/${name}`)
    .filter((file) => !TESTS_THAT_BUILD.includes(file))
  return [
    { name: 'browser journeys', commands: [tool('playwright', 'test')] },
    { name: 'starting and stopping', commands: [['--test', ...slow]] },
  ]
}
