import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { hasNoCacheMark, isNotFoundPage } from '../../lib/platform/cache/page-marks.mjs'
import { contentSecurityPolicy, inlineSources } from '../../lib/platform/security/content-security-policy.mjs'
import { databaseMark, isOfAnotherDatabase, isOutOfDate, marked } from './out-of-date.mjs'

/** In Node the import is the CommonJS exports object; in a bundle it is the default export. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * How long a proxy may cache a page. Next's default is a year, but proxies do not learn when a tag is revalidated. With this, a proxy fetches a page
 * again after a minute, and may serve the old one until the new one arrives. Browsers revalidate every time (and get a 304).
 */
const PROXY_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** The values of pages that have their headers, which are computed once and not per visit. */
const prepared = new WeakSet()

/** The mark of this process's database, computed once. */
let ownMark

/** Older entries may have missed an invalidation: they are from an earlier process, or from before a lost connection to the others. */
let validSince = Date.now()

/**
 * Next's own cache of generated pages, on disk and in memory (`cacheHandler` in next.config.mjs), with these additions: a page gets a
 * Content-Security-Policy with the hashes of its own inline scripts, an ETag (server/response-headers.mjs), a Cache-Control for proxies,
 * and status 404 if it has the not-found mark. An entry on disk is ignored if it may be out of date or was rendered from another
 * database. See docs/decisions/0016-page-cache.md.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    ownMark ??= databaseMark()
    if (!entry?.value || isOfAnotherDatabase(entry.value, ownMark) || isOutOfDate(entry, context, validSince))
      return null
    prepare(key, entry.value)
    return entry
  }

  async set(key, value, context) {
    if (value) prepare(key, value)
    if (value && !isWorthCaching(value)) return
    ownMark ??= databaseMark()
    const stored = value && marked(value, ownMark)
    if (prepared.has(value)) prepared.add(stored)
    return super.set(key, stored, context)
  }
}

/** Invalidations by other processes (lib/platform/cache/revalidate.ts). `all`: some may have been missed. */
subscribe('directory:invalidated-tags', ({ tags = [], all = false }) => {
  if (all) validSince = Date.now()
  // Next creates an instance per request, but the tags are shared by all of them.
  else void new PageCache({ revalidatedTags: [] }).revalidateTag([...tags], { expire: 0 })
})

/** The number of misspelled addresses is unlimited, so caching their pages would fill the disk. */
function isWorthCaching(value) {
  if (value.kind !== 'APP_PAGE') return true
  return (value.status ?? 200) === 200 && !hasNoCacheMark(value.html)
}

function prepare(key, value) {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || prepared.has(value)) return
  if (isNotFoundPage(value.html)) value.status = 404
  const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false
  value.headers = {
    ...value.headers,
    'content-security-policy': contentSecurityPolicy({ ...inlineSources(value.html), isSecure }),
    etag: etagOf(value.html),
    // For an unknown address, Next's own header already forbids caching.
    ...(!key.endsWith('/_not-found') && { 'cache-control': PROXY_CACHE_CONTROL }),
  }
  prepared.add(value)
}

/** A weak ETag, because it is the same for the compressed and the uncompressed page. */
function etagOf(html) {
  return `W/"${createHash('sha256').update(html).digest().toString('base64', 0, 15)}"`
}
