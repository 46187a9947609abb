import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { DAY_NAMES } from '@/lib/platform/time/dates'
import type { InquirySide, ProviderEventKind } from '@/prisma/generated/enums'

export const calendarMessages = {
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

const { conference, field_trip, permission_due, other } = calendarMessages.kinds

export const eventMessages = {
  tourTimes: 'Times at which families can book tours',
  feed: 'Your dates in a calendar program (.ics)',
  send: 'Send a date to families',
  lead: 'It stands in their calendars, and they are told.',
  nobody: 'When you answer for a provider, its dates stand here, and you send dates to its families.',
  noFamilies: (name: string) =>
    `No family is enrolled with ${name} yet. Confirm a place in a conversation; then you can send its family dates.`,
  toMessages: 'Your messages',
  provider: 'Provider',
  kind: 'What kind of event is it?',
  kinds: { conference, field_trip, permission_due, other } satisfies Record<ProviderEventKind, string>,
  title: 'What is it?',
  day: 'Day',
  start: 'Begins',
  end: 'Ends',
  timeHint: (zone: string) => `${zone}. Leave both times out for all of the day.`,
  note: 'Note',
  noteHint: 'What to bring, where to come. It is read on this site alone; the e-mail says when and what kind.',
  audience: 'For whom?',
  all: 'Every enrolled family',
  chosen: 'Families that I choose',
  families: 'Families',
  save: 'Send it',
  sent: 'Sent to the families',
  saveChange: 'Save the change',
  changed: 'Saved, and the families are told',
  unchanged: 'Nothing changed, so nobody was told',
  notSaved: 'It was not saved. What you typed is kept.',
  change: 'Change or cancel it',
  cancel: 'Cancel this event',
  cancelText: 'The families are told. It stays in their calendars and says that it was cancelled.',
  cancelled: 'Cancelled, and the families are told',
  notCancelled: 'It was not cancelled. Please try again.',
  forAll: 'For every enrolled family',
  forChosen: (names: string) => `For ${names}`,
} as const

export const feedMessages = {
  title: 'Your calendar',
  text: 'A secret address with your agreed tours, and what you entered in your calendar here. Your calendar program reads it again and again, so that what moves here moves there.',
  since: (day: string) => `Your calendar has an address since ${day}. It was shown once.`,
  make: 'Make an address',
  renew: 'Make a new address',
  renewText: 'A new address ends the old one.',
  end: 'Turn the address off',
  address: 'Your secret address',
  addressHint:
    'Add it to your calendar program as a calendar by address. Whoever has it can read your dates. It is shown this once.',
  made: 'Your address is ready',
  ended: 'The address no longer works',
  failed: 'That was not saved. Please try again.',
} as const
