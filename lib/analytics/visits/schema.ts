import { z } from 'zod'

/** A page of 20 results reports its first three and the sponsored ones, then clicks. */
export const MAX_INTERACTIONS = 40

/**
 * `view`: seen in a list. `click`: opened from a list. `open`: its page was loaded. `call`: the phone number was pressed. `photo`: one of its
 * photos was enlarged.
 */
export const INTERACTION_TYPES = ['view', 'click', 'favorite', 'open', 'call', 'photo'] as const
export type InteractionName = (typeof INTERACTION_TYPES)[number]

/** Where a visitor came from; components/analytics has the labels. */
export const PAGE_VIEW_SOURCES = ['search', 'landing', 'here', 'elsewhere', 'direct'] as const
export type PageViewSource = (typeof PAGE_VIEW_SOURCES)[number]

/**
 * The specified interaction event. Only the provider, the type, the source of an opened page and the photo are counted; the other fields are
 * accepted but not stored. A `userId` must be that of the signed-in user.
 */
export const interactionEvent = z.object({
  providerId: z.string().min(1, 'Which provider?').max(200, 'We can’t find this provider.'),
  interactionType: z.enum(
    INTERACTION_TYPES,
    'An interaction is a view, a click, an opening, a call, a favorite or a photo.',
  ),
  source: z.enum(PAGE_VIEW_SOURCES, 'There is no such source.').default('direct'),
  /** The photo's path. */
  photo: z.string().max(300, 'We can’t find this photo.').nullish(),
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
    .min(1, 'There is nothing to count.')
    .max(MAX_INTERACTIONS, `At most ${MAX_INTERACTIONS} interactions at once.`),
})

export type InteractionEvent = z.output<typeof interactionEvent>

/** The number of days over which page views are summed. */
export const PAGE_VIEW_DAYS = 30

/** A path of this site, without the query string. */
export const pageView = z.object({
  path: z.string('Which page?').min(1, 'Which page?').max(200, 'We can’t find this page.'),
})
