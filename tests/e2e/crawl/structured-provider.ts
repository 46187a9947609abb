import { z } from 'zod'
import type { Locale } from '@/lib/platform/language/locales'
import { weekdayNames } from '@/lib/platform/time/dates'
import { seasonName, weekText } from '@/lib/providers/hours/rules/hours'
import { translate } from '@/tests/support/setup/translate'
import { missingPicture, missingTexts, type ShownPage } from './shown-page'

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
    ...missingTexts(page, [stated.name, stated.description, stated.priceRange]),
    ...missingTexts(page, [address.streetAddress, address.addressLocality, address.addressRegion, address.postalCode]),
    ...missingTexts(page, hoursAsShown(page.locale, stated.openingHoursSpecification ?? [])),
    ...missingTexts(page, seasonsAsShown(page.locale, stated.specialOpeningHoursSpecification ?? [])),
    ...missingTexts(page, ratingAsShown(page.locale, stars)),
    ...missingTexts(
      page,
      reviews.flatMap(({ author, reviewBody }) => [author.name, reviewBody]),
    ),
    ...missingPicture(page, stated.image),
    ...reviews
      .filter(({ datePublished }) => !page.times.some((time) => time.startsWith(datePublished)))
      .map(({ datePublished }) => `shows no review of ${datePublished}`),
    ...(page.headings.join() === stated.name ? [] : [`is headed ${page.headings}`]),
    ...(stated.geo && !address.streetAddress ? ['reveals the coordinates of a home'] : []),
    ...(stars && reviews.length === 0 ? ['has stars and no review'] : []),
  ]
}

/** All seven days as the page shows them, if there are any hours. */
function hoursAsShown(locale: Locale, hours: NonNullable<Provider['openingHoursSpecification']>): string[] {
  if (hours.length === 0) return []
  const t = translate(locale, 'providers.hours')
  const names = weekdayNames(locale).map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
  return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day, index) => {
    const spans = hours.filter(({ dayOfWeek }) => dayOfWeek.endsWith(day))
    const isAllDay = spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59')
    const text = spans.map(({ opens, closes }) => `${twelveHours(opens)} – ${twelveHours(closes)}`).join(', ')
    return `${names[index]} ${isAllDay ? t('openAllDay') : text || t('closed')}`
  })
}

/** The stars of English pages in words; of others, only their numbers. */
function ratingAsShown(locale: Locale, stars: Provider['aggregateRating']): string[] {
  if (!stars) return [translate(locale, 'providers.row')('noReviews')]
  const { ratingValue, reviewCount } = stars
  return locale === 'en' ? [`${ratingValue} of 5`, `, ${reviewCount} review`] : [ratingValue, String(reviewCount)]
}

/** Each season with its week, as the page shows it. */
function seasonsAsShown(locale: Locale, hours: NonNullable<Provider['specialOpeningHoursSpecification']>): string[] {
  const hoursTexts = translate(locale, 'providers.hours')
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
    return `${seasonName(locale, { from: validFrom.slice(5), to: validThrough.slice(5) })} ${weekText(hoursTexts, locale, open)}`
  })
}
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "18:00" as "6:00 PM". */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
