/**
 * npm run test:nodes: runs unit tests, the production build and a few pages with the oldest supported Node and newer ones, or with the
 * versions given as arguments. The binaries come from the npm package "node" and stay in .data/nodes.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../bootstrap/command.mjs'

const VERSIONS = ['20.19', '22', '24']

await runCommand(
  async () => {
    const { nodeBinary } = await import('../bootstrap/install.mjs')
    const { Failure } = await import('../bootstrap/terminal.mjs')
    const { runProcess } = await import('../bootstrap/processes.mjs')
    const { root, tool } = await import('../bootstrap/project.mjs')
    const { runSteps } = await import('../bootstrap/testing/steps.mjs')

    const versions = process.argv.length > 2 ? process.argv.slice(2) : VERSIONS
    const unknown = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version))
    if (unknown !== undefined)
      throw new Failure(`"${unknown}" is not a version of Node: use npm run test:nodes -- 22 24.`)
    let ok = true
    for (const version of versions) {
      const node = await nodeBinary(version)
      const { output } = await runProcess(node, ['--version'], { cwd: root })
      console.log(`\nNode ${output.trim()}`)
      // Rebuild with each Node.
      rmSync(path.join(root, '.next-test/built-from'), { force: true })
      const steps = [
        { name: 'unit tests', node, commands: [tool('jest', '--selectProjects', 'unit')] },
        { name: 'production build', node, commands: [['scripts/maintenance/build-for-journeys.mjs']] },
        { name: 'pages', node, commands: [['--test', 'tests/nodes/pages.test.mjs']] },
      ]
      // In sequence: each step uses both cores.
      const result = await runSteps(steps, { cores: 1 })
      ok &&= result.ok
    }
    return ok ? 0 : 1
  },
  { isTask: true },
)
