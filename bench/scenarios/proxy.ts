/**
 * npm run bench -- proxy: cached pages served compressed by the nginx example, compared with nginx serving the same bytes from a file. wrk
 * loads them alternately with 32 connections on the same machine. The figures are medians; nginx's CPU time per request, which depends less
 * on other work on the machine, is printed next to them. nginx has one worker in both cases. Loads the sample data into its database. Needs
 * nginx and wrk (Debian: apt install nginx-light wrk).
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { startNginxWith } from '@/tests/support/servers/nginx.mjs'
import { reportFigure, runMeasurement } from '../measure/figures'
import { fetchText, hasWrk, median, requestsPerSecond } from '../measure/requests'
import { cpuMilliseconds, firstChild, startProductBehindNginx } from '../measure/servers'

/** Many short rounds, so that other work on the machine affects both equally. */
const ROUNDS = 9
const SECONDS = 2
const MIN_RATIO = 0.8

/** nginx with one compressed file. It writes an access log, like the example. */
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

/** `microseconds`: nginx's CPU time per request. */
type Pace = { rate: number; microseconds: number }

async function paceOf(address: string, nginxPid: number): Promise<Pace> {
  const worker = firstChild(nginxPid)
  const before = cpuMilliseconds(worker)
  const rate = await requestsPerSecond(address, SECONDS, true)
  return { rate, microseconds: ((cpuMilliseconds(worker) - before) * 1000) / (rate * SECONDS) }
}

async function compare(what: string, address: string, nginxPid: number): Promise<void> {
  // This also puts the page into the proxy's cache.
  const bytes = gzipSync(await fetchText(address))
  const file = await serveFile(bytes)
  const floorAddress = `http://127.0.0.1:${file.port}/page`
  const [ours, floor]: [Pace[], Pace[]] = [[], []]
  try {
    await requestsPerSecond(address, 1, true)
    await requestsPerSecond(floorAddress, 1, true)
    for (let round = 0; round < ROUNDS; round++) {
      floor.push(await paceOf(floorAddress, file.pid))
      ours.push(await paceOf(address, nginxPid))
    }
  } finally {
    await file.stop()
  }
  const rateOf = (paces: Pace[]) => median(paces.map(({ rate }) => rate))
  const costOf = (paces: Pace[]) => median(paces.map(({ microseconds }) => microseconds)).toFixed(1)
  reportFigure({
    what: `${what}, of a file`,
    value: rateOf(ours) / rateOf(floor),
    target: { min: MIN_RATIO },
    note: `${(bytes.length / 1000).toFixed(1)} kB, file ${rateOf(floor).toFixed(0)}, ours ${rateOf(ours).toFixed(0)} requests a second; processor ${costOf(floor)} and ${costOf(ours)} µs a request`,
  })
}

async function run(): Promise<void> {
  if (!hasWrk()) throw new Error('Install wrk first (Debian: apt install wrk).')
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  try {
    const [, provider = ''] =
      /(\/provider\/[^<]+)</.exec(await fetchText(`${product.origin}/sitemaps/providers-1.xml`)) ?? []
    const pages = { home: '/', 'landing page': '/daycare/orlando-fl', provider, blog: '/blog' }
    for (const [what, page] of Object.entries(pages)) await compare(what, product.origin + page, product.nginxPid)
  } finally {
    await product.stop()
  }
}

runMeasurement(run)
