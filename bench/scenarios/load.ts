/**
 * npm run bench -- load: ten minutes of visitors, parents and providers over 12,000 providers and 100,000 reviews, at a constant rate:
 * response times by kind of page, errors, and whether the server's memory is stable. The server is the production build without a proxy;
 * the client runs on the same machine. BENCH_SECONDS=30 makes a short run, without judging memory; BENCH_RATE sets another rate than ten
 * requests a second. npm run test:soak is an hour of it (BENCH_SOAK=1). Fills its database, which needs the gazetteer.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { startSession } from '@/lib/access/commands/sessions'
import { writeSessionToken } from '@/lib/access/session-token'
import { db } from '@/lib/platform/database/client'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { createRandom, type Random } from '@/tests/support/factories/random'
import { percentiles, reportFigure, runMeasurement } from '../measure/figures'
import { fetchSitemap } from '../measure/requests'
import {
  cpuMilliseconds,
  errorLines,
  MEASURING_SECRET,
  type Server,
  startProduct,
  watchProcess,
} from '../measure/servers'
import { fillCommunity, fillDirectory, type Members } from '../synthetic/directory'

const PROVIDERS = 12_000
const COMMUNITY = { parents: 3_000, threads: 10, managers: 3_000, reviews: 100_000 }
const SIGNED_IN = 300
const isSoak = process.env.BENCH_SOAK === '1'
const SECONDS = Number(process.env.BENCH_SECONDS ?? (isSoak ? 3_600 : 600))
const PER_SECOND = Number(process.env.BENCH_RATE ?? 10)
const METRICS_TOKEN = 'only-for-measuring-0'

/** An hour shows a leak that ten minutes hide, so a soak allows less growth. The pools may open a few more connections. */
const LIMITS = { errors: 0.001, spread: 10, growth: isSoak ? 1.05 : 1.2, files: 1.2, connections: 10, errorLines: 0 }
/** Figures of a soak have rows of their own. */
const figureName = (what: string) => (isSoak ? `an hour: ${what}` : what)

async function signIn(ids: readonly number[], role: 'caregiver' | 'careprovider'): Promise<Member[]> {
  const members: Member[] = []
  // Evenly sampled.
  const step = Math.max(1, Math.floor(ids.length / SIGNED_IN))
  for (const id of ids.filter((_, index) => index % step === 0)) {
    // Messages can be sent only to providers that have people on the site.
    const where =
      role === 'caregiver'
        ? { caregiverId: id, provider: { people: { some: {} } } }
        : { provider: { people: { some: { userId: id } } } }
    const threads = await db().inquiry.findMany({ where, select: { id: true }, take: 10 })
    if (threads.length === 0) continue
    const { claims, maxAge } = await startSession(db(), { id, role }, 'Measuring', new Date())
    const cookie = `session=${await writeSessionToken(claims, MEASURING_SECRET, maxAge)}`
    members.push({ cookie, threads: threads.map((thread) => thread.id) })
  }
  return members
}

async function fixtureOf(product: Server, { parents, managers }: Members): Promise<VisitFixture> {
  const zips = await db().$queryRaw<
    { zip: string }[]
  >`SELECT zip::text AS zip FROM providers GROUP BY 1 ORDER BY count(*) DESC, 1`
  return {
    origin: product.origin,
    landing: await fetchSitemap(product.origin, 'landing.xml'),
    providers: await fetchSitemap(product.origin, 'providers-1.xml'),
    zips: zips.map(({ zip }) => zip),
    parents: await signIn(parents, 'caregiver'),
    managers: await signIn(managers, 'careprovider'),
  }
}

function printTimes(tallies: Map<string, Tally>): void {
  console.log(`\n${'milliseconds'.padEnd(32)}  count errors    p50   p95   p99`)
  for (const [kind, tally] of [...tallies].sort()) console.log(rowOf(kind, tally).text)
}

function reportAll(tallies: Map<string, Tally>, firstErrors: readonly string[]): void {
  const all = [...tallies.values()]
  const errors = all.reduce((sum, one) => sum + one.errors, 0)
  const { text, spread } = rowOf('all', { times: all.flatMap(({ times }) => times), errors })
  console.log(text)
  for (const error of firstErrors) console.log(`  ${error}`)
  const share = errors / (PER_SECOND * SECONDS)
  reportFigure({ what: figureName('p95, times p50'), value: spread, target: { max: LIMITS.spread }, digits: 1 })
  reportFigure({
    what: figureName('errors'),
    value: 100 * share,
    target: { max: 100 * LIMITS.errors },
    unit: ' %',
    digits: 3,
  })
}

function rowOf(kind: string, { times, errors }: Tally): { text: string; spread: number } {
  const { p50, p95, p99 } = percentiles(times)
  const counts = [times.length, errors].map((count) => String(count).padStart(7)).join('')
  const ms = [p50, p95, p99].map((value) => value.toFixed(0).padStart(6)).join('')
  return { text: `${kind.padEnd(32)} ${counts} ${ms}`, spread: p95 / p50 }
}

