import { judgeFit } from '@/lib/fit/rules/judge-fit'
import { judgeLicense } from '@/lib/fit/rules/license'
import type { Needs, Verdict } from '@/lib/fit/types'
import type { Criterion } from '../catalogue'
import type { Candidate, Judged, Wishes } from '../types'
import { judgeArea } from './area'

/** A favorite by every criterion that the family asks of; none of one that has closed. `today` is the provider's. */
export function judge(candidate: Candidate, needs: Needs, wishes: Wishes, today: string): Judged[] {
  if (candidate.status === 'closed') return []
  const fit = judgeFit(candidate, needs, today)
  const asked = [
    ...whole('ages', fit.ages),
    ...whole('openings', fit.openings),
    ...whole('price', fit.price),
    ...whole('hours', fit.hours),
    ...whole('area', judgeArea(candidate, wishes.places)),
    ...list('amenities', wishes.amenities, candidate.amenities),
    ...list('activities', wishes.activities, candidate.amenities),
  ]
  // Looked at for everybody; alone it would be a score that nobody asked for.
  return asked.length === 0 ? [] : [...asked, ...whole('license', judgeLicense(candidate.license, today))]
}

function whole(criterion: Criterion, verdict: Verdict | null): Judged[] {
  if (verdict === null) return []
  const known = verdict === 'unknown' ? 0 : 1
  return [{ criterion, verdict, asked: 1, known, matched: verdict === 'matches' ? 1 : 0 }]
}

/** A wish that the provider did not state is unknown: nobody states what is not there. */
function list(criterion: Criterion, wanted: readonly string[], stated: readonly string[]): Judged[] {
  if (wanted.length === 0) return []
  const matched = wanted.filter((code) => stated.includes(code)).length
  const verdict = matched === wanted.length ? 'matches' : 'unknown'
  return [{ criterion, verdict, asked: wanted.length, known: matched, matched }]
}
