import { GET as health } from '@/app/api/health/route'
import { GET as metrics } from '@/app/api/metrics/route'
import { GET as ready } from '@/app/api/ready/route'
import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

const TOKEN = 'only-for-tests-0000'
const environment: { METRICS_TOKEN?: string } = {}
jest.mock('@/lib/platform/config/env', () => {
  const real = jest.requireActual('@/lib/platform/config/env')
  return { ...real, env: () => ({ ...real.env(), ...environment }) }
})
testDatabase()
// Prisma connects at the first query of a process.
beforeAll(() => db().$queryRaw`SELECT 1`)
beforeEach(() => {
  delete environment.METRICS_TOKEN
})

const context = { params: Promise.resolve({}) }
const call = (handler: typeof ready, headers: HeadersInit = {}) =>
  handler(new Request('http://localhost:3000/api/x', { headers }), context)
/** On a busy machine the database may take longer than a check waits. */
async function callUntilDatabaseAnswers(): Promise<Response> {
  for (;;) {
    const response = await call(ready)
    if ((await response.clone().json()).database === 'answers') return response
  }
}
const statusAndBody = async (response: Response) => [response.status, await response.json()]
const scrape = async () => (await call(metrics, { authorization: `Bearer ${TOKEN}` })).text()

async function whileDatabaseIsUnreachable(work: () => Promise<void>) {
  const originalClient = db()
  const unreachable = createDatabase('postgresql://nobody:x@127.0.0.1:1/nothing')
  setDatabase(unreachable)
  try {
    await work()
  } finally {
    setDatabase(originalClient)
    await unreachable.$disconnect()
  }
}

test('a responding process is live, whatever else fails', async () => {
  await whileDatabaseIsUnreachable(async () => {
    expect(await statusAndBody(await call(health))).toEqual([200, { status: 'ok' }])
  })
})

test('a process is ready while the database responds and has every migration', async () => {
  const response = await callUntilDatabaseAnswers()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await statusAndBody(response)).toEqual([200, { ready: true, database: 'answers', migrations: 'applied' }])
})

test('a process is not ready while a migration is missing or rolled back', async () => {
  await db().$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`
  expect(await statusAndBody(await callUntilDatabaseAnswers())).toEqual([
    503,
    { ready: false, database: 'answers', migrations: 'missing' },
  ])
  await db().$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL`
  await db().$executeRaw`ALTER TABLE _prisma_migrations RENAME TO elsewhere`
  expect(await statusAndBody(await callUntilDatabaseAnswers())).toEqual([
    503,
    { ready: false, database: 'answers', migrations: 'missing' },
  ])
  await db().$executeRaw`ALTER TABLE elsewhere RENAME TO _prisma_migrations`
})

test('a process is not ready while the database is away or hangs, and does not wait for it', async () => {
  await whileDatabaseIsUnreachable(async () => {
    expect(await statusAndBody(await call(ready))).toEqual([
      503,
      { ready: false, database: 'away', migrations: 'unknown' },
    ])
  })
  let releaseLock = () => {}
  const lock = db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE _prisma_migrations`
    await new Promise<void>((resolve) => {
      releaseLock = resolve
    })
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const answers = await Promise.all(Array.from({ length: 30 }, () => call(ready)))
  // The lock is still held: they did not wait for it.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  releaseLock()
  await lock
})

test('metrics do not exist without a token in the environment, and require it otherwise', async () => {
  expect((await call(metrics, { authorization: 'Bearer x' })).status).toBe(404)
  environment.METRICS_TOKEN = TOKEN
  expect((await call(metrics)).status).toBe(401)
  expect((await call(metrics, { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await call(metrics, { authorization: `Bearer ${TOKEN}` })).headers.get('content-type')).toMatch(
    /^text\/plain/,
  )
})

test('metrics report pending work, and report the database as down while it is away', async () => {
  environment.METRICS_TOKEN = TOKEN
  await db().$executeRaw`SELECT graphile_worker.add_job('clean-up-files', run_at => now() - interval '10 minutes')`
  // On a busy machine the database may take longer than a scrape waits.
  let text = await scrape()
  while (!text.includes('\nsite_database_up 1\n')) text = await scrape()
  expect(text).toContain('\nsite_jobs_overdue 1\n')
  await whileDatabaseIsUnreachable(async () => {
    const metricsText = await scrape()
    expect(metricsText).toContain('\nsite_database_up 0\n')
    expect(metricsText).not.toContain('site_jobs_overdue')
  })
})
