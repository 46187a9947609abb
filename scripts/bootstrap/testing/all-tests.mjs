import { readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages, needsInstall } from '../install.mjs'
import { root, tool } from '../project.mjs'
import { checkFolder } from '../serving/checks.mjs'
import { runSteps } from './steps.mjs'

/** The story of npm test: the exit status. Ends with the number of tests that passed and failed, alone on a line. */
export async function runAllTests() {
  const start = Date.now()
  checkFolder({ neededMegabytes: needsInstall() ? 2500 : 1000 })
  await installPackages()
  // These load packages.
  const { checkSteps, prepareCheck } = await import('./check-steps.mjs')
  const { findOrGetChromium } = await import('./chromium.mjs')
  await prepareCheck()
  process.env.CHROMIUM_PATH = await findOrGetChromium()

  const results = [await runSteps(checkSteps)]
  // The build takes both cores by itself; what follows needs it.
  results.push(
    await runSteps([
      // Three at a time also on two cores: they wait for PostgreSQL, for other processes, and where answers take equal time.
      { name: 'integration tests', commands: [tool('jest', '--selectProjects', 'integration', '--maxWorkers=3')] },
    ]),
  )
  const build = await runSteps([
    { name: 'production build', commands: [['scripts/maintenance/build-for-journeys.mjs']] },
  ])
  results.push(build)
  // Side by side: what starts and stops waits for processes most of its time.
  if (build.ok) results.push(await runSteps(journeySteps()))

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const ok = results.every((result) => result.ok)
  console.log(
    `\n${ok ? 'All is well' : 'Something failed, see above'}, after ${Math.round((Date.now() - start) / 1000)} s.`,
  )
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return ok ? 0 : 1
}

function journeySteps() {
  const slow = readdirSync(path.join(root, 'tests/bootstrap')).filter((name) => name.endsWith('.slow.test.mjs'))
  return [
    { name: 'browser journeys', commands: [tool('playwright', 'test')] },
    { name: 'starting and stopping', commands: [['--test', ...slow.map((name) => `tests/bootstrap/${name}`)]] },
  ]
}
