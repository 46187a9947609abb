import { createDatabase, type Database, db, type Transaction } from '@/lib/platform/database/client'
import { SERVING } from '@/lib/platform/database/pools'
import { isDatabaseAway } from '@/lib/platform/database/unavailable'
import { asRequest } from '@/tests/support/platform/as-request'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'

/** Long enough that ten answers are longer than a request may wait, and short enough that each is in time. */
const LATE_MS = 500
const databases = testDatabase()
let line: Awaited<ReturnType<typeof startTcpProxy>>
let served: Database

beforeEach(async () => {
  line = await startTcpProxy(new URL(databases.url()))
  served = createDatabase(line.url, 2, SERVING)
  await eventually(async () => void (await Promise.all([pause(served), pause(served)])))
})
afterEach(async () => {
  await served.$disconnect()
  await line.stop()
})

/** Long enough that two at once take two connections. */
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

/** How many of ten were answered one after the other, and whether the rest was told that the database is away. */
async function tenQuestions(ask: (index: number) => PromiseLike<unknown>) {
  const errors: unknown[] = []
  for (let i = 0; i < 10; i++) await Promise.resolve(ask(i)).catch((error: unknown) => errors.push(error))
  return { answered: 10 - errors.length, areAllAway: errors.every(isDatabaseAway) }
}

test('while every reply is slow, a request with many queries times out, and its connection serves the next one', async () => {
  const before = await backends()
  line.delay(LATE_MS)
  const { answered, areAllAway } = await asRequest(() => tenQuestions(() => served.$queryRaw`SELECT 1`))
  expect([answered > 0, answered < 10, areAllAway]).toEqual([true, true, true])
  line.delay(0)
  expect(await asRequest(() => tenQuestions(() => served.$queryRaw`SELECT 1`))).toMatchObject({ answered: 10 })
  expect(await backends()).toEqual(before)
})

test('a transaction that outlives its request writes nothing, and its connection is released', async () => {
  let connection: number | undefined
  const isAway = await asRequest(async () => {
    line.delay(LATE_MS)
    const failure = await served
      .$transaction(async (tx) => {
        connection = await ownConnection(tx)
        for (let i = 0; i < 10; i++) await tx.mail.create(mail(`late-${i}`))
      })
      .catch((error: unknown) => error)
    return isDatabaseAway(failure)
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

test('a transaction that forgives its statements is not committed either', async () => {
  const outcome = await asRequest(async () => {
    await served.mail.create(mail('before'))
    line.delay(LATE_MS)
    return served
      .$transaction(async (tx) => tenQuestions((i) => tx.mail.create(mail(`late-${i}`))))
      .catch((error: unknown) => isDatabaseAway(error))
  })
  expect(outcome).toBe(true)
  line.delay(0)
  expect(await written()).toEqual(['before'])
})

test('a request that waits too long for a connection times out, and its write is never sent', async () => {
  const patient = { ...SERVING, connect: 9_000, statement: 9_000, silence: 9_000 }
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
    expect(outcomes.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))).toEqual([true, true])
    await busy
    await crowded.mail.create(mail('afterwards'))
    expect(await written()).toEqual(['afterwards'])
  } finally {
    await crowded.$disconnect()
  }
})
