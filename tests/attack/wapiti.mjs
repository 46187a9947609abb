import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

const CRAWL_SECONDS = 40
const MODULE_SECONDS = 10
/** wapiti stops by itself before this. */
const TIME_LIMIT_MS = 420_000
/** Modules that need no outside server. */
const MODULES = [
  ...['blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
]

/** Known false positives, with the reason. */
const FALSE_POSITIVES = [
  // Browsers have dropped it in favor of the content-security policy.
  /X-XSS-Protection is not set/,
  // Sent only over TLS, which the demo does not have.
  /Strict-Transport-Security is not set/,
]

/**
 * Lets wapiti crawl the site as one user and attack every field it finds, for a limited time. Returns its findings. `proxy` is the address of the
 * recording proxy.
 */
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
    { timeout: TIME_LIMIT_MS },
  )
  if (code !== 0) return { findings: [`could not be tried: ${output.slice(-600)}`], isCutOff: true }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path: where, info }) => `${kind}: ${method} ${where} ${info}`),
  )
  const isFalsePositive = (finding) => FALSE_POSITIVES.some((pattern) => pattern.test(finding))
  return { findings: [...new Set(findings)].filter((one) => !isFalsePositive(one)) }
}
