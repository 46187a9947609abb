import crypto from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { existsSync, readFileSync } from 'node:fs'
import fs, { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { NO_CACHE_MARK, NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import PageCache from '@/server/page-cache/handler.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** As Next creates it, once per request; all of them share the memory. */
const cache = (): PageCache =>
  // The class it extends takes Next's context, which its types do not declare.
  Reflect.construct(PageCache, [
    {
      fs: { ...fs, readFile: fs.readFile, existsSync, readFileSync },
      flushToDisk: false,
      serverDistDir: folder,
      revalidatedTags: [],
      maxMemoryCacheSize: 1024 * 1024,
    },
  ])

/** The context of a server, which caches pages in files. */
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
const pageContext = { kind: 'APP_PAGE', isFallback: false } as never

test('sends a cached page with a policy for exactly its scripts and a short lifetime for proxies', async () => {
  await cache().set('/provider/a', page() as never, {} as never)
  const entry = (await cache().get('/provider/a', pageContext)) as { value: ReturnType<typeof page> } | null
  expect(entry?.value.headers).toEqual({
    'x-next-cache-tags': 'directory',
    'content-security-policy': expect.stringMatching(
      /script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self';/,
    ),
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^W\/"[A-Za-z0-9+/]{20}"$/),
  })
})

test('computes the hashes once, not per visitor', async () => {
  const hash = jest.spyOn(crypto, 'createHash')
  await cache().set('/provider/b', page() as never, {} as never)
  await Promise.all([cache().get('/provider/b', pageContext), cache().get('/provider/b', pageContext)])
  // One for the script, one for the page.
  expect(hash).toHaveBeenCalledTimes(2)
  hash.mockRestore()
})

test('invalidates a page when another process says so, until it is rendered again', async () => {
  const store = () => cache().set('/provider/e', page() as never, {} as never)
  const isCached = async () => (await cache().get('/provider/e', pageContext)) !== null
  /** Entries and tags are compared by the millisecond. */
  const nextMillisecond = async () => {
    const start = Date.now()
    while (Date.now() === start) await new Promise(setImmediate)
  }
  await store()
  channel('directory:invalidated-tags').publish({ tags: ['provider:7'] })
  expect(await isCached()).toBe(true)
  for (const message of [{ tags: ['directory'] }, { all: true }]) {
    await nextMillisecond()
    channel('directory:invalidated-tags').publish(message)
    expect(await isCached()).toBe(false)
    await nextMillisecond()
    await store()
    expect(await isCached()).toBe(true)
  }
})

test("leaves Next's cache-control header on the not-found page", async () => {
  await cache().set('/_not-found', page() as never, {} as never)
  const entry = (await cache().get('/_not-found', pageContext)) as { value: ReturnType<typeof page> } | null
  expect(entry?.value.headers['content-security-policy']).toBeDefined()
  expect(entry?.value.headers['cache-control']).toBeUndefined()
})

test('returns entries that are not pages unchanged, and nothing for unknown keys', async () => {
  const query = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: false, tags: [] }
  await cache().set('query', query as never, { fetchCache: true } as never)
  const entry = await cache().get('query', { kind: 'FETCH', tags: [], softTags: [] } as never)
  expect(entry?.value).toEqual(query)
  expect(await cache().get('/nothing', pageContext)).toBeNull()
})

const markedPage = (mark: Record<string, string>) => {
  const metas = Object.entries(mark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
  return { ...page(), html: `<html><head>${metas}</head><body>Nothing here</body></html>` }
}

test('sends a page without a result with 404, and does not cache misspelled addresses', async () => {
  const value = markedPage(NOT_FOUND_MARK)
  await cache().set('/provider/zzzz', value as never, {} as never)
  expect(value.status).toBe(404)
  expect(await cache().get('/provider/zzzz', pageContext)).toBeNull()
})

test('sends redirects and pages of an endless set without caching them', async () => {
  await cache().set('/provider/old-name-k3f9', { ...page(), status: 308 } as never, {} as never)
  await cache().set('/anything/orlando-fl', markedPage(NO_CACHE_MARK) as never, {} as never)
  expect(await cache().get('/provider/old-name-k3f9', pageContext)).toBeNull()
  expect(await cache().get('/anything/orlando-fl', pageContext)).toBeNull()
})

test('does not share entries of two databases between servers with one folder, and does not send the mark', async () => {
  const query = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: false, tags: [] }
  const options = { kind: 'APP_PAGE', isFallback: false, tags: [], softTags: [] } as never
  /** What a process with this database reads from the cache of another one. */
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
  const [cachedPage, count] = await readWith('ours')
  expect(cachedPage).toMatchObject({
    value: { html: page().html, headers: { 'content-security-policy': expect.any(String) } },
  })
  expect(cachedPage).not.toHaveProperty('value.headers.x-kept-of')
  expect(count).toMatchObject({ value: { data: { body: '1' } } })
  expect(await readWith('theirs')).toEqual([null, null])
  Reflect.deleteProperty(process.env, 'DATABASE_URL')
})