async function run(): Promise<void> {
  await fillDirectory(db(), PROVIDERS)
  const members = await fillCommunity(db(), COMMUNITY)
  const product = await startProduct(process.env.DATABASE_URL ?? '', { METRICS_TOKEN, TRUSTED_PROXY_HOPS: '1' })
  try {
    const nextVisit = createMix(await fixtureOf(product, members), createRandom('load'))
    console.log(
      `${PROVIDERS.toLocaleString('en-US')} providers, ${COMMUNITY.reviews.toLocaleString('en-US')} reviews; ${PER_SECOND} requests a second for ${SECONDS} s`,
    )
    const watched = watchProcess(product, METRICS_TOKEN)
    const cpuBefore = cpuMilliseconds(product.pid)
    const { tallies, firstErrors } = await loadSteadily(nextVisit, {
      origin: product.origin,
      perSecond: PER_SECOND,
      seconds: SECONDS,
    })
    const cores = (cpuMilliseconds(product.pid) - cpuBefore) / (SECONDS * 1_000)
    const minutes = watched.stop()
    printTimes(tallies)
    reportAll(tallies, firstErrors)
    console.log(`\nprocessor: ${cores.toFixed(2)} of a core`)
    reportProcess(minutes)
    const lines = errorLines(product)
    for (const line of lines.slice(0, 3)) console.log(`  ${line.slice(0, 300)}`)
    reportFigure({
      what: figureName('log lines at error'),
      value: lines.length,
      target: { max: LIMITS.errorLines },
      digits: 0,
    })
  } finally {
    await product.stop()
  }
}

function reportProcess(minutes: ReturnType<ReturnType<typeof watchProcess>['stop']>): void {
  console.log('\nminute  resident MB  least heap MB  open files  connections')
  const cell = (value: number, width: number) => String(value).padStart(width)
  for (const [index, { resident, heap, files, connections }] of minutes.entries())
    console.log(`${cell(index + 1, 6)}${cell(resident, 13)}${cell(heap, 15)}${cell(files, 12)}${cell(connections, 13)}`)
  // The first minutes fill caches: an hour is judged from its tenth.
  const first = minutes[isSoak ? 9 : 1]
  const last = minutes.at(-1)
  if (!first || !last || first === last) return
  const since = isSoak ? 'tenth' : 'second'
  reportFigure({
    what: figureName(`memory, last minute of the ${since}`),
    value: last.resident / first.resident,
    target: { max: LIMITS.growth },
  })
  reportFigure({
    what: figureName(`open files, last minute of the ${since}`),
    value: last.files / first.files,
    target: { max: LIMITS.files },
  })
  reportFigure({
    what: figureName(`more connections in the last minute than in the ${since}`),
    value: last.connections - first.connections,
    target: { max: LIMITS.connections },
    digits: 0,
  })
}

runMeasurement(run)

/** A request and the kind it is tallied under. Responses whose page was not cached are tallied separately. */
type Visit = {
  kind: string
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
}
export type Tally = { times: number[]; errors: number }

const TIMEOUT_MS = 30_000

/**
 * Sends `perSecond` requests a second for `seconds`, each when it is due, without waiting for earlier responses. Returns the times by kind,
 * measured from when a request was due, and the first error of each kind.
 */
async function loadSteadily(
  nextVisit: () => Visit,
  { origin, perSecond, seconds }: { origin: string; perSecond: number; seconds: number },
): Promise<{ tallies: Map<string, Tally>; firstErrors: string[] }> {
  const tallies = new Map<string, Tally>()
  const firstErrors: string[] = []
  const tallyOf = (kind: string): Tally => {
    const tally = tallies.get(kind) ?? { times: [], errors: 0 }
    tallies.set(kind, tally)
    return tally
  }
  const send = async (visit: Visit, due: number) => {
    try {
      const { kind, problem } = await request(origin, visit)
      const tally = tallyOf(kind)
      tally.times.push(performance.now() - due)
      if (problem) throw new Error(problem)
    } catch (error) {
      const tally = tallyOf(visit.kind)
      if (tally.errors === 0) firstErrors.push(`${visit.kind} ${visit.path}: ${String(error).slice(0, 200)}`)
      tally.errors += 1
    }
  }
  const start = performance.now()
  const open = new Set<Promise<void>>()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = start + (sent * 1_000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    const pending = send(nextVisit(), due)
    open.add(pending)
    void pending.finally(() => open.delete(pending))
  }
  await Promise.all(open)
  return { tallies, firstErrors }
}

async function request(origin: string, { kind, path, method = 'GET', headers, body }: Visit) {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isGenerated = response.headers.get('x-nextjs-cache') === 'MISS'
  return {
    kind: isGenerated ? `${kind}, not cached` : kind,
    problem: response.ok ? undefined : `${response.status} ${text}`,
  }
}

