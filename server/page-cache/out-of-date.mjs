const TAGS_HEADER = 'x-next-cache-tags'
/** Next's own tags, one per path and layout; every page has them. */
const NEXT_TAG = '_N_T_'
const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)/

/**
 * Whether an entry from before `since` may be out of date. Only running processes know which tags were revalidated: an import or a change
 * while the server was down would leave old pages on the disk for ever. So a page that depends on data (has a tag of ours) is
 * rendered again once per process, and so is one whose canonical address is another site's than SITE_URL: a build does not know where
 * it will run.
 *
 * @param {{ lastModified?: number, value: object }} entry
 * @param {{ tags?: string[] }} context
 */
export function isOutOfDate(entry, context, since, siteUrl = process.env.SITE_URL) {
  if (process.env.NEXT_PHASE === 'phase-production-build') return false
  const { value } = entry
  // Whenever it was rendered: a process of the same build that runs for another address may have done so since.
  if (value.kind === 'APP_PAGE' && isOfAnotherSite(value, siteUrl)) return true
  if ((entry.lastModified ?? 0) >= since) return false
  if (value.kind === 'FETCH') return hasOwnTag(context.tags ?? value.tags ?? [])
  return hasOwnTag(String(value.headers?.[TAGS_HEADER] ?? '').split(','))
}

function hasOwnTag(tags) {
  return tags.some((tag) => tag !== '' && !tag.startsWith(NEXT_TAG))
}

/** Canonical origins by page: each is searched once, not at every visit. */
const origins = new WeakMap()

function isOfAnotherSite(value, siteUrl) {
  if (!origins.has(value)) origins.set(value, CANONICAL.exec(String(value.html))?.[1])
  const origin = origins.get(value)
  return origin !== undefined && origin !== new URL(siteUrl || 'http://localhost:3000').origin
}
