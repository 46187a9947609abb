/**
 * npm run test:upgrade            upgrades a serving site from the commit before the newest migration to the current one, and back
 * npm run test:upgrade -- REF     from that commit
 *
 * Runs the lines of docs/operating.md#upgrading as they are. Two web processes and a worker serve the demo's data behind nginx,
 * while a visitor reads and a parent writes: no request may fail, and no acknowledged write may be lost. `systemctl` is a stand-in that
 * restarts our processes. Needs nginx, git and the npm registry; takes some ten minutes.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEnd, runCommand } from '../bootstrap/command.mjs'

const MANUAL = 'docs/operating.md'
/** The ports in the manual. */
const PORTS = ['3000', '3001']

await runCommand(
  async () => {
    const { endProcess, runProcess, startProcess } = await import('../bootstrap/processes.mjs')
    const { root } = await import('../bootstrap/project.mjs')
    const { freePort } = await import('../bootstrap/serving/server.mjs')
    const { withProgress, Failure } = await import('../bootstrap/terminal.mjs')
    const { startSite } = await import('../../tests/support/platform/site-under-faults.mjs')
    const { startNginx } = await import('../../tests/support/servers/nginx.mjs')
    const { deleteDates, startWriting } = await import('../../tests/faults/recorded-writes.mjs')
    const { visitor, waitUntil } = await import('../../tests/faults/web.mjs')

    const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
    const newest = git('log', '-1', '--format=%H', '--', 'prisma/migrations')
    const [from = `${newest}^`, ...rest] = process.argv.slice(2)
    const before = from.startsWith('-') ? '' : git('rev-parse', '--verify', '--quiet', `${from}^{commit}`)
    if (before === '' || rest.length > 0)
      throw new Failure('Use npm run test:upgrade, or npm run test:upgrade -- REF with one commit of this repository.')
    const { install, restart } = readManual(readFileSync(path.join(root, MANUAL), 'utf8'))

    const home = mkdtempSync(path.join(tmpdir(), 'nookling-upgrade-'))
    chmodSync(home, 0o755)
    beforeEnd(() => rmSync(home, { recursive: true, force: true }))
    const current = path.join(home, 'current')
    const pointCurrentAt = (folder) => {
      rmSync(current, { force: true })
      symlinkSync(folder, current)
    }
    const ports = [await freePort(), await freePort()]
    const nginx = await startNginx(ports)
    beforeEnd(() => nginx.stop())
    const address = `http://127.0.0.1:${nginx.port}`
    const env = {
      PATH: `${home}/bin:${process.env.PATH}`,
      HOME: process.env.HOME,
      SITE_URL: address,
      NEXTAUTH_SECRET: 'only-for-tests-and-nothing-but-tests-000000',
      REVALIDATE_SECRET: 'only-for-tests-0000',
      ALLOW_TEST_ACCOUNTS: '1',
      FILES_FOLDER: path.join(home, 'files'),
      LOG_LEVEL: 'warn',
    }
    const run = async (label, line, cwd) => {
      const { code, output } = await withProgress(label, () => runProcess('bash', ['-euc', line], { cwd, env }))
      if (code !== 0) throw new Failure(`${label}: "${line}" failed.\n\n${output.trim().slice(-3_000)}`)
    }
    const release = async (name, ref) => {
      const folder = path.join(home, name)
      mkdirSync(folder)
      await run(`Unpacking ${name} (${ref.slice(0, 8)})`, `git -C '${root}' archive ${ref} | tar -x`, folder)
      await run(`Installing and building ${name}`, install, folder)
      return folder
    }

    const old = await release('the release before', before)
    const site = await startSite({
      isDurable: true,
      load: async (databaseUrl) => {
        env.DATABASE_URL = databaseUrl
        await run('Loading the demo data', 'npm run db:migrate && npm run db:seed -- --gazetteer --demo', old)
      },
    })
    beforeEnd(() => site.stop())
    env.DATABASE_URL = site.url
    pointCurrentAt(old)

    const units = await startUnits({ startProcess, endProcess, home, current, env, ports })
    beforeEnd(() => units.stop())
    for (const port of ports) await units.restart(`nookling@${port}`)
    await units.restart('nookling-worker')
    const person = visitor(address)
    for (const port of ports)
      await waitUntil(
        'it is ready',
        async () => (await visitor(`http://127.0.0.1:${port}`).request('/api/ready')).status === 200,
        60,
      )
    const [{ email }] = await site.query("SELECT email FROM users WHERE email LIKE 'parent@%' LIMIT 1")
    await person.signIn(email)
    await deleteDates(site)

    const fresh = await release('this release', git('rev-parse', 'HEAD'))
    const reading = startReading(person)
    const written = { acknowledged: 0, rejected: [], missing: [], duplicates: 0 }
    // The dates that each step writes are checked and deleted after it, because a calendar holds at most 500.
    const whileWriting = async (step) => {
      const writing = startWriting({ after: beforeEnd }, person, { pauseMs: 5_000 })
      await writing.waitForMore(20, 60)
      await step()
      await writing.waitForMore(20, 60)
      await writing.stop()
      const { missing, duplicates } = await writing.findLosses(site)
      written.acknowledged += writing.acknowledged.length
      written.rejected.push(...writing.rejected.map(({ status, text }) => `${status} ${text.slice(0, 200)}`))
      written.missing.push(...missing)
      written.duplicates += duplicates
      await deleteDates(site)
    }
    await whileWriting(async () => {
      await run('Backing up', `npm run backup -- '${home}/backup'`, fresh)
      await run('Migrating', 'npm run db:migrate', fresh)
    })
    const loop = ports.reduce((lines, port, index) => lines.replaceAll(PORTS[index], String(port)), restart)
    for (const [label, folder] of [
      ['Restarting into this release', fresh],
      ['Going back to the release before', old],
      ['Restarting into this release again', fresh],
    ])
      await whileWriting(() => {
        pointCurrentAt(folder)
        return run(label, loop, current)
      })
    const reads = await reading.stop()
    const { acknowledged, rejected, missing, duplicates } = written
    console.log(
      `${reads.count} reads, ${reads.failed.length} failed; ${acknowledged} writes, ${rejected.length} rejected, ${missing.length} lost, ${duplicates} doubled`,
    )
    for (const line of [...reads.failed, ...rejected].slice(0, 5)) console.log(`  ${line}`)
    return [reads.failed, rejected, missing].every(({ length }) => length === 0) && duplicates === 0 ? 0 : 1
  },
  { isTask: true },
)

