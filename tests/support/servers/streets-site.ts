import path from 'node:path'
import { freePort, productionServer, startServer } from '@/scripts/bootstrap/serving/server.mjs'

/** A second server on the journeys' build and data, with the streets of a town. */
export async function startSiteWithStreets() {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = await startServer(productionServer, {
    port,
    host: '127.0.0.1',
    log: path.join(process.cwd(), `.data/streets-${port}.log`),
    env: {
      DATABASE_URL: process.env.JOURNEY_DATABASE_URL ?? '',
      SITE_URL: address,
      NEXT_DIST_DIR: '.next-test',
      SAMPLE_DATA: '1',
      STREETS_FILE: path.join(process.cwd(), 'tests/support/servers/monaco.pmtiles'),
    },
  })
  return { address, stop: server.stop }
}
