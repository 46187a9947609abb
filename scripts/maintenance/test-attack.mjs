/**
 * npm run test:attack: sqlmap and wapiti over the demo, as a visitor and as everybody who signs in. At most a quarter of an hour beside the
 * build. With JOURNEY_URL, over that server, which needs the demo's accounts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireNode } from '../bootstrap/node-version.mjs'

requireNode()
const { beforeEnd, runCommand } = await import('../bootstrap/command.mjs')
const { Failure } = await import('../bootstrap/terminal.mjs')
const { startJourneyServer } = await import('../bootstrap/testing/journey-server.mjs')
const { visitor } = await import('../../tests/faults/web.mjs')
const { attempt, standing } = await import('../../tests/attack/attempt.mjs')
const { leaksOfLog } = await import('../../tests/attack/leaks.mjs')
const { trySqlmap } = await import('../../tests/attack/sqlmap.mjs')
const { tryWapiti } = await import('../../tests/attack/wapiti.mjs')
const { TARGETS } = await import('../../tests/attack/targets.mjs')

/** Who attacks, and where they are at home. */
const PEOPLE = {
  visitor: '/',
  parent: '/caregiver-dashboard',
  provider: '/careprovider-dashboard',
  admin: '/admin-dashboard',
}
/** They wait for answers more than they work. */
const AT_ONCE = 2

await runCommand(
  async () => {
    const missing = ['sqlmap', 'wapiti'].filter((name) => spawnSync(name, ['--version']).error)
    if (missing.length > 0)
      throw new Failure(`Install ${missing.join(' and ')} first (Debian: apt install sqlmap wapiti).`)
    // Its log is read at the end, so it says of every request what an operator may have it say.
    const site = process.env.JOURNEY_URL
      ? { address: process.env.JOURNEY_URL }
      : await startJourneyServer({ LOG_REQUESTS: '1' })
    if (site.stop) beforeEnd(site.stop)
    const { address } = site
    const folder = mkdtempSync(path.join(tmpdir(), 'nookling-attack-'))
    beforeEnd(() => rmSync(folder, { recursive: true, force: true }))
    const asked = {}
    const cookies = {}
    for (const who of Object.keys(PEOPLE)) {
      asked[who] = visitor(address)
      if (who !== 'visitor') cookies[who] = await asked[who].signIn(`${who}@nookling.test`)
    }

    const attacks = [
      ...TARGETS.map(({ as = 'visitor', ...target }) => ({
        what: `sqlmap, ${as}, ${target.url}${target.only ? ` (${target.only})` : ''}`,
        run: (proxy) => trySqlmap(address, target, { cookie: cookies[as], folder, proxy }),
        stands: standing(asked[as], target),
      })),
      ...Object.entries(PEOPLE).map(([who, url]) => ({
        what: `wapiti, ${who}`,
        run: (proxy) => tryWapiti(address, who, { cookie: cookies[who], folder, proxy }),
        stands: standing(asked[who], { url }),
      })),
    ]
    const totals = { findings: 0, cutOff: 0 }
    const tell = (what, findings) => {
      totals.findings += findings.length
      console.log(`${what}${findings.length > 0 ? '' : ': nothing found'}`)
      for (const one of findings) console.log(`  ${one}`)
    }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = attacks.shift(); next; next = attacks.shift()) {
          const { findings, isCutOff, answers } = await attempt(address, next)
          totals.cutOff += isCutOff ? 1 : 0
          tell(`${next.what}${isCutOff ? ' (cut off)' : ''}, ${answers}`, findings)
        }
      }),
    )
    if (site.log) tell('the log', leaksOfLog(readFileSync(site.log, 'utf8')))
    if (totals.cutOff > 0) console.log(`${totals.cutOff} were cut off: they tried part of what they know.`)
    console.log(
      totals.findings === 0
        ? 'Nothing found.'
        : `${totals.findings} findings: mend them, or name them in tests/attack/wapiti.mjs with the reason why they are none.`,
    )
    return totals.findings === 0 ? 0 : 1
  },
  { isTask: true },
)
