import { createDatabase, type Database, db, type Transaction } from '@/lib/platform/database/client'
import { REQUEST_TIMEOUTS } from '@/lib/platform/database/pools'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { asRequest } from '@/tests/support/platform/as-request'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'

/** Long enough that ten responses exceed a request's time limit, and short enough that each is in time. */
const DELAY_MS = 500
const databases = testDatabase()
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let proxied: Database

beforeEach(async () => {
  proxy = await startTcpProxy(new URL(databases.url()))
  proxied = createDatabase(proxy.url, 2, REQUEST_TIMEOUTS)
  await eventually(async () => void (await Promise.all([pause(proxied), pause(proxied)])))
})
afterEach(async () => {
  await proxied.$disconnect()
  await proxy.stop()
})

/** Long enough that two concurrent queries take two connections. */
const pause = (database: Database) => database.$queryRaw`SELECT pg_sleep(0.05)::text`
const mail = (messageId: string) => ({
  data: { messageId, kind: 'x', toEmail: 'a@b.test', subject: 'x', usefulUntil: new Date() },
})
const storedMessageIds = async () =>
  (await db().mail.findMany({ select: { messageId: true }, orderBy: { id: 'asc' } })).map((one) => one.messageId)
const ownConnection = async (tx: Transaction) =>
  (await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid
const backends = () =>
  db().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid`

/** How many of ten sequential queries succeeded, and whether the rest failed as an unavailable database. */
async function tenQueries(query: (index: number) => PromiseLike<unknown>) {
  const errors: unknown[] = []
  for (let i = 0; i < 10; i++) await Promise.resolve(query(i)).catch((error: unknown) => errors.push(error))
  return { succeeded: 10 - errors.length, areAllUnavailable: errors.every(isDatabaseUnavailable) }
}

test('with slow responses a request with many queries gets an error, and its connection serves the next one', async () => {
  const before = await backends()
  proxy.delay(DELAY_MS)
  const { succeeded, areAllUnavailable } = await asRequest(() => tenQueries(() => proxied.$queryRaw`SELECT 1`))
  expect([succeeded > 0, succeeded < 10, areAllUnavailable]).toEqual([true, true, true])
  proxy.delay(0)
  expect(await asRequest(() => tenQueries(() => proxied.$queryRaw`SELECT 1`))).toMatchObject({ succeeded: 10 })
  expect(await backends()).toEqual(before)
})

test('a transaction that outlasts its request is rolled back, and its connection is released', async () => {
  let connection: number | undefined
  const isUnavailable = await asRequest(async () => {
    proxy.delay(DELAY_MS)
    const failure = await proxied
      .$transaction(async (tx) => {
        connection = await ownConnection(tx)
        for (let i = 0; i < 10; i++) await tx.mail.create(mail(`late-${i}`))
      })
      .catch((error: unknown) => error)
    return isDatabaseUnavailable(failure)
  })
  expect(isUnavailable).toBe(true)
  proxy.delay(0)
  const next = await asRequest(() =>
    proxied.$transaction(async (tx) => {
      for (const id of ['one', 'other']) await tx.mail.create(mail(id))
      return ownConnection(tx)
    }),
  )
  expect(next).not.toBe(connection)
  expect(await storedMessageIds()).toEqual(['one', 'other'])
})

test("a transaction that catches its statements' errors is not committed either", async () => {
  const outcome = await asRequest(async () => {
    await proxied.mail.create(mail('before'))
    proxy.delay(DELAY_MS)
    return proxied
      .$transaction(async (tx) => tenQueries((i) => tx.mail.create(mail(`late-${i}`))))
      .catch((error: unknown) => isDatabaseUnavailable(error))
  })
  expect(outcome).toBe(true)
  proxy.delay(0)
  expect(await storedMessageIds()).toEqual(['before'])
})

test('a request that waits too long for a connection gets an error, and its writes are never sent', async () => {
  const longTimeouts = { ...REQUEST_TIMEOUTS, connect: 9_000, statement: 9_000, silence: 9_000 }
  const singleConnection = createDatabase(proxy.url, 1, longTimeouts)
  try {
    // Busy for longer than a request may wait.
    const busy = singleConnection.$queryRaw`SELECT pg_sleep(5)::text`.then(() => undefined)
    const outcomes = await asRequest(() =>
      Promise.allSettled([
        singleConnection.mail.create(mail('by itself')),
        singleConnection.$transaction((tx) => tx.mail.create(mail('in a transaction')), { maxWait: 9_000 }),
      ]),
    )
    expect(outcomes.map((one) => one.status === 'rejected' && isDatabaseUnavailable(one.reason))).toEqual([true, true])
    await busy
    await singleConnection.mail.create(mail('afterwards'))
    expect(await storedMessageIds()).toEqual(['afterwards'])
  } finally {
    await singleConnection.$disconnect()
  }
})
