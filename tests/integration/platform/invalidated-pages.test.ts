import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import {
  broadcastTags,
  INVALIDATED_TAGS_CHANNEL,
  listenForTags,
  revalidateRemotely,
} from '@/lib/platform/cache/revalidate'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { REQUEST_TIMEOUTS } from '@/lib/platform/database/pools'
import { listen, sendPayload } from '@/lib/platform/database/signals'
import { asRequest, noDatabaseTime } from '@/tests/support/platform/as-request'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'

const databases = testDatabase()
const listener = processWide('tag-listener', () => ({ id: '' }))
const listeningConnections = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE application_name = ${INVALIDATED_TAGS_CHANNEL} AND datname = current_database()
    AND state = 'idle' AND query LIKE 'LISTEN%'`

/** The messages that the page cache of this process receives (server/page-cache/handler.mjs). */
let invalidated: string[]
const record = (message: unknown) => {
  const { tags, all } = message as { tags?: string[]; all?: true }
  invalidated.push(...(all ? ['all'] : (tags ?? [])))
}

let subscription: { end: () => Promise<void> }
beforeEach(async () => {
  invalidated = []
  subscribe('directory:invalidated-tags', record)
  subscription = listenForTags()
  await eventually(async () => expect(await listeningConnections()).toHaveLength(1))
  // A busy machine may need a second try to connect, after which everything is invalid once.
  await sendAsAnotherProcess({ from: 'another', tags: ['listening'] })
  await eventually(() => expect(invalidated).toContain('listening'))
  invalidated = []
})
afterEach(async () => {
  unsubscribe('directory:invalidated-tags', record)
  await subscription.end()
})

const sendAsAnotherProcess = (payload: object | string) =>
  sendPayload(INVALIDATED_TAGS_CHANNEL, typeof payload === 'string' ? payload : JSON.stringify(payload))

test('a tag that another process invalidated is invalidated here, too', async () => {
  await sendAsAnotherProcess({ from: 'another', tags: ['provider:12', 'directory'] })
  await eventually(async () => expect(invalidated).toEqual(['provider:12', 'directory']))
})

test('a process sends its own changes in payloads that fit, and does not invalidate twice', async () => {
  const sent: { from: string; tags: string[] }[] = []
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  client.on('notification', ({ payload }) => sent.push(JSON.parse(payload ?? '')))
  await client.query(`LISTEN ${INVALIDATED_TAGS_CHANNEL}`)
  const many = Array.from({ length: 150 }, (_, i) => `location:a-place-with-a-rather-long-name-${i}-fl`)
  await broadcastTags(many)
  await sendAsAnotherProcess({ from: 'another', tags: ['articles'] })
  await eventually(async () => expect(invalidated).toContain('articles'))
  expect(invalidated).toEqual(['articles'])
  await client.end()
  expect(sent.filter(({ from }) => from === listener.id).flatMap(({ tags }) => tags)).toEqual(many)
})

test('a change whose request has used up its database time is sent as well', async () => {
  const received: string[] = []
  const other = listen(INVALIDATED_TAGS_CHANNEL, {
    onPayload: (payload) => received.push(payload),
    onReconnect: () => {},
  })
  await eventually(async () => expect(await listeningConnections()).toHaveLength(2))
  const [all, served] = [db(), createDatabase(databases.url(), 1, REQUEST_TIMEOUTS)]
  setDatabase(served)
  try {
    await asRequest(async () => {
      await expect(served.$queryRaw`SELECT 1`).rejects.toThrow('Waited too long')
      await broadcastTags(['provider:98'])
    }, noDatabaseTime())
    await eventually(async () => expect(received.join()).toContain('provider:98'))
  } finally {
    setDatabase(all)
    await served.$disconnect()
    await other.end()
  }
})

test('changes by jobs and commands reach every process without a secret, including the one that runs the job', async () => {
  const settings = { SITE_URL: 'http://127.0.0.1:1', REVALIDATE_SECRET: undefined }
  expect(await revalidateRemotely(['article:41'], () => undefined, settings)).toBe(true)
  await eventually(async () => expect(invalidated).toEqual(['article:41']))
})

test('a payload that cannot be read is ignored', async () => {
  for (const payload of ['', 'x', '{}', '{"from":"x","tags":[1]}']) await sendAsAnotherProcess(payload)
  await sendAsAnotherProcess({ from: 'another', tags: ['article:3'] })
  await eventually(async () => expect(invalidated).toEqual(['article:3']))
})

test('after the connection was lost, everything made from data is invalid', async () => {
  await db()
    .$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${INVALIDATED_TAGS_CHANNEL}`
  await eventually(async () => expect(invalidated).toEqual(['all']))
  await sendAsAnotherProcess({ from: 'another', tags: ['article:4'] })
  await eventually(async () => expect(invalidated).toEqual(['all', 'article:4']))
})

test('a command, which caches no pages, broadcasts nothing', async () => {
  const { id } = listener
  listener.id = ''
  await broadcastTags(['provider:99'])
  listener.id = id
  await sendAsAnotherProcess({ from: 'another', tags: ['article:5'] })
  await eventually(async () => expect(invalidated).toEqual(['article:5']))
})
