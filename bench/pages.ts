/**
 * npm run bench -- pages: what the server gives in a second, beside the smallest Next application that gives as much
 * (bench/floor), what a browser has to fetch for a page, and the memory of both. They are asked in turn by wrk with 32
 * connections on the same machine, after a round of each that is not counted, and the medians are compared; so is the processor time of a request, which other work on the
 * machine does not change. Loads the sample data into its database. Needs wrk
 * (Debian: apt install wrk).
 */
import { setTimeout } from 'node:timers/promises'
import { bestOf } from './measure/best-of'
import { cpuMilliseconds } from './measure/cpu'
import { endAfter } from './measure/end-after'
import { percentiles } from './measure/growth'
import { residentMegabytes } from './measure/memory'
import { hasWrk, median, requestsPerSecond } from './measure/requests'
import { type Server, startFloor, startProduct } from './measure/servers'
import { fetchText, type PageWeight, weighPage } from './measure/weight'

const ROUNDS = 3
const SECONDS = 4
/** Uncounted seconds before the rounds: until then the engine still compiles what a server compiles once in its life. */
const WARM_UP_SECONDS = 10
/** One after the other. */
const ALONE = { requests: 300, mostP50: 10, mostP99: 25 }
/** In bytes as they travel. JavaScript is counted above that of a page with nothing but header and footer. */
const MOST = { script: 25_000, style: 15_000 }
const MOST_HTML_OF_LANDING_PAGE = 20_000
const FRAME_ALONE = '/terms-of-service'
const MOST_MEMORY = 1.3
/** By then the engine has given back what starting took, of both. */
const REST_SECONDS = 120

const kept = (bytes: number) => `/page/${bytes}`
const cards = () => '/cards'
const json = (bytes: number) => `/json/${bytes}`

type Case = { what: string; path: string; floor: (bytes: number) => string; least: number }

/** `milliseconds` of the server's processor time for one request. */
type Pace = { rate: number; milliseconds: number }

async function paceOf(server: Server, path: string): Promise<Pace> {
  const before = cpuMilliseconds(server.pid)
  const rate = await requestsPerSecond(server.origin + path, SECONDS)
  return { rate, milliseconds: (cpuMilliseconds(server.pid) - before) / (rate * SECONDS) }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(0).padStart(4)

let isOver = false

function say(line: string, isWithin: boolean): void {
  if (!isWithin) isOver = true
  console.log(isWithin ? line : `${line}: OVER`)
}

async function compareSpeed(product: Server, floor: Server, { what, path, floor: twin, least }: Case): Promise<void> {
  const bytes = (await fetchText(product.origin + path)).length
  const twinPath = twin(bytes)
  const twinBytes = (await fetchText(floor.origin + twinPath)).length
  await requestsPerSecond(floor.origin + twinPath, WARM_UP_SECONDS)
  await requestsPerSecond(product.origin + path, WARM_UP_SECONDS)
  const ours: Pace[] = []
  const theirs: Pace[] = []
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await paceOf(floor, twinPath))
    ours.push(await paceOf(product, path))
  }
  const rates = (paces: Pace[]) => paces.map(({ rate }) => rate)
  const cost = (paces: Pace[]) => median(paces.map(({ milliseconds }) => milliseconds)).toFixed(2)
  const ratio = median(rates(ours)) / median(rates(theirs))
  const spread = (paces: Pace[]) => {
    const values = rates(paces)
    return [Math.min(...values), median(values), Math.max(...values)].map((value) => Math.round(value)).join(' / ')
  }
  say(
    `${what.padEnd(30)} ${kilo(twinBytes)} and ${kilo(bytes)} kB  floor ${spread(theirs).padEnd(20)} ours ${spread(ours).padEnd(20)} ${ratio.toFixed(2)} of the floor (at least ${least}); processor ${cost(theirs)} and ${cost(ours)} ms a request`,
    ratio >= least,
  )
}

/** What one visitor waits for the server, nobody else being there. */
async function timeAlone(product: Server, path: string): Promise<void> {
  const times: number[] = []
  for (let index = 0; index < ALONE.requests; index++)
    times.push(await bestOf(1, () => fetchText(product.origin + path)))
  const { p50, p99 } = percentiles(times)
  say(
    `${path} alone: p50 ${p50.toFixed(1)} ms (at most ${ALONE.mostP50}), p99 ${p99.toFixed(1)} ms (at most ${ALONE.mostP99})`,
    p50 <= ALONE.mostP50 && p99 <= ALONE.mostP99,
  )
}

function compareWeight(what: string, weight: PageWeight, frame: PageWeight, mostHtml = Number.POSITIVE_INFINITY): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const above = weight.script - frame.script
  say(
    `${what.padEnd(30)} HTML ${kilobytes(weight.html)}, JavaScript ${kilobytes(weight.script)} (${kilobytes(above)} above header and footer), CSS ${kilobytes(weight.style)}`,
    weight.html <= mostHtml && above <= MOST.script && weight.style <= MOST.style,
  )
}

async function run(): Promise<void> {
  if (!hasWrk()) throw new Error('Install wrk first (Debian: apt install wrk).')
  const floor = await startFloor()
  const product = await startProduct(process.env.DATABASE_URL ?? '')
  try {
    // Both have answered one small request: that they have started.
    await setTimeout(REST_SECONDS * 1000)
    const rest = { ours: residentMegabytes(product.pid), floor: residentMegabytes(floor.pid) }
    const [, provider = ''] =
      /(\/provider\/[^<]+)</.exec(await fetchText(`${product.origin}/sitemaps/providers-1.xml`)) ?? []
    console.log('As a visitor fetches it (gzip)')
    const weigh = (path: string) => weighPage(product.origin, path)
    const frame = await weigh(FRAME_ALONE)
    compareWeight('smallest application', await weighPage(floor.origin, kept(1000)), frame)
    compareWeight('header and footer alone', frame, frame)
    compareWeight('home', await weigh('/'), frame)
    compareWeight('landing page, 20 providers', await weigh('/daycare/orlando-fl'), frame, MOST_HTML_OF_LANDING_PAGE)
    compareWeight('provider page', await weigh(provider), frame)
    compareWeight('search, 20 providers', await weigh('/search?zipCode=32801'), frame)

    console.log(
      `\nFloor and ours; requests a second, ${ROUNDS} rounds of ${SECONDS} s after ${WARM_UP_SECONDS} s of each: least / median / most`,
    )
    for (const one of [
      { what: 'home', path: '/', floor: kept, least: 0.9 },
      { what: 'landing page', path: '/daycare/orlando-fl', floor: kept, least: 0.9 },
      { what: 'provider page', path: provider, floor: kept, least: 0.9 },
      { what: 'search page', path: '/search?zipCode=32801', floor: cards, least: 0.85 },
      { what: '/api/places/search', path: '/api/places/search?zipCode=32801', floor: json, least: 0.85 },
      { what: '/api/places/autocomplete', path: '/api/places/autocomplete?input=orl', floor: json, least: 0.85 },
    ])
      await compareSpeed(product, floor, one)

    await timeAlone(product, '/search?zipCode=32801')

    const ratio = rest.ours / rest.floor
    console.log('\nMemory')
    say(
      `at rest, ${REST_SECONDS} s after the start, ${rest.ours} MB, the smallest application ${rest.floor} MB: ${ratio.toFixed(2)} (at most ${MOST_MEMORY})`,
      ratio <= MOST_MEMORY,
    )
    console.log(`after the load ${residentMegabytes(product.pid)} MB, the smallest ${residentMegabytes(floor.pid)} MB`)
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
  if (isOver) process.exitCode = 1
}

endAfter(run)
