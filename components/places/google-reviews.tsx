import { Stars } from '@/components/ui/stars'
import type { PlaceReview } from '@/lib/places/types'
import { googleTexts as texts } from './google-texts'

/** Up to five, in the order and with the names that Google gives. */
export function GoogleReviews({ reviews }: { reviews: readonly PlaceReview[] }) {
  if (reviews.length === 0) return <p className="mt-2 text-soft">{texts.noReviews}</p>
  return (
    <ul className="mt-3 divide-y divide-line">
      {reviews.map(({ author_name: name, author_url: url, rating, relative_time_description: when, text, time }) => (
        <li key={`${name} ${time}`} className="py-5 first:pt-0">
          <article>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-semibold tracking-normal break-words">
                {url ? (
                  <a href={url} rel="nofollow noopener" className="hover:underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <Stars rating={rating} />
              <span className="text-sm text-soft">{when}</span>
            </div>
            <p className="mt-2 max-w-prose break-words whitespace-pre-line">{text}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
