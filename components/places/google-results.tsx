import { buttonClasses } from '@/components/ui/button-classes'
import { Rating } from '@/components/ui/stars'
import type { PlaceSummary } from '@/lib/places/types'
import { routes } from '@/lib/platform/routes'
import { GoogleCredits } from './google-credits'
import { googleTexts as texts } from './google-texts'

/**
 * Places of Google as rows under a heading of their own. Plain links: fetching their pages ahead would ask Google for each.
 * Nothing of a row is kept in the browser, unlike a row of ours.
 */
export function GoogleResults({ places }: { places: readonly PlaceSummary[] }) {
  const [first] = places
  if (!first) return null
  return (
    <section aria-labelledby="google-results" className="mt-8">
      <h2 id="google-results" className="text-section">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{texts.lead}</p>
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
          {[place.location, texts.distance(place.distance_miles)].filter(Boolean).join(' · ')}
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
        {texts.viewDetails}
        <span className="sr-only">{texts.viewDetailsOf(place.name)}</span>
      </a>
    </article>
  )
}

/** Google's stars, said to be Google's: they are not those of parents on this site. */
export function GoogleRating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-soft">{texts.noRating}</span>
  return (
    <>
      <Rating rating={rating} /> <span className="text-soft">{texts.ratings(count)}</span>
    </>
  )
}
