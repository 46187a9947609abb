/**
 * npm run bench -- pages: requests per second, compared with the smallest Next application that serves responses of the same size
 * (bench/floor), and the memory of both. wrk loads them alternately with 32 connections on the same machine, after an uncounted warm-up,
 * and the medians are compared. The CPU time per request is printed too, because it does not depend on other work on the machine. Loads
 * the sample data into its database. Needs wrk (Debian: apt install wrk).
 */
import { setTimeout } from 'node:timers/promises'
import { percentiles, reportFigure, runMeasurement } from '../measure/figures'
import { fetchText, hasWrk, median, requestsPerSecond, timeToLastByte } from '../measure/requests'
import { cpuMilliseconds, residentMegabytes, type Server, startFloor, startProduct } from '../measure/servers'

const ROUNDS = 3
const SECONDS = 4
/** Uncounted seconds before the rounds, until V8 has compiled the hot code. */
const WARM_UP_SECONDS = 10
/** Limits for sequential requests. */
const SEQUENTIAL = { requests: 300, maxP50: 12, maxP99: 30 }
const MAX_MEMORY_RATIO = 1.5
/** After this time V8 has released the memory used at startup. */
const REST_SECONDS = 120

const cachedPage = (bytes: number) => `/page/${bytes}`
const cards = () => '/cards'
const json = (bytes: number) => `/json/${bytes}`

type Case = { what: string; path: string; floor: (bytes: number) => string; min: number }

/** `milliseconds`: the server's CPU time per request. */
type Pace = { rate: number; milliseconds: number }

async function paceOf(server: Server, path: string): Promise<Pace> {
  const before = cpuMilliseconds(server.pid)
  const rate = await requestsPerSecond(server.origin + path, SECONDS)
  return { rate, milliseconds: (cpuMilliseconds(server.pid) - before) / (rate * SECONDS) }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)

async function compareSpeed(
  product: Server,
  floor: Server,
  { what, path, floor: floorPathOf, min }: Case,
): Promise<void> {
  const bytes = (await fetchText(product.origin + path)).length
  const floorPath = floorPathOf(bytes)
  const floorBytes = (await fetchText(floor.origin + floorPath)).length
  await requestsPerSecond(floor.origin + floorPath, WARM_UP_SECONDS)
  await requestsPerSecond(product.origin + path, WARM_UP_SECONDS)
  const productPaces: Pace[] = []
  const floorPaces: Pace[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floorPaces.push(await paceOf(floor, floorPath))
    productPaces.push(await paceOf(product, path))
  }
  const rates = (paces: Pace[]) => paces.map(({ rate }) => rate)
  const cost = (paces: Pace[]) => median(paces.map(({ milliseconds }) => milliseconds)).toFixed(2)
  const spread = (paces: Pace[]) => {
    const values = rates(paces)
    return [Math.min(...values), median(values), Math.max(...values)].map((value) => Math.round(value)).join(' / ')
  }
  reportFigure({
    what: `${what}, of the floor`,
    value: median(rates(productPaces)) / median(rates(floorPaces)),
    target: { min },
    note: `${kilobytes(floorBytes)} and ${kilobytes(bytes)} kB; floor ${spread(floorPaces)}, ours ${spread(productPaces)}; processor ${cost(floorPaces)} and ${cost(productPaces)} ms a request`,
  })
}

/** Response times of sequential requests without other load. Printed next to the baseline's, because a machine's speed varies. */
async function compareSequential(product: Server, floor: Server): Promise<void> {
  const floorTimes = await timeSequential(floor.origin + cards())
  const productTimes = await timeSequential(`${product.origin}/search?zipCode=32801`)
  for (const [part, max] of [
    ['p50', SEQUENTIAL.maxP50],
    ['p99', SEQUENTIAL.maxP99],
  ] as const)
    reportFigure({
      what: `search alone, ${part}`,
      value: productTimes[part],
      target: { max },
      unit: ' ms',
      digits: 1,
      note: `the floor ${floorTimes[part].toFixed(1)} ms`,
    })
}

async function timeSequential(address: string): Promise<ReturnType<typeof percentiles>> {
  const times: number[] = []
  for (let index = 0; index < SEQUENTIAL.requests; index++) times.push(await timeToLastByte(address))
  return percentiles(times)
}

async function run(): Promise<void> {
  if (!hasWrk()) throw new Error('Install wrk first (Debian: apt install wrk).')
  const floor = await startFloor()
  const product = await startProduct(process.env.DATABASE_URL ?? '')
  try {
    // So far each has served only the request that checks whether it has started.
    await setTimeout(REST_SECONDS * 1000)
    const rest = { ours: residentMegabytes(product.pid), floor: residentMegabytes(floor.pid) }
    const [, provider = ''] =
      /(\/provider\/[^<]+)</.exec(await fetchText(`${product.origin}/sitemaps/providers-1.xml`)) ?? []
    console.log(
      `Floor and ours; requests a second, ${ROUNDS} rounds of ${SECONDS} s after ${WARM_UP_SECONDS} s of each: least / median / most`,
    )
    for (const one of [
      { what: 'home', path: '/', floor: cachedPage, min: 0.8 },
      { what: 'landing page', path: '/daycare/orlando-fl', floor: cachedPage, min: 0.8 },
      { what: 'provider page', path: provider, floor: cachedPage, min: 0.8 },
      { what: 'search page', path: '/search?zipCode=32801', floor: cards, min: 0.6 },
      { what: '/api/places/search', path: '/api/places/search?zipCode=32801', floor: json, min: 0.8 },
      { what: '/api/places/autocomplete', path: '/api/places/autocomplete?input=orl', floor: json, min: 0.8 },
    ])
      await compareSpeed(product, floor, one)

    await compareSequential(product, floor)

    console.log('\nMemory')
    reportFigure({
      what: 'memory at rest, of the smallest',
      value: rest.ours / rest.floor,
      target: { max: MAX_MEMORY_RATIO },
      note: `${REST_SECONDS} s after the start, ${rest.ours} and ${rest.floor} MB`,
    })
    console.log(`after the load ${residentMegabytes(product.pid)} MB, the smallest ${residentMegabytes(floor.pid)} MB`)
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}

runMeasurement(run)
