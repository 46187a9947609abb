/**
 * npm run bench -- dashboard: response time of the dashboard for a parent with 100 conversations (one of 1,000 such parents), compared
 * with a parent without any. Requests alternate between the two, one at a time, and the medians of the time to first byte are compared.
 * Loads the sample data and the conversations into its database.
 */
import { startSession } from '@/lib/access/commands/sessions'
import { writeSessionToken } from '@/lib/access/session-token'
import { db } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { reportFigure, runMeasurement } from '../measure/figures'
import { median, timeToFirstByte } from '../measure/requests'
import { MEASURING_SECRET, startProduct } from '../measure/servers'
import { fillConversations } from '../synthetic/directory'

const PARENTS = Number(process.env.BENCH_PARENTS ?? 1_000)
const THREADS = 100
const ROUNDS = 60
const MAX_RATIO = 1.3

async function cookieOf(userId: number): Promise<string> {
  const { claims, maxAge } = await startSession(db(), { id: userId, role: 'caregiver' }, 'Measuring', new Date())
  return `session=${await writeSessionToken(claims, MEASURING_SECRET, maxAge)}`
}

async function run(): Promise<void> {
  const product = await startProduct(process.env.DATABASE_URL ?? '')
  try {
    const { full, empty } = await fillConversations(db(), PARENTS, THREADS)
    const [withThreads, without] = [await cookieOf(full), await cookieOf(empty)]
    console.log(`${PARENTS.toLocaleString('en-US')} parents with ${THREADS} conversations each`)
    for (const [what, path] of [
      ['overview', dashboardRoutes.caregiverDashboard()],
      ['messages', dashboardRoutes.messages('caregiver')],
    ] as const) {
      const times = {
        full: [] as number[],
        empty: [] as number[],
        fullWhole: [] as number[],
        emptyWhole: [] as number[],
      }
      for (let round = -5; round < ROUNDS; round++) {
        const fullTimes = await timeToFirstByte(product.origin + path, withThreads)
        const emptyTimes = await timeToFirstByte(product.origin + path, without)
        // The first rounds warm up the server.
        if (round < 0) continue
        times.full.push(fullTimes.firstByte)
        times.empty.push(emptyTimes.firstByte)
        times.fullWhole.push(fullTimes.whole)
        times.emptyWhole.push(emptyTimes.whole)
      }
      const ratio = median(times.full) / median(times.empty)
      const ms = (values: number[]) => `${median(values).toFixed(1)} ms`
      reportFigure({
        what: `${what} with ${THREADS} conversations, of an empty one`,
        value: ratio,
        target: { max: MAX_RATIO },
        note: `first byte ${ms(times.full)}, empty ${ms(times.empty)}; whole ${ms(times.fullWhole)}, empty ${ms(times.emptyWhole)}`,
      })
    }
  } finally {
    await product.stop()
  }
}

runMeasurement(run)
