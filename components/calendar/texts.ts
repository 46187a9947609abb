import type { CalendarDate } from '@/lib/calendar/types'
import type { InquirySide } from '@/prisma/generated/enums'

export const calendarTexts = {
  title: 'Calendar',
  providerLead: 'Tours, first and last days, and the dates that you send to enrolled families.',
  kinds: {
    tour: 'Tour',
    'first-day': 'First day',
    'last-day': 'Last day',
    own: 'Your entry',
    conference: 'Parent-teacher conference',
    field_trip: 'Field trip',
    permission_due: 'Permission due',
    other: 'Event',
  } satisfies Record<CalendarDate['kind'], string>,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
  backToToday: 'Today',
  today: 'today',
  dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  nothingOn: 'Nothing on this day.',
  upcoming: 'Upcoming events',
  nothingComes: {
    caregiver:
      'Nothing is coming up. Agreed tours, first and last days of a place, what your provider sends and what you enter stand here.',
    careprovider:
      'Nothing is coming up. Agreed tours, first and last days of places, and what you send to families stand here.',
  } satisfies Record<InquirySide, string>,
  cancelled: 'Cancelled',
  at: (provider: string) => `at ${provider}`,
  add: 'Add an entry',
  titleField: 'What is it?',
  titleHint: 'For you alone.',
  dayField: 'Day',
  timeField: 'Time',
  timeHint: 'Leave it out for all of the day.',
  save: 'Add it',
  saved: 'Added to your calendar',
  notSaved: 'It was not saved. What you typed is kept.',
  remove: 'Remove',
  removeEntry: (title: string) => `Remove ${title}`,
  removed: 'Removed',
  notRemoved: 'It was not removed. Please try again.',
  subscribe: 'See these dates in your own calendar program',
} as const
