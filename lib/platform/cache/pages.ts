import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { noteChange, readForVisitors } from '../database/replica'
import { logger, reasonOf } from '../logging/logger'
import { broadcastTags } from './revalidate'

// Commands import them from ./revalidate, which does not load Next.
export { tags } from './revalidate'

/** Runs a query once per key, for all visitors, and caches its JSON result until one of the tags is revalidated. */
export function cachedByTags<Result>(key: string[], tagNames: string[], query: () => Promise<Result>): Promise<Result> {
  return unstable_cache(() => readForVisitors(query), key, { tags: tagNames, revalidate: false })()
}

/**
 * Declares what the current page depends on: it is cached until one of the tags is revalidated. For pages whose queries must run at
 * every render because their results depend on the date, so that only the page itself is cached.
 */
export async function tagPage(tagNames: string[]): Promise<void> {
  await cachedByTags(['page-tags', ...tagNames], tagNames, async () => null)
}

/** For a page that was built without its data: it is stale immediately, so the first visit renders it again. */
export async function expirePageNow(): Promise<void> {
  await unstable_cache(async () => null, ['page-built-without-data'], { revalidate: 1 })()
}

/**
 * Invalidates everything cached under these tags before the next visit; other processes follow a moment later, without delaying the
 * response. Call it only inside a request.
 */
export function revalidateTags(tagNames: string[]): void {
  noteChange()
  for (const tag of tagNames) revalidateTag(tag, { expire: 0 })
  broadcastTags(tagNames).catch((error: unknown) =>
    logger.warn(
      { event: 'pages.broadcast-failed', reason: reasonOf(error) },
      'Other processes could not be notified of invalidated pages.',
    ),
  )
}
