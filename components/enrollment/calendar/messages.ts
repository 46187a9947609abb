import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { DAY_NAMES } from '@/lib/platform/time/dates'
import type { InquirySide, ProviderEventKind } from '@/prisma/generated/enums'

export const calendarMessages = {
  title: 'Calendar',
  providerLead: 'Tours, first and last days, and dates you send to enrolled families.',
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
  weekdays: DAY_NAMES,
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
  backToToday: 'Today',
  today: 'today',
  dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  nothingOn: 'Nothing on this day.',
  upcoming: 'Upcoming events',
  nothingComes: {
    caregiver:
      'Nothing coming up. You’ll see your tours, first and last days, dates from your provider, and your own entries here.',
    careprovider:
      'Nothing coming up. You’ll see your tours, families’ first and last days, and dates you send to families here.',
  } satisfies Record<InquirySide, string>,
  cancelled: 'Canceled',
  at: (provider: string) => `at ${provider}`,
  add: 'Add an entry',
  titleField: 'What is it?',
  titleHint: 'Only you see this.',
  dayField: 'Day',
  timeField: 'Time',
  timeHint: 'Leave empty for all day.',
  save: 'Add',
  saved: 'Added to your calendar',
  notSaved: 'We couldn’t save it. What you typed is still here.',
  remove: 'Remove',
  removeEntry: (title: string) => `Remove ${title}`,
  removed: 'Removed',
  notRemoved: 'We couldn’t remove it. Please try again.',
  subscribe: 'See these dates in your calendar app',
} as const

const { conference, field_trip, permission_due, other } = calendarMessages.kinds

export const eventMessages = {
  tourTimes: 'Times when families can book tours',
  feed: 'Your dates in a calendar app (.ics)',
  send: 'Send a date to families',
  lead: 'It goes into their calendars, and we notify them.',
  nobody: 'Once you manage a provider, you’ll see its dates here and can send dates to its families.',
  noFamilies: (name: string) =>
    `No family is enrolled with ${name} yet. Confirm a place in a conversation, and you can send that family dates.`,
  toMessages: 'Your messages',
  provider: 'Provider',
  kind: 'What kind of event is it?',
  kinds: { conference, field_trip, permission_due, other } satisfies Record<ProviderEventKind, string>,
  title: 'What is it?',
  day: 'Day',
  start: 'Begins',
  end: 'Ends',
  timeHint: (zone: string) => `${zone}. Leave both times empty for all day.`,
  note: 'Note',
  noteHint: 'What to bring, where to come. Families read it here; the e-mail only says when and what kind.',
  audience: 'Who is it for?',
  all: 'Every enrolled family',
  chosen: 'Families I choose',
  families: 'Families',
  save: 'Send',
  sent: 'Sent to the families',
  saveChange: 'Save change',
  changed: 'Saved. We’ve notified the families.',
  unchanged: 'Nothing changed, so we notified no one.',
  notSaved: 'We couldn’t save it. What you typed is still here.',
  change: 'Change or cancel',
  cancel: 'Cancel this event',
  cancelText: 'We’ll notify the families. It stays in their calendars, marked as canceled.',
  cancelled: 'Canceled. We’ve notified the families.',
  notCancelled: 'We couldn’t cancel it. Please try again.',
  forAll: 'For every enrolled family',
  forChosen: (names: string) => `For ${names}`,
} as const

export const feedMessages = {
  title: 'Your calendar',
  text: 'A secret address with your tours and your calendar entries. Your calendar app keeps reading it, so changes here show up there.',
  since: (day: string) => `Your calendar has had an address since ${day}. We only showed it once.`,
  make: 'Create an address',
  renew: 'Create a new address',
  renewText: 'The old address stops working.',
  end: 'Turn the address off',
  address: 'Your secret address',
  addressHint:
    'Add it in your calendar app as a subscribed calendar. Anyone who has it can read your dates. We only show it once.',
  made: 'Your address is ready',
  ended: 'The address no longer works',
  failed: 'We couldn’t save that. Please try again.',
} as const
