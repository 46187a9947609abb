import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** Times that one side proposes at once. */
export const MOST_TIMES = 3
/** How long a tour is taken to last: for calendars, and to find two at once. */
export const TOUR_MINUTES = 45
/** How far ahead a tour is agreed. */
export const MOST_DAYS_AHEAD = 180
/** Tours of one conversation, those that are over too. */
export const MOST_IN_CONVERSATION = 20
/** Changes of one tour. */
export const MOST_CHANGES = 40
/** From its beginning on both sides can say what became of it; after that it took place. */
export const OUTCOME_WITHIN_MS = 2 * 86_400_000
/** How long before both sides are reminded; where it was agreed later, the shorter one. */
export const REMIND_BEFORE_MS = [24 * 3_600_000, 2 * 3_600_000] as const
/** Times that a provider offers on one day, and days with times of their own. */
export const MOST_TIMES_A_DAY = 12
export const MOST_OTHER_DAYS = 60
/** Offered times that a parent sees at once; the next ones come as these are taken or go by. */
export const MOST_SLOTS_SHOWN = 30
/** Tours that are over stay in a calendar's feed for 90 days. */
export const KEPT_IN_FEED_MS = 90 * 86_400_000

export const TOUR_ACTIONS = ['accept', 'move', 'decline', 'done', 'missed'] as const
export type TourAction = (typeof TOUR_ACTIONS)[number]

export type TourState = {
  status: TourStatus
  proposedBy: InquirySide
  /** Who called it off, or said what became of it. */
  decidedBy: InquirySide | null
  /** What both agreed on. */
  startsAt: Date | null
}

/** What an action makes of a tour, or the sentence why it cannot be. */
export type Outcome = { status: TourStatus; refusal?: undefined } | { status?: undefined; refusal: string }

const to = (status: TourStatus): Outcome => ({ status })
const no = (refusal: string): Outcome => ({ refusal })

export const TOUR_REFUSALS = {
  own: 'You proposed these times. The other side chooses.',
  agreed: 'This tour is agreed already.',
  begun: 'The time of this tour has come. Please say whether it took place.',
  early: 'This tour has not begun yet.',
  notAgreed: 'No time was agreed for this tour.',
  off: 'This tour was called off.',
  over: 'This tour is over.',
  theirs: 'The other side said that this tour was missed.',
} as const

/** What one side's action makes of a tour. A moved one is off at its old time: whoever moves it cannot come then. */
export function outcomeOf(tour: TourState, action: TourAction, side: InquirySide, now: Date): Outcome {
  if (tour.status === 'declined') return no(TOUR_REFUSALS.off)
  if (tour.status === 'proposed' || tour.status === 'moved') return ofWaiting(tour, action, side)
  if (tour.status === 'accepted' && tour.startsAt && now < tour.startsAt) return ofComing(action)
  return ofBegun(tour, action, side, now)
}

function ofWaiting({ status, proposedBy }: TourState, action: TourAction, side: InquirySide): Outcome {
  if (action === 'move') return to(status)
  if (action === 'decline') return to('declined')
  if (action === 'accept') return proposedBy === side ? no(TOUR_REFUSALS.own) : to('accepted')
  return no(TOUR_REFUSALS.notAgreed)
}

function ofComing(action: TourAction): Outcome {
  if (action === 'move') return to('moved')
  if (action === 'decline') return to('declined')
  return no(action === 'accept' ? TOUR_REFUSALS.agreed : TOUR_REFUSALS.early)
}

/** Missed weighs more than done: only who said so takes it back. */
function ofBegun({ status, decidedBy, startsAt }: TourState, action: TourAction, side: InquirySide, now: Date) {
  const isOver = now.getTime() - (startsAt?.getTime() ?? 0) >= OUTCOME_WITHIN_MS
  if (isOver) return no(TOUR_REFUSALS.over)
  if (action === 'missed') return status === 'missed' ? no(TOUR_REFUSALS.over) : to('missed')
  if (action === 'done' && status === 'missed') return decidedBy === side ? to('done') : no(TOUR_REFUSALS.theirs)
  if (action === 'done') return status === 'done' ? no(TOUR_REFUSALS.over) : to('done')
  return no(status === 'accepted' ? TOUR_REFUSALS.begun : TOUR_REFUSALS.over)
}

/** What one side can do with a tour now: the buttons on screen, and what the command takes, are the same. */
export function actionsFor(tour: TourState, side: InquirySide, now: Date): TourAction[] {
  return TOUR_ACTIONS.filter((action) => outcomeOf(tour, action, side, now).status !== undefined)
}

export const isOpen = (status: TourStatus) => status === 'proposed' || status === 'accepted' || status === 'moved'
