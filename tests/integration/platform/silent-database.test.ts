import { createDatabase, type Database, db } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'

/** The timeouts of SERVING divided by three: with less, a busy machine would look like a hanging database. */
const PATIENCE = { connect: 700, statement: 900, lock: 700, silence: 1_100, transaction: 3_000 }
const LONGEST_ANSWER = 4_000
const databases = testDatabase()
let line: Awaited<ReturnType<typeof startTcpProxy>>
let served: Database

beforeEach(async () => {
  line = await startTcpProxy(new URL(databases.url()))
  served = createDatabase(line.url, 2, PATIENCE)
  await eventually(async () => void (await served.$queryRaw`SELECT 1`))
})
afterEach(async () => {
  await served.$disconnect()
  await line.stop()
})

const mail = (messageId: string) => ({
  data: { messageId, kind: 'x', toEmail: 'a@b.test', subject: 'x', usefulUntil: new Date() },
})
const written = async () =>
  (await db().mail.findMany({ select: { messageId: true } })).map(({ messageId }) => messageId)

/** Why it failed and how long that took. */
async function failureOf(work: () => PromiseLike<unknown>) {
  const start = performance.now()
  const error: unknown = await Promise.resolve(work()).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { isAway: isDatabaseUnavailable(error), millis: performance.now() - start }
}

test('while PostgreSQL hangs every caller gets an error in time, also those waiting for a connection', async () => {
  line.silence()
  const failures = await Promise.all(
    Array.from({ length: 12 }, (_, i) => failureOf(() => served.mail.create(mail(`waits-${i}`)))),
  )
  for (const { isAway, millis } of failures)
    expect({ isAway, isInTime: millis < LONGEST_ANSWER }).toEqual({ isAway: true, isInTime: true })
  line.speak()
  // The hang leaves nothing behind.
  expect((await failureOf(() => served.mail.create(mail('afterwards')))).isAway).toBe(false)
  expect(await written()).toContain('afterwards')
})

test('a write acknowledged after a hang is stored, and a write during it is not', async () => {
  const hung = await failureOf(() =>
    served.$transaction(async (tx) => {
      await tx.mail.create(mail('in-the-transaction'))
      line.silence()
      await tx.mail.create(mail('never-answered'))
    }),
  )
  expect(hung.isAway).toBe(true)
  line.speak()
  for (let i = 0; i < 6; i++) await served.mail.create(mail(`acknowledged-${i}`))
  expect((await written()).sort()).toEqual(Array.from({ length: 6 }, (_, i) => `acknowledged-${i}`))
})

test('PostgreSQL itself cancels a statement that takes too long and a lock that is never released', async () => {
  expect((await failureOf(() => served.$queryRaw`SELECT pg_sleep(5)::text`)).isAway).toBe(true)
  await db().mail.create(mail('locked'))
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM mails WHERE message_id = 'locked' FOR UPDATE`
    const waiting = await failureOf(() =>
      served.mail.updateMany({ where: { messageId: 'locked' }, data: { kind: 'y' } }),
    )
    expect(waiting.isAway).toBe(true)
  })
})

test('a constraint violation is not reported as an outage', async () => {
  await db().mail.create(mail('once'))
  expect((await failureOf(() => served.mail.create(mail('once')))).isAway).toBe(false)
})
