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
// The first question of a process waits for Prisma to begin.
beforeAll(() => db().$queryRaw`SELECT 1`)
beforeEach(() => {
  delete environment.METRICS_TOKEN
})

const context = { params: Promise.resolve({}) }
const ask = (handler: typeof ready, headers: HeadersInit = {}) =>
  handler(new Request('http://localhost:3000/api/x', { headers }), context)
const answerOf = async (response: Response) => [response.status, await response.json()]
const scrape = async () => (await ask(metrics, { authorization: `Bearer ${TOKEN}` })).text()

async function whileDatabaseIsAway(work: () => Promise<void>) {
  const here = db()
  const nowhere = createDatabase('postgresql://nobody:x@127.0.0.1:1/nothing')
  setDatabase(nowhere)
  try {
    await work()
  } finally {
    setDatabase(here)
    await nowhere.$disconnect()
  }
}

test('a process that answers is well, whatever else is not', async () => {
  await whileDatabaseIsAway(async () => {
    expect(await answerOf(await ask(health))).toEqual([200, { status: 'ok' }])
  })
})

test('people are sent here while the database answers and has every migration', async () => {
  const response = await ask(ready)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await answerOf(response)).toEqual([200, { ready: true, database: 'answers', migrations: 'applied' }])
})

test('a server with a missing or reverted migration gets no traffic', async () => {
  await db().$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`
  expect(await answerOf(await ask(ready))).toEqual([503, { ready: false, database: 'answers', migrations: 'missing' }])
  await db().$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL`
  await db().$executeRaw`ALTER TABLE _prisma_migrations RENAME TO elsewhere`
  expect(await answerOf(await ask(ready))).toEqual([503, { ready: false, database: 'answers', migrations: 'missing' }])
  await db().$executeRaw`ALTER TABLE elsewhere RENAME TO _prisma_migrations`
})

test('a server whose database is down or hangs gets no traffic, and reports it soon', async () => {
  await whileDatabaseIsAway(async () => {
    expect(await answerOf(await ask(ready))).toEqual([503, { ready: false, database: 'away', migrations: 'unknown' }])
  })
  let letGo = () => {}
  const lock = db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE _prisma_migrations`
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const start = performance.now()
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(ready)))
  // The lock is held until they are answered.
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  letGo()
  await lock
})

test('without a token in the environment there are no metrics, and with one they are for who sends it', async () => {
  expect((await ask(metrics, { authorization: 'Bearer x' })).status).toBe(404)
  environment.METRICS_TOKEN = TOKEN
  expect((await ask(metrics)).status).toBe(401)
  expect((await ask(metrics, { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await ask(metrics, { authorization: `Bearer ${TOKEN}` })).headers.get('content-type')).toMatch(/^text\/plain/)
})

test('metrics report pending work, and while the database is down, that', async () => {
  environment.METRICS_TOKEN = TOKEN
  await db().$executeRaw`SELECT graphile_worker.add_job('clean-up-files', run_at => now() - interval '10 minutes')`
  const text = await scrape()
  expect(text).toContain('\nsite_database_up 1\n')
  expect(text).toContain('\nsite_jobs_overdue 1\n')
  await whileDatabaseIsAway(async () => {
    const away = await scrape()
    expect(away).toContain('\nsite_database_up 0\n')
    expect(away).not.toContain('site_jobs_overdue')
  })
})
