import { type ProviderTexts, rowTexts } from '@/components/providers/provider-text'
import { type RowTexts, whereText } from '@/components/providers/row-text'
import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import { CRITERIA, type Criterion, matchOf, type Weights } from '@/lib/families/compare/rules/criteria'
import { isNear, judge, nearestPlace } from '@/lib/families/compare/rules/judge'
import type { Candidate, Compared, Counted, Family, Judged } from '@/lib/families/compare/schema'
import type { ProviderCosts } from '@/lib/families/costs/types'
import type { Verdict } from '@/lib/families/fit/schema'
import { distanceText } from '@/lib/places/rules/geo'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { todayIn } from '@/lib/platform/time/dates'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { addressLine } from '@/lib/providers/rules/address'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { cellText, needLabel, questionFor } from './comparison-cells'
import { costFact, FACTS, type FactContext, type MoreFact, moreFacts } from './comparison-facts'

/** The messages of a comparison. */
export type ComparisonTexts = {
  t: Translate<'families.comparison'>
  criteria: Translate<'families.compare.criteria'>
  row: RowTexts
  common: ProviderTexts
  offers: Translate<'providers.offers'>
  amenities: Translate<'providers.amenities'>
  locale: Locale
}

/** The messages on the server, where the comparison is computed. */
export function comparisonTexts(locale: Locale): ComparisonTexts {
  const t = translate(locale, 'families.comparison')
  const criteria = translate(locale, 'families.compare.criteria')
  const common = translate(locale, 'providers.common')
  const offers = translate(locale, 'providers.offers')
  const amenities = translate(locale, 'providers.amenities')
  return { t, criteria, row: rowTexts(locale), common, offers, amenities, locale }
}

/** One row in words. `verdict` is null if the family has no need there: a plain fact. */
export type CriterionView = Counted & {
  key: string
  /** The family's need, or the name of the criterion. */
  label: string
  text: string
  note?: string
  isUnknown: boolean
  value: number | null
  question?: string
}

/** The specified comparison result with its reasons: computed on the server. */
export type ComparisonResult = {
  id: string
  name: string
  /** Absent without a photo. */
  image?: string
  rating: number | null
  reviewCount: number
  address: string
  /** 0 to 100; null if nothing the family needs is known. */
  matchScore: number | null
  /** How many of the family's needs are known, and how many count. */
  known: number
  counted: number
  /** Whether it is near home or work, by distance; null if the family gave no ZIP code. */
  zipCodeMatch: boolean | null
  /** "0.4 miles", from the nearer of home and work. */
  away?: string
  matchedAmenities: string[]
  matchedActivities: string[]
  unmatchedAmenities: string[]
  unmatchedActivities: string[]
  status: Candidate['status']
  /** Somebody reads its messages, here or by e-mail. */
  isReachable: boolean
  formerNames: string[]
  where: string
  kind: Kind
  picture?: RowValues['picture']
  /** None for a closed provider. */
  criteria: CriterionView[]
  facts: MoreFact[]
}

/**
 * `isShared`: for anyone with the link, so the family's needs and questions are left out. `costs`: only for the family's
 * own comparison. `reachable`: public ids of providers whose messages somebody reads; if omitted, all.
 */
type ResultContext = {
  family: Family
  weights: Weights
  now: Date
  isShared?: boolean
  costs?: ReadonlyMap<string, ProviderCosts>
  reachable?: ReadonlySet<string>
  texts: ComparisonTexts
}

export function comparisonResultOf(compared: Compared, context: ResultContext): ComparisonResult {
  const { candidate, formerNames } = compared
  const { family, weights, now, isShared = false, reachable, texts } = context
  const { places, amenities, activities } = isShared ? NO_WISHES : family.wishes
  const today = todayIn(candidate.timeZone, now)
  const row = rowValuesOf(candidate, today)
  const judged = judge(candidate, family.needs, family.wishes, today)
  const { score, known, counted } = matchOf(judged, weights)
  const isStated = (code: string) => candidate.amenities.includes(code)
  const isMissing = (code: string) => !isStated(code)
  const nearest = nearestPlace(candidate, places)
  return {
    id: candidate.id,
    name: candidate.name,
    ...(candidate.photo && { image: candidate.photo.src }),
    rating: candidate.rating,
    reviewCount: candidate.reviewCount,
    address: addressLine(candidate),
    matchScore: score,
    known,
    counted,
    zipCodeMatch: isNear(candidate, places),
    ...(nearest && {
      away: distanceText(texts.row.distance, nearest.meters, { isApproximate: candidate.kind === 'family_home' }),
    }),
    matchedAmenities: amenities.filter(isStated),
    matchedActivities: activities.filter(isStated),
    unmatchedAmenities: amenities.filter(isMissing),
    unmatchedActivities: activities.filter(isMissing),
    status: candidate.status,
    isReachable: reachable?.has(candidate.id) ?? true,
    formerNames,
    where: whereText(texts.row, row),
    kind: row.kind,
    ...(row.picture && { picture: row.picture }),
    criteria: isShared ? sharedRows(candidate, judged, today, texts) : ownRows(candidate, judged, family, today, texts),
    facts: factsOf(compared, context),
  }
}

