/**
 * npm run bench -- proxy: kept pages as the nginx example gives them from its cache, packed, beside nginx that gives the same bytes as a file.
 * Asked in turn by wrk with 32 connections on the same machine; medians of three rounds. nginx has one worker in both. Loads the sample data
 * into its database. Needs nginx and wrk (Debian: apt install nginx-light wrk).
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startNginxWith } from '../tests/bootstrap/nginx.mjs'
import { endAfter } from './measure/end-after'
import { fetchText } from './measure/fetch-text'
import { tellFigure } from './measure/figures'
import { hasWrk, median, requestsPerSecond } from './measure/requests'
import { startProductBehindNginx } from './measure/servers'

const ROUNDS = 3
const SECONDS = 4
const LEAST = 0.8

/** nginx with one file, packed before. It writes a line for each request, as the example does. */
const serveFile = (bytes: Buffer) =>
  startNginxWith((folder, port) => {
    writeFileSync(path.join(folder, 'page'), bytes)
    return `access_log ${folder}/access.log;
      server {
        listen 127.0.0.1:${port};
        default_type text/html;
        add_header Content-Encoding gzip;
        location / { root ${folder}; }
      }`
  })

async function compare(what: string, address: string): Promise<void> {
  // This makes the proxy keep it, too.
  const bytes = gzipSync(await fetchText(address))
  const file = await serveFile(bytes)
  const floorAddress = `http://127.0.0.1:${file.port}/page`
  const [ours, floor]: [number[], number[]] = [[], []]
  try {
    await requestsPerSecond(address, 1, true)
    await requestsPerSecond(floorAddress, 1, true)
    for (let round = 0; round < ROUNDS; round++) {
      floor.push(await requestsPerSecond(floorAddress, SECONDS, true))
      ours.push(await requestsPerSecond(address, SECONDS, true))
    }
  } finally {
    await file.stop()
  }
  tellFigure({
    what: `${what}, of a file`,
    value: median(ours) / median(floor),
    asked: { least: LEAST },
    beside: `${(bytes.length / 1000).toFixed(1)} kB, file ${median(floor).toFixed(0)}, ours ${median(ours).toFixed(0)} requests a second`,
  })
}

async function run(): Promise<void> {
  if (!hasWrk()) throw new Error('Install wrk first (Debian: apt install wrk).')
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  try {
    const [, provider = ''] =
      /(\/provider\/[^<]+)</.exec(await fetchText(`${product.origin}/sitemaps/providers-1.xml`)) ?? []
    const pages = { home: '/', 'landing page': '/daycare/orlando-fl', provider, blog: '/blog' }
    for (const [what, page] of Object.entries(pages)) await compare(what, product.origin + page)
  } finally {
    await product.stop()
  }
}

endAfter(run)
