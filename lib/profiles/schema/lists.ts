import { z } from 'zod'
import { TOUR_PLACE_CODES, TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import { readTourLink } from '@/lib/providers/rules/tour-hosts'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { longText } from '@/lib/providers/schema/typed-texts'

/** Activities and virtual tours of a page: what is typed, and what is kept. */

export const LIST_LIMITS = { name: 80, description: 600, short: 40, title: 80, url: 500 } as const

export const storedActivity = z.object({
  name: z.string(),
  description: z.string(),
  ageGroup: z.string().nullable(),
  frequency: z.string().nullable(),
})
export type Activity = z.output<typeof storedActivity>

export const storedTour = z.object({ place: z.enum(TOUR_PLACE_CODES), title: z.string(), url: z.string() })
export type VirtualTour = z.output<typeof storedTour>

const oneLine = (max: number) => longText(max).transform((text) => text.replace(/\s+/g, ' '))
const orNull = oneLine(LIST_LIMITS.short)
  .nullish()
  .transform((text) => text || null)

export const typedActivity = z.object({
  name: oneLine(LIST_LIMITS.name).pipe(z.string().min(1, 'Please name the activity.')),
  description: longText(LIST_LIMITS.description).min(1, 'Please describe the activity.'),
  ageGroup: orNull,
  frequency: orNull,
})
const activities = z.array(typedActivity).max(LIMITS.activities, `At most ${LIMITS.activities} activities are shown.`)

/** The specification sends them as a JSON text. */
export const activitiesInput = z.preprocess(fromJson, activities)

export const TOUR_LINK =
  'Please paste a link of YouTube, Vimeo, Matterport or Kuula: tours of other sites are not shown.'

/** A place without a link has no tour; one without a title is called after its place. */
const typedTour = z.object({
  place: z.enum(TOUR_PLACE_CODES),
  title: oneLine(LIST_LIMITS.title),
  url: longText(LIST_LIMITS.url).transform((text, context) => {
    const link = text === '' ? '' : readTourLink(text)?.link
    if (link === undefined) context.addIssue({ code: 'custom', message: TOUR_LINK })
    return link ?? z.NEVER
  }),
})
export const toursInput = z
  .array(typedTour)
  .max(LIMITS.virtualTours, `At most ${LIMITS.virtualTours} tours are shown.`)
  .refine((tours) => new Set(tours.map(({ place }) => place)).size === tours.length, 'A place has one tour.')
  .transform((tours) =>
    TOUR_PLACE_CODES.flatMap((place) => {
      const { title, url } = tours.find((tour) => tour.place === place) ?? { title: '', url: '' }
      return url === '' ? [] : [{ place, title: title || TOUR_PLACES[place], url }]
    }),
  )

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
