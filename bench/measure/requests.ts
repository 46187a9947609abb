import { spawnSync } from 'node:child_process'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

const CONNECTIONS = 32
const THREADS = 2

/** Whether the load generator is there: a machine may be without it. */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined

/** How many requests a second this address answers, over `seconds`, packed where `isPacked` says so. Throws when any answer was an error. */
export async function requestsPerSecond(address: string, seconds: number, isPacked = false): Promise<number> {
  const header = isPacked ? ['-H', 'Accept-Encoding: gzip'] : []
  const load = [`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${seconds}s`, ...header, address]
  const { code, output } = await runProcess('wrk', load)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (code !== 0 || !Number.isFinite(rate) || /Non-2xx/.test(output)) throw new Error(`${address}: ${output}`)
  return rate
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
