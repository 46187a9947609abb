import { createDatabase, type Database, db, type Transaction } from '@/lib/platform/database/client'
import { REQUEST_TIMEOUTS } from '@/lib/platform/database/pools'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { asRequest } from '@/tests/support/platform/as-request'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'

/** Long enough that ten responses exceed a request's time limit, and short enough that each is in time. */
const LATE_MS = 500
const databases = testDatabase()
let line: Awaited<ReturnType<typeof startTcpProxy>>
let served: Database

beforeEach(async () => {
  line = await startTcpProxy(new URL(databases.url()))
  served = createDatabase(line.url, 2, REQUEST_TIMEOUTS)
  await eventually(async () => void (await Promise.all([pause(served), pause(served)])))
})
afterEach(async () => {
  await served.$disconnect()
  await line.stop()
})

/** Long enough that two concurrent queries take two connections. */
const pause = (database: Database) => database.$queryRaw`SELECT pg_sleep(0.05)::text`
const mail = (messageId: string) => ({
  data: { messageId, kind: 'x', toEmail: 'a@b.test', subject: 'x', usefulUntil: new Date() },
})
const written = async () =>
  (await db().mail.findMany({ select: { messageId: true }, orderBy: { id: 'asc' } })).map((one) => one.messageId)
const ownConnection = async (tx: Transaction) =>
  (await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid
const backends = () =>
  db().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid`

/** How many of ten sequential queries succeeded, and whether the rest failed as an unavailable database. */
async function tenQueries(ask: (index: number) => PromiseLike<unknown>) {
  const errors: unknown[] = []
  for (let i = 0; i < 10; i++) await Promise.resolve(ask(i)).catch((error: unknown) => errors.push(error))
  return { answered: 10 - errors.length, areAllAway: errors.every(isDatabaseUnavailable) }
}

test('with slow responses a request with many queries gets an error, and its connection serves the next one', async () => {
  const before = await backends()
  line.delay(LATE_MS)
  const { answered, areAllAway } = await asRequest(() => tenQueries(() => served.$queryRaw`SELECT 1`))
  expect([answered > 0, answered < 10, areAllAway]).toEqual([true, true, true])
  line.delay(0)
  expect(await asRequest(() => tenQueries(() => served.$queryRaw`SELECT 1`))).toMatchObject({ answered: 10 })
  expect(await backends()).toEqual(before)
})

test('a transaction that outlasts its request is rolled back, and its connection is released', async () => {
  let connection: number | undefined
  const isAway = await asRequest(async () => {
    line.delay(LATE_MS)
    const failure = await served
      .$transaction(async (tx) => {
        connection = await ownConnection(tx)
        for (let i = 0; i < 10; i++) await tx.mail.create(mail(`late-${i}`))
      })
      .catch((error: unknown) => error)
    return isDatabaseUnavailable(failure)
  })
  expect(isAway).toBe(true)
  line.delay(0)
  const next = await asRequest(() =>
    served.$transaction(async (tx) => {
      for (const id of ['one', 'other']) await tx.mail.create(mail(id))
      return ownConnection(tx)
    }),
  )
  expect(next).not.toBe(connection)
  expect(await written()).toEqual(['one', 'other'])
})

test("a transaction that catches its statements' errors is not committed either", async () => {
  const outcome = await asRequest(async () => {
    await served.mail.create(mail('before'))
    line.delay(LATE_MS)
    return served
      .$transaction(async (tx) => tenQueries((i) => tx.mail.create(mail(`late-${i}`))))
      .catch((error: unknown) => isDatabaseUnavailable(error))
  })
  expect(outcome).toBe(true)
  line.delay(0)
  expect(await written()).toEqual(['before'])
})

test('a request that waits too long for a connection gets an error, and its writes are never sent', async () => {
  const patient = { ...REQUEST_TIMEOUTS, connect: 9_000, statement: 9_000, silence: 9_000 }
  const crowded = createDatabase(line.url, 1, patient)
  try {
    // Busy for longer than a request may wait.
    const busy = crowded.$queryRaw`SELECT pg_sleep(5)::text`.then(() => undefined)
    const outcomes = await asRequest(() =>
      Promise.allSettled([
        crowded.mail.create(mail('by itself')),
        crowded.$transaction((tx) => tx.mail.create(mail('in a transaction')), { maxWait: 9_000 }),
      ]),
    )
    expect(outcomes.map((one) => one.status === 'rejected' && isDatabaseUnavailable(one.reason))).toEqual([true, true])
    await busy
    await crowded.mail.create(mail('afterwards'))
    expect(await written()).toEqual(['afterwards'])
  } finally {
    await crowded.$disconnect()
  }
})
