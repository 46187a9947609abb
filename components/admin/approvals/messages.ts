import type { ApprovalKind } from '@/lib/admin/approvals/schema'
import type { DecisionClock } from '@/lib/listings/profiles/catalogue'
import { routes } from '@/lib/platform/http/routes'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const approvalMessages = {
  title: 'Approvals',
  lead: 'What waits for a decision, the longest first. Whoever sent it is promised an answer within 1-2 business days.',
  dashboard: 'Admin Dashboard',
  waiting: 'Waiting',
  decided: 'Decided',
  late: (count: number) => `${many(count, 'is', 'are')} late.`,
  kindsLabel: 'What waits, by kind',
  all: 'All',
  mine: 'Taken by me',
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
  came: (day: string) => `came ${day}`,
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

  noneTitle: 'Nothing waits for a decision',
  noneText: 'When somebody sends something that needs you, it stands here, and your bell rings.',
  noneHereTitle: 'Nothing of this kind waits',
  seeAll: 'See all that waits',
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
  chooseAll: 'Choose all that may be accepted unopened',
  safeHint:
    'Hours, amenities, phone and services of a page, and reviews that wait only because they are an author’s first or came with many others. Everything else is opened and read.',
  accept: (count: number) => `Accept ${count} chosen`,
  accepted: (count: number) => `${many(count, 'is', 'are')} accepted`,
  refused: (count: number) => `${many(count, 'was', 'were')} not accepted:`,

  keys: 'Keyboard',
  keysOn: 'Single keys act on this page',
  keysHint: 'They rest while you type in a field. This browser remembers your choice.',
  keyList: [
    { keys: ['J', 'K'], does: 'Next and previous line' },
    { keys: ['Enter'], does: 'Open the line' },
    { keys: ['A'], does: 'Take the line, or give it back' },
    { keys: ['X'], does: 'Choose the line, where it may be accepted unopened' },
  ],

  decidedLead: 'What was decided, the newest first. A decided change of a page can be put back from its file.',
  decidedCaption: 'What was decided',
  outcome: (accepted: number, rejected: number) =>
    [
      accepted > 0 && `${many(accepted, 'field', 'fields')} accepted`,
      rejected > 0 && `${many(rejected, 'field', 'fields')} rejected`,
    ]
      .filter(Boolean)
      .join(', '),
  gone: 'No longer here',
  bySystem: 'By itself',
  noDecided: 'Nothing was decided yet',
  noDecidedText: 'Every decision of an admin stands here from then on, with who made it.',
  older: 'Older',
  newest: 'Newest',
} as const

/** The breadcrumbs of everything that is pending a decision. */
export const APPROVAL_CRUMBS = [
  { label: approvalMessages.dashboard, href: routes.adminDashboard() },
  { label: approvalMessages.title, href: routes.approvals.start() },
]
