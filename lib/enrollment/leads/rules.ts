import { LeadMark } from '@/prisma/generated/enums'

/** In order of progress; `lost` is outside that order. */
export const STAGES = ['inquiry', 'replied', 'tour', 'visited', 'waitlist', 'enrolled', 'lost'] as const
export type Stage = (typeof STAGES)[number]

/** Stages of leads in progress. */
export const ACTIVE_STAGES = ['inquiry', 'replied', 'tour', 'visited', 'waitlist'] as const satisfies readonly Stage[]

/** Whether a stage can be set by hand: it may have happened outside this site, or people decide about it. */
export const isMark = (stage: Stage): stage is LeadMark => Object.hasOwn(LeadMark, stage)

/**
 * The stages a lead can be set to by hand: the one that happened (which clears the mark), and later ones. Tours and enrollments are
 * agreed in the conversation, so they cannot be set by hand; an enrolled family cannot be moved.
 */
export function stagesToChoose(happened: Stage): Stage[] {
  if (happened === 'enrolled') return [happened]
  const beyond = STAGES.slice(STAGES.indexOf(happened) + 1)
  return [happened, ...beyond.filter(isMark)]
}

/** Why a lead cannot be set to a stage by hand; null if it can. `behind`: the lead is already further along. */
export function refusalOf(happened: Stage, stage: Stage): 'placed' | 'tour' | 'enrolled' | 'behind' | null {
  if (stagesToChoose(happened).includes(stage)) return null
  if (happened === 'enrolled') return 'placed'
  return stage === 'tour' || stage === 'enrolled' ? stage : 'behind'
}

/** The most characters of what a team writes. */
export const LEAD_LIMITS = { nextStep: 120, note: 2_000, search: 80 } as const

/** Lets a form notice that a colleague has changed the next step. */
export const stepVersion = (step: { text: string; day: string } | null): string =>
  step ? `${step.day} ${step.text}` : ''

export const LEAD_VIEWS = ['list', 'board', 'waitlist'] as const

/** Leads on a page of the list. */
export const PAGE_SIZE = 25
/** Leads per stage on the board; the list shows the rest. */
export const MAX_IN_COLUMN = 20
/** Notes per lead, so that all can be shown. */
export const MAX_NOTES = 100
/** How far ahead a next step can be. */
export const MAX_DAYS_AHEAD = 730
/** How long ago a family may have joined a waitlist. */
export const MAX_DAYS_WAITING = 6 * 366
