import { createHash } from 'node:crypto'

const TAGS_HEADER = 'x-next-cache-tags'
/** Prefix of Next's own tags for paths and layouts, which every page has. */
const NEXT_TAG = '_N_T_'
const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)/

/**
 * Whether an entry from before `since` may be out of date. Only running processes learn which tags are invalidated, so changes made while
 * the server was down, such as an import, would never reach pages on disk. Therefore a page that depends on data (has one of our tags)
 * is rendered again once per process. The same goes for a page whose canonical address is not on SITE_URL, because a build does not know
 * where it will run.
 *
 * @param {{ lastModified?: number, value: object }} entry
 * @param {{ tags?: string[] }} context
 */
export function isOutOfDate(entry, context, since, siteUrl = process.env.SITE_URL) {
  if (process.env.NEXT_PHASE === 'phase-production-build') return false
  const { value } = entry
  // Regardless of its age, since another process may run the same build for another address.
  if (value.kind === 'APP_PAGE' && isOfAnotherSite(value, siteUrl)) return true
  if ((entry.lastModified ?? 0) >= since) return false
  if (value.kind === 'FETCH') return hasOwnTag(context.tags ?? value.tags ?? [])
  return hasOwnTag(String(value.headers?.[TAGS_HEADER] ?? '').split(','))
}

function hasOwnTag(tags) {
  return tags.some((tag) => tag !== '' && !tag.startsWith(NEXT_TAG))
}

/** Canonical origins by page, so that the HTML is searched once and not at every visit. */
const origins = new WeakMap()

function isOfAnotherSite(value, siteUrl) {
  if (!origins.has(value)) origins.set(value, CANONICAL.exec(String(value.html))?.[1])
  const origin = origins.get(value)
  return origin !== undefined && origin !== new URL(siteUrl || 'http://localhost:3000').origin
}

/** Stored in a page's headers or in a query result, and removed before use. Entries on disk have this name, so it must not change. */
const MARK = 'x-kept-of'

/**
 * Identifies a database: a hash of its host and name, without the user. "" if none is configured.
 *
 * @param {string} [url]
 */
export function databaseMark(url = process.env.DATABASE_URL) {
  if (!url) return ''
  const { host, pathname } = new URL(url)
  return createHash('sha256')
    .update(host + pathname)
    .digest()
    .toString('base64', 0, 9)
}

/** A copy of the value with the mark of its database, to be stored on disk. */
export function marked(value, mark) {
  return value.kind === 'FETCH' ? { ...value, [MARK]: mark } : { ...value, headers: { ...value.headers, [MARK]: mark } }
}

/** Marks by value, because each is removed from its value at the first read. */
const marks = new WeakMap()

/** Whether the entry was rendered from another database, by another process that shares this folder. Entries of the build have no mark. */
export function isOfAnotherDatabase(value, own) {
  if (!marks.has(value)) {
    const stored = value.kind === 'FETCH' ? value : (value.headers ?? {})
    marks.set(value, stored[MARK])
    delete stored[MARK]
  }
  const mark = marks.get(value)
  return mark !== undefined && mark !== own
}
