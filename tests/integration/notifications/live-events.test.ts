import pg from 'pg'
import { endAllSessions, endSession, startSession } from '@/lib/access/commands/sessions'
import { closeStreams, openEventStream } from '@/lib/access/queries/event-stream'
import { readInquiry, sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { db } from '@/lib/platform/database/client'
import { SIGNAL_CHANNEL } from '@/lib/platform/database/signals'
import { now } from '@/lib/platform/time/clock'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { ASKED_AT, conversation } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { openEvents, readStream } from '@/tests/support/platform/event-stream'
import { eventually } from '@/tests/support/platform/eventually'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const after = (minutes: number) => new Date(ASKED_AT.getTime() + minutes * 60_000)
const listening = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE application_name = 'signals' AND datname = current_database()
    AND state = 'idle' AND query LIKE 'LISTEN%'`

const isListening = () => eventually(async () => expect(await listening()).toHaveLength(1))
const isSilent = () => eventually(async () => expect(await listening()).toEqual([]))

/** Signed in with an open page whose stream hears already. */
async function watching(person: Awaited<ReturnType<typeof actAs>>) {
  const events = await openEvents(await sessionCookie(person))
  await events.until('retry: 5000')
  await isListening()
  return events
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** As another web process does. */
async function tell(payload: unknown) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('SELECT pg_notify($1, $2)', [SIGNAL_CHANNEL, JSON.stringify(payload)])
  await client.end()
}

test('both sides are notified of a message and of its reading immediately, without its text', async () => {
  const { id, pat, chris } = await conversation()
  const [his, hers] = [await watching(chris), await watching(pat)]
  expect(his.response.headers.get('content-type')).toBe('text/event-stream')
  expect(his.response.headers.get('cache-control')).toBe('private, no-store, no-transform')
  await sendMessage(pat, id, 'She is allergic to peanuts.', after(1))
  const heard = [await his.until('event: messages\ndata:\n\n'), await hers.until('event: messages\ndata:\n\n')]
  expect(heard.join('')).not.toContain('peanuts')
  await readInquiry(chris, id, after(2))
  await hers.until('event: messages')
  await Promise.all([his.leave(), hers.leave()])
})

test('what happened to others, and what was taken back, is not heard', async () => {
  const { id, pat, chris } = await conversation()
  const other = await watching(await actAs('caregiver'))
  await sendMessage(pat, id, 'Hello?', after(1))
  await db()
    .$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_notify('signals', ${JSON.stringify({ signal: 'messages', userIds: [pat.id, chris.id] })})`
      throw new Error('taken back')
    })
    .catch(() => undefined)
  for (const nonsense of ['x', { signal: 'secret', userIds: [1] }, { signal: 'messages' }, null]) await tell(nonsense)
  const silence = await Promise.race([other.until('event: messages'), pause(300)])
  expect(silence).toBeUndefined()
  await other.leave()
})

test('one process has one connection for everybody, and none once all have left', async () => {
  const people = [await actAs('caregiver'), await actAs('careprovider'), await actAs('admin')]
  const open = [
    await watching(people[0] as never),
    await watching(people[1] as never),
    await watching(people[2] as never),
  ]
  expect(await listening()).toHaveLength(1)
  for (const events of open) await events.leave()
  await isSilent()
})

test('a lost connection is restored, and clients are told to refresh', async () => {
  const pat = await actAs('caregiver')
  const events = await watching(pat)
  const [before] = await listening()
  await db().$queryRaw`SELECT pg_terminate_backend(${before?.pid ?? 0}::int)`
  await isSilent()
  const other = await openEvents(await sessionCookie(await actAs('careprovider')))
  await other.until('retry: 5000')
  // Each waits for who may still hear it, and so they come in any order.
  await events.untilAll('event: messages', 'event: notifications')
  await other.untilAll('event: messages', 'event: notifications')
  expect((await listening()).map(({ pid }) => pid)).not.toContain(before?.pid)
  await events.leave()
  await other.leave()
})

test.each([
  ['signs out', async (claims: { sub: number; sid: string }) => void (await endSession(db(), claims))],
  ['signs out everywhere', async ({ sub }: { sub: number }) => endAllSessions(db(), sub)],
])('the stream of a user who %s ends immediately', async (_, leave) => {
  const pat = await actAs('caregiver')
  const { claims } = await startSession(db(), pat, 'Test browser', now())
  const events = readStream(openEventStream(claims))
  await events.until('retry')
  await isListening()
  await leave(claims)
  expect(await events.read()).toContain('event: end')
})

test('a stream says that it lives, and ends with an account that was closed without a word', async () => {
  const pat = await actAs('caregiver')
  const { claims } = await startSession(db(), pat, 'Test browser', now())
  const events = readStream(openEventStream(claims, { beatMs: 50 }))
  await events.until(':\n\n')
  await db().user.update({ where: { id: pat.id }, data: { status: 'suspended' } })
  expect(await events.read()).toContain('event: end')
})

test('one person has at most six open, and a visitor none', async () => {
  const cookie = await sessionCookie(await actAs('caregiver'))
  const open = []
  for (let turn = 0; turn < 6; turn++) {
    open.push(await openEvents(cookie))
    await open.at(-1)?.until('retry')
  }
  const { response } = await openEvents(cookie)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  await open[0]?.leave()
  const again = await openEvents(cookie)
  expect(again.response.status).toBe(200)
  for (const events of [...open.slice(1), again]) await events.leave()
  expect((await openEvents('')).response.status).toBe(401)
})

test('a server that stops ends all streams and begins none', async () => {
  const cookie = await sessionCookie(await actAs('caregiver'))
  const events = await openEvents(cookie)
  await events.until('retry')
  closeStreams()
  await events.read()
  expect((await openEvents(cookie)).response.status).toBe(503)
  await isSilent()
})
