import { factsOf, HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { dateText } from '@/lib/platform/time/dates'
import { KINDS, type Kind } from '@/lib/providers/catalogue/traits'
import type { BandMedian, PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { LANDING_MIN_PROVIDERS, MEDIAN_BAND } from '@/lib/providers/landing/rules/pages'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { kindsInWords, landingFaqMessages } from './faq'
import { type LandingData, UNKNOWN } from './landing-data'
import { careTypeWords, counted, type TextTable } from './messages'

const { programs } = HOME_FACTS

/** All but Head Start are a state's own. */
const PROGRAMS_SHOWN = ['vpk', 'school_readiness', 'head_start', 'gold_seal'] as const
type ProgramShown = (typeof PROGRAMS_SHOWN)[number]

/** The messages of "Orlando in numbers". `many` is "daycares"; `wider` is the area around it, "Orange County". */
export const numberMessages = {
  title: (name: string) => `${name} in numbers`,
  kinds: (total: string, name: string, list: string) => `The ${total} in ${name} are ${list}.`,
  onlyOne: (one: string, name: string, kind: string) => `The only ${one} in ${name} is a ${kind}.`,
  openings: (count: number, share: string, name: string) =>
    `${count.toLocaleString('en-US')} of those in ${name} (${share}) confirmed an opening in the last 60 days`,
  noOpenings: (name: string) => `No one in ${name} confirmed an opening in the last 60 days`,
  fading: (count: number) =>
    `${count.toLocaleString('en-US')} more last confirmed one 61 to 120 days ago and may be full by now.`,
  against: (share: string, wider: string) => `; in ${wider} it is ${share}.`,
  more: (what: string, here: string, there: string, wider: string) =>
    `${what} are more common here than in ${wider} (${here} against ${there}).`,
  less: (what: string, here: string, there: string, wider: string) =>
    `${what} are rarer here than in ${wider} (${here} against ${there}).`,
  price: {
    same: (ages: string, price: string, wider: string) =>
      `The median week for ${ages} costs ${price}, the same as in ${wider}.`,
    more: (ages: string, price: string, by: string, wider: string) =>
      `The median week for ${ages} costs ${price}, ${by} more than in ${wider}.`,
    less: (ages: string, price: string, by: string, wider: string) =>
      `The median week for ${ages} costs ${price}, ${by} less than in ${wider}.`,
    wider: (ages: string, price: string, name: string, wider: string) =>
      `Too few in ${name} told us a price for the same age; in ${wider}, the median week for ${ages} costs ${price}.`,
    unknown: (many: string, name: string) =>
      `We don’t know what a week costs: fewer than five ${many} in ${name} told us a price for the same age in the last 12 months.`,
    span: (ages: string, low: string, lowCity: string, high: string, highCity: string) =>
      `The median week for ${ages} costs from ${low} in ${lowCity} to ${high} in ${highCity}.`,
  },
  most: (city: string, share: string, name: string) => `${city} has the most, ${share} of all in ${name}.`,

  sharesCaption: (name: string) => `Types and programs in ${name}`,
  sharesColumns: (name: string, wider: string | null): string[] => [
    'Type or program',
    name,
    'Share',
    ...(wider === null ? [] : [wider]),
  ],
  programs: {
    vpk: [`Offer ${programs.vpk}`, `Those who offer ${programs.vpk}`],
    school_readiness: [`Take ${programs.school_readiness}`, `Those who take ${programs.school_readiness}`],
    head_start: ['Head Start program', 'Head Start programs'],
    gold_seal: [`${programs.gold_seal} program`, `${programs.gold_seal} programs`],
  } satisfies Record<ProgramShown, [row: string, sentence: string]>,

  agesCaption: (name: string) => `Openings and prices by age in ${name}`,
  agesColumns: ['Age', 'With a confirmed opening', 'Median week, full time'] as const,
  ratioColumn: 'Median ratio',
  ratioWithLimit: (state: string) => `Median ratio / ${state}'s limit`,
  priceElsewhere: (price: string, wider: string) => `${price} in ${wider}`,
  tooFew: 'Too few known',
  hint: (date: string) =>
    `Counted ${date}. Openings: confirmed in the last 60 days. Prices and ratios: where five or more providers told us theirs, prices within a year. Programs: according to providers or public files.`,

  zipSpoken: (zip: string, counted: string) => `${zip}: ${counted}`,
  zipsTitle: (name: string) => `${name} by ZIP code`,
  citiesTitle: (name: string) => `Cities in ${name}`,
  citiesColumns: (ages: string): string[] => ['City', 'Providers', 'With a confirmed opening', `Median week, ${ages}`],
} as const

/** How often a kind or a program occurs here, and its share in the wider area. `share`s are 0 to 1. */
type Share = { key: string; row: string; sentence: string; count: number; share: number; wider: number | null }

/** Kinds in the catalogue's order, then programs; those that occur nowhere are left out. */
function sharesOf(here: PlaceFigures, wider: PlaceFigures | null, state: string): Share[] {
  const kinds = KINDS.map(({ code }) => {
    const many = capitalized(landingFaqMessages.kinds.kind[code][1])
    return toShare(`kind:${code}`, [many, many], (figures) => kindCount(figures, code), here, wider)
  })
  const shown = PROGRAMS_SHOWN.filter((code) => state === SITE.homeState || code === 'head_start')
  const programs = shown.map((code) =>
    toShare(`program:${code}`, numberMessages.programs[code], (figures) => programCount(figures, code), here, wider),
  )
  return [...kinds, ...programs].filter((one) => one.count > 0 || (one.wider ?? 0) > 0)
}

/** "35%". */
const percent = (share: number) => `${Math.round(share * 100)}%`

const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total)

function toShare(
  key: string,
  [row, sentence]: readonly [string, string],
  countIn: (figures: PlaceFigures) => number,
  here: PlaceFigures,
  wider: PlaceFigures | null,
): Share {
  const count = countIn(here)
  return {
    key,
    row,
    sentence,
    count,
    share: shareOf(count, here.total),
    wider: wider && shareOf(countIn(wider), wider.total),
  }
}

const kindCount = ({ kinds }: PlaceFigures, code: Kind) => kinds.find(({ kind }) => kind === code)?.providers ?? 0

const programCount = ({ programs }: PlaceFigures, code: string) =>
  programs.find(({ program }) => program === code)?.providers ?? 0

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A smaller difference is not worth a sentence. */
const NOTABLE = 0.05
const MOST_COMPARISONS = 3

/** The figures as sentences, compared with the wider area if there is one. */
function numberSentences(data: LandingData, shares: Share[]): string[] {
  const { place, figures, cities } = data
  const [largest] = cities
  // Shares of very few providers mean nothing.
  if (figures.total < LANDING_MIN_PROVIDERS) return [kinds(data), price(data)]
  return [
    kinds(data),
    largest &&
      cities.length > 1 &&
      numberMessages.most(largest.name, percent(shareOf(largest.providers, figures.total)), place.name),
    openings(data),
    figures.fadingOpenings > 0 && numberMessages.fading(figures.fadingOpenings),
    ...comparisons(data, shares),
    price(data),
  ].filter((sentence) => typeof sentence === 'string')
}

function kinds({ careType, figures, place }: LandingData): string {
  const [only] = figures.kinds
  return figures.total === 1 && only
    ? numberMessages.onlyOne(careTypeWords[careType].one, place.name, landingFaqMessages.kinds.kind[only.kind][0])
    : numberMessages.kinds(counted(careType, figures.total), place.name, kindsInWords(figures))
}

/** The wider area, unless it has no other providers. */
function widerOf({ compared, figures }: LandingData): LandingData['compared'] {
  return compared && compared.figures.total > figures.total ? compared : null
}

function openings(data: LandingData): string {
  const { figures, place } = data
  const wider = widerOf(data)
  const here =
    figures.withOpenings > 0
      ? numberMessages.openings(figures.withOpenings, percent(shareOf(figures.withOpenings, figures.total)), place.name)
      : numberMessages.noOpenings(place.name)
  return wider
    ? here + numberMessages.against(percent(shareOf(wider.figures.withOpenings, wider.figures.total)), wider.name)
    : `${here}.`
}

/** The largest difference first. */
function comparisons(data: LandingData, shares: Share[]): string[] {
  const wider = widerOf(data)
  if (!wider) return []
  return shares
    .map((one) => ({ ...one, difference: one.share - (one.wider ?? 0) }))
    .filter(({ difference }) => Math.abs(difference) >= NOTABLE)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_COMPARISONS)
    .map(({ sentence, share, wider: there, difference }) =>
      (difference > 0 ? numberMessages.more : numberMessages.less)(
        sentence,
        percent(share),
        percent(there ?? 0),
        wider.name,
      ),
    )
}

