import type { ApprovalKind } from '@/lib/admin/approvals/schema'
import type { DecisionClock } from '@/lib/listings/profiles/catalogue'
import { routes } from '@/lib/platform/http/routes'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const approvalMessages = {
  title: 'Approvals',
  lead: 'Everything that needs a decision, oldest first. We promise an answer within 1-2 business days.',
  dashboard: 'Admin Dashboard',
  waiting: 'Waiting',
  decided: 'Decided',
  late: (count: number) => `${count.toLocaleString('en-US')} late.`,
  kindsLabel: 'Filter by kind',
  all: 'All',
  mine: 'Mine',
  kinds: {
    profiles: 'Profile changes',
    photos: 'Photos',
    claims: 'Claims',
    reviews: 'Reviews',
    reports: 'Reported content',
  } satisfies Record<ApprovalKind, string>,
  kind: {
    profiles: 'Profile change',
    photos: 'Photos',
    claims: 'Claim',
    reviews: 'Review',
    reports: 'Reported',
  } satisfies Record<ApprovalKind, string>,
  came: (day: string) => `sent ${day}`,
  due: {
    'in-time': (day) => `Due by ${day}`,
    today: () => 'Due today',
    late: (day) => `Late since ${day}`,
  } satisfies Record<DecisionClock['state'], (day: string) => string>,
  newProvider: 'new provider',
  contested: 'contested',
  evidence: (strength: string) => `${strength.toLowerCase()} evidence`,
  stars: (rating: number) => many(rating, 'star', 'stars'),
  reportedReview: 'A review',
  reportedPage: 'The page',
  reportedConversation: 'A conversation',

  noneTitle: 'Nothing to decide',
  noneText: 'When someone sends something that needs you, you’ll see it here, and we’ll notify you.',
  noneHereTitle: 'Nothing of this kind',
  seeAll: 'See everything',
  toDashboard: 'Back to the dashboard',

  take: 'Take',
  takeOf: (title: string) => `Take: ${title}`,
  giveBack: 'Give back',
  giveBackOf: (title: string) => `Give back: ${title}`,
  takeOver: 'Take over',
  takeOverOf: (title: string, name: string) => `Take over from ${name}: ${title}`,
  takenByYou: 'Taken by you',
  takenBy: (name: string) => `Taken by ${name}`,
  failed: 'We couldn’t save that. Please try again.',

  choose: (title: string) => `Choose to accept: ${title}`,
  chooseAll: 'Choose all you can accept without opening',
  safeHint:
    'You can accept hours, amenities, phone and services this way, and reviews held only because they’re an author’s first or came with many others. Open and read everything else.',
  accept: (count: number) => `Accept ${count} chosen`,
  accepting: (count: number) => `Accepting ${count.toLocaleString('en-US')}…`,
  undo: 'Undo',
  acceptNow: 'Accept now',
  accepted: (count: number) => `${count.toLocaleString('en-US')} accepted`,
  refused: (count: number) => `${count.toLocaleString('en-US')} not accepted:`,

  keys: 'Keyboard',
  keysOn: 'Turn on keyboard shortcuts',
  keysHint: 'They pause while you type in a field. This browser remembers your choice.',
  keyList: [
    { keys: ['J', 'K'], does: 'Next and previous line' },
    { keys: ['Enter'], does: 'Open the line' },
    { keys: ['A'], does: 'Take the line, or give it back' },
    { keys: ['X'], does: 'Choose the line, if you can accept it without opening' },
  ],

  decidedLead: 'Past decisions, newest first. Open a page change to undo it.',
  decidedCaption: 'Past decisions',
  outcome: (accepted: number, rejected: number) =>
    [
      accepted > 0 && `${many(accepted, 'field', 'fields')} accepted`,
      rejected > 0 && `${many(rejected, 'field', 'fields')} rejected`,
    ]
      .filter(Boolean)
      .join(', '),
  gone: 'No longer here',
  bySystem: 'Automatic',
  noDecided: 'No decisions yet',
  noDecidedText: 'You’ll see every admin’s decisions here, with who made them.',
  older: 'Older',
  newest: 'Newest',
} as const

/** The breadcrumbs of everything that is pending a decision. */
export const APPROVAL_CRUMBS = [
  { label: approvalMessages.dashboard, href: routes.adminDashboard() },
  { label: approvalMessages.title, href: routes.approvals.start() },
]
