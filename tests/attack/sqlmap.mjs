import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

/** For one address; most need a third of it, pages of hundreds of kilobytes longer. */
const LONGEST_MS = 120_000

/**
 * Has sqlmap try every value of one address, or the one that `only` names, by what answers differ in, by messages of errors and by unions. Not by
 * how long answers take: on a busy machine that finds what is not there. `proxy` is the address of a witness.
 */
export async function trySqlmap(origin, { url, body, only, anew }, { cookie, folder, proxy }) {
  const headers = `Origin: ${origin}${body ? '\nContent-Type: application/json' : ''}`
  const start = performance.now()
  const { output } = await runProcess(
    'sqlmap',
    [
      ...['-u', origin + url, '--batch', '--disable-coloring', '--dbms=PostgreSQL', '--technique=BEU', '--level=2'],
      ...['--timeout=20', '--retries=1', '--threads=2', '--skip-waf', '--drop-set-cookie', '--flush-session'],
      // A redirect is an answer: a changed session cookie leads to the sign-in, where this version of sqlmap fails to follow.
      ...['--ignore-redirects', `--proxy=${proxy}`],
      // Also what looks like a number that is read as one.
      ...['--text-only', '--answers=skip those kind of cases=N'],
      ...['--ignore-code=401,404', `--headers=${headers}`, `--output-dir=${path.join(folder, 'sqlmap')}`],
      ...(cookie ? [`--cookie=${cookie}`] : []),
      ...(body ? [`--data=${JSON.stringify(body)}`] : []),
      ...(only ? ['-p', only] : []),
      ...(anew ? [`--randomize=${anew}`] : []),
    ],
    { timeout: LONGEST_MS },
  )
  return readSqlmap(output, performance.now() - start >= LONGEST_MS)
}

/** What sqlmap's own words say that it found; also that it did not get to an end, or not to the site. */
export function readSqlmap(output, isCutOff = false) {
  const errors = [...output.matchAll(/(5\d\d) \([^)]*\) - (\d+) times/g)].map(
    ([, status, times]) => `${times} times ${status}`,
  )
  const injectable = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => `${name} is injectable`)
  const isAway =
    /unable to connect to the target|continuous problem with connection|connection (?:timed out|reset|refused)/i.test(
      output,
    )
  const isEnded = isCutOff || /appear to be injectable|injection point/.test(output)
  const untried = isAway || !isEnded ? [`could not be tried: ${output.slice(-600)}`] : []
  return { findings: [...new Set([...injectable, ...errors, ...untried])], isCutOff }
}
