import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { isLandingCareType } from '@/lib/providers/rules/landing'
import type { PlaceFigures } from '@/lib/providers/rules/location-facts'
import { moneyText } from '@/lib/providers/rules/money'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { shareImage } from '@/lib/seo/rules/share-images'
import { fitDescription, fitTitle } from '@/lib/seo/rules/titles'
import { kindsInWords } from './kinds-in-words'
import { isWorthKeeping, type LandingData, type ShownPlace } from './landing-data'
import { landingTexts as texts } from './texts'

/**
 * The one sentence below the heading, built from what was counted: how many, with openings, at what price; where nobody said,
 * of what kinds. The price is of one-year-olds, or of the youngest age that has a median.
 */
export function landingLead(
  careType: LandingCareType,
  place: Pick<ShownPlace, 'name' | 'label'>,
  facts: PlaceFigures,
): string {
  if (facts.total === 0) return texts.lead.none(careType, place.label)
  const price = facts.tuition.find((one) => one.band === 'one') ?? facts.tuition[0]
  const ages = AGE_BANDS.find((band) => band.code === price?.band)?.plural
  const parts = [
    texts.lead.total(careType, facts.total, place.name),
    facts.withOpenings > 0 && texts.lead.openings(facts.withOpenings),
    price && ages && texts.lead.price(moneyText(price.median), ages),
    facts.withOpenings === 0 && !price && kindsInWords(facts),
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** Other care types and further pages are no entrances: search engines are led to the first page of the known type. */
export function landingMetadata(askedCareType: string, data: LandingData) {
  const { careType, place, figures, page } = data
  const [full, shorter, shortest] = texts.metaTitles(careType, place.label, figures.total)
  const isFirst = page === 1
  return pageMetadata({
    title: isFirst
      ? fitTitle(full + SITE.name, shorter + SITE.name, shortest)
      : fitTitle(`${texts.headingOfPage(shortest, page)} | ${SITE.name}`, texts.headingOfPage(shortest, page)),
    description: fitDescription([landingLead(careType, place, figures), texts.metaTail]),
    path: routes.landing(careType, place.slug, page),
    ...(isFirst && {
      feed: { url: routes.landingFeed(careType, place.slug), title: texts.feedTitle(careType, place.label) },
    }),
    image: shareImage(routes.shareImages.place(careType, place.slug), texts.heading(careType, place.label)),
    isIndexable: isFirst && isLandingCareType(askedCareType) && isWorthKeeping(data),
  })
}

/** For the breadcrumb and its structured data, the places around it first; every step has an address. */
export function landingTrail(
  careType: LandingCareType,
  place: ShownPlace,
  page: number,
): { label: string; href: string }[] {
  const around = place.within.map(({ name, slug }) => ({ label: name, href: routes.landing(careType, slug) }))
  const first = { label: texts.heading(careType, place.label), href: routes.landing(careType, place.slug) }
  return page === 1
    ? [...around, first]
    : [...around, first, { label: texts.crumbPage(page), href: routes.landing(careType, place.slug, page) }]
}

/** Where every trail of structured data begins. */
