import { z } from 'zod'
import { seasonName, weekText } from '@/lib/providers/rules/hours'
import { notPictured, notShown, type ShownPage } from './shown-page'

const rating = { '@type': z.string(), bestRating: z.literal(5), worstRating: z.literal(1) }
const degrees = z.string().regex(/^-?\d{1,3}\.\d{5}$/)
const clock = z.string().regex(/^\d\d:\d\d$/)

/** No telephone, e-mail or website: an unknown property is reported. */
const provider = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.union([z.literal('ChildCare'), z.tuple([z.literal('ChildCare'), z.literal('Preschool')])]),
  '@id': z.url(),
  url: z.url(),
  name: z.string().min(1),
  description: z.string().optional(),
  image: z.url().optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().optional(),
    addressLocality: z.string(),
    addressRegion: z.string().length(2),
    postalCode: z.string().length(5).optional(),
    addressCountry: z.literal('US'),
  }),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: degrees, longitude: degrees }).optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.url(),
        opens: clock,
        closes: clock,
      }),
    )
    .optional(),
  specialOpeningHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.union([z.url(), z.array(z.url())]),
        opens: clock,
        closes: clock,
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
      }),
    )
    .optional(),
  priceRange: z.string().optional(),
  aggregateRating: z
    .strictObject({ ...rating, ratingValue: z.string(), reviewCount: z.number().positive() })
    .optional(),
  review: z
    .array(
      z.strictObject({
        '@type': z.literal('Review'),
        author: z.strictObject({ '@type': z.literal('Person'), name: z.string() }),
        reviewRating: z.strictObject({ ...rating, ratingValue: z.number() }),
        reviewBody: z.string(),
        datePublished: z.iso.date(),
      }),
    )
    .optional(),
})
type Provider = z.infer<typeof provider>

/** A provider's page: its data must be visible; stars come from the reviews shown there. */
export function providerDataErrors(data: unknown, page: ShownPage): string[] {
  const stated = provider.parse(data)
  const { address, aggregateRating: stars, review: reviews = [] } = stated
  return [
    ...notShown(page, [stated.name, stated.description, stated.priceRange]),
    ...notShown(page, [address.streetAddress, address.addressLocality, address.addressRegion, address.postalCode]),
    ...notShown(page, hoursAsShown(stated.openingHoursSpecification ?? [])),
    ...notShown(page, seasonsAsShown(stated.specialOpeningHoursSpecification ?? [])),
    ...notShown(page, stars ? [`${stars.ratingValue} of 5`, `, ${stars.reviewCount} review`] : ['No reviews yet']),
    ...notShown(
      page,
      reviews.flatMap(({ author, reviewBody }) => [author.name, reviewBody]),
    ),
    ...notPictured(page, stated.image),
    ...reviews
      .filter(({ datePublished }) => !page.times.some((time) => time.startsWith(datePublished)))
      .map(({ datePublished }) => `shows no review of ${datePublished}`),
    ...(page.headings.join() === stated.name ? [] : [`is headed ${page.headings}`]),
    ...(stated.geo && !address.streetAddress ? ['reveals the coordinates of a home'] : []),
    ...(stars && reviews.length === 0 ? ['has stars and no review'] : []),
  ]
}

/** All seven days as the page shows them, if there are any hours. */
function hoursAsShown(hours: NonNullable<Provider['openingHoursSpecification']>): string[] {
  if (hours.length === 0) return []
  return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => {
    const spans = hours.filter(({ dayOfWeek }) => dayOfWeek.endsWith(day))
    const isAllDay = spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59')
    const text = spans.map(({ opens, closes }) => `${twelveHours(opens)} – ${twelveHours(closes)}`).join(', ')
    return `${day} ${isAllDay ? 'Open 24 hours' : text || 'Closed'}`
  })
}

/** Each season with its week, as the page shows it. */
function seasonsAsShown(hours: NonNullable<Provider['specialOpeningHoursSpecification']>): string[] {
  const begins = [...new Set(hours.map(({ validFrom }) => validFrom))]
  return begins.map((validFrom) => {
    const days = hours.filter((one) => one.validFrom === validFrom)
    const validThrough = days[0]?.validThrough ?? ''
    const open = days.flatMap(({ dayOfWeek, opens, closes }) => {
      const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].findIndex((day) =>
        String(dayOfWeek).includes(day),
      )
      const closesMinute = closes === '23:59' ? 1_440 : minuteOf(closes)
      return opens === closes ? [] : [{ weekday, opensMinute: minuteOf(opens), closesMinute }]
    })
    return `${seasonName({ from: validFrom.slice(5), to: validThrough.slice(5) })} ${weekText(open)}`
  })
}
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "18:00" as "6:00 PM". */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
