import { z } from 'zod'
import { message } from '@/lib/platform/language/message'

/** The limit per request. A page of 20 results reports views of its first three and the sponsored results, and later clicks. */
export const MAX_INTERACTIONS = 40

/**
 * `view`: seen in a list. `click`: opened from a list. `open`: its page was loaded. `call`: the phone number was pressed. `photo`: one of its
 * photos was enlarged.
 */
const INTERACTION_TYPES = ['view', 'click', 'favorite', 'open', 'call', 'photo'] as const
export type InteractionName = (typeof INTERACTION_TYPES)[number]

/** Where a visitor came from; components/analytics has the labels. */
export const PAGE_VIEW_SOURCES = ['search', 'landing', 'here', 'elsewhere', 'direct'] as const
export type PageViewSource = (typeof PAGE_VIEW_SOURCES)[number]

/**
 * The specified interaction event. Only the provider, the type, the source of an opened page and the photo are counted; the other fields are
 * accepted but not stored. A `userId` must be that of the signed-in user.
 */
export const interactionEvent = z.object({
  providerId: z
    .string()
    .min(1, message('analytics.errors.whichProvider'))
    .max(200, message('analytics.errors.noProvider')),
  interactionType: z.enum(INTERACTION_TYPES, message('analytics.errors.interaction')),
  source: z.enum(PAGE_VIEW_SOURCES, message('analytics.errors.noSource')).default('direct'),
  /** The photo's path. */
  photo: z.string().max(300, message('analytics.errors.noPhoto')).nullish(),
  userId: z.number().int().nullish(),
  searchZipCode: z.string().max(300).nullish(),
  metadata: z
    .object({
      providerName: z.string().max(500).nullish(),
      rating: z.number().nullish(),
      priceLevel: z.number().nullish(),
    })
    .nullish(),
})

export const interactionBatch = z.object({
  events: z
    .array(interactionEvent)
    .min(1, message('analytics.errors.nothingToCount'))
    .max(MAX_INTERACTIONS, message('analytics.errors.tooManyAtOnce', { most: MAX_INTERACTIONS })),
})

export type InteractionEvent = z.output<typeof interactionEvent>

/** The number of days over which page views are summed. */
export const PAGE_VIEW_DAYS = 30

const WHICH_PAGE = message('analytics.errors.whichPage')

/** A path of this site, without the query string. */
export const pageView = z.object({
  path: z.string(WHICH_PAGE).min(1, WHICH_PAGE).max(200, message('analytics.errors.noPage')),
})
