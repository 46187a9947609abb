/**
 * npm run bench -- country: a directory of the whole country: 1,000,000 providers, 5,000,000 counted interactions, 1,000,000 messages. The
 * slowest answer of each dashboard and admin list, how long each scheduled job runs, and the server's memory while it writes every sitemap.
 * BENCH_COUNTRY=12000 takes another number of providers, and of everything else in proportion. Fills its database, which needs the gazetteer.
 */

import { startSession } from '@/lib/access/commands/sessions'
import { writeSessionToken } from '@/lib/access/session-token'
import { allTasks } from '@/lib/admin/jobs/tasks'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { runAsJob } from '@/lib/platform/database/pools'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { percentiles, reportFigure, runMeasurement } from '../measure/figures'
import { fetchText, timeToFirstByte } from '../measure/requests'
import { MEASURING_SECRET, residentMegabytes, type Server, startProduct } from '../measure/servers'
import { fillCommunity, fillDirectory, fillInteractions } from '../synthetic/directory'

const PROVIDERS = Number(process.env.BENCH_COUNTRY ?? 1_000_000)
const scaled = (count: number) => Math.ceil((count * PROVIDERS) / 1_000_000)
const COMMUNITY = {
  parents: scaled(33_334),
  threads: 10,
  managers: scaled(100_000),
  reviews: scaled(500_000),
}
const INTERACTIONS = scaled(5_000_000)
const ROUNDS = 40
const WARM_UP = 3
const MAX_MS = 300
/** A job must end before its next run: within five minutes for the most frequent, by morning for a nightly one. */
const NIGHT_HOURS = 3

const PAGES = {
  caregiver: [
    dashboardRoutes.caregiverDashboard(),
    dashboardRoutes.messages('caregiver'),
    '/saved-searches',
    '/favorites',
  ],
  careprovider: [
    dashboardRoutes.careproviderDashboard(),
    dashboardRoutes.messages('careprovider'),
    dashboardRoutes.leads(),
    dashboardRoutes.providerNumbers(),
    '/careprovider-dashboard/reviews',
    '/careprovider-dashboard/people',
    '/careprovider-dashboard/tour-times',
    '/careprovider-dashboard/insights',
  ],
  admin: [
    dashboardRoutes.adminDashboard(),
    '/admin/approvals',
    '/admin/providers',
    '/admin/providers?q=provider-22',
    '/admin/providers/duplicates',
    '/admin/providers/import',
    '/admin/users',
    '/admin/users?q=parent-9',
    '/admin/audit-log',
    '/admin/cms',
    '/admin/billing',
  ],
} as const
type Role = keyof typeof PAGES

async function cookieOf(id: number, role: Role): Promise<string> {
  const { claims, maxAge } = await startSession(db(), { id, role }, 'Measuring', new Date())
  return `session=${await writeSessionToken(claims, MEASURING_SECRET, maxAge)}`
}

async function createAdmin(): Promise<number> {
  const names = { email: 'admin@bench.test', firstName: 'Ada', lastName: 'Admin' }
  return (await db().user.create({ data: { ...names, role: 'admin', status: 'active' }, select: { id: true } })).id
}

/** One request at a time, so that the time is the server's and the database's. */
async function measurePages({ origin }: Server, cookies: Record<Role, string>): Promise<void> {
  let slowest = { p99: 0, path: '' }
  console.log(`\n${'milliseconds'.padEnd(48)}   p50   p99`)
  for (const role of Object.keys(PAGES) as Role[])
    for (const path of PAGES[role]) {
      const times: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const { whole } = await timeToFirstByte(origin + path, cookies[role])
        if (round >= 0) times.push(whole)
      }
      const { p50, p99 } = percentiles(times)
      console.log(`${path.padEnd(48)}${p50.toFixed(0).padStart(6)}${p99.toFixed(0).padStart(6)}`)
      if (p99 > slowest.p99) slowest = { p99, path }
    }
  reportFigure({
    what: 'slowest dashboard or admin list, p99',
    value: slowest.p99,
    target: { max: MAX_MS },
    unit: ' ms',
    digits: 0,
    note: slowest.path,
  })
}

/** Whether a cron line has a run every few minutes, every hour or every day, in seconds. */
function intervalOf(schedule: string): number {
  const [minute = '', hour = ''] = schedule.split(' ')
  if (minute.startsWith('*/')) return 60 * Number(minute.slice(2))
  return hour === '*' ? 3_600 : 3_600 * NIGHT_HOURS
}

async function measureJobs(): Promise<void> {
  let longest = { share: 0, name: '' }
  console.log(`\n${'seconds'.padEnd(48)}   run  interval`)
  for (const { name, schedule, run } of allTasks(env())) {
    if (!schedule) continue
    const start = performance.now()
    await runAsJob(() => run({}, { attempt: 1, signal: undefined }))
    const seconds = (performance.now() - start) / 1_000
    console.log(`${name.padEnd(48)}${seconds.toFixed(1).padStart(6)}${String(intervalOf(schedule)).padStart(10)}`)
    if (seconds / intervalOf(schedule) > longest.share) longest = { share: seconds / intervalOf(schedule), name }
  }
  reportFigure({
    what: 'longest job, of its interval',
    value: longest.share,
    target: { max: 1 },
    note: longest.name,
  })
}

async function measureSitemaps({ origin, pid }: Server): Promise<void> {
  const before = residentMegabytes(pid)
  let peak = before
  const index = await fetchText(`${origin}${routes.sitemapIndex()}`)
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => String(loc))
  const start = performance.now()
  for (const file of files) {
    await fetchText(file)
    peak = Math.max(peak, residentMegabytes(pid))
  }
  const seconds = (performance.now() - start) / 1_000
  reportFigure({
    what: 'memory more while every sitemap is written',
    value: peak - before,
    target: { max: 300 },
    unit: ' MB',
    digits: 0,
    note: `${files.length} files in ${seconds.toFixed(1)} s`,
  })
}

async function run(): Promise<void> {
  // The reminders contain links that are signed with this secret.
  process.env.NEXTAUTH_SECRET = MEASURING_SECRET
  await fillDirectory(db(), PROVIDERS)
  const { parents, managers } = await fillCommunity(db(), COMMUNITY)
  await fillInteractions(db(), INTERACTIONS)
  const [messages] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM messages`
  const formatCount = (count: number) => count.toLocaleString('en-US')
  console.log(
    `${formatCount(PROVIDERS)} providers, ${formatCount(INTERACTIONS)} interactions, ${formatCount(messages?.count ?? 0)} messages`,
  )
  const product = await startProduct(process.env.DATABASE_URL ?? '', { JOBS: 'off', ADMIN_SECOND_FACTOR: 'optional' })
  try {
    const middleOne = (ids: readonly number[]) => ids[ids.length >> 1] ?? 0
    await measurePages(product, {
      caregiver: await cookieOf(middleOne(parents), 'caregiver'),
      careprovider: await cookieOf(middleOne(managers), 'careprovider'),
      admin: await cookieOf(await createAdmin(), 'admin'),
    })
    await measureSitemaps(product)
    await measureJobs()
  } finally {
    await product.stop()
  }
}

runMeasurement(run)
