import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import pg from 'pg'
import { sendPayload } from '@/lib/platform/commands/send-payload'
import { SERVING } from '@/lib/platform/database-patience'
import { createDatabase, db, setDatabase } from '@/lib/platform/db'
import { keptSince } from '@/lib/platform/page-cache/ended-tags.mjs'
import { hearOthers, tellOthers } from '@/lib/platform/page-cache/tell-others'
import { listen } from '@/lib/platform/queries/listen'
import { revalidateRemotely } from '@/lib/platform/revalidate-remote'
import { asRequest, hasWaitedForAll } from '@/tests/support/as-request'
import { testDatabase } from '@/tests/support/database'
import { eventually } from '@/tests/support/eventually'

const databases = testDatabase()
const holder = globalThis as typeof globalThis & { nooklingHearer?: string | undefined }
const ended = (tag: string, keptAt: number) => areTagsExpired([tag], keptAt)
const listening = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE application_name = 'ended_pages' AND datname = current_database()
    AND state = 'idle' AND query LIKE 'LISTEN%'`

let ears: { end: () => Promise<void> }
beforeEach(async () => {
  ears = hearOthers()
  await eventually(async () => expect(await listening()).toHaveLength(1))
})
afterEach(() => ears.end())

const asAnotherProcess = (payload: object | string) =>
  sendPayload('ended_pages', typeof payload === 'string' ? payload : JSON.stringify(payload))

test('a page that a change at another process ended is not served here any more, and one made since is', async () => {
  const keptAt = Date.now() - 1_000
  expect(ended('provider:12', keptAt)).toBe(false)
  await asAnotherProcess({ from: 'another', tags: ['provider:12'] })
  await eventually(async () => expect(ended('provider:12', keptAt)).toBe(true))
  expect(ended('provider:12', Date.now() + 1)).toBe(false)
  expect(ended('provider:13', keptAt)).toBe(false)
})

test('a process’s own change is told to all, in parts that fit, and ends nothing here twice', async () => {
  const heard: { from: string; tags: string[] }[] = []
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await client.query('LISTEN ended_pages')
  const many = Array.from({ length: 150 }, (_, i) => `location:a-place-with-a-rather-long-name-${i}-fl`)
  await tellOthers(many)
  await asAnotherProcess({ from: 'another', tags: ['articles'] })
  await eventually(async () => expect(ended('articles', 0)).toBe(true))
  expect(many.some((tag) => ended(tag, 0))).toBe(false)
  await client.end()
  expect(heard.filter(({ from }) => from === holder.nooklingHearer).flatMap(({ tags }) => tags)).toEqual(many)
})

test('a change whose request has waited for all it may is told as well', async () => {
  const heard: string[] = []
  const ear = listen('ended_pages', { hear: (payload) => heard.push(payload), missed: () => {} })
  await eventually(async () => expect(await listening()).toHaveLength(2))
  const [all, served] = [db(), createDatabase(databases.url(), 1, SERVING)]
  setDatabase(served)
  try {
    await asRequest(async () => {
      hasWaitedForAll()
      await expect(served.$queryRaw`SELECT 1`).rejects.toThrow('Waited too long')
      await tellOthers(['provider:98'])
    })
    await eventually(async () => expect(heard.join()).toContain('provider:98'))
  } finally {
    setDatabase(all)
    await served.$disconnect()
    await ear.end()
  }
})

test('what a job or a command has changed is heard without a secret and at every process, also at the one that runs the job', async () => {
  const settings = { SITE_URL: 'http://127.0.0.1:1', REVALIDATE_SECRET: undefined }
  expect(await revalidateRemotely(['article:41'], () => undefined, settings)).toBe(true)
  await eventually(async () => expect(ended('article:41', 0)).toBe(true))
})

test('nonsense on the channel is passed over', async () => {
  for (const payload of ['', 'x', '{}', '{"from":"x","tags":[1]}']) await asAnotherProcess(payload)
  await asAnotherProcess({ from: 'another', tags: ['article:3'] })
  await eventually(async () => expect(ended('article:3', 0)).toBe(true))
})

test('after the connection was lost, everything made from data before is made anew', async () => {
  const before = keptSince()
  await db().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ended_pages'`
  await eventually(async () => expect(keptSince()).toBeGreaterThan(before))
  await asAnotherProcess({ from: 'another', tags: ['article:4'] })
  await eventually(async () => expect(ended('article:4', 0)).toBe(true))
})

test('a command, which keeps no pages, tells nobody', async () => {
  const own = holder.nooklingHearer
  holder.nooklingHearer = undefined
  await tellOthers(['provider:99'])
  holder.nooklingHearer = own
  await asAnotherProcess({ from: 'another', tags: ['article:5'] })
  await eventually(async () => expect(ended('article:5', 0)).toBe(true))
  expect(ended('provider:99', 0)).toBe(false)
})
