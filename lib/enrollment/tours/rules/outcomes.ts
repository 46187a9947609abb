import { type Message, message } from '@/lib/platform/language/message'
import { DAY_MS } from '@/lib/platform/time/dates'
import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** For this long after its start, both sides can report a tour's outcome. After that, the tour counts as done. */
export const OUTCOME_WITHIN_MS = 2 * DAY_MS

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
export type Outcome = { status: TourStatus; refusal?: undefined } | { status?: undefined; refusal: Message }

const moveTo = (status: TourStatus): Outcome => ({ status })
const refuse = (refusal: Message): Outcome => ({ refusal })

export const TOUR_REFUSALS = {
  own: message('enrollment.tourErrors.own'),
  agreed: message('enrollment.tourErrors.agreed'),
  begun: message('enrollment.tourErrors.begun'),
  early: message('enrollment.tourErrors.early'),
  notAgreed: message('enrollment.tourErrors.notAgreed'),
  off: message('enrollment.tourErrors.off'),
  over: message('enrollment.tourErrors.over'),
  theirs: message('enrollment.tourErrors.theirs'),
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
