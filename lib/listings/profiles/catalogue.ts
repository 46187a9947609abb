import { dueDay, OFFICE_ZONE, PROMISED_DAYS, todayIn } from '@/lib/platform/time/dates'

/** The fields of a profile change, in the order of the form. */
export const PROFILE_FIELDS = [
  'businessName',
  'businessLogo',
  'aboutUs',
  'servicesOffered',
  'amenities',
  'address',
  'phone',
  'email',
  'website',
  'hours',
  'seasonalHours',
  'photos',
  'activities',
  'virtualTours',
] as const

/** Fields that are lists with cards of their own beside the form; an admin takes or refuses them as they are. */
const LIST_FIELDS = ['activities', 'virtualTours'] as const satisfies readonly (typeof PROFILE_FIELDS)[number][]
export type ListField = (typeof LIST_FIELDS)[number]
export const isListField = (field: string): field is ListField => LIST_FIELDS.some((one) => one === field)

export type ProfileField = (typeof PROFILE_FIELDS)[number]
export const isProfileField = (name: string): name is ProfileField => PROFILE_FIELDS.some((one) => one === name)

/** How often one person may send a profile change. */
export const CHANGE_RATE = { max: 60, windowSeconds: 3_600 } as const
/** After so many days a fact that the provider stated is asked about; a provider is asked once in as many. */
export const ASK_AFTER_DAYS = 30
/** How long the link in such a mail works. */
export const FACTS_LINK_DAYS = 30
/** Photos that one person may add. */
export const PHOTO_RATE = { max: 120, windowSeconds: 3_600 } as const
/** Videos that one person may begin to add. */
export const VIDEO_RATE = { max: 20, windowSeconds: 86_400 } as const
/** A photo that was added, never sent and stands in nobody’s unsent list is kept so long. */
export const UNSENT_PHOTO_HOURS = 48
/** What was typed and not sent waits so long for who typed it. */
export const DRAFT_DAYS = 30
/** What an admin rejected can be brought back and put right so long. */
export const REJECTED_PHOTO_DAYS = 30

/** Promised for a decision, in business days. */
export const DECISION_DAYS = { from: 1, to: PROMISED_DAYS } as const

/** The last day on which a decision is in time ("2026-11-24"). */
export const decisionDueOn = (submittedAt: Date): string => dueDay(todayIn(OFFICE_ZONE, submittedAt))

export type DecisionClock = { dueOn: string; state: 'in-time' | 'today' | 'late' }

/** Where a change that waits stands on the promised clock. */
export function decisionClock(submittedAt: Date, now: Date): DecisionClock {
  const dueOn = decisionDueOn(submittedAt)
  const today = todayIn(OFFICE_ZONE, now)
  return { dueOn, state: today > dueOn ? 'late' : today === dueOn ? 'today' : 'in-time' }
}
