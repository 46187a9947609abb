import { subscribe } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isNotFoundPage, isOneOfEndlessPages } from '../../lib/platform/cache/page-marks.mjs'
import { contentSecurityPolicy } from '../../lib/platform/security/content-security-policy.mjs'
import { configuredMapOrigins } from '../../lib/platform/security/origins.mjs'
import { databaseMark, isOfAnotherDatabase, marked } from './database-mark.mjs'
import { inlineSources } from './inline-sources.mjs'
import { isOutOfDate } from './out-of-date.mjs'

/** Node gives the CommonJS module's exports, a bundler its default export. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * How long a proxy may share a page. Next would say a year, but a page is cached until one of its tags is revalidated, and no
 * proxy hears of that: a change is seen everywhere within a minute. Browsers revalidate every time (and get a 304).
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Page values whose headers are complete, or soon will be: a page's scripts are hashed once and not per visitor. */
const prepared = new WeakMap()

/** Once: a process has one database. */
let ownMark

/** Entries from before this moment are an earlier process's, or of a time when this one could not hear the others. */
let validSince = Date.now()

/**
 * Next's own cache of generated pages, on the disk and in memory (`cacheHandler` in next.config.mjs), with six additions: a page is sent
 * with a content-security policy that names exactly its own inline scripts, with an ETag (server/response-headers.mjs), proxies are told how long they may share it, a page that
 * says "not found" is sent with status 404, and an entry on the disk is not used where an earlier process left it and it may have changed
 * since, or where it was rendered from another database. docs/decisions/0016 says why.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    ownMark ??= await databaseMark()
    if (!entry?.value || isOfAnotherDatabase(entry.value, ownMark) || isOutOfDate(entry, context, validSince))
      return null
    await prepare(key, entry.value)
    return entry
  }

  async set(key, value, context) {
    if (value) await prepare(key, value)
    if (value && !isWorthCaching(value)) return
    ownMark ??= await databaseMark()
    const stored = value && marked(value, ownMark)
    if (prepared.has(value)) prepared.set(stored, prepared.get(value))
    return super.set(key, stored, context)
  }
}

/** What other processes invalidated (lib/platform/cache/invalidated-tags.ts). `all`: some of it was missed. */
subscribe('nookling:invalidated-tags', ({ tags = [], all = false }) => {
  if (all) validSince = Date.now()
  // Next creates an instance per request; the tags belong to all of them.
  else void new PageCache({ revalidatedTags: [] }).revalidateTag([...tags], { expire: 0 })
})

/** Misspelled addresses have no end, and each would take its place on the disk: they are rendered when requested. */
function isWorthCaching(value) {
  if (value.kind !== 'APP_PAGE') return true
  return (value.status ?? 200) === 200 && !isOneOfEndlessPages(value.html)
}

function prepare(key, value) {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  const known = prepared.get(value)
  if (known) return known
  const adding = addHeaders(key, value)
  prepared.set(value, adding)
  return adding
}

async function addHeaders(key, value) {
  if (isNotFoundPage(value.html)) value.status = 404
  const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false
  const policy = contentSecurityPolicy({
    ...(await inlineSources(value.html)),
    isSecure,
    mapOrigins: configuredMapOrigins(),
  })
  value.headers = {
    ...value.headers,
    'content-security-policy': policy,
    etag: await etagOf(value.html),
    // Next itself says that the answer to an unknown address is not shared.
    ...(!key.endsWith('/_not-found') && { 'cache-control': SHARED }),
  }
}

/** A weak one, since packed and unpacked it is the same. */
async function etagOf(html) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html))
  return `W/"${btoa(String.fromCharCode(...new Uint8Array(hash).slice(0, 15)))}"`
}
