import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

/** For one address; most need a third of it, pages of hundreds of kilobytes longer. */
const LONGEST_MS = 45_000

/**
 * Has sqlmap try every value of one address by what answers differ in, by messages of errors and by unions. Not by how long answers take:
 * on a busy machine that finds what is not there.
 */
export async function trySqlmap(origin, { url, body }, cookie, folder) {
  const headers = `Origin: ${origin}${body ? '\nContent-Type: application/json' : ''}`
  const start = performance.now()
  const { output } = await runProcess(
    'sqlmap',
    [
      ...['-u', origin + url, '--batch', '--disable-coloring', '--dbms=PostgreSQL', '--technique=BEU', '--level=2'],
      ...['--timeout=20', '--retries=1', '--threads=2', '--skip-waf', '--drop-set-cookie', '--flush-session'],
      // Also what looks like a number that is read as one.
      ...['--text-only', '--answers=skip those kind of cases=N'],
      ...['--ignore-code=401,404', `--headers=${headers}`, `--output-dir=${path.join(folder, 'sqlmap')}`],
      ...(cookie ? [`--cookie=${cookie}`] : []),
      ...(body ? [`--data=${JSON.stringify(body)}`] : []),
    ],
    { timeout: LONGEST_MS },
  )
  const errors = [...output.matchAll(/(5\d\d) \([^)]*\) - (\d+) times/g)].map(
    ([, status, times]) => `${times} times ${status}`,
  )
  const injectable = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => `${name} is injectable`)
  const isCutOff = performance.now() - start >= LONGEST_MS
  // What it could not even begin with is no answer.
  const isTried = isCutOff || /appear to be injectable|injection point/.test(output)
  return {
    findings: isTried ? [...new Set([...injectable, ...errors])] : [`could not be tried: ${output.slice(-600)}`],
    isCutOff,
  }
}
