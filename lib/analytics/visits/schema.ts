import { z } from 'zod'

/** A page of 20 results reports its first three and the sponsored ones, then what is pressed. */
export const MAX_INTERACTIONS = 40

/**
 * `view`: seen in a list. `click`: opened from a list. `open`: its page is there. `call`: the phone number was pressed. `photo`: one of its
 * photos was opened large.
 */
export const INTERACTION_TYPES = ['view', 'click', 'favorite', 'open', 'call', 'photo'] as const
export type InteractionName = (typeof INTERACTION_TYPES)[number]

/** Where somebody was before they opened a page; what they are called to providers is in components/analytics. */
export const PAGE_VIEW_SOURCES = ['search', 'landing', 'here', 'elsewhere', 'direct'] as const
export type PageViewSource = (typeof PAGE_VIEW_SOURCES)[number]

/**
 * The specification's interaction event. Of it only provider, type, an opening's source and a photo's address are counted; the rest is accepted for the call's shape
 * and kept nowhere. A `userId` must be that of whoever is signed in.
 */
export const interactionEvent = z.object({
  providerId: z.string().min(1, 'Which provider?').max(200, 'There is no such provider.'),
  interactionType: z.enum(
    INTERACTION_TYPES,
    'An interaction is a view, a click, an opening, a call, a favorite or a photo.',
  ),
  source: z.enum(PAGE_VIEW_SOURCES, 'There is no such source.').default('direct'),
  /** Which of its photos, by its address. */
  photo: z.string().max(300, 'There is no such photo.').nullish(),
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

/** The days over which openings of pages are added up. */
export const PAGE_VIEW_DAYS = 30

/** An address of this site, without what stands behind "?". */
export const pageView = z.object({
  path: z.string('Which page?').min(1, 'Which page?').max(200, 'There is no such page.'),
})
