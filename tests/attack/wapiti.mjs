import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

const CRAWL_SECONDS = 40
const MODULE_SECONDS = 10
/** It ends by itself before that. */
const LONGEST_MS = 420_000
/** Those that need nobody outside. */
const MODULES = [
  ...['blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
]

/** What it names although nothing is wrong, and why. */
const EXPLAINED = [
  // Browsers have given it up; the content-security policy stands where it stood.
  /X-XSS-Protection is not set/,
  // Over TLS alone, and the demo has none.
  /Strict-Transport-Security is not set/,
]

/** Has wapiti walk through the site as somebody and attack every field it finds, for a bounded time. Answers what it found. `proxy`: of a witness. */
export async function tryWapiti(origin, who, { cookie, folder, proxy }) {
  const report = path.join(folder, `wapiti-${who}.json`)
  const { code, output } = await runProcess(
    'wapiti',
    [
      ...['-u', `${origin}/`, '--scope', 'domain', '-m', MODULES.join(','), '-f', 'json', '-o', report],
      ...['--max-scan-time', String(CRAWL_SECONDS), '--max-attack-time', String(MODULE_SECONDS)],
      ...['--max-files-per-dir', '5', '--max-links-per-page', '40', '-S', 'normal', '-t', '15'],
      ...['--proxy', `${proxy}/`],
      ...['--store-session', path.join(folder, who), '--store-config', path.join(folder, who), '--flush-session'],
      ...['--no-bugreport', '--verbose', '1', '-H', `Origin: ${origin}`],
      ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    ],
    { timeout: LONGEST_MS },
  )
  if (code !== 0) return { findings: [`could not be tried: ${output.slice(-600)}`], isCutOff: true }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path: where, info }) => `${kind}: ${method} ${where} ${info}`),
  )
  const isExplained = (finding) => EXPLAINED.some((pattern) => pattern.test(finding))
  return { findings: [...new Set(findings)].filter((one) => !isExplained(one)) }
}
