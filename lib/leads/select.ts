import 'server-only'
import { parentName } from '@/lib/accounts/rules/names'
import { bandOn } from '@/lib/enrollments/rules/bands'
import { zonedText } from '@/lib/platform/zoned-time'
import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { todayIn } from '@/lib/providers/rules/dates'
import { Prisma } from '@/prisma/generated/client'
import type { LostReason } from '@/prisma/generated/enums'
import type { Stage } from './rules/stages'
import type { Lead, Need } from './types'

/**
 * Leads with where they stand; `of` is a condition on `i` (inquiries) and `p` (providers), `today` the provider's day. A place that was or will be
 * taken is the last word; else the further one of what happened and what was said by hand. A tour that is asked for after somebody gave a lead
 * up finds it again.
 */
export function leadsSql(of: Prisma.Sql, today: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT *, CASE
        WHEN unread > 0 THEN 'message'
        WHEN asks_for_tour THEN 'tour'
        WHEN next_step_on <= ${today} THEN 'due'
        WHEN stage = 'inquiry' THEN 'answer'
      END AS need
    FROM (
      SELECT *, CASE
          WHEN happened = 'enrolled' THEN happened
          WHEN mark = 'lost' AND NOT has_later_tour THEN 'lost'
          WHEN mark = 'waitlist' THEN 'waitlist'
          WHEN mark = 'visited' THEN 'visited'
          WHEN mark = 'replied' AND happened = 'inquiry' THEN 'replied'
          ELSE happened
        END AS stage
      FROM (
        SELECT i.id, i.provider_id, i.subject, i.child_age_months, i.wanted_start, i.created_at, i.last_message_at,
          u.first_name, u.last_name, p.time_zone,
          l.mark::text, l.lost_reason::text, l.band::text, l.waiting_since, coalesce(l.next_step, '') AS next_step, l.next_step_on,
          CASE
            WHEN has_place THEN 'enrolled'
            WHEN t.was_visited THEN 'visited'
            WHEN t.is_open THEN 'tour'
            WHEN i.answered_at IS NOT NULL THEN 'replied'
            ELSE 'inquiry'
          END AS happened,
          coalesce(t.asks, false) AS asks_for_tour, coalesce(t.latest > l.marked_at, false) AS has_later_tour, t.starts_at,
          (SELECT count(*)::int FROM messages m WHERE m.inquiry_id = i.id AND m.side = 'caregiver' AND m.read_at IS NULL) AS unread
        FROM inquiries i
        JOIN providers p ON p.id = i.provider_id
        JOIN users u ON u.id = i.caregiver_id
        LEFT JOIN leads l ON l.inquiry_id = i.id
        CROSS JOIN LATERAL (
          SELECT EXISTS (
            SELECT FROM enrollments e WHERE e.inquiry_id = i.id AND (e.ends_on IS NULL OR e.ends_on >= e.starts_on)
          ) AS has_place
        ) place
        CROSS JOIN LATERAL (
          SELECT bool_or(status = 'done') AS was_visited, bool_or(status IN ('proposed', 'accepted', 'moved')) AS is_open,
            bool_or(status IN ('proposed', 'moved') AND proposed_by = 'caregiver') AS asks, max(created_at) AS latest,
            max(starts_at) FILTER (WHERE status IN ('accepted', 'done')) AS starts_at
          FROM tours WHERE tours.inquiry_id = i.id
        ) t
        WHERE ${of}
      ) AS found
    ) AS staged`
}

export type LeadRow = {
  id: number
  subject: string
  child_age_months: number | null
  wanted_start: Date | null
  created_at: Date
  last_message_at: Date
  first_name: string
  last_name: string
  time_zone: string
  lost_reason: LostReason | null
  band: AgeBandCode | null
  waiting_since: Date | null
  next_step: string
  next_step_on: Date | null
  happened: Stage
  stage: Stage
  need: Need | null
  starts_at: Date | null
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A lead as it leaves; `today` at the provider. */
export function toLead(row: LeadRow, today: string): Lead {
  const askedOn = todayIn(row.time_zone, row.created_at)
  const wanted = row.wanted_start && dayOf(row.wanted_start)
  return {
    id: row.id,
    family: parentName({ firstName: row.first_name, lastName: row.last_name }),
    subject: row.subject,
    stage: row.stage,
    happened: row.happened,
    childAgeMonths: row.child_age_months,
    wantedStart: wanted?.slice(0, 7) ?? null,
    askedOn,
    lastAt: row.last_message_at.toISOString(),
    need: row.need,
    tour: row.starts_at && zonedText(row.starts_at, row.time_zone),
    lostReason: row.lost_reason,
    band:
      row.band ?? bandOn(wanted && wanted > today ? wanted : today, { ageMonths: row.child_age_months, on: askedOn }),
    waitingSince: row.waiting_since && dayOf(row.waiting_since),
    nextStep: row.next_step_on && { text: row.next_step, day: dayOf(row.next_step_on) },
  }
}
