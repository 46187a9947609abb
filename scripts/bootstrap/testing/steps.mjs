import { availableParallelism } from 'node:os'
import { runProcess } from '../processes.mjs'
import { root } from '../project.mjs'

/**
 * @typedef {{ name: string, commands: string[][], env?: Record<string, string>, node?: string }} Step
 *   commands: arguments for Node, run in sequence until one fails; node: the binary to use, by default the current one
 */

/**
 * Runs steps in parallel, as many as there are cores, and prints a line for each, with the output of those that failed.
 *
 * @param {Step[]} steps
 * @returns {Promise<{ ok: boolean, passed: number, failed: number }>} tests counted in all steps
 */
export async function runSteps(steps, { cores = availableParallelism() } = {}) {
  const pending = [...steps]
  const total = { ok: true, passed: 0, failed: 0 }
  const worker = async () => {
    for (let step = pending.shift(); step; step = pending.shift()) {
      const result = await runStep(step)
      total.ok &&= result.ok
      total.passed += result.passed
      total.failed += result.failed
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, cores) }, worker))
  return total
}

async function runStep({ name, commands, env, node = process.execPath }) {
  const start = Date.now()
  let output = ''
  let code = 0
  for (const args of commands) {
    const ended = await runProcess(node, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    output += ended.output
    code = ended.code ?? 1
    if (code !== 0) break
  }
  const ok = code === 0
  const tests = countTests(output)
  const counted = tests.passed + tests.failed > 0 ? `, ${tests.passed} of ${tests.passed + tests.failed} tests` : ''
  console.log(`${ok ? '✓' : '✗'} ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s${counted}`)
  if (!ok) console.log(`\n${output.trim()}\n`)
  // A test file that fails to load reports no failed test; count it as one.
  return { ok, passed: tests.passed, failed: ok || tests.failed > 0 ? tests.failed : 1 }
}

/** The test counts in the output of Jest, Node's test runner or Playwright. */
export function countTests(output) {
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)
  return {
    passed: sum(/^Tests:.*?(\d+) passed/gm) + sum(/^(?:ℹ|#) pass (\d+)$/gm) + sum(/^ {2}(\d+) passed \(/gm),
    failed: sum(/^Tests:.*?(\d+) failed/gm) + sum(/^(?:ℹ|#) fail (\d+)$/gm) + sum(/^ {2}(\d+) failed$/gm),
  }
}
