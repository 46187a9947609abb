import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/actions/button'
import { Rating } from '@/components/ui/data/stars'
import { useLocalPath } from '@/components/ui/language'
import type { Attribution, PlaceSummary } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

/** Credits Google, untranslated as its terms require, and any other source. */
export function GoogleCredits({ attributions = [] }: { attributions?: readonly Attribution[] }) {
  const t = useTranslations('places.google')
  const others = attributions.filter(({ text }) => text !== '')
  return (
    <p className="mt-4 text-sm text-soft">
      <span translate="no" className="font-medium">
        {t('credit')}
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
  const t = useTranslations('places.google')
  const [first] = places
  if (!first) return null
  return (
    <section aria-labelledby="google-results" className="mt-8">
      <h2 id="google-results" className="text-section">
        {t('heading')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{t('lead', { site: SITE.name })}</p>
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
  const path = useLocalPath()
  const t = useTranslations('places.google')
  const href = routes.provider(place.id)
  return (
    <article className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-name break-words">
          <a
            href={path(href)}
            rel="nofollow"
            className="after:absolute after:inset-0 after:content-[''] hover:text-pine"
          >
            {place.name}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-soft">
          {[place.location, t('distance', { miles: place.distance_miles })].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2 text-ui">
          <GoogleRating rating={place.rating} count={place.user_ratings_total} />
        </p>
      </div>
      <a
        href={path(href)}
        rel="nofollow"
        className={buttonClasses({ variant: 'secondary', size: 'sm' }, 'relative z-10 ml-auto shrink-0')}
      >
        {t.rich('viewDetails', {
          name: place.name,
          spoken: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </a>
    </article>
  )
}

/** Google's stars, labeled as such: they are not reviews on this site. */
export function GoogleRating({ rating, count }: { rating: number | null; count: number }) {
  const t = useTranslations('places.google')
  if (rating === null) return <span className="text-soft">{t('noRating')}</span>
  return (
    <>
      <Rating rating={rating} /> <span className="text-soft">{t('ratings', { count })}</span>
    </>
  )
}
