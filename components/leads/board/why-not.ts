import type { Stage } from '@/lib/leads/rules/stages'
import { leadTexts } from '../texts'

const texts = leadTexts.notByHand

/** Why a lead cannot be put there by hand, and what to do instead. */
export function whyNot(happened: Stage, toward: Stage): string {
  if (happened === 'enrolled') return texts.placed
  if (toward === 'enrolled') return texts.enrolled
  return toward === 'tour' ? texts.tour : texts.behind
}
