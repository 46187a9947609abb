import type { InquirySide, TourStatus } from '@/prisma/generated/enums'
import { SAY_WITHIN_MS } from './limits'

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
  const isOver = now.getTime() - (startsAt?.getTime() ?? 0) >= SAY_WITHIN_MS
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
