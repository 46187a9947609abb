import pg from 'pg'
import { endAllSessions, endSession, startSession } from '@/lib/access/commands/sessions'
import { closeStreams, openEventStream } from '@/lib/access/queries/event-stream'
import { readInquiry, sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { db } from '@/lib/platform/database/client'
import { SIGNAL_CHANNEL } from '@/lib/platform/database/signals'
import { now } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { openEvents, readStream } from '@/tests/support/platform/event-stream'
import { eventually } from '@/tests/support/platform/eventually'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const after = (minutes: number) => new Date(REQUESTED_AT.getTime() + minutes * 60_000)
const listening = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE application_name = 'signals' AND datname = current_database()
    AND state = 'idle' AND query LIKE 'LISTEN%'`

const isListening = () => eventually(async () => expect(await listening()).toHaveLength(1))
const isSilent = () => eventually(async () => expect(await listening()).toEqual([]))

/** Signed in, with an open page whose stream is already connected. */
async function watching(person: Awaited<ReturnType<typeof createActor>>) {
  const events = await openEvents(await sessionCookie(person))
  await events.waitFor('retry: 5000')
  await isListening()
  return events
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a payload as another web process does. */
async function sendPayload(payload: unknown) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('SELECT pg_notify($1, $2)', [SIGNAL_CHANNEL, JSON.stringify(payload)])
  await client.end()
}

test('both sides receive an event for a message and for its reading, without any of its text', async () => {
  const { id, pat, chris } = await conversation()
  const [chrisEvents, patEvents] = [await watching(chris), await watching(pat)]
  expect(chrisEvents.response.headers.get('content-type')).toBe('text/event-stream')
  expect(chrisEvents.response.headers.get('cache-control')).toBe('private, no-store, no-transform')
  await sendMessage(pat, id, 'She is allergic to peanuts.', after(1))
  const received = [
    await chrisEvents.waitFor('event: messages\ndata:\n\n'),
    await patEvents.waitFor('event: messages\ndata:\n\n'),
  ]
  expect(received.join('')).not.toContain('peanuts')
  await readInquiry(chris, id, after(2))
  await patEvents.waitFor('event: messages')
  await Promise.all([chrisEvents.close(), patEvents.close()])
})

test('events of other users and of rolled-back changes are not received', async () => {
  const { id, pat, chris } = await conversation()
  const other = await watching(await createActor('caregiver'))
  await sendMessage(pat, id, 'Hello?', after(1))
  await db()
    .$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_notify('signals', ${JSON.stringify({ signal: 'messages', userIds: [pat.id, chris.id] })})`
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  for (const nonsense of ['x', { signal: 'secret', userIds: [1] }, { signal: 'messages' }, null])
    await sendPayload(nonsense)
  const silence = await Promise.race([other.waitFor('event: messages'), pause(300)])
  expect(silence).toBeUndefined()
  await other.close()
})

test('one process uses one connection for all streams, and none after the last one closes', async () => {
  const people = [await createActor('caregiver'), await createActor('careprovider'), await createActor('admin')]
  const open = [
    await watching(people[0] as never),
    await watching(people[1] as never),
    await watching(people[2] as never),
  ]
  expect(await listening()).toHaveLength(1)
  for (const events of open) await events.close()
  await isSilent()
})

test('a lost connection is reopened, and every stream announces that there may be news', async () => {
  const pat = await createActor('caregiver')
  const events = await watching(pat)
  const [before] = await listening()
  await db().$queryRaw`SELECT pg_terminate_backend(${before?.pid ?? 0}::int)`
  await isSilent()
  const other = await openEvents(await sessionCookie(await createActor('careprovider')))
  await other.waitFor('retry: 5000')
  // Each stream rechecks its session, so the events arrive in any order.
  await events.waitForAll('event: messages', 'event: notifications')
  await other.waitForAll('event: messages', 'event: notifications')
  expect((await listening()).map(({ pid }) => pid)).not.toContain(before?.pid)
  await events.close()
  await other.close()
})

test.each([
  ['signs out', async (claims: { sub: number; sid: string }) => void (await endSession(db(), claims))],
  ['signs out everywhere', async ({ sub }: { sub: number }) => endAllSessions(db(), sub)],
])('the stream of a user who %s ends immediately', async (_, endSessions) => {
  const pat = await createActor('caregiver')
  const { claims } = await startSession(db(), pat, 'Test browser', now())
  const events = readStream(openEventStream(claims))
  await events.waitFor('retry')
  await isListening()
  await endSessions(claims)
  expect(await events.read()).toContain('event: end')
})

test('a stream sends heartbeats, and ends when the account is closed without an event', async () => {
  const pat = await createActor('caregiver')
  const { claims } = await startSession(db(), pat, 'Test browser', now())
  const events = readStream(openEventStream(claims, { beatMs: 50 }))
  await events.waitFor(':\n\n')
  await db().user.update({ where: { id: pat.id }, data: { status: 'suspended' } })
  expect(await events.read()).toContain('event: end')
})

test('one user can have six streams open, and a visitor none', async () => {
  const cookie = await sessionCookie(await createActor('caregiver'))
  const open = []
  for (let turn = 0; turn < 6; turn++) {
    open.push(await openEvents(cookie))
    await open.at(-1)?.waitFor('retry')
  }
  const { response } = await openEvents(cookie)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  await open[0]?.close()
  const again = await openEvents(cookie)
  expect(again.response.status).toBe(200)
  for (const events of [...open.slice(1), again]) await events.close()
  expect((await openEvents('')).response.status).toBe(401)
})

test('a server that shuts down ends all streams and starts none', async () => {
  const cookie = await sessionCookie(await createActor('caregiver'))
  const events = await openEvents(cookie)
  await events.waitFor('retry')
  closeStreams()
  await events.read()
  expect((await openEvents(cookie)).response.status).toBe(503)
  await isSilent()
})
