import { rowViewOf } from '@/components/providers/row-view'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type { LocationFacts } from '@/lib/providers/rules/location-facts'
import type { LandingList } from '@/lib/providers/types'
import type { Area } from './areas'
import { landingFaq } from './faq'
import { type LandingPlace, landingLead, landingTrail } from './landing-head'
import type { LandingViewProps } from './landing-view'
import { landingTexts as texts } from './texts'

export type LandingData = {
  careType: LandingCareType
  place: LandingPlace
  page: number
  listed: LandingList
  facts: LocationFacts
  counts: Record<LandingCareType, number>
  areas: Area[]
  today: string
}

/** The words of a landing page, from what was found. No more than the page shows: all of it is sent to the browser. */
export function landingProps(data: LandingData, siteUrl: string): LandingViewProps {
  const { careType, place, page, listed, facts, counts, areas, today } = data
  const { withOpenings, openingsByBand, tuition, ratios } = facts
  const heading = texts.heading(careType, place.label)
  const isFirst = page === 1
  return {
    careType,
    place,
    page,
    heading: isFirst ? heading : texts.headingOfPage(heading, page),
    lead: landingLead(careType, place, facts),
    crumbs: landingTrail(careType, place, page),
    pageCount: listed.pageCount,
    total: listed.total,
    rows: listed.providers.map((provider) => rowViewOf(provider, today)),
    nearest: listed.nearest.map((provider) => rowViewOf(provider, today)),
    figures: { withOpenings, openingsByBand, tuition, ratios },
    counts,
    areas: isFirst ? areas : [],
    questions: isFirst ? landingFaq({ careType, city: place.name, state: place.state, facts, areas, today }) : [],
    today,
    siteUrl,
  }
}
