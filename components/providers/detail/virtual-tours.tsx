import { Icon } from '@/components/ui/icon'
import type { ProviderDetail } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

/** Links out: nothing of another site is loaded before somebody goes there. */
export function VirtualTours({ tours }: { tours: ProviderDetail['virtualTours'] }) {
  return (
    <ul className="mt-2">
      {tours.map((tour) => (
        <li key={tour.place}>
          <a
            href={tour.url}
            rel="nofollow noopener"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-[0.18em] hover:underline"
          >
            <Icon name="external" />
            {texts.tourPlaces[tour.place]}: {tour.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