/** The two commands of the manual that this test runs: one installs a release, the other restarts the processes. */
function readManual(text) {
  const [, install] = /In the new folder: `([^`]+)`/.exec(text) ?? []
  const [, restart] = /```sh\n(for port in 3000 3001; do[\s\S]*?)```/.exec(text) ?? []
  if (!install || !restart) throw new Error(`${MANUAL}#upgrading no longer has the lines that this test runs.`)
  return { install, restart }
}

/** What systemd does with the units in deploy/: starts each in `current`, and restarts it when `systemctl` asks for it. */
async function startUnits({ startProcess, endProcess, home, current, env, ports }) {
  const running = new Map()
  const start = (name) => {
    const port = /^nookling@(\d+)$/.exec(name)?.[1]
    if (!port && name !== 'nookling-worker') throw new Error(`There is no unit ${name}.`)
    const args = port
      ? ['--max-semi-space-size=64', 'scripts/start.mjs']
      : ['--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts']
    const output = openSync(path.join(home, `${name}.log`), 'a')
    return startProcess(process.execPath, args, {
      cwd: current,
      stdio: ['ignore', output, output],
      env: { ...env, JOBS: 'off', HOST: '127.0.0.1', TRUSTED_PROXY_HOPS: '1', ...(port && { PORT: port }) },
    })
  }
  const restart = async (name) => {
    const old = running.get(name)
    if (old) await endProcess(old, { timeoutMs: 30_000 })
    running.set(name, start(name))
  }
  const control = createServer((request, response) => {
    restart(decodeURIComponent(request.url.slice(1))).then(
      () => response.end(),
      (error) => response.writeHead(404).end(String(error)),
    )
  })
  await new Promise((resolve) => control.listen(0, '127.0.0.1', resolve))
  mkdirSync(path.join(home, 'bin'))
  writeFileSync(
    path.join(home, 'bin/systemctl'),
    `#!/bin/sh\n[ "$1" = restart ] && exec curl --fail --silent --show-error "http://127.0.0.1:${control.address().port}/$2"\nexit 1\n`,
    { mode: 0o755 },
  )
  return {
    restart,
    async stop() {
      control.close()
      await Promise.all([...running.values()].map((child) => endProcess(child)))
      if (process.exitCode)
        for (const port of ports)
          console.log(readFileSync(path.join(home, `nookling@${port}.log`), 'utf8').slice(-2_000))
    },
  }
}

/** A visitor and a parent who open pages until `stop`. */
function startReading(person) {
  const failed = []
  let count = 0
  let isReading = true
  const readers = [
    '/search?zipCode=32801',
    '/daycare/orlando-fl',
    '/caregiver-dashboard',
    '/api/places/search?zipCode=32801',
  ].map(async (url) => {
    while (isReading) {
      const { status, text } = await person.request(url)
      count += 1
      if (status !== 200) failed.push(`${url} ${status} ${text.slice(0, 200)}`)
    }
  })
  return {
    async stop() {
      isReading = false
      await Promise.all(readers)
      return { count, failed }
    },
  }
}
