import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { LANDING_MIN_PROVIDERS, MEDIAN_BAND } from '@/lib/providers/rules/landing'
import type { BandMedian } from '@/lib/providers/rules/location-facts'
import { moneyText } from '@/lib/providers/rules/money'
import { faqTexts } from './faq-texts'
import { kindsInWords } from './kinds-in-words'
import type { LandingData } from './landing-data'
import { numberTexts as texts } from './number-texts'
import { percent, type Share, shareOf } from './shares'
import { careTypeWords, counted } from './texts'

/** A difference below this many points of a hundred is none worth a sentence. */
const NOTABLE = 0.05
const MOST_COMPARISONS = 3

/** What the figures say in words, the place held against the one around it where there is one that is larger. */
export function numberSentences(data: LandingData, shares: Share[]): string[] {
  const { place, figures, cities } = data
  const [largest] = cities
  // Of very few, shares tell nothing.
  if (figures.total < LANDING_MIN_PROVIDERS) return [kinds(data), price(data)]
  return [
    kinds(data),
    largest &&
      cities.length > 1 &&
      texts.most(largest.name, percent(shareOf(largest.providers, figures.total)), place.name),
    openings(data),
    figures.fadingOpenings > 0 && texts.fading(figures.fadingOpenings),
    ...comparisons(data, shares),
    price(data),
  ].filter((sentence) => typeof sentence === 'string')
}

function kinds({ careType, figures, place }: LandingData): string {
  const [only] = figures.kinds
  return figures.total === 1 && only
    ? texts.onlyOne(careTypeWords[careType].one, place.name, faqTexts.kinds.kind[only.kind][0])
    : texts.kinds(counted(careType, figures.total), place.name, kindsInWords(figures))
}

/** The place around it, unless it holds nobody else. */
export function widerOf({ compared, figures }: LandingData): LandingData['compared'] {
  return compared && compared.figures.total > figures.total ? compared : null
}

function openings(data: LandingData): string {
  const { figures, place } = data
  const wider = widerOf(data)
  const here =
    figures.withOpenings > 0
      ? texts.openings(figures.withOpenings, percent(shareOf(figures.withOpenings, figures.total)), place.name)
      : texts.noOpenings(place.name)
  return wider
    ? here + texts.against(percent(shareOf(wider.figures.withOpenings, wider.figures.total)), wider.name)
    : `${here}.`
}

/** What differs most, first. */
function comparisons(data: LandingData, shares: Share[]): string[] {
  const wider = widerOf(data)
  if (!wider) return []
  return shares
    .map((one) => ({ ...one, difference: one.share - (one.wider ?? 0) }))
    .filter(({ difference }) => Math.abs(difference) >= NOTABLE)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_COMPARISONS)
    .map(({ sentence, share, wider: there, difference }) =>
      (difference > 0 ? texts.more : texts.less)(sentence, percent(share), percent(there ?? 0), wider.name),
    )
}

function price(data: LandingData): string {
  const { careType, place, figures, cities } = data
  const wider = widerOf(data)
  const ages = pluralOf(MEDIAN_BAND[careType].code)
  const priced = cities.flatMap(({ name, median }) => (median === null ? [] : [{ name, median }]))
  const [low, ...rest] = priced.toSorted((a, b) => a.median - b.median)
  const high = rest.at(-1)
  if (low && high && high.median > low.median)
    return texts.price.span(ages, moneyText(low.median), low.name, moneyText(high.median), high.name)
  const here = medianFor(figures.tuition, careType)
  const there = wider && medianFor(wider.figures.tuition, careType, here?.band)
  if (here && there) {
    const by = here.median - there.median
    const words = [pluralOf(here.band), moneyText(here.median)] as const
    if (by === 0) return texts.price.same(...words, wider.name)
    return (by > 0 ? texts.price.more : texts.price.less)(...words, moneyText(Math.abs(by)), wider.name)
  }
  if (!here && there) return texts.price.wider(pluralOf(there.band), moneyText(there.median), place.name, wider.name)
  return here ? '' : texts.price.unknown(careTypeWords[careType].many, wider?.name ?? place.name)
}

/** Of the age that stands for the care type, else of the youngest with a median; of `band` alone where it is given. */
function medianFor(tuition: BandMedian[], careType: LandingData['careType'], band?: string): BandMedian | undefined {
  if (band) return tuition.find((one) => one.band === band)
  return tuition.find((one) => one.band === MEDIAN_BAND[careType].code) ?? tuition[0]
}

const pluralOf = (code: string) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code
