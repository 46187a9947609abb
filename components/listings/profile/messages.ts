import { DECISION_DAYS, DRAFT_DAYS, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { SectionId } from '@/lib/listings/profiles/rules/changes'
import type { ProfileChangeView } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'

export const PROMISE = `${DECISION_DAYS.from}-${DECISION_DAYS.to} business days`

export const profileMessages = {
  edit: 'Edit Public Profile',
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
  missing: (names: string) => `Missing: ${names}`,
  chosenShort: (count: number) => `${count} chosen`,
  preview: 'Preview',
  seePage: 'See your page',
  noPageTitle: 'You don’t have a page to edit yet',
  noPageText: 'Find your provider and claim its free page, or ask its manager to invite you.',
  findPage: 'Find your page',
  claimWaitsTitle: 'Your claim is in review',
  claimWaitsText: (names: string) =>
    `An admin reviews it within ${PROMISE}; we’ll let you know here and by e-mail. Then you can edit the page: ${names}. More evidence makes it faster.`,
  seeClaim: 'See your claim',
  contestTitle: 'Someone else claims this page',
  contestText: 'Nothing on it changes until an admin decides whose it is. We keep what you typed and haven’t sent.',
  answerContest: 'Add your evidence',
  contestManagers: 'We e-mailed your managers, and they can add evidence.',

  pendingTitle: 'Changes Pending Approval',
  pending: (day: string, due: string) => `Sent ${day}. We’ll answer within ${PROMISE}, by ${due}.`,
  pendingFields: (names: string) => `Waiting: ${names}. Until then, families see what your page says now.`,
  liveFields: (names: string) => `Live already: ${names}.`,
  proposed: 'See what you proposed',
  onPage: 'On the page',
  proposal: 'Proposed',
  amend: 'Change your proposal',
  withdraw: 'Withdraw',
  withdrawn: 'Changes withdrawn',
  withdrawFailed: 'We couldn’t save that. Please try again.',
  rejectedTitle: 'We didn’t accept some of your changes',
  rejectedText: 'The rest is on your page. Fix these and send them again.',
  allRejectedTitle: 'We didn’t accept your changes',
  allRejectedText: 'Your page stays as it was. Fix these and send them again.',
  reason: (reason: string) => `Why: ${reason}`,
  rolledBackTitle: 'We undid a change on your page',
  rolledBack: (day: string) => `An admin undid it on ${day}. You can propose a change again anytime.`,
  whatWasPutBack: 'See what changed',
  beforeRollBack: 'What it said',
  nowOnPage: 'What it says now',

  editTitle: 'Edit your public profile',
  editLead: `Send each section when it’s ready. An admin reviews it within ${PROMISE}. We keep what you type in the others.`,
  immediate: (rules: string) => `Live right away, without review: ${rules}.`,
  sectionsLabel: 'Sections',
  sections: {
    name: 'Name and logo',
    about: 'About you',
    address: 'Address',
    contact: 'Contact',
    hours: 'Hours',
    amenities: 'Amenities',
  } satisfies Record<SectionId, string>,
  /** For screen readers, and to tell the sections' buttons apart. */
  submitSection: (action: string, section: string) => `${action}: ${section}`,
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo',
  isLive: 'Live',
  waits: 'Waiting for approval',
  waitsOver: (live: string) => `Waiting for approval. Families see: ${live}`,
  goesLive: 'Goes live as soon as you save',
  goesToReview: `An admin reviews this first, within ${PROMISE}`,
  editSection: (section: string) => `Edit: ${section}`,
  editShort: 'Edit',
  servicesHint: 'Separate with commas: Swimming lessons, Piano.',
  addressHint: `Like ${SITE.example.address}. If you move, the map shows the middle of the new ZIP code.`,
  homeAddressHint: 'City and ZIP code. We never show a home’s street.',
  contactHint: 'Only signed-in families see it.',
  openingTime: 'Opening time',
  closingTime: 'Closing time',
  openingHint: 'Monday to Friday, like 6:30 AM. Or everything at once: 630a-6p, closed Fri.',
  otherHours: 'Other days, and breaks',
  otherHoursHint: 'One per line, like Fri 7-3, Sat closed, Mon-Thu 8-5 break 12-1, or Sun 24 hours.',
  seasonalHint:
    'Times of year with different hours, one per line: Jun 1 - Aug 10: Mon-Thu 7-5, or Dec 24 - Jan 1: closed. They repeat every year.',
  understood: 'How we understand it',
  hoursUnknown: 'No hours: your page says we don’t know them.',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  submit: 'Submit for Approval',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  unsent: `You have changes you haven’t sent. We keep them for ${DRAFT_DAYS} days.`,
  draftKept: 'We restored your unsent changes.',
  sent: 'Submitted for approval',
  sentText: (waiting: string) => `${waiting}: you’ll hear from us within ${PROMISE}.`,
  liveText: (live: string) => `${live}: live now.`,
  live: 'Your page is updated',
  taken: 'Nothing left to review: your page already says this.',
  notSent: 'We couldn’t send that. What you typed is still here; please try again.',
  theirWords: 'Meanwhile, this was saved:',
  rejectedWords: (reason: string) => `Not accepted: ${reason} You wrote:`,
  useThis: 'Use this text',
  empty: '(empty)',
} as const

const all = new Intl.ListFormat('en-US')

/** "About us and Photos": the names of fields. */
export const fieldNames = (fields: readonly ProfileField[]) =>
  all.format(fields.map((field) => profileMessages.fields[field]))

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
  withChange: 'This is your page as parents will see it once we approve your changes. We marked what’s new.',
  waiting: 'Waiting for approval',
  /** For a section that the change would remove. */
  waitingEmpty: 'Waiting for approval: removed',
  featured: 'Featured Provider',
  openNow: 'Open Now',
  tabsLabel: 'About this provider',
  tabs: {
    activities: 'Activities & Programs',
    tours: 'Virtual Tours',
    photos: 'Photos',
    reviews: 'Reviews',
  },
  noActivities: 'No activities listed',
  noTours: 'No virtual tours yet.',
  noReviews: 'No reviews available yet.',
  programs: 'Programs',
  sendMessage: 'Send Message',
  scheduleTour: 'Schedule a Tour',
  explainTitle: 'This is a preview',
  explainMessage: 'Families write to you here. You’ll find what they write under Messages.',
  explainTour: 'Families choose from the times you offer. You’ll find their requests on Today.',
  services: 'Services',
  noServices: 'No services listed',
  add: 'Add to Favorites',
  favorited: 'Favorited',
  share: 'Share',
} as const
