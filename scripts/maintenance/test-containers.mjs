/**
 * npm run test:containers: runs each step of deploy/Dockerfile and each service of deploy/compose.yaml, without a container engine: images are
 * clean Debian folders, steps run in them with chroot. The database is the built-in PostgreSQL, and the network is the machine's.
 * Needs root, Debian's mmdebstrap, the npm registry and port 3000; takes some five minutes.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { beforeEnd, runCommand } from '../bootstrap/command.mjs'
import { refuseArguments } from '../bootstrap/node-version.mjs'

/** The user "node" of the official image. */
const NODE_USER = '1000:1000'
/** As in deploy/README.md. */
const SEED = ['node', 'scripts/with-database.mjs', 'prisma/seed.ts']
/** The exit status of a process that was stopped by SIGTERM. */
const STOPPED = 143
const AUTHORITIES = 'etc/ssl/certs/ca-certificates.crt'
const SECRET = 'only-for-tests-and-nothing-but-tests-000000'

refuseArguments('npm run test:containers')
await runCommand(
  async () => {
    const { nodeBinary } = await import('../bootstrap/install.mjs')
    const { endProcess, runProcess, startProcess } = await import('../bootstrap/processes.mjs')
    const { root } = await import('../bootstrap/project.mjs')
    const { isPortFree } = await import('../bootstrap/serving/server.mjs')
    const { withProgress, Failure } = await import('../bootstrap/terminal.mjs')
    const { startSite } = await import('../../tests/support/platform/site-under-faults.mjs')
    const { visitor, waitUntil } = await import('../../tests/faults/web.mjs')

    if (process.getuid?.() !== 0) throw new Failure('chroot needs root: start this command as root.')
    if (spawnSync('mmdebstrap', ['--version']).error)
      throw new Failure('mmdebstrap is missing: install it (apt install mmdebstrap).')

    const stages = readStages(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'))
    const { services } = parse(readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })
    const home = mkdtempSync(path.join(tmpdir(), 'nookling-containers-'))
    beforeEnd(() => rmSync(home, { recursive: true, force: true }))

    const run = async (label, command, args, options = {}) => {
      const { code, output } = await withProgress(label, () => runProcess(command, args, options))
      if (code !== 0) throw new Failure(`${label} failed.\n\n${output.trim().slice(-3_000)}`)
    }

    /** A folder like the image "node:VERSION-SUITE-slim". */
    async function baseImage(from) {
      const [, version, suite] = /^node:([\d.]+)-([a-z]+)-slim$/.exec(from) ?? []
      if (!version) throw new Failure(`deploy/Dockerfile: FROM ${from} is not a slim image of Node.`)
      const folder = path.join(home, `base-${version}`)
      if (existsSync(folder)) return folder
      await run(`Debian ${suite}`, 'mmdebstrap', ['--variant=minbase', '--include=ca-certificates', suite, folder])
      cpSync(await nodeBinary(version), path.join(folder, 'usr/local/bin/node'))
      const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' })
      const modules = path.join(folder, 'usr/local/lib/node_modules')
      cpSync(path.join(stdout.trim(), 'npm'), path.join(modules, 'npm'), { recursive: true, dereference: true })
      symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr/local/bin/npm'))
      await run('The user "node"', 'chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node'])
      return folder
    }

    const images = new Map()
    for (const [index, { from, name, steps }] of stages.entries()) {
      const folder = path.join(home, name ?? `stage-${index}`)
      await run(`FROM ${from}`, 'cp', ['-a', await baseImage(from), folder])
      // On a network with a TLS-inspecting proxy, the machine's certificate authorities include the proxy's.
      for (const file of ['etc/resolv.conf', AUTHORITIES]) cpSync(path.join('/', file), path.join(folder, file))
      mkdirSync(path.join(folder, 'proc'), { recursive: true })
      await run('/proc', 'mount', ['-t', 'proc', 'proc', path.join(folder, 'proc')])
      beforeEnd(() => spawnSync('umount', ['-l', path.join(folder, 'proc')]))
      images.set(name, await build(folder, steps))
    }
    const image = [...images.values()].at(-1)

    async function build(folder, steps) {
      const built = { folder, env: {}, cwd: '/', user: '0:0' }
      for (const { name, value } of steps) {
        const label = `${name} ${value}`.slice(0, 100)
        if (name === 'WORKDIR') {
          built.cwd = value
          mkdirSync(path.join(folder, value), { recursive: true })
        } else if (name === 'ENV')
          for (const pair of value.split(/\s+/)) {
            const [key, ...rest] = pair.split('=')
            built.env[key] = rest.join('=')
          }
        else if (name === 'USER') built.user = value === 'node' ? NODE_USER : value
        else if (name === 'RUN') {
          const env = { ...built.env, NODE_EXTRA_CA_CERTS: `/${AUTHORITIES}` }
          await run(label, ...inside({ ...built, env }, ['/bin/sh', '-c', value]))
        } else if (name === 'COPY') await copy(label, built, value.split(/\s+/))
        else if (name === 'CMD') built.command = JSON.parse(value)
        else if (name === 'STOPSIGNAL') built.stopSignal = value
        else if (name === 'HEALTHCHECK') built.health = JSON.parse(value.replace(/^.*?CMD /s, ''))
        else if (!['VOLUME', 'EXPOSE'].includes(name))
          throw new Failure(`deploy/Dockerfile: ${name} is not known here.`)
      }
      return built
    }

    async function copy(label, built, values) {
      const flag = (name) => values.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
      const names = values.filter((word) => !word.startsWith('--'))
      const target = path.join(built.folder, path.resolve(built.cwd, names.pop()))
      const source = flag('from') ? images.get(flag('from')).folder : root
      mkdirSync(target, { recursive: true })
      const ignored = readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
        .split('\n')
        .filter(Boolean)
      const exclude = flag('from') ? '' : ignored.map((name) => `--exclude='./${name}'`).join(' ')
      for (const name of names) {
        const from = path.join(source, name)
        const line =
          name === '.' || flag('from')
            ? `tar -C '${from}' ${exclude} -c . | tar -C '${target}' -x`
            : `cp -a '${from}' '${target}'`
        await run(`${label} (${name})`, 'sh', ['-euc', line])
      }
      const owner = flag('chown') ? NODE_USER : '0:0'
      await run('Owner', 'chown', ['-R', owner, target])
    }

    // The services of the compose file, in their order.
    const site = await startSite({ isDurable: true, load: async () => undefined })
    beforeEnd(() => site.stop())
    const port = 3000
    if (!(await isPortFree(port))) throw new Failure(`Port ${port} is in use: stop the program that uses it.`)
    const environment = {
      SITE_URL: `http://127.0.0.1:${port}`,
      NEXTAUTH_SECRET: SECRET,
      POSTGRES_PASSWORD: SECRET,
      ...services.web.environment,
      DATABASE_URL: site.url,
    }
    const start = (name, line) => {
      const { command = line, environment: own } = services[name]
      const [program, args, options] = inside(
        { ...image, env: { ...image.env, ...environment, ...own, DATABASE_URL: site.url } },
        command ?? image.command,
      )
      const child = startProcess(program, args, options)
      child.log = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          child.log += text
        })
      return child
    }
    const migrate = start('migrate')
    const { code } = await withProgress('migrate', () => migrate.ended)
    if (code !== 0) throw new Failure(`The service "migrate" failed.\n\n${migrate.log}`)
    const seed = start('web', SEED)
    const { code: seeded } = await withProgress(SEED.join(' '), () => seed.ended)
    if (seeded !== 0) throw new Failure(`The gazetteer was not loaded.\n\n${seed.log}`)
    const web = start('web')
    const worker = start('worker')
    const isHealthy = async () => (await runProcess(...inside(image, image.health))).code === 0
    await waitUntil('the image’s own health check passes', isHealthy, 60)
    const person = visitor(environment.SITE_URL)
    const pages = [
      '/',
      '/search?zipCode=32801',
      '/daycare/orlando-fl',
      '/signin',
      '/api/ready',
      '/manifest.webmanifest',
    ]
    const answers = await Promise.all(pages.map(async (page) => `${page} ${(await person.request(page)).status}`))
    const bad = answers.filter((answer) => !answer.endsWith(' 200'))
    const writable = await runProcess(...inside(image, ['/bin/sh', '-c', 'touch "$FILES_FOLDER/x" .next/x']))
    if (writable.code !== 0) bad.push(writable.output)
    const stops = []
    for (const [name, child] of Object.entries({ web, worker })) {
      if (child.exitCode !== null) bad.push(`${name} ended by itself.\n${child.log}`)
      const began = Date.now()
      await endProcess(child, { signal: image.stopSignal, timeoutMs: seconds(services[name].stop_grace_period) * 1000 })
      const { code: status, signal } = await child.ended
      stops.push(`${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
      if (![0, STOPPED].includes(status))
        bad.push(`${name} ended with ${signal ?? status}.\n${child.log.slice(-1_000)}`)
    }
    const size = spawnSync('du', ['-sm', path.join(image.folder, 'app')], { encoding: 'utf8' }).stdout.split('\t')[0]
    console.log(`/app has ${size} MB; ${answers.join(', ')}; stopped: ${stops.join(', ')}`)
    for (const line of bad) console.error(line)
    return bad.length === 0 ? 0 : 1
  },
  { isTask: true },
)

/** A command in an image, as an argument list for a process. */
function inside({ folder, env, cwd, user }, command) {
  const variables = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: user === '0:0' ? '/root' : '/home/node',
    ...env,
  })
  const pairs = variables.map(([name, value]) => `${name}=${value}`)
  const line = ['/usr/bin/env', '-i', '-C', cwd, ...pairs, ...command]
  return ['chroot', [`--userspec=${user}`, folder, ...line], {}]
}

/** The stages of a Dockerfile: `{ from, name, steps: [{ name, value }] }`. */
function readStages(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages = []
  for (const line of lines) {
    const [, name, value] = /^(\w+)\s+(.*)$/.exec(line)
    const [, from, stage] = name === 'FROM' ? /^(\S+)(?: AS (\S+))?$/.exec(value) : []
    if (from) stages.push({ from, name: stage, steps: [] })
    else stages.at(-1).steps.push({ name, value })
  }
  return stages
}

/** "30s" */
function seconds(text) {
  return Number(/^(\d+)s$/.exec(text)[1])
}
