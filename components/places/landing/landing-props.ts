import { rowValuesOf } from '@/components/providers/row-values'
import { fitDescription, fitTitle, pageMetadata, shareImage } from '@/lib/content/seo/rules/metadata'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { careTypeOfSlug, SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { MEDIAN_BAND } from '@/lib/providers/landing/rules/pages'
import { bandPlural } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { landingFaq } from './faq'
import { isWorthIndexing, type LandingData, type ShownPlace, UNKNOWN } from './landing-data'
import type { InnerPlacesView } from './landing-tables'
import { kindsInWords, type LandingTexts } from './landing-text'
import type { LandingViewProps } from './landing-view'
import { numbersOf } from './numbers'

/** Translates a place's English names into the page's language. */
export const shownPlace = (locale: Locale, place: ShownPlace): ShownPlace => ({
  ...place,
  name: placeNameIn(locale, place.name, 'within'),
  label: placeNameIn(locale, place.label, 'within'),
  within: place.within.map((around) => ({ ...around, name: placeNameIn(locale, around.name) })),
})

/**
 * The sentence below the heading: how many providers there are, how many have openings, and the price; without openings
 * or a price, of what kinds they are. The price is for one-year-olds, or for the youngest age that has a median.
 */
export function landingLead(
  texts: LandingTexts,
  careType: LandingCareType,
  place: Pick<ShownPlace, 'name' | 'label'>,
  facts: PlaceFigures,
): string {
  const { t, ages: ageTexts } = texts
  if (facts.total === 0) return t('leadNone', { careType, place: place.label })
  const price = facts.tuition.find((one) => one.band === 'one') ?? facts.tuition[0]
  const ages = price ? bandPlural(ageTexts, price.band) : ''
  return t('lead', {
    providers: t('providers', { careType, count: facts.total }),
    city: place.name,
    openings: facts.withOpenings,
    price: price ? wholeDollars(price.median) : 'none',
    ages,
    kinds: (facts.withOpenings === 0 && !price && kindsInWords(texts, facts)) || 'none',
  })
}

/** Other care types and further pages are not indexed: search engines should list the first page of the known type. */
export function landingMetadata(texts: LandingTexts, requestedCareType: string, data: LandingData) {
  const { t } = texts
  const { careType, place, figures, page } = data
  const heading = t('heading', { careType, place: place.label })
  const ofPage = t('headingOfPage', { heading, page })
  const isFirst = page === 1
  return pageMetadata(texts.locale, {
    title: isFirst
      ? fitTitle(
          t('metaTitle', {
            heading,
            providers: t('providers', { careType, count: figures.total }),
            site: SITE.name,
          }),
          t('metaTitleShort', { heading, site: SITE.name }),
          heading,
        )
      : fitTitle(t('metaTitleShort', { heading: ofPage, site: SITE.name }), ofPage),
    description: fitDescription([landingLead(texts, careType, place, figures), t('metaTail')]),
    path: routes.landing(careType, place.slug, page),
    ...(isFirst && {
      feed: {
        url: routes.landingFeed(careType, place.slug),
        jsonUrl: routes.landingJsonFeed(careType, place.slug),
        title: t('feedTitle', { careType, place: place.label }),
      },
    }),
    image: shareImage(routes.shareImages.place(careType, place.slug), heading),
    isIndexable: isFirst && careTypeOfSlug(requestedCareType) !== undefined && isWorthIndexing(data),
  })
}

/** For the breadcrumb and its structured data, the outer places first; every step has a URL. */
export function landingTrail(
  { t }: LandingTexts,
  careType: LandingCareType,
  place: ShownPlace,
  page: number,
): { label: string; href: string }[] {
  const around = place.within.map(({ name, slug }) => ({ label: name, href: routes.landing(careType, slug) }))
  const first = { label: t('heading', { careType, place: place.label }), href: routes.landing(careType, place.slug) }
  return page === 1
    ? [...around, first]
    : [...around, first, { label: t('crumbPage', { page }), href: routes.landing(careType, place.slug, page) }]
}

/** Every city of a large county, or ZIP code of a large city, would be too long a list. */
const MOST = 60

/** The messages about the places inside a city or a county; null if there are none. */
export function innerPlacesOf(
  { t, ages: ageTexts }: LandingTexts,
  { careType, place, zips, cities }: LandingData,
): InnerPlacesView | null {
  if (zips.length > 0)
    return {
      kind: 'zips',
      title: t('numbers.zipsTitle', { name: place.name }),
      zips: largest(zips).map(({ zip, providers }) => [
        zip,
        providers.toLocaleString('en-US'),
        t('numbers.zip', { zip, providers: t('providers', { careType, count: providers }) }),
      ]),
    }
  if (cities.length === 0) return null
  const ages = bandPlural(ageTexts, MEDIAN_BAND[careType].code)
  return {
    kind: 'cities',
    title: t('numbers.citiesTitle', { name: place.name }),
    columns: [
      t('numbers.cityColumns.city'),
      t('numbers.cityColumns.providers'),
      t('numbers.cityColumns.openings'),
      t('numbers.cityColumns.price', { ages }),
    ],
    rows: cities
      .slice(0, MOST)
      .map((city) => [
        city.slug,
        city.name,
        city.providers.toLocaleString('en-US'),
        city.withOpenings.toLocaleString('en-US'),
        city.median === null ? UNKNOWN + t('numbers.tooFew') : wholeDollars(city.median),
      ]),
  }
}

/** The largest ZIP codes, in the given order. */
function largest(zips: LandingData['zips']): LandingData['zips'] {
  const largestZips = new Set(zips.toSorted((a, b) => b.providers - a.providers).slice(0, MOST))
  return zips.filter((one) => largestZips.has(one))
}

/** The messages of a landing page from its data. Contains only what the page shows, because most of it is sent to the browser. */
export function landingProps(texts: LandingTexts, data: LandingData, siteUrl: string): LandingViewProps {
  const { t } = texts
  const { careType, place, page, listed, figures, counts, areas, today } = data
  const heading = t('heading', { careType, place: place.label })
  const isFirst = page === 1
  const isZip = place.kind === 'zip'
  const { slug, name, label, searchTerm } = place
  return {
    careType,
    place: { slug, name, label, searchTerm },
    page,
    heading: isFirst ? heading : t('headingOfPage', { heading, page }),
    lead: landingLead(texts, careType, place, figures),
    crumbs: landingTrail(texts, careType, place, page),
    intro: isFirst && place.kind === 'city' ? t(`intros.${careType}`) : null,
    pageCount: listed.pageCount,
    total: listed.total,
    order: place.kind === 'county' ? t('orderInTurn') : t('order'),
    rows: listed.providers.map((provider) => rowValuesOf(provider, today)),
    nearest: listed.nearest.map((provider) => rowValuesOf(provider, today)),
    today,
    counts,
    numbers: isFirst ? numbersOf(texts, data) : null,
    inner: isFirst ? innerPlacesOf(texts, data) : null,
    areas: isFirst ? areas : [],
    questions: isFirst ? landingFaq(texts, data) : [],
    tools: isFirst && !isZip,
    siteUrl,
  }
}
