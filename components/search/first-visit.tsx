import { EmptyState } from '@/components/ui/empty-state'
import type { FeaturedLocation } from '@/lib/locations/types'
import { PlaceLinks } from './choose-place'
import { searchTexts as texts } from './texts'

/** Before any search: where to begin. */
export function FirstVisit({ cities }: { cities: readonly FeaturedLocation[] }) {
  return (
    <section className="max-w-reading">
      <EmptyState icon="search" title={texts.firstVisit} className="pb-0">
        {texts.firstVisitText}
      </EmptyState>
      <PlaceLinks
        places={cities
          .filter(({ providerCount }) => providerCount > 0)
          .map(({ slug, name, state, providerCount }) => ({
            key: slug,
            typed: `${name}, ${state}`,
            label: `${name}, ${state}`,
            detail: texts.cityCount(providerCount),
          }))}
      />
    </section>
  )
}
