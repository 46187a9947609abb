import type { CostResultProps } from '@/components/families/costs/cost-view'
import { costMessages as texts } from '@/components/families/costs/messages'
import { infantPriceOf } from '@/lib/families/costs/catalogue/infant-prices'
import { pricesByCity, pricesByCounty, statePrices } from '@/lib/families/costs/queries'
import { estimateCosts } from '@/lib/families/costs/rules/estimate'
import { choosePrices, costAreaOf, nearest } from '@/lib/families/costs/rules/prices'
import type { CostInput } from '@/lib/families/costs/schema'
import type { CostArea, LocalPrices } from '@/lib/families/costs/types'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { stateName } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'

/** An estimate, or what is wrong with the place entered. `today` is "YYYY-MM-DD". */
export async function loadEstimate(
  answers: CostInput,
  today: string,
): Promise<{ result: CostResultProps } | { placeError: string }> {
  const found = costAreaOf(await resolvePlace(answers.place))
  if (found.kind === 'elsewhere') return { placeError: texts.outsideFlorida }
  if (found.kind === 'unclear')
    return { placeError: found.options.length > 0 ? texts.didYouMean(found.options.slice(0, 3)) : texts.unknownPlace }
  const { area, label } = found
  const local = await pricesAround(area, today)
  const feeMedian = nearest(local, (prices) => prices.registrationFeeCents)
  const discountMedian = nearest(local, (prices) => prices.siblingDiscountPercent)
  const isFeeTyped = answers.registrationFeeCents !== null
  const question = { ...answers, registrationFeeCents: answers.registrationFeeCents ?? feeMedian?.value ?? null }
  return {
    result: {
      place: label,
      searchTerm: answers.place,
      estimate: estimateCosts(question, choosePrices(area, local)),
      basis: { question, isFeeTyped, feeMedian, discountMedian, survey: infantPriceOf(area.state, area.county) },
    },
  }
}

/**
 * From near to far. The state's prices are the same for everyone and expensive to read, so they are cached until the
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
