import type { EventFamilies, EventPlace } from '../types'

/**
 * Whether an event is for the family of a place: one that was chosen, or, where it is for all, any whose place was confirmed by that day.
 * Never once the place is over.
 */
export function reaches(event: { day: string; enrollmentIds: EventFamilies }, place: EventPlace): boolean {
  const { id, startsOn, endsOn, confirmedOn } = place
  if (endsOn !== null && (endsOn < event.day || endsOn < startsOn)) return false
  return event.enrollmentIds === null ? confirmedOn <= event.day : event.enrollmentIds.includes(id)
}
