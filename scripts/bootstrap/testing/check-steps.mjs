import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { needsInstall } from '../install.mjs'
import { generateClient } from '../postgres/prepare.mjs'
import { root, tool } from '../project.mjs'
import { Failure } from '../terminal.mjs'

// Of prisma only our own files: the generated client imports itself in circles.
const sources = ['app', 'components', 'lib', 'server', 'prisma/*.ts']
const bootstrapTests = readdirSync(path.join(root, 'tests/bootstrap'))
  .filter((name) => name.endsWith('.test.mjs') && !name.includes('.slow.'))
  .map((name) => `tests/bootstrap/${name}`)

/** What the steps need and do not make themselves. */
export async function prepareCheck() {
  // A server's NODE_ENV would give the tests the production build of React.
  delete process.env.NODE_ENV
  if (needsInstall()) throw new Failure('The packages are not what package-lock.json says: run npm ci first.')
  // Types of pages that a later change may have removed; the step "types" makes those of today.
  rmSync(path.join(root, '.next-test/types'), { recursive: true, force: true })
  if (!(await generateClient())) throw new Failure('Correct prisma/schema first.')
}

/** The longest first, so that the short ones fill the gaps. @type {import('./steps.mjs').Step[]} */
export const checkSteps = [
  {
    name: 'unit and component tests',
    // Two at a time beside the steps below, which are done in half the time: then both cores are its own.
    commands: [tool('jest', '--selectProjects', 'unit', 'components', '--passWithNoTests', '--maxWorkers=2')],
  },
  { name: 'types', commands: [tool('next', 'typegen'), tool('tsc', '--noEmit')] },
  { name: 'import rules', commands: [tool('depcruise', ...sources)] },
  { name: 'dead code', commands: [tool('knip', '--no-config-hints')] },
  { name: 'format and lint', commands: [tool('biome', 'ci', '--diagnostic-level=warn', '.')] },
  { name: 'command tests', commands: [['--test', ...bootstrapTests]] },
]