function factsOf(compared: Compared, { isShared, costs, family, texts }: ResultContext): MoreFact[] {
  const { candidate, formerNames } = compared
  if (candidate.status === 'closed') return []
  if (isShared) return moreFacts({ candidate, formerNames }, texts).map(({ question: _, ...fact }) => fact)
  const cost = costs ? costFact(costs.get(candidate.id), family.needs, texts.t) : null
  return [...(cost ? [cost] : []), ...moreFacts(compared, texts)]
}

const bandOf = ({ needs }: Family) => (needs.ageMonths === null ? undefined : ageBandOf(needs.ageMonths)?.code)
const NO_WISHES = { amenities: [], activities: [], places: [] }

/** Nobody needs to ask these of a provider that does not take the child's age. */
const ABOUT_THE_ROOM: readonly Criterion[] = ['openings', 'price', 'ratio']

/** A row for every need, then a row for each criterion that the family has no need for. */
function ownRows(
  candidate: Candidate,
  judged: readonly Judged[],
  family: Family,
  today: string,
  texts: ComparisonTexts,
): CriterionView[] {
  if (candidate.status === 'closed') return []
  const takesChild = !judged.some(({ criterion, verdict }) => criterion === 'ages' && verdict === 'does_not')
  const questionAbout = (row: Pick<Judged, 'key' | 'criterion'>) =>
    takesChild || !ABOUT_THE_ROOM.includes(row.criterion) ? questionFor(row, family.needs, texts) : undefined
  const rows = judged.map((one) => {
    const isUnknown = one.verdict === 'unknown'
    const question = isUnknown ? questionAbout(one) : undefined
    const cell = cellText(one, candidate, family, today, texts)
    return { ...one, label: needLabel(one, family, texts), ...cell, isUnknown, ...(question && { question }) }
  })
  const facts = CRITERIA.filter(({ code }) => !judged.some(({ criterion }) => criterion === code)).map(({ code }) => {
    const fact = plainRow(candidate, code, { today, band: bandOf(family), texts })
    const question = fact.isUnknown ? questionAbout(fact) : undefined
    return { ...fact, ...(question && { question }) }
  })
  return [...rows, ...facts]
}

/** Only these have the same value for every child. The price for one age would reveal the child's age and contradict the range shown. */
const COMPARED_FOR_ANYONE: readonly Criterion[] = ['license', 'reviews']

/** One row per criterion with only public facts and the worst verdict: several wishes share a row, and no need of the family is revealed. */
function sharedRows(
  candidate: Candidate,
  judged: readonly Judged[],
  today: string,
  texts: ComparisonTexts,
): CriterionView[] {
  if (candidate.status === 'closed') return []
  return CRITERIA.map(({ code }) => {
    const own = judged.filter(({ criterion }) => criterion === code)
    const value = COMPARED_FOR_ANYONE.includes(code) ? (own[0]?.value ?? null) : null
    const verdict = worstOf(own)
    const fact = plainRow(candidate, code, { today, band: undefined, texts })
    return { ...fact, verdict, value, isUnknown: verdict === null ? fact.isUnknown : verdict === 'unknown' }
  })
}

const worstOf = (judged: readonly Judged[]): Verdict | null =>
  (['does_not', 'unknown', 'matches'] as const).find((verdict) => judged.some((one) => one.verdict === verdict)) ?? null

function plainRow(candidate: Candidate, code: Criterion, context: FactContext): CriterionView {
  const { t, criteria } = context.texts
  const fact = FACTS[code](candidate, context)
  const label = code === 'area' ? t('where') : criteria(code)
  return { key: code, criterion: code, label, verdict: null, value: null, ...fact }
}

/** What a family can still ask a provider, most important first. */
export function openQuestions(
  candidate: Candidate,
  family: Family,
  now: Date,
  texts: ComparisonTexts,
): { key: string; question: string }[] {
  const today = todayIn(candidate.timeZone, now)
  const rows = ownRows(candidate, judge(candidate, family.needs, family.wishes, today), family, today, texts)
  return rows.flatMap(({ key, question }) => (question ? [{ key, question }] : []))
}
