import { buttonClasses } from '@/components/ui/actions/button'
import { Rating } from '@/components/ui/data/stars'
import type { Attribution, PlaceSummary } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

/** Credits for Google's data, and that it was not checked here. */
export const googleMessages = {
  heading: 'Results from Google',
  lead: `${SITE.name} lists no one this close yet. These places come from Google; we haven’t checked them.`,
  credit: 'Google Maps',
  ratings: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'rating' : 'ratings'} on Google`,
  noRating: 'No ratings on Google',
  distance: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => ` of ${name}`,
  metaTitle: (name: string) => `${name}: childcare facts from Google`,
  metaTitleUnavailable: 'Google isn’t answering right now',
  metaDescription: `A place that isn’t on ${SITE.name}, as Google Maps shows it right now.`,
  notOurs: `This place isn’t on ${SITE.name}. Everything here comes from Google right now: we haven’t checked it and don’t store it.`,
  closed: 'Google says that this place is permanently closed.',
  closedForNow: 'Google says that this place is temporarily closed.',
  contact: 'Contact',
  phone: 'Phone',
  website: 'Website',
  signInToSee: 'Sign in to see',
  noPhone: 'Contact for phone number',
  noWebsite: 'No website on Google',
  noAddress: 'Address not available',
  hours: 'Hours',
  noHours: 'Contact for hours',
  reviews: 'Reviews on Google',
  noReviews: 'No reviews available. Contact the provider for references.',
  unavailable: 'Google isn’t answering right now',
  unavailableText: 'Please try again in a few minutes. Our own directory still works.',
  backToSearch: 'Back to Search',
}

/** Credits Google, untranslated as its terms require, and any other source. */
export function GoogleCredits({ attributions = [] }: { attributions?: readonly Attribution[] }) {
  const others = attributions.filter(({ text }) => text !== '')
  return (
    <p className="mt-4 text-sm text-soft">
      <span translate="no" className="font-medium">
        {googleMessages.credit}
      </span>
      {others.map(({ text, url }) => (
        <span key={`${text} ${url}`}>
          {' · '}
          {url ? (
            <a href={url} rel="nofollow noopener" className="underline underline-offset-[0.18em]">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  )
}

/**
 * Google's places as rows under their own heading. Plain links: prefetching would query Google for each. Unlike our own
 * rows, they are not stored in the browser.
 */
export function GoogleResults({ places }: { places: readonly PlaceSummary[] }) {
  const [first] = places
  if (!first) return null
  return (
    <section aria-labelledby="google-results" className="mt-8">
      <h2 id="google-results" className="text-section">
        {googleMessages.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{googleMessages.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {places.map((place) => (
          <li key={place.id} className="relative py-5">
            <GoogleRow place={place} />
          </li>
        ))}
      </ul>
      <GoogleCredits attributions={first.attributions} />
    </section>
  )
}

function GoogleRow({ place }: { place: PlaceSummary }) {
  const href = routes.provider(place.id)
  return (
    <article className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-name break-words">
          <a href={href} rel="nofollow" className="after:absolute after:inset-0 after:content-[''] hover:text-pine">
            {place.name}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-soft">
          {[place.location, googleMessages.distance(place.distance_miles)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2 text-ui">
          <GoogleRating rating={place.rating} count={place.user_ratings_total} />
        </p>
      </div>
      <a
        href={href}
        rel="nofollow"
        className={buttonClasses({ variant: 'secondary', size: 'sm' }, 'relative z-10 ml-auto shrink-0')}
      >
        {googleMessages.viewDetails}
        <span className="sr-only">{googleMessages.viewDetailsOf(place.name)}</span>
      </a>
    </article>
  )
}

/** Google's stars, labeled as such: they are not reviews on this site. */
export function GoogleRating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-soft">{googleMessages.noRating}</span>
  return (
    <>
      <Rating rating={rating} /> <span className="text-soft">{googleMessages.ratings(count)}</span>
    </>
  )
}
