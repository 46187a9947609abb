import { factsOf, HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { stateNameIn } from '@/lib/places/rules/local-names'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { dateText } from '@/lib/platform/time/dates'
import { KINDS, type Kind } from '@/lib/providers/catalogue/traits'
import type { BandMedian, PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { LANDING_MIN_PROVIDERS, MEDIAN_BAND } from '@/lib/providers/landing/rules/pages'
import { AGE_BANDS, bandLabel, bandPlural } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { type LandingData, UNKNOWN } from './landing-data'
import { kindsInWords, type LandingTexts, type TextTable } from './landing-text'

/** All but Head Start are state programs. */
const PROGRAMS_SHOWN = ['vpk', 'school_readiness', 'head_start', 'gold_seal'] as const
type ProgramShown = (typeof PROGRAMS_SHOWN)[number]
const PROGRAM_NAMES: Record<ProgramShown, string> = { ...HOME_FACTS.programs, head_start: 'Head Start' }

/** How often a kind or a program occurs here, and its share in the wider area. `share`s are 0 to 1. */
type Share = { key: string; row: string; sentence: string; count: number; share: number; wider: number | null }

/** Kinds in the catalogue's order, then programs; those that occur nowhere are left out. */
function sharesOf({ t }: LandingTexts, here: PlaceFigures, wider: PlaceFigures | null, state: string): Share[] {
  const kinds = KINDS.map(({ code }) => {
    const names = [t('numbers.kindRows', { kind: code }), t('numbers.kindSubjects', { kind: code })] as const
    return toShare(`kind:${code}`, names, (figures) => kindCount(figures, code), here, wider)
  })
  const shown = PROGRAMS_SHOWN.filter((code) => state === SITE.homeState || code === 'head_start')
  const programs = shown.map((code) => {
    const program = PROGRAM_NAMES[code]
    const names = [
      t(`numbers.programRows.${code}`, { program }),
      t(`numbers.programSubjects.${code}`, { program }),
    ] as const
    return toShare(`program:${code}`, names, (figures) => programCount(figures, code), here, wider)
  })
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

/** A smaller difference is not worth a sentence. */
const NOTABLE = 0.05
const MOST_COMPARISONS = 3

/** The figures as sentences, compared with the wider area if there is one. */
function numberSentences(texts: LandingTexts, data: LandingData, shares: Share[]): string[] {
  const { t } = texts
  const { place, figures, cities } = data
  const [largest] = cities
  // Shares of very few providers mean nothing.
  if (figures.total < LANDING_MIN_PROVIDERS) return [kinds(texts, data), price(texts, data)]
  return [
    kinds(texts, data),
    largest &&
      cities.length > 1 &&
      t('numbers.most', {
        city: largest.name,
        share: percent(shareOf(largest.providers, figures.total)),
        name: place.name,
      }),
    openings(texts, data),
    figures.fadingOpenings > 0 && t('numbers.fading', { count: figures.fadingOpenings }),
    ...comparisons(texts, data, shares),
    price(texts, data),
  ].filter((sentence) => typeof sentence === 'string')
}

function kinds(texts: LandingTexts, { careType, figures, place: { name } }: LandingData): string {
  const { t } = texts
  const [only] = figures.kinds
  if (figures.total === 1 && only) return t('numbers.onlyOne', { careType, name, kind: only.kind })
  const providers = t('providers', { careType, count: figures.total })
  return t('numbers.kinds', { providers, name, list: kindsInWords(texts, figures) })
}

/** The wider area, unless it has no other providers. */
function widerAreaOf({ compared, figures }: LandingData): LandingData['compared'] {
  return compared && compared.figures.total > figures.total ? compared : null
}

function openings({ t }: LandingTexts, data: LandingData): string {
  const { figures, place } = data
  const wider = widerAreaOf(data)
  const values = {
    name: place.name,
    compared: wider ? 'yes' : 'no',
    wider: wider?.name ?? '',
    widerShare: wider ? percent(shareOf(wider.figures.withOpenings, wider.figures.total)) : '',
  }
  const count = figures.withOpenings
  return count > 0
    ? t('numbers.openings', { ...values, count, share: percent(shareOf(count, figures.total)) })
    : t('numbers.noOpenings', values)
}

/** Comparisons with the wider area, the largest difference first. */
function comparisons({ t }: LandingTexts, data: LandingData, shares: Share[]): string[] {
  const wider = widerAreaOf(data)
  if (!wider) return []
  return shares
    .map((one) => ({ ...one, difference: one.share - (one.wider ?? 0) }))
    .filter(({ difference }) => Math.abs(difference) >= NOTABLE)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_COMPARISONS)
    .map(({ sentence: what, share, wider: there, difference }) =>
      t(difference > 0 ? 'numbers.more' : 'numbers.less', {
        what,
        here: percent(share),
        there: percent(there ?? 0),
        wider: wider.name,
      }),
    )
}

function price({ t, ages: ageTexts }: LandingTexts, data: LandingData): string {
  const { careType, place, figures, cities } = data
  const wider = widerAreaOf(data)
  const ages = bandPlural(ageTexts, MEDIAN_BAND[careType].code)
  const priced = cities.flatMap(({ name, median }) => (median === null ? [] : [{ name, median }]))
  const [low, ...rest] = priced.toSorted((a, b) => a.median - b.median)
  const high = rest.at(-1)
  if (low && high && wholeDollars(high.median) !== wholeDollars(low.median))
    return t('numbers.price.span', {
      ages,
      low: wholeDollars(low.median),
      lowCity: low.name,
      high: wholeDollars(high.median),
      highCity: high.name,
    })
  const here = medianFor(figures.tuition, careType)
  const there = wider && medianFor(wider.figures.tuition, careType, here?.band)
  if (here && there) {
    // Uses the rounded figures that are shown, so that the sentence adds up.
    const by = Math.round(here.median / 100) - Math.round(there.median / 100)
    const values = { ages: bandPlural(ageTexts, here.band), price: wholeDollars(here.median), wider: wider.name }
    if (by === 0) return t('numbers.price.same', values)
    return t(by > 0 ? 'numbers.price.more' : 'numbers.price.less', { ...values, by: wholeDollars(Math.abs(by) * 100) })
  }
  if (!here && there)
    return t('numbers.price.wider', {
      ages: bandPlural(ageTexts, there.band),
      price: wholeDollars(there.median),
      name: place.name,
      wider: wider.name,
    })
  return here ? '' : t('numbers.price.unknown', { careType, name: wider?.name ?? place.name })
}

/**
 * The median for the care type's typical age, otherwise for the youngest with a median; only for `band` if it is given.
 */
function medianFor(tuition: BandMedian[], careType: LandingData['careType'], band?: string): BandMedian | undefined {
  if (band) return tuition.find((one) => one.band === band)
  return tuition.find((one) => one.band === MEDIAN_BAND[careType].code) ?? tuition[0]
}

/** Capitalizes a name for a heading: in Spanish a county's name begins with its article, "el condado de Orange". */
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export type NumbersView = { title: string; text: string; tables: TextTable[]; hint: string }

/** A place's figures as sentences and two small tables; null without providers. */
export function numbersOf(texts: LandingTexts, data: LandingData): NumbersView | null {
  const { t, locale } = texts
  const { figures, place, today } = data
  if (figures.total === 0) return null
  const wider = widerAreaOf(data)
  const shares = sharesOf(texts, figures, wider?.figures ?? null, place.state)
  const types: TextTable = {
    caption: t('numbers.sharesCaption', { name: place.name }),
    columns: [
      t('numbers.shareColumns.type'),
      capitalized(place.name),
      t('numbers.shareColumns.share'),
      ...(wider ? [capitalized(wider.name)] : []),
    ],
    rows: shares.map((one) => [
      one.row,
      one.count.toLocaleString('en-US'),
      percent(one.share),
      ...(one.wider === null ? [] : [percent(one.wider)]),
    ]),
  }
  return {
    title: t('numbers.title', { name: place.name }),
    text: numberSentences(texts, data, shares).filter(Boolean).join(' '),
    tables: figures.total < LANDING_MIN_PROVIDERS ? agesTable(texts, data) : [types, ...agesTable(texts, data)],
    hint: t('numbers.hint', { date: dateText(locale, today, today) }),
  }
}

/** Empty if nothing is known here or around. Ratios are known only for a city. */
function agesTable({ t, ages, locale }: LandingTexts, data: LandingData): TextTable[] {
  const { figures, facts, place } = data
  const wider = widerAreaOf(data)
  const tuitionAround = wider?.figures.tuition ?? []
  if (figures.withOpenings + figures.tuition.length + (facts?.ratios.length ?? 0) + tuitionAround.length === 0)
    return []
  const most = factsOf(place.state)?.ratios
  const rows = AGE_BANDS.map((band) => {
    const ofBand = <Row extends { band: string }>(list: readonly Row[]) => list.find((one) => one.band === band.code)
    const here = ofBand(figures.tuition)
    const around = ofBand(tuitionAround)
    const unknownPrice =
      around && wider
        ? t('numbers.priceElsewhere', { price: wholeDollars(around.median), wider: wider.name })
        : t('numbers.tooFew')
    const ratio = facts && ofBand(facts.ratios)
    const limit = most ? `\u00a0/\u00a01:${most[band.code]}` : ''
    return [
      bandLabel(ages, band.code),
      (ofBand(figures.openingsByBand)?.providers ?? 0).toLocaleString('en-US'),
      here ? wholeDollars(here.median) : UNKNOWN + unknownPrice,
      ...(facts ? [ratio ? `1:${ratio.median}${limit}` : UNKNOWN + t('numbers.tooFew') + limit] : []),
    ]
  })
  const ratio = most
    ? t('numbers.ageColumns.ratioWithLimit', { state: stateNameIn(locale, stateName(place.state)) })
    : t('numbers.ageColumns.ratio')
  return [
    {
      caption: t('numbers.agesCaption', { name: place.name }),
      columns: [
        t('numbers.ageColumns.age'),
        t('numbers.ageColumns.openings'),
        t('numbers.ageColumns.price'),
        ...(facts ? [ratio] : []),
      ],
      rows,
    },
  ]
}
