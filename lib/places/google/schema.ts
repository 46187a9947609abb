import { z } from 'zod'

/** Ids of businesses start with "ChIJ"; ours are lower-case, so none is both. Used in next.config.mjs too: keep them equal. */
const PLACE_ID = /^ChIJ[A-Za-z0-9_-]{10,120}$/

export function isGooglePlaceId(id: string): boolean {
  return PLACE_ID.test(id)
}

/**
 * The parts of the Places web service's responses that we use. A malformed part counts as missing; a place without id, name
 * or point is skipped. Texts longer than any business has are malformed.
 */
const text = (max: number) => z.string().max(max)
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null).default(null)
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const webAddress = text(2_000).refine(isWebAddress)
const DAYS = 7
const MOST_RESULTS = 60
const MOST_REVIEWS = 5

const place = {
  place_id: z.string().refine(isGooglePlaceId),
  name: text(300).trim().min(1),
  formatted_address: text(500).catch('').default(''),
  rating: maybe(z.number().min(1).max(5)),
  user_ratings_total: z.number().int().min(0).catch(0).default(0),
  types: z.array(text(100)).max(100).catch([]).default([]),
  business_status: maybe(z.enum(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'])),
  /** The older field for the same. */
  permanently_closed: z.boolean().catch(false).default(false),
}

export const googleFound = z.object({
  ...place,
  price_level: maybe(z.number().int().min(0).max(4)),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
})

const review = z.object({
  author_name: text(200).trim().min(1),
  author_url: maybe(webAddress),
  rating: z.number().min(1).max(5),
  relative_time_description: text(100).catch('').default(''),
  text: text(20_000).catch('').default(''),
  time: z.number().int().catch(0).default(0),
})

export const googleDetails = z.object({
  ...place,
  formatted_phone_number: maybe(text(40)),
  website: maybe(webAddress),
  opening_hours: maybe(z.object({ weekday_text: z.array(text(200)).length(DAYS) })),
  reviews: z.array(maybe(review)).catch([]).default([]).transform(validItems(MOST_REVIEWS)),
})

const attributions = z.array(text(2_000)).max(20).catch([]).default([])

/** Every response from Google has a status. */
export const googleStatus = z.object({ status: z.string().max(50) })
export const googleSearchResponse = z.object({
  html_attributions: attributions,
  results: z.array(maybe(googleFound)).transform(validItems(MOST_RESULTS)),
})
export const googleDetailsResponse = z.object({ html_attributions: attributions, result: googleDetails })

export type GoogleFound = z.output<typeof googleFound>
export type GoogleDetails = z.output<typeof googleDetails>

/** The valid items of a list. */
function validItems(most: number) {
  return <Item>(items: (Item | null)[]): Item[] => items.filter((item) => item !== null).slice(0, most)
}
