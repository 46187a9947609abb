import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** Times one side can propose together. */
export const MAX_TIMES = 3
/** Assumed length of a tour, for calendars and conflicts. */
export const TOUR_MINUTES = 45
/** How far ahead a tour can be. */
export const MAX_DAYS_AHEAD = 180
/** Tours in one conversation, past ones included. */
export const MAX_IN_CONVERSATION = 20
/** Changes to one tour. */
export const MAX_CHANGES = 40
/** From its start on, both sides can report the outcome for this long; after that the tour counts as done. */
export const OUTCOME_WITHIN_MS = 2 * 86_400_000
/** When both sides are reminded before a tour; the shorter one if it was agreed later than that. */
export const REMIND_BEFORE_MS = [24 * 3_600_000, 2 * 3_600_000] as const
/** Times offered on one day, and days with their own times. */
export const MAX_TIMES_A_DAY = 12
export const MAX_OTHER_DAYS = 60
/** Offered slots a parent sees; later ones follow as these are booked or pass. */
export const MAX_SLOTS_SHOWN = 30
/** Past tours stay in the calendar feed for 90 days. */
export const FEED_RETENTION_MS = 90 * 86_400_000

export const TOUR_ACTIONS = ['accept', 'move', 'decline', 'done', 'missed'] as const
export type TourAction = (typeof TOUR_ACTIONS)[number]

export type TourState = {
  status: TourStatus
  proposedBy: InquirySide
  /** Who declined it, or reported the outcome. */
  decidedBy: InquirySide | null
  /** The agreed time. */
  startsAt: Date | null
}

/** The status an action leads to, or the reason it is refused. */
export type Outcome = { status: TourStatus; refusal?: undefined } | { status?: undefined; refusal: string }

const moveTo = (status: TourStatus): Outcome => ({ status })
const refuse = (refusal: string): Outcome => ({ refusal })

export const TOUR_REFUSALS = {
  own: 'You suggested these times. Now it’s their turn to choose.',
  agreed: 'This tour is already booked.',
  begun: 'It’s past the time of this tour. Please tell us whether it took place.',
  early: 'This tour hasn’t started yet.',
  notAgreed: 'This tour has no agreed time.',
  off: 'This tour was canceled.',
  over: 'This tour is over.',
  theirs: 'They said this tour was missed.',
} as const

/** The result of one side's action on a tour. Moving an agreed tour gives up its old time. */
export function outcomeOf(tour: TourState, action: TourAction, side: InquirySide, now: Date): Outcome {
  if (tour.status === 'declined') return refuse(TOUR_REFUSALS.off)
  if (tour.status === 'proposed' || tour.status === 'moved') return outcomeOfProposed(tour, action, side)
  if (tour.status === 'accepted' && tour.startsAt && now < tour.startsAt) return outcomeOfAgreed(action)
  return outcomeOfBegun(tour, action, side, now)
}

function outcomeOfProposed({ status, proposedBy }: TourState, action: TourAction, side: InquirySide): Outcome {
  if (action === 'move') return moveTo(status)
  if (action === 'decline') return moveTo('declined')
  if (action === 'accept') return proposedBy === side ? refuse(TOUR_REFUSALS.own) : moveTo('accepted')
  return refuse(TOUR_REFUSALS.notAgreed)
}

function outcomeOfAgreed(action: TourAction): Outcome {
  if (action === 'move') return moveTo('moved')
  if (action === 'decline') return moveTo('declined')
  return refuse(action === 'accept' ? TOUR_REFUSALS.agreed : TOUR_REFUSALS.early)
}

/** "Missed" outranks "done": only the side that reported it can change it. */
function outcomeOfBegun({ status, decidedBy, startsAt }: TourState, action: TourAction, side: InquirySide, now: Date) {
  const isOver = now.getTime() - (startsAt?.getTime() ?? 0) >= OUTCOME_WITHIN_MS
  if (isOver) return refuse(TOUR_REFUSALS.over)
  if (action === 'missed') return status === 'missed' ? refuse(TOUR_REFUSALS.over) : moveTo('missed')
  if (action === 'done' && status === 'missed')
    return decidedBy === side ? moveTo('done') : refuse(TOUR_REFUSALS.theirs)
  if (action === 'done') return status === 'done' ? refuse(TOUR_REFUSALS.over) : moveTo('done')
  return refuse(status === 'accepted' ? TOUR_REFUSALS.begun : TOUR_REFUSALS.over)
}

/** The actions one side can take now; the buttons on screen and the command share this. */
export function actionsFor(tour: TourState, side: InquirySide, now: Date): TourAction[] {
  return TOUR_ACTIONS.filter((action) => outcomeOf(tour, action, side, now).status !== undefined)
}

export const isOpen = (status: TourStatus) => status === 'proposed' || status === 'accepted' || status === 'moved'
