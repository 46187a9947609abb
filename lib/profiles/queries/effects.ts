import 'server-only'
import { db } from '@/lib/platform/db'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import { STALE_DAYS } from '@/lib/providers/rules/freshness'
import { EFFECT_RULE, ENOUGH, type MeasuredSide } from '../rules/completeness'

/**
 * Of the open pages that were shown, or opened, often enough in the last 90 days: for each criterion how many have it and how many have not,
 * and how often what was seen of them led on (from lists to the page, from the page to a request). The conditions are those of metCriteria.
 */
export function findEffects(now: Date): Promise<MeasuredSide[]> {
  const today = todayIn(OFFICE_ZONE, now)
  const [since, fresh] = [addDays(today, -EFFECT_RULE.days), addDays(today, -STALE_DAYS)]
  const least = EFFECT_RULE.fewestSeen
  return db().$queryRaw<MeasuredSide[]>`
    WITH shown AS (
      SELECT provider_id, sum(count) FILTER (WHERE type = 'view') AS seen, sum(count) FILTER (WHERE type = 'click') AS led
      FROM provider_interactions WHERE day > ${since}::date AND type IN ('view', 'click') GROUP BY 1
    ), opened AS (
      SELECT provider_id, sum(count) AS seen, (SELECT count(*) FROM inquiries i
        WHERE i.provider_id = v.provider_id AND i.created_at > ${since}::date) AS led
      FROM provider_page_views v WHERE day > ${since}::date GROUP BY 1
    ), pages AS (
      SELECT p.*, s.seen AS shown_seen, s.led AS shown_led, o.seen AS opened_seen, o.led AS opened_led,
        ARRAY(SELECT f."group"::text FROM provider_facts f WHERE f.provider_id = p.id AND f.confirmed_on >= ${fresh}::date) AS fresh
      FROM shown s FULL JOIN opened o USING (provider_id) JOIN providers p ON p.id = provider_id
      WHERE p.status = 'open' AND (s.seen >= ${least} OR o.seen >= ${least})
    )
    SELECT criterion, has, count(*)::int AS pages, sum(coalesce(led, 0))::int AS led, sum(seen)::int AS seen
    FROM pages CROSS JOIN LATERAL (VALUES
      ('photos', (SELECT count(*) FROM provider_photos x WHERE x.provider_id = pages.id) >= ${ENOUGH.photos}, shown_seen, shown_led),
      ('openings', 'openings' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_age_bands x WHERE x.provider_id = pages.id AND x.openings IS NOT NULL), shown_seen, shown_led),
      ('tuition', 'tuition' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_age_bands x WHERE x.provider_id = pages.id AND x.tuition_weekly_cents IS NOT NULL), shown_seen, shown_led),
      ('hours', 'hours' = ANY(fresh) AND EXISTS (
        SELECT FROM provider_hours x WHERE x.provider_id = pages.id), shown_seen, shown_led),
      ('about', coalesce(description, '') <> '', opened_seen, opened_led),
      ('contact', 'contact' = ANY(fresh) AND coalesce(phone, email, website) IS NOT NULL, opened_seen, opened_led),
      ('amenities', cardinality(amenities) >= ${ENOUGH.amenities}, opened_seen, opened_led),
      ('activities', EXISTS (SELECT FROM provider_activities x WHERE x.provider_id = pages.id), opened_seen, opened_led),
      ('virtualTours', EXISTS (SELECT FROM provider_virtual_tours x WHERE x.provider_id = pages.id), opened_seen, opened_led)
    ) AS each (criterion, has, seen, led)
    WHERE seen >= ${least} GROUP BY 1, 2 ORDER BY 1, 2`
}
