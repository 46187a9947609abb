import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/platform/database/client'
import { startNginx } from '@/tests/support/servers/nginx.mjs'
import { buildIfChanged } from '../../scripts/bootstrap/build.mjs'
import { prepareDatabase } from '../../scripts/bootstrap/postgres/prepare.mjs'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'
import { root, tool } from '../../scripts/bootstrap/project.mjs'
import { freePort, productionServer, startServer } from '../../scripts/bootstrap/serving/server.mjs'
import { median } from './requests'

/** Signs the sessions of the users that a measurement creates. */
export const MEASURING_SECRET = 'only-for-measuring-and-nothing-else-000000'
export const BUILD_FOLDER = '.next-test'

export type Server = { origin: string; pid: number; log: string; stop: () => Promise<void> }
type ServerBehindNginx = Server & { nginxPid: number }

export const buildProduct = (): Promise<void> => buildIfChanged(BUILD_FOLDER)

/** The production build with this database, which gets the sample data if it has no provider. */
export async function startProduct(databaseUrl: string, settings: Record<string, string> = {}): Promise<Server> {
  await buildProduct()
  await prepareDatabase(databaseUrl)
  return serveProduct(databaseUrl, settings)
}

/** The same behind the nginx example, which compresses and caches pages. */
export async function startProductBehindNginx(databaseUrl: string): Promise<ServerBehindNginx> {
  await buildProduct()
  await prepareDatabase(databaseUrl)
  return behindNginx((origin, port) => start([...productionServer], () => settingsOf(databaseUrl, origin), port))
}

/** Serves the existing build with a prepared database. */
export const serveProduct = (databaseUrl: string, settings: Record<string, string> = {}): Promise<Server> =>
  start([...productionServer], (origin) => ({ ...settingsOf(databaseUrl, origin), ...settings }))

async function behindNginx(startAt: (origin: string, port: number) => Promise<Server>): Promise<ServerBehindNginx> {
  const port = await freePort()
  const nginx = await startNginx([port])
  const origin = `http://127.0.0.1:${nginx.port}`
  const server = await startAt(origin, port)
  return { ...server, origin, nginxPid: nginx.pid, stop: () => server.stop().then(nginx.stop) }
}

const settingsOf = (databaseUrl: string, siteUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SITE_URL: siteUrl,
  NEXT_DIST_DIR: BUILD_FOLDER,
  NEXTAUTH_SECRET: MEASURING_SECRET,
  REVALIDATE_SECRET: 'only-for-measuring-0',
  SAMPLE_DATA: '1',
})

/** The smallest Next application, built and started as the product is. */
export async function startFloor(): Promise<Server> {
  await buildFloor()
  return serveFloor()
}

/** The same behind the nginx example. */
export async function startFloorBehindNginx(): Promise<Server> {
  await buildFloor()
  return behindNginx((_origin, port) => serveFloor(port))
}

const floorFolder = path.join(root, 'bench/floor')
const floorServer = ['--max-semi-space-size=64', ...tool('next', 'start', floorFolder)]

export const serveFloor = (port?: number): Promise<Server> =>
  start(floorServer, () => ({ NODE_ENV: 'production' }), port)

export async function buildFloor(): Promise<void> {
  const { code, output } = await runProcess(process.execPath, tool('next', 'build', floorFolder), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: '' },
  })
  if (code !== 0) throw new Error(output)
}

/** For both servers, as in deploy/: limits the malloc arenas. */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2' }

async function start(args: string[], env: (origin: string) => Record<string, string>, port?: number): Promise<Server> {
  port ??= await freePort()
  const origin = `http://localhost:${port}`
  const log = path.join(root, `.data/bench-${port}.log`)
  const { pid, stop } = await startServer(args, {
    port,
    host: '127.0.0.1',
    log,
    env: { ...MALLOC_SETTINGS, ...env(origin) },
  })
  return { origin, pid, log, stop }
}

/** Linux reports CPU time in clock ticks of a hundredth of a second. */
const CLOCK_TICK_MS = 10

/** CPU time of a process with all its threads, in ms, independent of other work on the machine. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

/** The first child of a process: for nginx, the worker. */
export const firstChild = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])

/** The resident memory of a process, in MB. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.round(kilobytes / 1024)
}

/**
 * One minute: the median of the resident memory and of the open files (sockets included), the minimum of the heap, which approximates the
 * live objects, and the database's connections at its end.
 */
type Minute = { resident: number; heap: number; files: number; connections: number }

const INTERVAL_MS = 5_000
const PER_MINUTE = 60_000 / INTERVAL_MS

/** Samples a process every five seconds until stopped. The heap size comes from the server's metrics. */
export function watchProcess({ pid, origin }: Server, token: string): { stop: () => Minute[] } {
  const samples: Minute[] = []
  const timer = setInterval(async () => {
    const resident = residentMegabytes(pid)
    const files = readdirSync(`/proc/${pid}/fd`).length
    const [heap, connections] = await Promise.all([heapMegabytes(origin, token), databaseConnections()])
    samples.push({ resident, heap, files, connections })
  }, INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const minutes: Minute[] = []
      for (let start = 0; start + PER_MINUTE <= samples.length; start += PER_MINUTE) {
        const minute = samples.slice(start, start + PER_MINUTE)
        minutes.push({
          resident: median(minute.map(({ resident }) => resident)),
          heap: Math.min(...minute.map(({ heap }) => heap)),
          files: median(minute.map(({ files }) => files)),
          connections: minute.at(-1)?.connections ?? 0,
        })
      }
      return minutes
    },
  }
}

/** Connections of all processes to the measurement's database. */
async function databaseConnections(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()`
  return row?.count ?? 0
}

/** Log lines of a server at level error or above. */
export function errorLines({ log }: Server): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":(?:"(?:error|fatal)"|[5-9]\d)/.test(line))
}

async function heapMegabytes(origin: string, token: string): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const bytes = Number(/^nodejs_heap_size_used_bytes ([\d.e+]+)/m.exec(await response.text())?.[1])
    return Math.round(bytes / 1e6)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
