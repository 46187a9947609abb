import { z } from 'zod'

/** More are sent in several calls. */
export const MAX_TAGS_PER_CALL = 2_000

/** POST /api/revalidate: which kept pages have ended, by the tags of lib/platform/cache.ts. */
export const revalidateBody = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z]+(?::[a-z0-9-]{1,100})?$/, 'A tag looks like "directory" or "provider:12".'))
    .min(1, 'Name at least one tag.')
    .max(MAX_TAGS_PER_CALL, `Name at most ${MAX_TAGS_PER_CALL} tags at once.`),
})
