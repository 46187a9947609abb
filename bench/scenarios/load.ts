/**
 * npm run bench -- load: ten minutes of visitors, parents and providers over 12,000 providers and 100,000 reviews, at a constant rate:
 * response times by kind of page, errors, and whether the server's memory is stable. The server is the production build without a proxy;
 * the client runs on the same machine. BENCH_SECONDS=30 makes a short run, without judging memory; BENCH_RATE sets another rate than ten
 * requests a second. Fills its database, which needs the gazetteer.
 */
import { startSession } from '@/lib/access/commands/sessions'
import { writeSessionToken } from '@/lib/access/session-token'
import { db } from '@/lib/platform/database/client'
import { createRandom } from '@/tests/support/factories/random'
import { percentiles, reportFigure } from '../measure/figures'
import { cpuMilliseconds, watchMemory } from '../measure/processes'
import { fetchSitemap } from '../measure/requests'
import { runMeasurement } from '../measure/run'
import { MEASURING_SECRET, type Server, startProduct } from '../measure/servers'
import { createMix, loadSteadily, type Member, type Tally, type VisitFixture } from '../measure/visits'
import { fillCommunity, type Members } from '../synthetic/community'
import { fillDirectory } from '../synthetic/directory'

const PROVIDERS = 12_000
const COMMUNITY = { parents: 3_000, threads: 10, managers: 3_000, reviews: 100_000 }
const SIGNED_IN = 300
const SECONDS = Number(process.env.BENCH_SECONDS ?? 600)
const PER_SECOND = Number(process.env.BENCH_RATE ?? 10)
const METRICS_TOKEN = 'only-for-measuring-0'

const MOST = { errors: 0.001, spread: 10, growth: 1.2 }

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
  reportFigure({ what: 'p95, times p50', value: spread, target: { most: MOST.spread }, digits: 1 })
  reportFigure({ what: 'errors', value: 100 * share, target: { most: 100 * MOST.errors }, unit: ' %', digits: 3 })
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
    const memory = watchMemory(product, METRICS_TOKEN)
    const cpuBefore = cpuMilliseconds(product.pid)
    const { tallies, firstErrors } = await loadSteadily(nextVisit, {
      origin: product.origin,
      perSecond: PER_SECOND,
      seconds: SECONDS,
    })
    const cores = (cpuMilliseconds(product.pid) - cpuBefore) / (SECONDS * 1_000)
    const minutes = memory.stop()
    printTimes(tallies)
    reportAll(tallies, firstErrors)
    console.log(`\nprocessor: ${cores.toFixed(2)} of a core\n\nminute  resident MB  least heap MB`)
    for (const [index, { resident, heap }] of minutes.entries())
      console.log(`${String(index + 1).padStart(6)}${String(resident).padStart(13)}${String(heap).padStart(15)}`)
    const [, second, ...later] = minutes
    const growth = (later.at(-1)?.resident ?? 0) / (second?.resident ?? 0)
    if (later.length > 0)
      reportFigure({ what: 'memory, last minute of the second', value: growth, target: { most: MOST.growth } })
  } finally {
    await product.stop()
  }
}

runMeasurement(run)
