import 'server-only'
import type { Actor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'
import { isProgram } from '../rules/bots'
import { countedPage } from '../rules/counted-page'
import type { Visitor } from '../rules/visitor'
import { saltOf } from './day-salt'
import { markOf } from './marks'

/**
 * Counts that a page was opened, and its visitor once a day. Left out without a word: programs, admins, and addresses that are no
 * page of ours.
 */
export async function recordPageView(actor: Actor, asked: string, visitor: Visitor, now: Date): Promise<void> {
  const page = countedPage(asked)
  if (!page || isProgram(visitor.agent) || (actor.kind === 'user' && actor.role === 'admin')) return
  const markDay = now.toISOString().slice(0, 10)
  const mark = markOf(await saltOf(markDay), visitor, 'page', page.path)
  const { path, place } = page
  await db().$executeRaw`
    WITH page AS (
      SELECT ${path}::text AS path WHERE ${place}::text IS NULL
        OR EXISTS (SELECT FROM locations WHERE slug = ${place}::text)
        OR EXISTS (SELECT FROM counties WHERE slug = ${place}::text)
        OR EXISTS (SELECT FROM zip_codes WHERE zip = ${place}::text)
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${markDay}::date, ${mark} FROM page ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO page_views (path, day, views, visitors)
    SELECT path, ${todayIn(OFFICE_ZONE, now)}::date, 1, (SELECT count(*) FROM fresh)::int FROM page
    ON CONFLICT (path, day) DO UPDATE
      SET views = page_views.views + 1, visitors = page_views.visitors + excluded.visitors`
}
