/**
 * npm run test:attack: sqlmap and wapiti over the demo, as a visitor and as everybody who signs in. At most a quarter of an hour beside the
 * build. With JOURNEY_URL, over that server, which needs the demo's accounts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { beforeEnd, runCommand } = await import('./bootstrap/command.mjs')
const { Failure } = await import('./bootstrap/failure.mjs')
const { startJourneyServer } = await import('./bootstrap/journey-server.mjs')
const { visitor } = await import('../tests/faults/web.mjs')
const { trySqlmap } = await import('../tests/attack/sqlmap.mjs')
const { tryWapiti } = await import('../tests/attack/wapiti.mjs')
const { TARGETS } = await import('../tests/attack/targets.mjs')

const PEOPLE = ['parent', 'provider', 'admin']

await runCommand(
  async () => {
    const missing = ['sqlmap', 'wapiti'].filter((name) => spawnSync(name, ['--version']).error)
    if (missing.length > 0)
      throw new Failure(`Install ${missing.join(' and ')} first (Debian: apt install sqlmap wapiti).`)
    const site = process.env.JOURNEY_URL ? { address: process.env.JOURNEY_URL } : await startJourneyServer()
    if (site.stop) beforeEnd(site.stop)
    const { address } = site
    const folder = mkdtempSync(path.join(tmpdir(), 'nookling-attack-'))
    beforeEnd(() => rmSync(folder, { recursive: true, force: true }))
    const cookies = {}
    for (const who of PEOPLE) cookies[who] = await visitor(address).signIn(`${who}@nookling.test`)

    let found = 0
    const say = (what, findings) => {
      found += findings.length
      console.log(`${what}: ${findings.length === 0 ? 'nothing found' : ''}`)
      for (const one of findings) console.log(`  ${one}`)
    }
    for (const target of TARGETS) {
      const { findings, isCutOff } = await trySqlmap(address, target, cookies[target.as], folder)
      say(`sqlmap, ${target.as ?? 'visitor'}, ${target.url}${isCutOff ? ' (cut off)' : ''}`, findings)
    }
    for (const who of [undefined, ...PEOPLE]) {
      const { findings } = await tryWapiti(address, who ?? 'visitor', cookies[who], folder)
      say(`wapiti, ${who ?? 'visitor'}`, findings)
    }
    console.log(
      found === 0 ? 'Nothing found.' : `${found} findings: mend them, or say in docs/security.md why they are none.`,
    )
    return found === 0 ? 0 : 1
  },
  { isTask: true },
)
