import path from 'node:path'
import { startNginx } from '@/tests/support/servers/nginx.mjs'
import { buildIfChanged } from '../../scripts/bootstrap/build.mjs'
import { prepareDatabase } from '../../scripts/bootstrap/postgres/prepare.mjs'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'
import { root, tool } from '../../scripts/bootstrap/project.mjs'
import { freePort } from '../../scripts/bootstrap/serving/ports.mjs'
import { productionServer, startServer } from '../../scripts/bootstrap/serving/server.mjs'

/** Signs the sessions of the users that a measurement creates. */
export const MEASURING_SECRET = 'only-for-measuring-and-nothing-else-000000'
export const BUILD_FOLDER = '.next-test'

export type Server = { origin: string; pid: number; stop: () => Promise<void> }
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

/** The smallest Next application, with the same Node flags. Built by webpack: Turbopack would include the product's middleware. */
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
  const { code, output } = await runProcess(process.execPath, tool('next', 'build', floorFolder, '--webpack'), {
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
  return { origin, pid, stop }
}
