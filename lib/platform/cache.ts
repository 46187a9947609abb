import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { reasonOf } from './jobs/reason'
import { logger } from './logger'
import { tellOthers } from './page-cache/tell-others'

// Apart, so that commands can name tags without Next.
export { tags } from './cache-tags'

/** Runs a query once per key and keeps its JSON answer until one of the tags is revalidated. */
export function cachedByTags<Result>(key: string[], tagNames: string[], query: () => Promise<Result>): Promise<Result> {
  return unstable_cache(query, key, { tags: tagNames, revalidate: false })()
}

/**
 * Says what the page that is being generated depends on: it is kept until one of the tags is revalidated. For pages whose
 * queries shall run at every generation (what they say fades with the days), so that only the page itself is kept.
 */
export async function tagPage(tagNames: string[]): Promise<void> {
  await cachedByTags(['page-tags', ...tagNames], tagNames, async () => null)
}

/** For a page that is built without the data it shows: it goes out of date at once, so the first visit has it made anew. */
export async function expirePageAtOnce(): Promise<void> {
  await unstable_cache(async () => null, ['page-built-without-data'], { revalidate: 1 })()
}

/**
 * Ends what was kept under these tags, for the very next visitor; in other processes a moment later, which nobody waits for: the
 * change itself is done. Only inside a request.
 */
export function revalidateTags(tagNames: string[]): void {
  for (const tag of tagNames) revalidateTag(tag, { expire: 0 })
  tellOthers(tagNames).catch((error: unknown) =>
    logger.warn(
      { event: 'pages.untold', reason: reasonOf(error) },
      'Other processes did not hear which pages have ended.',
    ),
  )
}
