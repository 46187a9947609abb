import type { CostResultProps } from '@/components/tools/cost/cost-result'
import { costTexts as texts } from '@/components/tools/cost/texts'
import { infantPriceOf } from '@/lib/costs/catalogue/infant-prices'
import { pricesByCity, pricesByCounty, statePrices } from '@/lib/costs/queries/local-prices'
import { choosePrices, nearest } from '@/lib/costs/rules/choose-prices'
import { costAreaOf } from '@/lib/costs/rules/cost-area'
import { estimateCosts } from '@/lib/costs/rules/estimate'
import type { CostAnswers } from '@/lib/costs/schema'
import type { CostArea, LocalPrices } from '@/lib/costs/types'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { stateName } from '@/lib/locations/rules/labels'
import { cachedByTags, tags } from '@/lib/platform/cache'

/** An estimate, or what is wrong with the place. `today` is "YYYY-MM-DD". */
export async function loadEstimate(
  answers: CostAnswers,
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

/** From near to far. The state's is the same for everybody and reads much, so it is kept until the directory changes. */
async function pricesAround({ city, county, state }: CostArea, today: string): Promise<LocalPrices[]> {
  const [inCity, inCounty, inState] = await Promise.all([
    pricesByCity(city ? [city] : [], today),
    pricesByCounty(county ? [county] : [], state, today),
    cachedByTags(['state-prices', state, today], [tags.directory()], () => statePrices(state, stateName(state), today)),
  ])
  return [...inCity.values(), ...inCounty.values(), inState]
}
