import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy } from '../content-security-policy.mjs'
import { configuredMapOrigins } from '../map-origins.mjs'
import { asciiHtml } from './ascii-html.mjs'
import { databaseMark, isOfAnotherDatabase, marked } from './database-mark.mjs'
import { inlineSources } from './inline-sources.mjs'
import { isNotFoundPage, isOneOfEndlessPages } from './marks.mjs'
import { isOutOfDate } from './out-of-date.mjs'

/** Node gives the CommonJS module's exports, a bundler its default export. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * How long a proxy may keep a page. Next would say a year, but a page lives until one of its tags is revalidated, and no
 * proxy hears of that: what changes is seen everywhere within a minute. Browsers ask every time (and get a 304).
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Page values that carry their headers, or soon will: a page's scripts are hashed once and not per visitor. */
const prepared = new WeakMap()

/** Worked out once: a process has one database. */
let ownMark

/**
 * Next's own cache of generated pages (keep-pages.mjs; while developing, next.config.mjs), with six additions: a page is sent in
 * ASCII, with a content-security policy that names exactly its own inline scripts, proxies are told how
 * long it may be shared, a page that says "not found" is sent with status 404, and what is on the disk is not believed where an earlier
 * process left it and it may have changed since, or where it was made of another database. docs/decisions says why.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    ownMark ??= await databaseMark()
    if (!entry?.value || isOfAnotherDatabase(entry.value, ownMark) || isOutOfDate(entry, context)) return null
    await prepare(key, entry.value)
    return entry
  }

  async set(key, value, context) {
    if (value) await prepare(key, value)
    if (value && !isWorthKeeping(value)) return
    ownMark ??= await databaseMark()
    const kept = value && marked(value, ownMark)
    if (prepared.has(value)) prepared.set(kept, prepared.get(value))
    return super.set(key, kept, context)
  }
}

/** Misspelled addresses have no end, and each would take its place on the disk: they are made anew when asked. */
function isWorthKeeping(value) {
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
  value.html = asciiHtml(value.html)
  const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false
  const policy = contentSecurityPolicy({
    ...(await inlineSources(value.html)),
    isSecure,
    mapOrigins: configuredMapOrigins(),
  })
  value.headers = {
    ...value.headers,
    'content-security-policy': policy,
    etag: await tagOf(value.html),
    // Next itself says that the answer to an unknown address is not kept.
    ...(!key.endsWith('/_not-found') && { 'cache-control': SHARED }),
  }
}

/** The page's name for browsers that ask whether theirs is still the same (unchanged-answer.mjs); a weak one, since packed and unpacked it is the same. */
async function tagOf(html) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html))
  return `W/"${btoa(String.fromCharCode(...new Uint8Array(hash).slice(0, 15)))}"`
}
