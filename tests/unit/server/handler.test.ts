import { channel } from 'node:diagnostics_channel'
import { existsSync, readFileSync } from 'node:fs'
import fs, { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { ENDLESS_MARK, NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import PageCache from '@/server/page-cache/handler.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** As Next makes one, once per request; the memory is shared by all of them. */
const cache = (): PageCache =>
  // The class it extends takes the context that Next makes; its types say nothing of it.
  Reflect.construct(PageCache, [
    {
      fs: { ...fs, readFile: fs.readFile, existsSync, readFileSync },
      flushToDisk: false,
      serverDistDir: folder,
      revalidatedTags: [],
      maxMemoryCacheSize: 1024 * 1024,
    },
  ])

/** As a server makes one, which keeps pages in files. */
const onDisk = () => ({
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 1024 * 1024,
})

const page = () => ({
  kind: 'APP_PAGE',
  html: '<p>Hello</p><script>a()</script>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'directory' } as Record<string, string>,
  postponed: undefined,
  status: 200,
  segmentData: undefined,
})
const asked = { kind: 'APP_PAGE', isFallback: false } as never

test('a visitor gets a cached page with the policy for exactly its scripts, and proxies are told to revalidate soon', async () => {
  await cache().set('/provider/a', page() as never, {} as never)
  const entry = (await cache().get('/provider/a', asked)) as { value: ReturnType<typeof page> } | null
  expect(entry?.value.headers).toEqual({
    'x-next-cache-tags': 'directory',
    'content-security-policy': expect.stringMatching(
      /script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self';/,
    ),
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^W\/"[A-Za-z0-9+/]{20}"$/),
  })
})

test('the hashes are made once, not for every visitor', async () => {
  const digest = jest.spyOn(crypto.subtle, 'digest')
  await cache().set('/provider/b', page() as never, {} as never)
  await Promise.all([cache().get('/provider/b', asked), cache().get('/provider/b', asked)])
  // One script's, and the page's own.
  expect(digest).toHaveBeenCalledTimes(2)
  digest.mockRestore()
})

test('a page is invalid after another process invalidated it, and valid again once it is rendered anew', async () => {
  const store = () => cache().set('/provider/e', page() as never, {} as never)
  const isCached = async () => (await cache().get('/provider/e', asked)) !== null
  /** Entries and tags are compared by the millisecond. */
  const nextMillisecond = async () => {
    const start = Date.now()
    while (Date.now() === start) await new Promise(setImmediate)
  }
  await store()
  channel('nookling:invalidated-tags').publish({ tags: ['provider:7'] })
  expect(await isCached()).toBe(true)
  for (const message of [{ tags: ['directory'] }, { all: true }]) {
    await nextMillisecond()
    channel('nookling:invalidated-tags').publish(message)
    expect(await isCached()).toBe(false)
    await nextMillisecond()
    await store()
    expect(await isCached()).toBe(true)
  }
})

test('the response to an unknown address has Next’s own cache headers', async () => {
  await cache().set('/_not-found', page() as never, {} as never)
  const entry = (await cache().get('/_not-found', asked)) as { value: ReturnType<typeof page> } | null
  expect(entry?.value.headers['content-security-policy']).toBeDefined()
  expect(entry?.value.headers['cache-control']).toBeUndefined()
})

test('what is no page passes as it is, and what is not there is not there', async () => {
  const query = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: false, tags: [] }
  await cache().set('query', query as never, { fetchCache: true } as never)
  const entry = await cache().get('query', { kind: 'FETCH', tags: [], softTags: [] } as never)
  expect(entry?.value).toEqual(query)
  expect(await cache().get('/nothing', asked)).toBeNull()
})

const markedPage = (mark: Record<string, string>) => {
  const metas = Object.entries(mark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
  return { ...page(), html: `<html><head>${metas}</head><body>Nothing here</body></html>` }
}

test('a page that found nothing is sent with 404, and a thousand misspelled addresses are not cached', async () => {
  const value = markedPage(NOT_FOUND_MARK)
  await cache().set('/provider/zzzz', value as never, {} as never)
  expect(value.status).toBe(404)
  expect(await cache().get('/provider/zzzz', asked)).toBeNull()
})

test('a redirect and a page with unlimited addresses are sent, not cached', async () => {
  await cache().set('/provider/old-name-k3f9', { ...page(), status: 308 } as never, {} as never)
  await cache().set('/anything/orlando-fl', markedPage(ENDLESS_MARK) as never, {} as never)
  expect(await cache().get('/provider/old-name-k3f9', asked)).toBeNull()
  expect(await cache().get('/anything/orlando-fl', asked)).toBeNull()
})

test('of two servers that share a folder neither serves pages made from the other’s database, and the mark is not sent', async () => {
  const query = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: false, tags: [] }
  const options = { kind: 'APP_PAGE', isFallback: false, tags: [], softTags: [] } as never
  /** What a process with this database reads of what another one has kept. */
  const readWith = async (database: string) => {
    process.env.DATABASE_URL = `postgresql://someone:secret@db.example:5432/${database}`
    const found: unknown[] = []
    await jest.isolateModulesAsync(async () => {
      const { default: Cache } = await import('@/server/page-cache/handler.mjs')
      const other: PageCache = Reflect.construct(Cache, [onDisk()])
      if (database === 'ours') {
        await other.set('/provider/d', { ...page(), headers: {} } as never, {} as never)
        await other.set('count', query as never, { fetchCache: true } as never)
      }
    })
    await jest.isolateModulesAsync(async () => {
      const { default: Cache } = await import('@/server/page-cache/handler.mjs')
      const other: PageCache = Reflect.construct(Cache, [onDisk()])
      found.push(await other.get('/provider/d', options))
      found.push(await other.get('count', { kind: 'FETCH', tags: [], softTags: [] } as never))
    })
    return found
  }
  const [kept, count] = await readWith('ours')
  expect(kept).toMatchObject({
    value: { html: page().html, headers: { 'content-security-policy': expect.any(String) } },
  })
  expect(kept).not.toHaveProperty('value.headers.x-kept-of')
  expect(count).toMatchObject({ value: { data: { body: '1' } } })
  expect(await readWith('theirs')).toEqual([null, null])
  Reflect.deleteProperty(process.env, 'DATABASE_URL')
})
