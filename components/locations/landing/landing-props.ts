import { rowValuesOf } from '@/components/providers/row-values'
import { landingFaq } from './faq'
import { innerPlacesOf } from './inner-places-view'
import type { LandingData } from './landing-data'
import { landingLead, landingTrail } from './landing-head'
import type { LandingViewProps } from './landing-view'
import { numbersOf } from './numbers'
import { landingTexts as texts } from './texts'

/** The words of a landing page, from what was found. No more than the page shows: all of it is sent to the browser. */
export function landingProps(data: LandingData, siteUrl: string): LandingViewProps {
  const { careType, place, page, listed, figures, counts, areas, today } = data
  const heading = texts.heading(careType, place.label)
  const isFirst = page === 1
  const isZip = place.kind === 'zip'
  const { slug, name, label, searchTerm } = place
  return {
    careType,
    place: { slug, name, label, searchTerm },
    page,
    heading: isFirst ? heading : texts.headingOfPage(heading, page),
    lead: landingLead(careType, place, figures),
    crumbs: landingTrail(careType, place, page),
    intro: isFirst && place.kind === 'city' ? texts.intros[careType] : null,
    pageCount: listed.pageCount,
    total: listed.total,
    order: place.kind === 'county' ? texts.orderInTurn : texts.order,
    rows: listed.providers.map((provider) => rowValuesOf(provider, today)),
    nearest: listed.nearest.map((provider) => rowValuesOf(provider, today)),
    today,
    counts,
    numbers: isFirst ? numbersOf(data) : null,
    inner: isFirst ? innerPlacesOf(data) : null,
    areas: isFirst ? areas : [],
    questions: isFirst ? landingFaq(data) : [],
    tools: isFirst && !isZip,
    siteUrl,
  }
}
