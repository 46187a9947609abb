import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '@/scripts/bootstrap/serving/ports.mjs'
import { productionServer, startServer } from '@/scripts/bootstrap/serving/server.mjs'

/** A style without tiles: one colored area, whose source requires attribution. */
const STYLE = {
  version: 8,
  sources: {
    ground: {
      type: 'geojson',
      attribution:
        '<a href="https://maps.test/credits">Maps of the test</a> © <a href="https://roads.test/">Roads of the test</a>',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-100, 20],
              [-60, 20],
              [-60, 45],
              [-100, 45],
              [-100, 20],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#102030' } },
    { id: 'land', type: 'fill', source: 'ground', paint: { 'fill-color': '#c02090' } },
  ],
}

/** Serves a map style on loopback, from another origin than the site's; `asked` holds the requested paths. */
export async function startStyleServer({ isBroken = false } = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(isBroken ? '{}' : JSON.stringify(STYLE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    styleUrl: `http://127.0.0.1:${port}/style.json`,
    asked,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A second server on the journeys' build and data, with a map style. */
export async function startStyledSite(styleUrl: string) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = await startServer(productionServer, {
    port,
    host: '127.0.0.1',
    log: path.join(process.cwd(), `.data/styled-${port}.log`),
    env: {
      DATABASE_URL: process.env.JOURNEY_DATABASE_URL ?? '',
      SITE_URL: address,
      NEXT_DIST_DIR: '.next-test',
      SAMPLE_DATA: '1',
      MAP_STYLE_URL: styleUrl,
    },
  })
  return { address, stop: server.stop }
}