function price(data: LandingData): string {
  const { careType, place, figures, cities } = data
  const wider = widerOf(data)
  const ages = pluralOf(MEDIAN_BAND[careType].code)
  const priced = cities.flatMap(({ name, median }) => (median === null ? [] : [{ name, median }]))
  const [low, ...rest] = priced.toSorted((a, b) => a.median - b.median)
  const high = rest.at(-1)
  if (low && high && wholeDollars(high.median) !== wholeDollars(low.median))
    return numberMessages.price.span(ages, wholeDollars(low.median), low.name, wholeDollars(high.median), high.name)
  const here = medianFor(figures.tuition, careType)
  const there = wider && medianFor(wider.figures.tuition, careType, here?.band)
  if (here && there) {
    // Of the figures as they are shown, so that the sentence adds up.
    const by = Math.round(here.median / 100) - Math.round(there.median / 100)
    const words = [pluralOf(here.band), wholeDollars(here.median)] as const
    if (by === 0) return numberMessages.price.same(...words, wider.name)
    return (by > 0 ? numberMessages.price.more : numberMessages.price.less)(
      ...words,
      wholeDollars(Math.abs(by) * 100),
      wider.name,
    )
  }
  if (!here && there)
    return numberMessages.price.wider(pluralOf(there.band), wholeDollars(there.median), place.name, wider.name)
  return here ? '' : numberMessages.price.unknown(careTypeWords[careType].many, wider?.name ?? place.name)
}

