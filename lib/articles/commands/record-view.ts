import 'server-only'
import { createHmac } from 'node:crypto'
import type { Actor } from '@/lib/access/types'
import { saltOf } from '@/lib/analytics/commands/day-salt'
import { isProgram } from '@/lib/analytics/rules/bots'
import type { Visitor } from '@/lib/analytics/rules/visitor'
import { db } from '@/lib/platform/db'
import { localPublishTime } from '../rules/publish-time'

const MARK_BYTES = 16

/**
 * Counts that somebody opened an article, once a day for each visitor. Left out without a word: programs, admins, and articles that
 * nobody may read. Nothing of the visitor is kept but the day's mark (lib/analytics).
 */
export async function recordArticleView(actor: Actor, articleId: number, visitor: Visitor, now: Date): Promise<void> {
  if (isProgram(visitor.agent) || (actor.kind === 'user' && actor.role === 'admin')) return
  const markDay = now.toISOString().slice(0, 10)
  const mark = createHmac('sha256', await saltOf(markDay))
    .update(JSON.stringify([visitor.address, visitor.agent, visitor.languages, 'article', articleId]))
    .digest()
    .subarray(0, MARK_BYTES)
  await db().$executeRaw`
    WITH fresh AS (
      INSERT INTO interaction_marks (day, mark)
      SELECT ${markDay}::date, ${mark}::bytea FROM articles
      WHERE id = ${articleId}::int AND status = 'published' AND publish_at <= ${now}::timestamptz AND deleted_at IS NULL
      ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO article_views (article_id, day, count)
    SELECT ${articleId}::int, ${localPublishTime(now).publishDate}::date, 1 FROM fresh
    ON CONFLICT (article_id, day) DO UPDATE SET count = article_views.count + 1`
}
