import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIfChanged } from '../build.mjs'
import { startThrowawayCluster } from '../postgres/database.mjs'
import { prepareDatabase } from '../postgres/prepare.mjs'
import { ensureDatabase } from '../postgres/server.mjs'
import { root } from '../project.mjs'
import { freePort, isPortFree, productionServer, startServer } from '../serving/server.mjs'

/** Not .next, so that a demo running in the same folder is not disturbed. */
const BUILD_FOLDER = '.next-test'

/** The production build for browser journeys, rebuilt only when the sources changed. Returns the address to serve it at. */
export async function buildForJourneys() {
  const address = `http://localhost:${await journeyPort()}`
  await buildIfChanged(BUILD_FOLDER)
  return address
}

/** Serves that build with its own database, containing every US place and the sample data. `settings`: additional environment variables. */
export async function startJourneyServer(settings = {}) {
  const address = await buildForJourneys()
  const cluster = await startThrowawayCluster()
  try {
    await ensureDatabase(cluster.url, 'journeys')
    const databaseUrl = cluster.url('journeys')
    await prepareDatabase(databaseUrl)
    const server = await serveBuild(address, databaseUrl, settings)
    return { address, databaseUrl, log: server.log, stop: () => server.stop().then(cluster.stop) }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Another server with the same build and database but other settings. Visit only pages that are rendered per request. */
export async function startOtherServer(databaseUrl, settings) {
  const address = `http://localhost:${await freePort()}`
  const server = await serveBuild(address, databaseUrl, settings)
  return { address, stop: server.stop }
}

function serveBuild(address, databaseUrl, settings) {
  const { port } = new URL(address)
  return startServer(productionServer, {
    port: Number(port),
    host: '127.0.0.1',
    log: path.join(root, `.data/journeys-${port}.log`),
    env: {
      DATABASE_URL: databaseUrl,
      SITE_URL: address,
      NEXT_DIST_DIR: BUILD_FOLDER,
      NEXTAUTH_SECRET: 'only-for-tests-and-nothing-but-tests-000000',
      REVALIDATE_SECRET: 'only-for-tests-0000',
      SAMPLE_DATA: '1',
      ALLOW_TEST_ACCOUNTS: '1',
      ADMIN_SECOND_FACTOR: 'optional',
      MAIL_VIEWER: '1',
      IMPORT_SOURCES_LOOPBACK: '1',
      ...settings,
    },
  })
}

/** Reuses the port of the last run if it is free, because cached pages contain the address. */
async function journeyPort() {
  const file = path.join(root, '.data/journeys.port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (last > 0 && (await isPortFree(last))) return last
  const port = await freePort()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, String(port))
  return port
}
