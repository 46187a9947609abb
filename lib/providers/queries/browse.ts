import 'server-only'
import { LANDING_PAGES } from '@/lib/locations/catalogue/landing-pages'
import { db } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { CARE_TYPES, LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'
import { LANDING_MIN_PROVIDERS } from '../rules/landing'
import { maskOf } from '../rules/search-document'
import type { BrowsedPage } from '../types'

type Counted = { slug: string; city: string; state: string; county: string; providers: number; changedAt: Date }

/** The catalogue's landing pages, and those of other cities with enough providers to be one, in this order. */
export async function listBrowsedPages(): Promise<BrowsedPage[]> {
  const counted = new Map<string, BrowsedPage>()
  await Promise.all(
    LANDING_CARE_TYPES.map(async (careType) => {
      for (const row of await countedIn(careType)) {
        const { slug, city, state, county, providers, changedAt } = row
        const url = routes.landing(careType, slug)
        counted.set(url, { careType, city, state, county, url, providers, changedAt: changedAt.toISOString() })
      }
    }),
  )
  const listed = LANDING_PAGES.map(
    ({ careType, city, state, county, url }): BrowsedPage => ({
      ...{ careType, city, state, county: `${county} County`, url },
      providers: counted.get(url)?.providers ?? 0,
      changedAt: counted.get(url)?.changedAt ?? null,
    }),
  )
  const catalogue = new Set(listed.map(({ url }) => url))
  const others = [...counted.values()]
    .filter(({ url, providers }) => !catalogue.has(url) && providers >= LANDING_MIN_PROVIDERS)
    .toSorted(
      (a, b) =>
        compare(a.state, b.state) || compare(a.county, b.county) || compare(a.url.split('/')[2], b.url.split('/')[2]),
    )
  return [...listed, ...others]
}

const compare = (a = '', b = '') => a.localeCompare(b, 'en-US')

/** A county outside Florida is named with its state. */
function countedIn(careType: LandingCareType): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    SELECT l.slug, l.name AS city, l.state, count(*)::int AS providers, max(p.updated_at) AS "changedAt",
      coalesce(
        (SELECT full_name FROM counties c WHERE c.name = l.county AND c.state = l.state ORDER BY slug LIMIT 1), l.name
      ) || CASE l.state WHEN 'FL' THEN '' ELSE ', ' || l.state END AS county
    FROM provider_search_documents d
      JOIN providers p ON p.id = d.provider_id
      JOIN locations l ON l.slug = d.location_slug
    WHERE d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0
    GROUP BY l.slug`
}
