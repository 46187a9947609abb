/**
 * npm run test:attack: scans the demo with sqlmap and wapiti, and sends it addresses that no client would, as a visitor and as each role.
 * Takes at most twenty-five minutes after the build. With JOURNEY_URL it scans that server, which needs the demo's accounts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { refuseArguments, requireNode } from '../bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm run test:attack')
const { beforeEnd, runCommand } = await import('../bootstrap/command.mjs')
const { Failure } = await import('../bootstrap/terminal.mjs')
const { startJourneyServer } = await import('../bootstrap/testing/journey-server.mjs')
const { visitor } = await import('../../tests/faults/web.mjs')
const { attempt, leaksInLog, statusCheck } = await import('../../tests/attack/recording-proxy.mjs')
const { tryMalformed } = await import('../../tests/attack/malformed.mjs')
const { TARGETS, trySqlmap } = await import('../../tests/attack/sqlmap.mjs')
const { tryWapiti } = await import('../../tests/attack/wapiti.mjs')

/** The start page of each attacker. */
const PEOPLE = {
  visitor: '/',
  parent: '/caregiver-dashboard',
  provider: '/careprovider-dashboard',
  admin: '/admin-dashboard',
}
/** The scanners mostly wait for responses. */
const CONCURRENCY = 2

await runCommand(
  async () => {
    const missing = ['sqlmap', 'wapiti'].filter((name) => spawnSync(name, ['--version']).error)
    if (missing.length > 0)
      throw new Failure(`Install ${missing.join(' and ')} first (Debian: apt install sqlmap wapiti).`)
    // The log is searched for leaks at the end, so it contains as much as an operator can configure.
    const site = process.env.JOURNEY_URL
      ? { address: process.env.JOURNEY_URL }
      : await startJourneyServer({ LOG_REQUESTS: '1' })
    if (site.stop) beforeEnd(site.stop)
    const { address } = site
    const folder = mkdtempSync(path.join(tmpdir(), 'nookling-attack-'))
    beforeEnd(() => rmSync(folder, { recursive: true, force: true }))
    const visitors = {}
    const cookies = {}
    for (const who of Object.keys(PEOPLE)) {
      visitors[who] = visitor(address)
      if (who !== 'visitor') cookies[who] = await visitors[who].signIn(`${who}@nookling.test`)
    }

    const attacks = [
      ...TARGETS.map(({ as = 'visitor', ...target }) => ({
        what: `sqlmap, ${as}, ${target.url}${target.only ? ` (${target.only})` : ''}`,
        run: (proxy) => trySqlmap(address, target, { cookie: cookies[as], folder, proxy }),
        checkStatus: statusCheck(visitors[as], target),
      })),
      ...Object.entries(PEOPLE).map(([who, url]) => ({
        what: `wapiti, ${who}`,
        run: (proxy) => tryWapiti(address, who, { cookie: cookies[who], folder, proxy }),
        checkStatus: statusCheck(visitors[who], { url }),
      })),
    ]
    const totals = { findings: 0, cutOff: 0 }
    const report = (what, findings) => {
      totals.findings += findings.length
      console.log(`${what}${findings.length > 0 ? '' : ': nothing found'}`)
      for (const one of findings) console.log(`  ${one}`)
    }
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let next = attacks.shift(); next; next = attacks.shift()) {
          const { findings, isCutOff, responses } = await attempt(address, next)
          totals.cutOff += isCutOff ? 1 : 0
          report(`${next.what}${isCutOff ? ' (cut off)' : ''}, ${responses}`, findings)
        }
      }),
    )
    // After the scans, so that only the malformed address itself can cause a slow response.
    for (const who of Object.keys(PEOPLE)) {
      const { findings, isCutOff, responses } = await tryMalformed(address, { cookie: cookies[who] })
      totals.cutOff += isCutOff ? 1 : 0
      report(`malformed addresses, ${who}${isCutOff ? ' (cut off)' : ''}, ${responses}`, findings)
    }
    if (site.log) report('the log', leaksInLog(readFileSync(site.log, 'utf8')))
    if (totals.cutOff > 0) console.log(`${totals.cutOff} scans were cut off before they had tried everything.`)
    console.log(
      totals.findings === 0
        ? 'Nothing found.'
        : `${totals.findings} findings: fix them, or list them in tests/attack/wapiti.mjs with the reason why they are false positives.`,
    )
    return totals.findings === 0 ? 0 : 1
  },
  { isTask: true },
)
