import type { ProviderEventKind } from '@/prisma/generated/enums'
import { calendarTexts } from './texts'

const { conference, field_trip, permission_due, other } = calendarTexts.kinds

export const eventTexts = {
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
