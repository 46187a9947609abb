import { longDay } from '@/lib/billing/rules/in-words'

export const placementTexts = {
  title: 'Sponsored placement',
  lead: 'The best match that is sponsored stands at the head of a search’s first page and says “Sponsored”. It gets no points for it, and pushes nobody off the page.',
  now: (from: string, until: string) => `Sponsored from ${longDay(from)} to ${longDay(until)}.`,
  untilDay: 'From today until',
  otherDay: 'Last day',
  untilHint: (day: string) => `The last day that is paid for is ${longDay(day)}.`,
  place: 'Start now',
  change: 'Change the last day',
  placed: 'The placement is set',
  notPlaced: 'The placement stays as it was.',
  stop: 'End it now',
  stopQuestion: 'Your page then stands where it belongs without it. End the placement?',
  stopNow: 'End it',
  stopped: 'The placement has ended',
} as const
