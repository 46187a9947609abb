import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { db } from '@/lib/platform/db'

const DAY_MS = 86_400_000

/** Removes pictures of which no article, version or unsaved text says anything, a day after they were added. */
export async function dropUnusedPictures(now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const unused = await tx.$queryRaw<{ key: string }[]>`
      SELECT key FROM article_pictures p WHERE added_at < ${new Date(now.getTime() - DAY_MS)}::timestamptz
        AND NOT EXISTS (
          SELECT FROM articles a WHERE a.featured_image = '/pictures/' || p.key OR position(p.key IN a.body) > 0
        )
        AND NOT EXISTS (SELECT FROM article_revisions r WHERE position(p.key IN r.fields::text) > 0)
        AND NOT EXISTS (SELECT FROM article_working_copies w WHERE position(p.key IN w.fields::text) > 0)`
    await dropFiles(
      tx,
      unused.map(({ key }) => key),
    )
  })
}
