import type { WaitingFamily } from '@/lib/enrollment/leads/schema'
import type { OwnFactGroup } from '@/lib/listings/profiles/schema/facts'

export const providerDashboardMessages = {
  title: 'Care Provider Dashboard',
  lead: 'Families waiting for you, facts to confirm, and your day.',
  profile: 'Public Profile',
  notYours: (who: string, provider: string) =>
    `This is for ${who} of ${provider}. Your role there is to answer families.`,
  /** By how many of the user's roles allow it. */
  who: { managers: 'managers', editors: 'managers and editors' },
  /** What the numbers beside the tabs count, for screen readers. */
  counts: {
    families: (count: number) => (count === 1 ? ', 1 family waits' : `, ${count} families wait`),
    messages: (count: number) => `, ${count} unread`,
  },
} as const

/** What the people of a provider read first. */
export const todayMessages = {
  title: 'Today',
  waiting: (count: number) =>
    count === 0 ? 'No family waits for you' : count === 1 ? '1 family waits for you' : `${count} families wait for you`,
  nobodyWaits: 'You’ve answered everyone.',
  allFamilies: 'All families, from asked to enrolled',
  more: (count: number) => (count === 1 ? 'See one more family' : `See ${count} more families`),
  /** What a family wants, before what it wrote. */
  wants: {
    message: ({ words }) => (words ? `“${words}”` : 'Sent you files'),
    answer: ({ words }) => (words ? `“${words}”` : 'Sent you files'),
    tour: ({ times }) => (times.length > 0 ? `Asks for a tour: ${times.join(' or ')}` : 'Asks for a tour'),
    due: ({ nextStep }) => `Next: ${nextStep?.text ?? ''}`,
  } satisfies Record<NonNullable<WaitingFamily['need']>, (family: WaitingFamily) => string>,
  answers: { message: 'Reply', answer: 'Reply', tour: 'Pick a time', due: 'Open' } satisfies Record<
    NonNullable<WaitingFamily['need']>,
    string
  >,
  /** For screen readers, and to tell the buttons apart. */
  answerTo: (answer: string, family: string) => `${answer}: ${family}`,
  from: (month: string) => `from ${month}`,

  changesWait: 'Your changes are in review',
  seeChanges: 'See your changes',
  notAccepted: 'We didn’t accept some of your changes',
  undone: 'We undid a change on your page',
  invoices: (count: number) => (count === 1 ? 'You have an invoice to pay' : `You have ${count} invoices to pay`),
  pay: 'See billing',

  still: 'Still right?',
  stillLead: 'One press renews the date families see',
  begin: 'Families search by openings, tuition and hours. Enter them once, then keep them current with one tap.',
  notStated: 'Not stated yet, so families can’t find you by it',
  add: 'Add',
  change: 'Change',
  /** For screen readers. */
  changeOf: (group: string) => `Change: ${group}`,
  addOf: (group: string) => `Add: ${group}`,
  renewed: 'Confirmed today',
  confirmed: (day: string) => `Confirmed ${day}`,
  undated: 'No date, so filters don’t find you by it',
  /** What happens next to a fact that nobody confirms. */
  fades: (day: string) => `Families see “not confirmed” from ${day}`,
  leaves: {
    openings: (day) => `Leaves the openings filter on ${day}`,
    tuition: (day) => `Leaves the price filter on ${day}`,
    hours: (day) => `Leaves the hours filter on ${day}`,
    contact: () => 'Families see “not confirmed since”',
  } satisfies Record<OwnFactGroup, (day: string) => string>,
  left: {
    openings: 'No longer in the openings filter',
    tuition: 'No longer in the price filter',
    hours: 'No longer in the hours filter',
    contact: 'Families see “not confirmed since”',
  } satisfies Record<OwnFactGroup, string>,
  room: (label: string, value: string) => `${label}: ${value}`,
  full: 'full',

  day: 'Your day',
  tour: (family: string) => `Tour: ${family}`,
  noTours: 'No tours today.',
  nextTour: (day: string) => `Next one ${day}`,
  calendar: 'Calendar',

  reply: 'Your reply time',
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  minutes: (minutes: number) => `${minutes} min`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  middleOf: (count: number, days: number) => `median of ${count} in ${days} days`,
  familiesRead: (text: string) => `Families read “${text}”.`,
  noReplyTime: (fewest: number) => `Families see it once ${fewest} of them have written to you.`,

  rooms: 'Rooms',
  free: (count: number) => `${count} free`,
  fillIn: 'Fill in',
  fillInOf: (room: string) => `Fill in: ${room}`,
  waitlist: (waits: string) => `Waitlist: ${waits}.`,
  changePlaces: 'Change places',
} as const
