import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
/** What the page's scripts and its error view say. It imports nothing, so that no other text travels to the browser with it. */
export const browserMessages = {
  /** In place of tour times, where none are offered. */
  askForTime: 'Ask for a time',
  backToSearch: 'Back to Search',
  share: 'Share',
  notFoundTitle: 'Provider Not Found',
  notFoundText: 'The address may have a typo, or the provider was never listed here.',
  loadFailed: 'Failed to load provider details',
  signInToSee: 'Sign in to see',
  /** The same for a signed-in user. */
  show: 'Show',
  /** "Sign in to see phone and website" */
  contactParts: (lead: string, parts: readonly string[]) => {
    const last = parts.at(-1) ?? ''
    return parts.length < 2 ? `${lead} ${last}` : `${lead} ${parts.slice(0, -1).join(', ')} and ${last}`
  },
  parts: { phone: 'phone', email: 'e-mail', website: 'website' },
  forParents: 'Caregiver Account Required',
  forParentsText: {
    request: 'Only parents can ask for information.',
    review: 'Only parents can write reviews.',
  },
  contactFailed: 'Failed to load provider details',
  contactFailedHint: 'Please try again in a moment.',

  /** Beside the age that counts for a child. */
  ownRoom: (name: string | null) => (name === null ? 'Your child’s room' : `${name}’s room`),

  openAllDay: 'Open now, around the clock',
  openUntil: (time: string) => `Open now, until ${time}`,
  closedNow: 'Closed now',
  opensToday: (time: string) => `Closed now, opens today at ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,

  sortReviews: 'Sort reviews',
  reportReview: 'Report',
  reportReviewOf: (author: string) => `Report the review by ${author}`,
  reviewOrders: { newest: 'Newest', highest: 'Highest rated', lowest: 'Lowest rated' },
} as const

/** Shown before the panel is opened; the panel's own messages load with it (components/families/costs/messages.ts). */
export const providerCostMessages = {
  title: 'Cost until kindergarten',
  lead: `See what you’d pay here by room and month until kindergarten, with ${SITE.region}’s free ${HOME_FACTS.preK.short} hours.`,
  open: 'Estimate the cost',
  loading: 'Loading prices...',
} as const

/** Before the map is opened; its own messages load with it (components/places/map/messages.ts). */
export const providerMapMessages = { showMap: 'Show the map', loading: 'Loading the map...' } as const
