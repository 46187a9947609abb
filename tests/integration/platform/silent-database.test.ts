import { createDatabase, type Database, db } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'

/** The timeouts of SERVING divided by three: with less, a busy machine would look like a hanging database. */
const TIMEOUTS = { connect: 700, statement: 900, lock: 700, silence: 1_100, transaction: 3_000 }
const MAX_WAIT_MS = 4_000
const databases = testDatabase()
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let proxied: Database

beforeEach(async () => {
  proxy = await startTcpProxy(new URL(databases.url()))
  proxied = createDatabase(proxy.url, 2, TIMEOUTS)
  await eventually(async () => void (await proxied.$queryRaw`SELECT 1`))
})
afterEach(async () => {
  await proxied.$disconnect()
  await proxy.stop()
})

const mail = (messageId: string) => ({
  data: { messageId, kind: 'x', toEmail: 'a@b.test', subject: 'x', usefulUntil: new Date() },
})
const storedMessageIds = async () =>
  (await db().mail.findMany({ select: { messageId: true } })).map(({ messageId }) => messageId)

/** Why it failed and how long that took. */
async function failureOf(work: () => PromiseLike<unknown>) {
  const start = performance.now()
  const error: unknown = await Promise.resolve(work()).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { isUnavailable: isDatabaseUnavailable(error), millis: performance.now() - start }
}

test('while PostgreSQL hangs every caller gets an error in time, also those waiting for a connection', async () => {
  proxy.suspend()
  const failures = await Promise.all(
    Array.from({ length: 12 }, (_, i) => failureOf(() => proxied.mail.create(mail(`waits-${i}`)))),
  )
  for (const { isUnavailable, millis } of failures)
    expect({ isUnavailable, isInTime: millis < MAX_WAIT_MS }).toEqual({ isUnavailable: true, isInTime: true })
  proxy.resume()
  // The hang leaves nothing behind.
  expect((await failureOf(() => proxied.mail.create(mail('afterwards')))).isUnavailable).toBe(false)
  expect(await storedMessageIds()).toContain('afterwards')
})

test('a write acknowledged after a hang is stored, and a write during it is not', async () => {
  const failure = await failureOf(() =>
    proxied.$transaction(async (tx) => {
      await tx.mail.create(mail('in-the-transaction'))
      proxy.suspend()
      await tx.mail.create(mail('never-answered'))
    }),
  )
  expect(failure.isUnavailable).toBe(true)
  proxy.resume()
  for (let i = 0; i < 6; i++) await proxied.mail.create(mail(`acknowledged-${i}`))
  expect((await storedMessageIds()).sort()).toEqual(Array.from({ length: 6 }, (_, i) => `acknowledged-${i}`))
})

test('PostgreSQL itself cancels a statement that takes too long and a lock that is never released', async () => {
  expect((await failureOf(() => proxied.$queryRaw`SELECT pg_sleep(5)::text`)).isUnavailable).toBe(true)
  await db().mail.create(mail('locked'))
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM mails WHERE message_id = 'locked' FOR UPDATE`
    const waiting = await failureOf(() =>
      proxied.mail.updateMany({ where: { messageId: 'locked' }, data: { kind: 'y' } }),
    )
    expect(waiting.isUnavailable).toBe(true)
  })
})

test('a constraint violation is not reported as an outage', async () => {
  await db().mail.create(mail('once'))
  const error: unknown = await proxied.mail.create(mail('once')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'P2002' })
  expect(isDatabaseUnavailable(error)).toBe(false)
})
