import { LeadMark } from '@/prisma/generated/enums'

/** In the order of the way to a place; `lost` stands beside it. */
export const STAGES = ['inquiry', 'replied', 'tour', 'visited', 'waitlist', 'enrolled', 'lost'] as const
export type Stage = (typeof STAGES)[number]

/** What is still on its way. */
export const ACTIVE_STAGES = ['inquiry', 'replied', 'tour', 'visited', 'waitlist'] as const satisfies readonly Stage[]

/** A stage that somebody can give by hand: what may have happened elsewhere, or is decided by people. */
export const isMark = (stage: Stage): stage is LeadMark => Object.hasOwn(LeadMark, stage)

/**
 * Where a lead can be put by hand: what happened (which takes a mark away), and what lies beyond that. A tour and a place are settled in
 * the conversation, so nobody says by hand that there is one; and a family with a place is nowhere else.
 */
export function stagesToChoose(happened: Stage): Stage[] {
  if (happened === 'enrolled') return [happened]
  const beyond = STAGES.slice(STAGES.indexOf(happened) + 1)
  return [happened, ...beyond.filter(isMark)]
}

/** Leads on a page of the list. */
export const PAGE_SIZE = 25
/** Of one stage on the board; the list has the rest. */
export const MOST_IN_COLUMN = 20
/** Notes of one lead, so that they are always shown whole. */
export const MOST_NOTES = 100
/** How far ahead a next step may lie. */
export const MOST_DAYS_AHEAD = 730
/** How long ago somebody may have joined a waitlist. */
export const MOST_DAYS_WAITING = 6 * 366
