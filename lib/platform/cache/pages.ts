import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { logger, reasonOf } from '../logging/logger'
import { broadcastTags } from './invalidated-tags'

// Apart, so that commands can name tags without Next.
export { tags } from './tags'

/** Runs a query once per key and caches its JSON result until one of the tags is revalidated. */
export function cachedByTags<Result>(key: string[], tagNames: string[], query: () => Promise<Result>): Promise<Result> {
  return unstable_cache(query, key, { tags: tagNames, revalidate: false })()
}

/**
 * Says what the page that is being rendered depends on: it is cached until one of the tags is revalidated. For pages whose
 * queries have to run whenever the page is rendered (what they say depends on the day), so that only the page itself is cached.
 */
export async function tagPage(tagNames: string[]): Promise<void> {
  await cachedByTags(['page-tags', ...tagNames], tagNames, async () => null)
}

/** For a page that is built without the data it shows: it is stale at once, so the first visit renders it again. */
export async function expirePageNow(): Promise<void> {
  await unstable_cache(async () => null, ['page-built-without-data'], { revalidate: 1 })()
}

/**
 * Invalidates what is cached under these tags, for the very next visitor; in other processes a moment later, which nobody waits for:
 * the change itself is saved. Only inside a request.
 */
export function revalidateTags(tagNames: string[]): void {
  for (const tag of tagNames) revalidateTag(tag, { expire: 0 })
  broadcastTags(tagNames).catch((error: unknown) =>
    logger.warn(
      { event: 'pages.broadcast-failed', reason: reasonOf(error) },
      'Other processes did not hear which cached pages are invalid.',
    ),
  )
}
