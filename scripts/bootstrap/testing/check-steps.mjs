import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { needsInstall } from '../install.mjs'
import { generateCode } from '../postgres/prepare.mjs'
import { root, tool } from '../project.mjs'
import { Failure } from '../terminal.mjs'

// Only our own files of prisma: the generated client has import cycles.
const sources = ['app', 'components', 'lib', 'messages', 'server', 'prisma/*.ts']
const bootstrapTests = readdirSync(path.join(root, 'tests/bootstrap'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.mjs') && !name.includes('.slow.'))
  .map((name) => `tests/bootstrap/${name}`)

/** Prepares what the steps need. */
export async function prepareCheck() {
  // With NODE_ENV=production the tests would load React's production build.
  delete process.env.NODE_ENV
  if (needsInstall()) throw new Failure('The packages do not match package-lock.json: run npm ci first.')
  // May contain types of removed pages; the step "types" generates them again.
  rmSync(path.join(root, '.next-test/types'), { recursive: true, force: true })
  if (!(await generateCode())) throw new Failure('Correct prisma/schema first.')
}

/** Longest step first, so that the short ones fill the gaps. @type {import('./steps.mjs').Step[]} */
export const checkSteps = [
  {
    name: 'unit and component tests',
    // Two workers, although the steps below run at the same time: they finish in half the time, and then both cores are free for this one.
    commands: [tool('jest', '--selectProjects', 'unit', 'components', '--passWithNoTests', '--maxWorkers=2')],
  },
  { name: 'types', commands: [tool('next', 'typegen'), tool('tsc', '--noEmit')] },
  { name: 'import rules', commands: [tool('depcruise', ...sources)] },
  { name: 'dead code', commands: [tool('knip', '--no-config-hints')] },
  { name: 'format and lint', commands: [tool('biome', 'ci', '--diagnostic-level=warn', '.')] },
  { name: 'command tests', commands: [['--test', ...bootstrapTests]] },
]
