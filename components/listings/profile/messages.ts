import { DECISION_DAYS, DRAFT_DAYS, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { ProfileChangeView } from '@/lib/listings/profiles/types'

export const PROMISE = `${DECISION_DAYS.from}-${DECISION_DAYS.to} business days`

export const profileMessages = {
  edit: 'Edit Public Profile',
  details: 'Business details',
  fields: {
    businessName: 'Business name',
    businessLogo: 'Logo',
    aboutUs: 'About us',
    servicesOffered: 'Services offered',
    amenities: 'Amenities',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    hours: 'Opening hours',
    seasonalHours: 'Seasonal hours',
    photos: 'Photos',
    activities: 'Activities',
    virtualTours: 'Virtual tours',
  } satisfies Record<ProfileField, string>,
  notStated: 'Not stated',
  preview: 'Preview',
  seePage: 'See your page',
  noPageTitle: 'No page is yours to edit yet',
  noPageText:
    'Your account looks after no provider so far. Find yours and claim its free page, or ask its manager to invite you.',
  findPage: 'Find your page',
  claimWaitsTitle: 'Your claim waits for a decision',
  claimWaitsText: (names: string) =>
    `An admin looks at it within ${PROMISE}; you hear it here and by mail. Once it is accepted, the page is yours to edit: ${names}. What shows that you answer for it makes it sooner.`,
  seeClaim: 'See your claim',
  contestTitle: 'Somebody else claims this page',
  contestText:
    'Nothing on it changes until an admin has decided whose it is. What you have typed and not sent is kept.',
  answerContest: 'Show what speaks for you',
  contestManagers: 'Your managers have a mail about it, and can show what speaks for you.',

  pendingTitle: 'Changes Pending Approval',
  pending: (day: string, due: string) =>
    `Sent ${day}. An answer comes within ${PROMISE}, by ${due}. Until then your page stays as it is.`,
  proposed: 'See what you proposed',
  onPage: 'On the page',
  proposal: 'Proposed',
  amend: 'Change your proposal',
  withdraw: 'Withdraw',
  withdrawn: 'Your changes are withdrawn',
  withdrawFailed: 'We couldn’t save that. Please try again.',
  rejectedTitle: 'Some changes were not accepted',
  rejectedText: 'Everything else of them is on your page. Put these right and send them again.',
  allRejectedTitle: 'Your changes were not accepted',
  allRejectedText: 'Your page stays as it was. Put these right and send them again.',
  reason: (reason: string) => `The reason: ${reason}`,
  rolledBackTitle: 'Part of your page was put back',
  rolledBack: (day: string) => `An admin put it back on ${day}. You can propose a change again at any time.`,
  whatWasPutBack: 'See what was put back',
  beforeRollBack: 'What it said',
  nowOnPage: 'What it says now',

  editTitle: 'Edit your public profile',
  editLead: `Families see your changes once an admin has looked at them, within ${PROMISE}. Some small changes are there at once.`,
  servicesHint: 'With commas between: Swimming lessons, Piano.',
  addressHint: 'Like 214 E Robinson St, Orlando, FL 32801. At another place, the map shows the middle of the ZIP code.',
  homeAddressHint: 'The city and ZIP code. The street of a home is never shown.',
  contactHint: 'Only families who are signed in see it.',
  openingTime: 'Opening time',
  closingTime: 'Closing time',
  openingHint: 'Monday to Friday, like 6:30 AM. Or all in one: 630a-6p, closed Fri.',
  otherHours: 'Days that differ, and breaks',
  otherHoursHint: 'A line each, like Fri 7-3, Sat closed, Mon-Thu 8-5 break 12-1, or Sun 24 hours.',
  seasonalHint:
    'Times of the year with another week, a line each: Jun 1 - Aug 10: Mon-Thu 7-5, or Dec 24 - Jan 1: closed. They come again every year.',
  understood: 'This is how we understand it',
  hoursUnknown: 'No hours: your page says that they are not known.',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  submit: 'Submit for Approval',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  unsent: `You have begun to edit and not sent it. What you typed is kept for ${DRAFT_DAYS} days.`,
  draftKept: 'Your unsent changes are back.',
  sent: 'Submitted for approval',
  sentText: `You hear from us within ${PROMISE}.`,
  live: 'Your page is changed',
  taken: 'Nothing waits any more: your proposal is what your page says.',
  notSent: 'That was not sent. What you typed is still here; please try again.',
  theirWords: 'Somebody else wrote meanwhile:',
  rejectedWords: (reason: string) => `Not accepted: ${reason} You wrote:`,
  useThis: 'Use this text',
  empty: '(empty)',
} as const

/** The fields of a decided change that were rejected, each with its reason. */
export function rejectedFields(change: ProfileChangeView | null) {
  if (change?.status !== 'decided') return []
  return PROFILE_FIELDS.flatMap((field) => {
    const decision = change.decisions[field]
    return decision && !decision.accepted ? [{ field, reason: decision.reason }] : []
  })
}

export const previewMessages = {
  title: 'Profile preview',
  lead: 'Your page as a parent sees it.',
  back: 'Back to Dashboard',
  asToday: 'This is your page as parents see it today.',
  withChange: 'This is your page as parents will see it once your changes are approved. What is new is marked.',
  waiting: 'Waiting for approval',
  /** For a section that the change would remove. */
  waitingEmpty: 'Waiting for approval: left out',
  add: 'Add to Favorites',
  favorited: 'Favorited',
  share: 'Share',
  copied: 'The link to your page is copied',
  copyFailed: 'The link could not be copied',
} as const
