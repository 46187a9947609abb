import { notesTexts } from '@/components/favorites/notes/texts'
import { rowTexts } from '@/components/providers/row-texts'
import type { Candidate, Compared } from '@/lib/compare/types'
import { averageScore } from '@/lib/favorites/rules/scorecard'
import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { LANGUAGES, labelOf } from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/money'
import { compareWords as texts } from './texts'

/** A fact that stands in the table and counts for no score. `notes`: what it rests on. */
export type MoreFact = { label: string; text: string; isUnknown: boolean; question?: string; notes?: string[] }

export function moreFacts({ candidate, notes }: Compared, band: AgeBandCode | undefined): MoreFact[] {
  const { rating, reviewCount, registrationFeeCents: fee, languages } = candidate
  const tour = notes ? averageScore(notes.scores) : null
  const stars = rating === null ? null : `${rating.toFixed(1)} · ${rowTexts.reviewCount(reviewCount)}`
  return [
    fact(texts.rating, stars, rowTexts.noReviews),
    fact(texts.ratio, ratioText(candidate, band), texts.ratioUnknown, texts.questions.ratio),
    fact(texts.fee, fee === null ? null : moneyText(fee), texts.feeUnknown, texts.questions.fee),
    fact(
      texts.languages,
      languages.map((code) => labelOf(LANGUAGES, code)).join(', ') || null,
      texts.languagesUnknown,
      texts.questions.languages,
    ),
    ...(tour === null ? [] : [fact(texts.tour, notesTexts.average(tour), '')]),
  ]
}

function fact(label: string, text: string | null, otherwise: string, question?: string): MoreFact {
  if (text !== null) return { label, text, isUnknown: false }
  return { label, text: otherwise, isUnknown: true, ...(question && { question }) }
}

/** Of the child's room, or from the best to the worst of all rooms. */
function ratioText({ ageBands }: Candidate, band: AgeBandCode | undefined): string | null {
  const counts = ageBands.flatMap((row) =>
    band === undefined || row.band === band ? (row.childrenPerAdult ?? []) : [],
  )
  if (counts.length === 0) return null
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? String(least) : `${least} to ${most}`
}
