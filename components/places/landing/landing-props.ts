import { rowValuesOf } from '@/components/providers/row-values'
import { fitDescription, fitTitle, pageMetadata, shareImage } from '@/lib/content/seo/rules/metadata'
import { careTypeOfSlug, SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { MEDIAN_BAND } from '@/lib/providers/landing/rules/pages'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { kindsInWords, landingFaq } from './faq'
import { isWorthIndexing, type LandingData, type ShownPlace, UNKNOWN } from './landing-data'
import type { InnerPlacesView } from './landing-tables'
import type { LandingViewProps } from './landing-view'
import { counted, landingMessages } from './messages'
import { numberMessages, numbersOf } from './numbers'

/**
 * The one sentence below the heading, built from the data: how many, with openings, at what price; without these, of
 * what kinds. The price is for one-year-olds, or for the youngest age that has a median.
 */
export function landingLead(
  careType: LandingCareType,
  place: Pick<ShownPlace, 'name' | 'label'>,
  facts: PlaceFigures,
): string {
  if (facts.total === 0) return landingMessages.lead.none(careType, place.label)
  const price = facts.tuition.find((one) => one.band === 'one') ?? facts.tuition[0]
  const ages = AGE_BANDS.find((band) => band.code === price?.band)?.plural
  const parts = [
    landingMessages.lead.total(careType, facts.total, place.name),
    facts.withOpenings > 0 && landingMessages.lead.openings(facts.withOpenings),
    price && ages && landingMessages.lead.price(wholeDollars(price.median), ages),
    facts.withOpenings === 0 && !price && kindsInWords(facts),
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** Other care types and further pages are not indexed: search engines should list the first page of the known type. */
export function landingMetadata(requestedCareType: string, data: LandingData) {
  const { careType, place, figures, page } = data
  const [full, shorter, shortest] = landingMessages.metaTitles(careType, place.label, figures.total)
  const isFirst = page === 1
  return pageMetadata({
    title: isFirst
      ? fitTitle(full + SITE.name, shorter + SITE.name, shortest)
      : fitTitle(
          `${landingMessages.headingOfPage(shortest, page)} | ${SITE.name}`,
          landingMessages.headingOfPage(shortest, page),
        ),
    description: fitDescription([landingLead(careType, place, figures), landingMessages.metaTail]),
    path: routes.landing(careType, place.slug, page),
    ...(isFirst && {
      feed: {
        url: routes.landingFeed(careType, place.slug),
        jsonUrl: routes.landingJsonFeed(careType, place.slug),
        title: landingMessages.feedTitle(careType, place.label),
      },
    }),
    image: shareImage(routes.shareImages.place(careType, place.slug), landingMessages.heading(careType, place.label)),
    isIndexable: isFirst && careTypeOfSlug(requestedCareType) !== undefined && isWorthIndexing(data),
  })
}

/** For the breadcrumb and its structured data, the outer places first; every step has a URL. */
export function landingTrail(
  careType: LandingCareType,
  place: ShownPlace,
  page: number,
): { label: string; href: string }[] {
  const around = place.within.map(({ name, slug }) => ({ label: name, href: routes.landing(careType, slug) }))
  const first = { label: landingMessages.heading(careType, place.label), href: routes.landing(careType, place.slug) }
  return page === 1
    ? [...around, first]
    : [...around, first, { label: landingMessages.crumbPage(page), href: routes.landing(careType, place.slug, page) }]
}

/** The start of every breadcrumb in structured data. */

/** Every city of a large county, or ZIP code of a large city, would be too long a list. */
const MOST = 60

/** The messages about the places inside a city or a county; null if there are none. */
export function innerPlacesOf({ careType, place, zips, cities }: LandingData): InnerPlacesView | null {
  if (zips.length > 0)
    return {
      kind: 'zips',
      title: numberMessages.zipsTitle(place.name),
      zips: largest(zips).map(({ zip, providers }) => [
        zip,
        providers.toLocaleString('en-US'),
        numberMessages.zipSpoken(zip, counted(careType, providers)),
      ]),
    }
  if (cities.length === 0) return null
  const ages = AGE_BANDS.find((band) => band.code === MEDIAN_BAND[careType].code)?.plural ?? ''
  return {
    kind: 'cities',
    title: numberMessages.citiesTitle(place.name),
    columns: numberMessages.citiesColumns(ages),
    rows: cities
      .slice(0, MOST)
      .map((city) => [
        city.slug,
        city.name,
        city.providers.toLocaleString('en-US'),
        city.withOpenings.toLocaleString('en-US'),
        city.median === null ? UNKNOWN + numberMessages.tooFew : wholeDollars(city.median),
      ]),
  }
}

/** The largest, in the given order. */
function largest(zips: LandingData['zips']): LandingData['zips'] {
  const largestZips = new Set(zips.toSorted((a, b) => b.providers - a.providers).slice(0, MOST))
  return zips.filter((one) => largestZips.has(one))
}

/** The messages of a landing page from its data. Only what the page shows: all of it is sent to the browser. */
export function landingProps(data: LandingData, siteUrl: string): LandingViewProps {
  const { careType, place, page, listed, figures, counts, areas, today } = data
  const heading = landingMessages.heading(careType, place.label)
  const isFirst = page === 1
  const isZip = place.kind === 'zip'
  const { slug, name, label, searchTerm } = place
  return {
    careType,
    place: { slug, name, label, searchTerm },
    page,
    heading: isFirst ? heading : landingMessages.headingOfPage(heading, page),
    lead: landingLead(careType, place, figures),
    crumbs: landingTrail(careType, place, page),
    intro: isFirst && place.kind === 'city' ? landingMessages.intros[careType] : null,
    pageCount: listed.pageCount,
    total: listed.total,
    order: place.kind === 'county' ? landingMessages.orderInTurn : landingMessages.order,
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