/**
 * The median for the care type's typical age, otherwise for the youngest with a median; only for `band` if it is given.
 */
function medianFor(tuition: BandMedian[], careType: LandingData['careType'], band?: string): BandMedian | undefined {
  if (band) return tuition.find((one) => one.band === band)
  return tuition.find((one) => one.band === MEDIAN_BAND[careType].code) ?? tuition[0]
}

const pluralOf = (code: string) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code

export type NumbersView = { title: string; text: string; tables: TextTable[]; hint: string }

/** A place's figures as sentences and two small tables; null without providers. */
export function numbersOf(data: LandingData): NumbersView | null {
  const { figures, place, today } = data
  if (figures.total === 0) return null
  const wider = widerOf(data)
  const shares = sharesOf(figures, wider?.figures ?? null, place.state)
  const types: TextTable = {
    caption: numberMessages.sharesCaption(place.name),
    columns: numberMessages.sharesColumns(place.name, wider?.name ?? null),
    rows: shares.map((one) => [
      one.row,
      one.count.toLocaleString('en-US'),
      percent(one.share),
      ...(one.wider === null ? [] : [percent(one.wider)]),
    ]),
  }
  return {
    title: numberMessages.title(place.name),
    text: numberSentences(data, shares).filter(Boolean).join(' '),
    tables: figures.total < LANDING_MIN_PROVIDERS ? agesTable(data) : [types, ...agesTable(data)],
    hint: numberMessages.hint(dateText(today, today)),
  }
}

/** Empty if nothing is known here and around. Ratios are known only for a city. */
function agesTable(data: LandingData): TextTable[] {
  const { figures, facts, place } = data
  const wider = widerOf(data)
  const tuitionAround = wider?.figures.tuition ?? []
  if (figures.withOpenings + figures.tuition.length + (facts?.ratios.length ?? 0) + tuitionAround.length === 0)
    return []
  const most = factsOf(place.state)?.ratios
  const rows = AGE_BANDS.map((band) => {
    const ofBand = <Row extends { band: string }>(list: readonly Row[]) => list.find((one) => one.band === band.code)
    const here = ofBand(figures.tuition)
    const around = ofBand(tuitionAround)
    const unknownPrice =
      around && wider ? numberMessages.priceElsewhere(wholeDollars(around.median), wider.name) : numberMessages.tooFew
    const ratio = facts && ofBand(facts.ratios)
    const limit = most ? `\u00a0/\u00a01:${most[band.code]}` : ''
    return [
      band.label,
      (ofBand(figures.openingsByBand)?.providers ?? 0).toLocaleString('en-US'),
      here ? wholeDollars(here.median) : UNKNOWN + unknownPrice,
      ...(facts ? [ratio ? `1:${ratio.median}${limit}` : UNKNOWN + numberMessages.tooFew + limit] : []),
    ]
  })
  const ratio = most ? numberMessages.ratioWithLimit(stateName(place.state)) : numberMessages.ratioColumn
  return [
    {
      caption: numberMessages.agesCaption(place.name),
      columns: [...numberMessages.agesColumns, ...(facts ? [ratio] : [])],
      rows,
    },
  ]
}
