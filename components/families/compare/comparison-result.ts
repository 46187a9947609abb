import { whereText } from '@/components/providers/row-text'
import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import { CRITERIA, type Criterion, matchOf, type Weights } from '@/lib/families/compare/rules/criteria'
import { isSameZip, judge } from '@/lib/families/compare/rules/judge'
import type { Candidate, Compared, Counted, Family } from '@/lib/families/compare/schema'
import type { ProviderCosts } from '@/lib/families/costs/types'
import type { Verdict } from '@/lib/families/fit/schema'
import { todayIn } from '@/lib/platform/time/dates'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { addressLine } from '@/lib/providers/rules/address'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { costFact, FACTS, type MoreFact, moreFacts, needLabel, questionFor } from './comparison-facts'

/** A criterion in words. `verdict` is null and `asked` 0 if the family has no need there. */
export type CriterionView = Counted & {
  verdict: Verdict | null
  fact: string
  isUnknown: boolean
  need?: string
  question?: string
}

/** The specified comparison result with its reasons: computed on the server. */
export type ComparisonResult = {
  id: string
  name: string
  /** Absent without a photo. */
  image?: string
  rating: number | null
  address: string
  /** 0 to 100; null if nothing the family needs is known. */
  matchScore: number | null
  /** How much of what the family needs is known, 0 to 100. */
  knownShare: number
  /** Null if the family gave no ZIP code. */
  zipCodeMatch: boolean | null
  matchedAmenities: string[]
  matchedActivities: string[]
  unmatchedAmenities: string[]
  unmatchedActivities: string[]
  status: Candidate['status']
  formerNames: string[]
  where: string
  kind: Kind
  picture?: RowValues['picture']
  /** All of them in order; none for a closed provider. */
  criteria: CriterionView[]
  facts: MoreFact[]
}

/**
 * `isShared`: for anyone with the link: the family's needs and questions are left out. `costs`: only for one's own
 * comparison.
 */
type ResultContext = {
  family: Family
  weights: Weights
  now: Date
  isShared?: boolean
  costs?: ReadonlyMap<string, ProviderCosts>
}

export function comparisonResultOf(compared: Compared, told: ResultContext): ComparisonResult {
  const { candidate, formerNames } = compared
  const { family, weights, now, isShared = false } = told
  const { places, amenities, activities } = isShared ? { places: [], amenities: [], activities: [] } : family.wishes
  const today = todayIn(candidate.timeZone, now)
  const row = rowValuesOf(candidate, today)
  const criteria = criteriaOf(candidate, family, today, isShared)
  const { score, knownShare } = matchOf(criteria, weights)
  const band = isShared ? undefined : bandOf(family)
  const isStated = (code: string) => candidate.amenities.includes(code)
  const isMissing = (code: string) => !isStated(code)
  return {
    id: candidate.id,
    name: candidate.name,
    ...(candidate.photo && { image: candidate.photo.src }),
    rating: candidate.rating,
    address: addressLine(candidate),
    matchScore: score,
    knownShare,
    zipCodeMatch: places.length === 0 ? null : isSameZip(candidate, places),
    matchedAmenities: amenities.filter(isStated),
    matchedActivities: activities.filter(isStated),
    unmatchedAmenities: amenities.filter(isMissing),
    unmatchedActivities: activities.filter(isMissing),
    status: candidate.status,
    formerNames,
    where: whereText(row),
    kind: row.kind,
    ...(row.picture && { picture: row.picture }),
    criteria,
    facts: factsOf(compared, band, told),
  }
}

function factsOf(
  compared: Compared,
  band: ReturnType<typeof bandOf>,
  { isShared, costs, family }: ResultContext,
): MoreFact[] {
  const { candidate, formerNames } = compared
  if (candidate.status === 'closed') return []
  const cost = isShared || !costs ? null : costFact(costs.get(candidate.id), family.needs)
  if (!isShared) return [...(cost ? [cost] : []), ...moreFacts(compared, band)]
  return moreFacts({ candidate, formerNames }, band).map(({ question: _, ...fact }) => fact)
}

const bandOf = ({ needs }: Family) => (needs.ageMonths === null ? undefined : ageBandOf(needs.ageMonths)?.code)
const NO_WISHES = { amenities: [], activities: [], places: [] }

function criteriaOf(candidate: Candidate, family: Family, today: string, isShared: boolean): CriterionView[] {
  if (candidate.status === 'closed') return []
  const judged = judge(candidate, family.needs, family.wishes, today)
  const factContext = {
    today,
    band: isShared ? undefined : bandOf(family),
    wishes: isShared ? NO_WISHES : family.wishes,
  }
  return CRITERIA.map(({ code }: { code: Criterion }) => {
    const fact = FACTS[code](candidate, factContext)
    const verdict = judged.find(({ criterion }) => criterion === code)
    const isOpen = verdict ? verdict.verdict === 'unknown' : fact.isUnknown
    const need = verdict && !isShared ? needLabel(code, candidate, family) : undefined
    const question = isOpen && !isShared ? questionFor(code, family.needs) : undefined
    return {
      ...(verdict ?? { criterion: code, verdict: null, asked: 0, known: 0, matched: 0 }),
      fact: fact.text,
      isUnknown: fact.isUnknown,
      ...(need && { need }),
      ...(question && { question }),
    }
  })
}
