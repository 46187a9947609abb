import { createDatabase, type Database, PREPARED } from '@/lib/platform/database/client'
import { REQUEST_TIMEOUTS } from '@/lib/platform/database/pools'
import { listen } from '@/lib/platform/database/signals'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { hasPgbouncer, startPgbouncer } from '@/tests/support/servers/pgbouncer.mjs'

/*
 * DATABASE_URL may be a PgBouncer that lends its connections for one transaction each (deploy/pgbouncer.ini). Here it has two for ten
 * clients, so that any state left on a connection would be seen by another client.
 */
const server = testDatabase()
const testIfInstalled = hasPgbouncer() ? test : test.skip

let bouncer: Awaited<ReturnType<typeof startPgbouncer>>
let pooled: Database

beforeAll(async () => {
  if (!hasPgbouncer()) return
  bouncer = await startPgbouncer(server.url(), { connections: 2 })
  pooled = createDatabase(bouncer.url, 10, REQUEST_TIMEOUTS, { isPooled: true })
})
afterAll(async () => {
  await pooled?.$disconnect()
  await bouncer?.stop()
})

testIfInstalled('statements prepared on another connection are sent in full, in forty concurrent queries', async () => {
  const query = (n: number) => pooled.$queryRawUnsafe<{ n: number }[]>(`${PREPARED} SELECT $1::int AS n`, n)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => query(n)))
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
})

testIfInstalled('a transaction has its connection and its lock to itself, and leaves no state behind', async () => {
  const write = (n: number) =>
    pooled.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('behind a pooler'))`
      await tx.$executeRaw`SET LOCAL application_name = 'mine'`
      const email = `pooled-${n}@nookling.test`
      await tx.user.create({ data: { email, firstName: 'Pat', role: 'caregiver' }, select: { id: true } })
      return tx.user.count()
    })
  const counts = await Promise.all(Array.from({ length: 12 }, (_, n) => write(n)))
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  const names = await Promise.all(
    Array.from(
      { length: 4 },
      () => pooled.$queryRaw<{ name: string }[]>`SELECT current_setting('application_name') AS name`,
    ),
  )
  expect(names.flat().map(({ name }) => name)).not.toContain('mine')
})

testIfInstalled('timeouts behind the pooler are those of a web process without one', async () => {
  const [row] = await pooled.$queryRaw<Record<string, string>[]>`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`
  expect(row).toEqual({
    statement: `${REQUEST_TIMEOUTS.statement / 1000}s`,
    lock: `${REQUEST_TIMEOUTS.lock}ms`,
    idle: '30s',
  })
})

testIfInstalled('a query that gets no connection fails as an outage, and the next one succeeds', async () => {
  const slow = Array.from({ length: 10 }, () => pooled.$queryRaw`SELECT pg_sleep(2.5)::text`)
  const results = await Promise.allSettled(slow)
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(isDatabaseUnavailable(reason)).toBe(true)
  expect(await pooled.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
})

testIfInstalled('notifications sent through the pooler arrive on a direct connection', async () => {
  const received: string[] = []
  const listener = listen('pooler_test', { onPayload: (text) => received.push(text), onReconnect: () => undefined })
  try {
    const isReceived = async () => {
      await pooled.$executeRaw`SELECT pg_notify('pooler_test', 'through')`
      return received.length > 0
    }
    await eventually(async () => expect(await isReceived()).toBe(true))
    expect(received[0]).toBe('through')
  } finally {
    await listener.end()
  }
})
