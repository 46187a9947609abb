import 'server-only'
import { db } from '@/lib/platform/db'
import { PREPARED } from '@/lib/platform/prepared-statements'
import { Prisma } from '@/prisma/generated/client'
import { besideCommonEnding } from '../rules/common-ending'

/** A city or county whose name matches, ready to be shown. */
export type NameMatch = {
  slug: string
  isCounty: boolean
  /** "Winter Park", "Orange County" */
  name: string
  state: string
}

type Filter = { states: string[] | null; limit: number; withCounties: boolean }

/**
 * Cities and counties of which a key begins with one of these; best rank first. Ask for counties with few prefixes only: the
 * planner reads that small table once per prefix, which for 400 slips takes 10 ms.
 */
export function matchBeginnings(prefixes: string[], filter: Filter): Promise<NameMatch[]> {
  // As one text: a list of 600 parameters takes longer to send than to answer. Keys hold letters and digits alone.
  const given = Prisma.sql`unnest(string_to_array(${prefixes.join(' ')}, ' ')) AS p(lo)`
  // '~' sorts after every letter and digit that a key can hold.
  const within = Prisma.sql`folded ~>=~ p.lo AND folded ~<~ (p.lo || '~') AND ${inStates(filter)}`
  const counties = Prisma.sql`
    UNION ALL
    SELECT slug, min(rank) AS rank, true FROM ${given} JOIN counties ON ${within} GROUP BY slug`
  return db().$queryRaw<NameMatch[]>`
    WITH hits AS (
      SELECT location_slug AS slug, min(rank) AS rank, false AS is_county
      FROM ${given} JOIN location_aliases ON ${within} GROUP BY location_slug
      ${filter.withCounties ? counties : Prisma.empty}
      ORDER BY rank, slug LIMIT ${filter.limit}
    )
    ${SHOWN}
    ORDER BY hits.rank, hits.slug`
}

/**
 * Cities spelled like a key, most alike first: for two and more slips. The threshold is set for this statement alone; it
 * keeps the index from reading every name that shares a few common syllables. Prepared, since planning takes as long as the answer.
 */
export function matchSpelling(key: string, filter: Filter): Promise<NameMatch[]> {
  const beside = besideCommonEnding(key)
  // The index reads both conditions together. For "boneville" it leaves 415 names to be compared, of 2,063.
  const sharesMore = beside ? Prisma.sql`AND folded ~ ${beside}` : Prisma.empty
  return db().$queryRaw<NameMatch[]>`${Prisma.raw(PREPARED)}
    WITH threshold AS MATERIALIZED (SELECT set_config('pg_trgm.similarity_threshold', '0.4', true)),
    hits AS (
      SELECT location_slug AS slug, min(rank) AS rank, false AS is_county, max(similarity(folded, ${key})) AS likeness
      FROM threshold CROSS JOIN location_aliases
      WHERE folded % ${key} ${sharesMore} AND ${inStates(filter)}
      GROUP BY location_slug ORDER BY likeness DESC, rank, slug LIMIT ${filter.limit}
    )
    ${SHOWN}
    ORDER BY hits.likeness DESC, hits.rank, hits.slug`
}

const SHOWN = Prisma.sql`
  SELECT hits.slug, hits.is_county AS "isCounty", coalesce(l.name, c.full_name) AS name, coalesce(l.state, c.state) AS state
  FROM hits
  LEFT JOIN locations l ON NOT hits.is_county AND l.slug = hits.slug
  LEFT JOIN counties c ON hits.is_county AND c.slug = hits.slug`

const inStates = ({ states }: Filter) => (states ? Prisma.sql`state = ANY(${states})` : Prisma.sql`true`)
