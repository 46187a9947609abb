import { ProviderList } from '@/components/providers/provider-list'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { LANDING_PAGE_SIZE } from '@/lib/providers/rules/landing'
import type { LandingList } from '@/lib/providers/types'
import type { LandingPlace } from './landing-head'
import { LandingPagination } from './landing-pagination'
import { landingTexts as texts } from './texts'

type LandingProvidersProps = {
  careType: LandingCareType
  place: LandingPlace
  page: number
  listed: LandingList
  today: string
  siteUrl: string
}

/** Twenty rows and links to the other pages; in a small place also the nearest ones around it. */
export function LandingProviders({ careType, place, page, listed, today, siteUrl }: LandingProvidersProps) {
  const { total, pageCount, providers, nearest } = listed
  const first = (page - 1) * LANDING_PAGE_SIZE + 1
  const wayBack = routes.landing(careType, place.slug, page)
  return (
    <>
      {providers.length > 0 && (
        <section aria-label={texts.list(careType, place.label)}>
          <p className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3 text-ui">
            <strong>{texts.range(first, first + providers.length - 1, total)}</strong>
            <span className="text-soft">{texts.order}</span>
            <TextLink href={routes.search({ zipCode: place.searchTerm })} className="ml-auto">
              {texts.searchAll(place.name)}
            </TextLink>
          </p>
          <ProviderList
            providers={providers}
            today={today}
            wayBack={wayBack}
            markup={{ name: texts.list(careType, place.label), firstPosition: first, siteUrl }}
          />
          <LandingPagination careType={careType} slug={place.slug} page={page} pageCount={pageCount} />
        </section>
      )}
      {nearest.length > 0 && (
        <section>
          <h2 className="text-section">{texts.nearestTitle(place.name)}</h2>
          <p className="mt-1 mb-5 text-sm text-soft">{texts.nearestHint}</p>
          <ProviderList providers={nearest} today={today} wayBack={wayBack} level={3} />
        </section>
      )}
      {providers.length + nearest.length === 0 && <p>{texts.nobodyNear(careType)}</p>}
    </>
  )
}
