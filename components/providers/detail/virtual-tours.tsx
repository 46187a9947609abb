import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { readTourLink } from '@/lib/providers/rules/tour-hosts'
import type { ProviderDetail } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

type VirtualToursProps = { id: string; tours: ProviderDetail['virtualTours']; isPreview: boolean }

/**
 * Nothing of another site is loaded before somebody goes there, and each says which site it is. A tour of a site that we show leads to a page of
 * ours, by a new document, since that page's policy alone lets it in; any other leads away.
 */
export function VirtualTours({ id, tours, isPreview }: VirtualToursProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {tours.map(({ place, title, url }) => {
        const shown = readTourLink(url)
        return (
          <li key={place}>
            <a
              href={shown && !isPreview ? routes.virtualTour(id, place) : url}
              rel="nofollow noopener"
              className="group flex min-h-14 items-center gap-3 py-2"
            >
              <Icon name={shown ? 'play' : 'external'} className="text-pine" />
              <span className="min-w-0">
                <span className="block font-semibold text-pine group-hover:underline">
                  {title === texts.tourPlaces[place] ? title : `${texts.tourPlaces[place]}: ${title}`}
                </span>
                <span className="block text-sm text-soft">
                  {texts.tourFrom(shown?.host ?? (URL.canParse(url) ? new URL(url).hostname : url))}
                </span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
