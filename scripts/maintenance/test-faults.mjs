/** npm run test:faults: kills, stops and restarts the processes of a site and counts failed requests. Takes at most fifteen minutes. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { refuseArguments, requireNode } from '../bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm run test:faults')
const { runCommand } = await import('../bootstrap/command.mjs')
const { buildForJourneys } = await import('../bootstrap/testing/journey-server.mjs')
const { startProcess } = await import('../bootstrap/processes.mjs')
const { root } = await import('../bootstrap/project.mjs')

const TIMEOUT_MS = 15 * 60_000

await runCommand(
  async () => {
    await buildForJourneys()
    const files = readdirSync(path.join(root, 'tests/faults')).filter((name) => name.endsWith('.test.mjs'))
    // In sequence: each measures response times.
    const child = startProcess(
      process.execPath,
      ['--test', '--test-concurrency=1', ...files.map((name) => `tests/faults/${name}`)],
      { cwd: root, stdio: 'inherit', timeout: TIMEOUT_MS },
    )
    const { code } = await child.ended
    return code ?? 1
  },
  { isTask: true },
)
