import { getLocale, getTranslations } from 'next-intl/server'
import { type CostResultProps, CostView } from '@/components/families/costs/cost-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { infantPriceOf } from '@/lib/families/costs/catalogue/infant-prices'
import { pricesByCity, pricesByCounty, statePrices } from '@/lib/families/costs/queries'
import { estimateCosts } from '@/lib/families/costs/rules/estimate'
import { choosePrices, costAreaOf, nearest } from '@/lib/families/costs/rules/prices'
import { type CostInput, parseCostQuery } from '@/lib/families/costs/schema'
import type { CostArea, LocalPrices } from '@/lib/families/costs/types'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { stateName } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { listText } from '@/lib/platform/language/locales'
import { messageText } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

/** The time zone of the current day, which decides which prices still count. */
const TIME_ZONE = SITE.timeZone

export async function generateMetadata() {
  const t = await getTranslations('families.costEstimator')
  const { name: site, region } = SITE
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { region, site }),
    description: t('description', { region, preK: HOME_FACTS.preK.short }),
    path: routes.costEstimator(),
  })
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CostEstimatorPage({ searchParams }: Props) {
  const today = todayIn(TIME_ZONE, now())
  const thisYear = Number(today.slice(0, 4))
  const parsed = parseCostQuery(await searchParams)
  const { given } = parsed
  const locale = await getLocale()
  const inWords = (errors: Record<string, string>) =>
    Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, messageText(locale, text)]))
  if (parsed.kind !== 'submitted')
    return (
      <CostView
        given={given}
        errors={parsed.kind === 'wrong' ? inWords(parsed.errors) : {}}
        thisYear={thisYear}
        result={null}
      />
    )
  const outcome = await loadEstimate(parsed.input, today)
  const errors: Record<string, string> = 'placeError' in outcome ? { place: outcome.placeError } : {}
  return (
    <CostView given={given} errors={errors} thisYear={thisYear} result={'result' in outcome ? outcome.result : null} />
  )
}

/** An estimate, or what is wrong with the place entered. `today` is "YYYY-MM-DD". */
async function loadEstimate(
  typed: CostInput,
  today: string,
): Promise<{ result: CostResultProps } | { placeError: string }> {
  const t = await getTranslations('families.costEstimator')
  const locale = await getLocale()
  const found = costAreaOf(await resolvePlace(typed.place))
  if (found.kind === 'elsewhere') return { placeError: t('outsideRegion', { region: SITE.region }) }
  if (found.kind === 'unclear') {
    if (found.options.length === 0) return { placeError: t('unknownPlace') }
    const options = found.options.slice(0, 3).map((option) => placeNameIn(locale, option, 'within'))
    const places = listText(locale, options, 'or')
    return { placeError: t('didYouMean', { places }) }
  }
  const { area, label } = found
  const local = await pricesAround(area, today)
  const feeMedian = nearest(local, (prices) => prices.registrationFeeCents)
  const discountMedian = nearest(local, (prices) => prices.siblingDiscountPercent)
  const isFeeTyped = typed.registrationFeeCents !== null
  const input = { ...typed, registrationFeeCents: typed.registrationFeeCents ?? feeMedian?.value ?? null }
  return {
    result: {
      place: placeNameIn(locale, label, 'within'),
      searchTerm: typed.place,
      estimate: estimateCosts(input, choosePrices(area, local)),
      basis: { input, isFeeTyped, feeMedian, discountMedian, survey: infantPriceOf(area.state, area.county) },
    },
  }
}

/**
 * Local prices, from near to far. The state's prices are the same for everyone and expensive to read, so they are cached until the
 * directory changes.
 */
async function pricesAround({ city, county, state }: CostArea, today: string): Promise<LocalPrices[]> {
  const [inCity, inCounty, inState] = await Promise.all([
    pricesByCity(city ? [city] : [], today),
    pricesByCounty(county ? [county] : [], state, today),
    cachedByTags(['state-prices', state, today], [tags.directory()], () => statePrices(state, stateName(state), today)),
  ])
  return [...inCity.values(), ...inCounty.values(), inState]
}
