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
const ALONE = { requests: 300, mostP50: 12, mostP99: 30 }
const MOST_MEMORY = 1.5
/** After this time V8 has released the memory used at startup. */
const REST_SECONDS = 120

const cachedPage = (bytes: number) => `/page/${bytes}`
const cards = () => '/cards'
const json = (bytes: number) => `/json/${bytes}`

type Case = { what: string; path: string; floor: (bytes: number) => string; least: number }

/** `milliseconds`: the server's CPU time per request. */
type Pace = { rate: number; milliseconds: number }

async function paceOf(server: Server, path: string): Promise<Pace> {
  const before = cpuMilliseconds(server.pid)
  const rate = await requestsPerSecond(server.origin + path, SECONDS)
  return { rate, milliseconds: (cpuMilliseconds(server.pid) - before) / (rate * SECONDS) }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(0)

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
  const spread = (paces: Pace[]) => {
    const values = rates(paces)
    return [Math.min(...values), median(values), Math.max(...values)].map((value) => Math.round(value)).join(' / ')
  }
  reportFigure({
    what: `${what}, of the floor`,
    value: median(rates(ours)) / median(rates(theirs)),
    target: { least },
    beside: `${kilo(twinBytes)} and ${kilo(bytes)} kB; floor ${spread(theirs)}, ours ${spread(ours)}; processor ${cost(theirs)} and ${cost(ours)} ms a request`,
  })
}

/** Response times of sequential requests without other load. Printed next to the baseline's, because a machine's speed varies. */
async function compareAlone(product: Server, floor: Server): Promise<void> {
  const theirs = await timeAlone(floor.origin + cards())
  const ours = await timeAlone(`${product.origin}/search?zipCode=32801`)
  for (const [part, most] of [
    ['p50', ALONE.mostP50],
    ['p99', ALONE.mostP99],
  ] as const)
    reportFigure({
      what: `search alone, ${part}`,
      value: ours[part],
      target: { most },
      unit: ' ms',
      digits: 1,
      beside: `the floor ${theirs[part].toFixed(1)} ms`,
    })
}

async function timeAlone(address: string): Promise<ReturnType<typeof percentiles>> {
  const times: number[] = []
  for (let index = 0; index < ALONE.requests; index++) times.push(await timeToLastByte(address))
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
      { what: 'home', path: '/', floor: cachedPage, least: 0.8 },
      { what: 'landing page', path: '/daycare/orlando-fl', floor: cachedPage, least: 0.8 },
      { what: 'provider page', path: provider, floor: cachedPage, least: 0.8 },
      { what: 'search page', path: '/search?zipCode=32801', floor: cards, least: 0.6 },
      { what: '/api/places/search', path: '/api/places/search?zipCode=32801', floor: json, least: 0.8 },
      { what: '/api/places/autocomplete', path: '/api/places/autocomplete?input=orl', floor: json, least: 0.8 },
    ])
      await compareSpeed(product, floor, one)

    await compareAlone(product, floor)

    console.log('\nMemory')
    reportFigure({
      what: 'memory at rest, of the smallest',
      value: rest.ours / rest.floor,
      target: { most: MOST_MEMORY },
      beside: `${REST_SECONDS} s after the start, ${rest.ours} and ${rest.floor} MB`,
    })
    console.log(`after the load ${residentMegabytes(product.pid)} MB, the smallest ${residentMegabytes(floor.pid)} MB`)
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}

runMeasurement(run)