/** A signed-in user: their cookie and their conversations. */
type Member = { cookie: string; threads: number[] }
/** The pages, places and users that visits are chosen from. */
type VisitFixture = {
  origin: string
  landing: string[]
  providers: string[]
  zips: string[]
  parents: Member[]
  managers: Member[]
}

type Draft = Omit<Visit, 'headers'>
type Weighted<Maker> = readonly (readonly [Maker, number])[]

const ADDRESSES = 5_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const FILTERS = ['', '&distance=25', '&age=14', '&program=vpk', '&priceRange=0-300', '&sort=price', '&kind=center']
const TYPED = ['orl', 'mia', 'tamp', 'jack', 'st pe', '328', '331', 'winter', 'hialea', 'gaines']

/**
 * Generates a realistic mix: of a hundred requests 79 are by visitors (most for landing and provider pages, some far more often than
 * others), 13 by parents and 8 by providers; seven are writes. Requests come from 5,000 client addresses.
 */
function createMix(fixture: VisitFixture, random: Random): () => Visit {
  let written = 0
  const messageText = () => `Could we come and see the rooms on another day? ${++written}`
  /** Prefers the first entries of a list. */
  const popular = <T>(list: readonly T[]): T => list[Math.floor(list.length * random.next() ** 2)] as T
  const idOf = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

  const visitor: Weighted<() => Draft> = [
    [() => ({ kind: 'home', path: routes.home() }), 4],
    [() => ({ kind: 'landing page', path: popular(fixture.landing) }), 24],
    [() => ({ kind: 'provider page', path: popular(fixture.providers) }), 20],
    [() => ({ kind: 'search page', path: `/search?zipCode=${popular(fixture.zips)}${random.pick(FILTERS)}` }), 10],
    [() => ({ kind: 'search as JSON', path: routes.api.placesSearch({ zipCode: popular(fixture.zips) }) }), 4],
    [() => ({ kind: 'suggestions', path: routes.api.autocomplete(random.pick(TYPED)) }), 10],
    [() => pageViewRequest(popular(fixture.landing)), 7],
  ]
  const parent: Weighted<(who: Member) => Draft> = [
    [() => ({ kind: 'parent: overview', path: dashboardRoutes.caregiverDashboard() }), 3],
    [() => ({ kind: 'parent: messages', path: dashboardRoutes.messages('caregiver') }), 2],
    [(who) => ({ kind: 'parent: conversation', path: thread(who, 'caregiver') }), 2],
    [() => ({ kind: 'parent: favorites', path: accountRoutes.api.favorites() }), 2],
    [() => ({ kind: 'who is signed in', path: routes.api.me() }), 2],
    [() => favoriteRequest(idOf(random.pick(fixture.providers))), 1],
    [(who) => ({ ...message(who), kind: 'parent: writes a message' }), 1],
  ]
  const manager: Weighted<(who: Member) => Draft> = [
    [() => ({ kind: 'provider: dashboard', path: dashboardRoutes.careproviderDashboard() }), 2],
    [() => ({ kind: 'provider: inbox', path: dashboardRoutes.messages('careprovider') }), 2],
    [(who) => ({ kind: 'provider: conversation', path: thread(who, 'careprovider') }), 1],
    [() => ({ kind: 'provider: leads', path: dashboardRoutes.leads() }), 1],
    [() => ({ kind: 'provider: numbers', path: dashboardRoutes.providerNumbers() }), 1],
    [(who) => ({ ...message(who), kind: 'provider: writes an answer' }), 1],
  ]
  const thread = (who: Member, side: 'caregiver' | 'careprovider') =>
    dashboardRoutes.conversation(side, random.pick(who.threads))
  const message = (who: Member) => ({
    path: dashboardRoutes.api.inquiryMessages(random.pick(who.threads)),
    method: 'POST' as const,
    body: { text: messageText() },
  })

  return () => {
    const from = random.weighted([
      ['visitor', 79],
      ['parent', 13],
      ['manager', 8],
    ] as const)
    const headers = {
      origin: fixture.origin,
      'user-agent': BROWSER,
      'x-forwarded-for': addressOf(random.int(0, ADDRESSES - 1)),
    }
    if (from === 'visitor') return { ...random.weighted(visitor)(), headers }
    const who = random.pick(from === 'parent' ? fixture.parents : fixture.managers)
    const draft = random.weighted(from === 'parent' ? parent : manager)(who)
    return { ...draft, headers: { ...headers, cookie: who.cookie } }
  }
}

const addressOf = (person: number) => `10.7.${person >> 8}.${person & 255}`

const pageViewRequest = (path: string): Draft => ({
  kind: 'page counted',
  path: routes.api.pageViews(),
  method: 'POST',
  body: { path },
})

const favoriteRequest = (daycareId: string): Draft => ({
  kind: 'parent: saves a favorite',
  path: accountRoutes.api.favorites(),
  method: 'POST',
  body: { daycareId, daycareName: 'Provider', daycareAddress: 'Florida', daycareRating: null },
})
