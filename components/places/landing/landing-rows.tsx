import { OwnFitBar } from '@/components/families/fit/own-fit'
import { ProviderRows } from '@/components/providers/provider-rows'
import type { RowValues } from '@/components/providers/row-values'
import { TextLink } from '@/components/ui/actions/text-link'
import { Pagination } from '@/components/ui/data/pagination'
import { routes } from '@/lib/platform/http/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { LANDING_PAGE_SIZE } from '@/lib/providers/landing/rules/pages'
import type { ShownPlace } from './landing-data'
import { landingMessages as texts } from './messages'

export type LandingRowsProps = {
  careType: LandingCareType
  place: Pick<ShownPlace, 'slug' | 'name' | 'label' | 'searchTerm'>
  page: number
  pageCount: number
  total: number
  /** How the rows are ordered, in words. */
  order: string
  rows: RowValues[]
  /** From around the city, where it has too few of its own. */
  nearest: RowValues[]
  /** "YYYY-MM-DD" in the place. */
  today: string
  siteUrl: string
}

/** Twenty rows and links to the other pages; in a small place also the nearest ones around it. */
export function LandingRows(props: LandingRowsProps) {
  const { careType, place, page, pageCount, total, order, rows, nearest, today, siteUrl } = props
  const first = (page - 1) * LANDING_PAGE_SIZE + 1
  const wayBack = routes.landing(careType, place.slug, page)
  const name = texts.list(careType, place.label)
  return (
    <>
      {rows.length > 0 && (
        <section aria-label={name}>
          <p className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3 text-ui">
            <strong>{texts.range(first, first + rows.length - 1, total)}</strong>
            <span className="text-soft">{order}</span>
            <TextLink href={routes.search({ zipCode: place.searchTerm })} className="md:ml-auto">
              {texts.searchAll(place.name)}
            </TextLink>
          </p>
          <OwnFitBar className="mb-4" />
          <ProviderRows rows={rows} today={today} wayBack={wayBack} markup={{ name, firstPosition: first, siteUrl }} />
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => routes.landing(careType, place.slug, to)}
            className="mt-4"
          />
        </section>
      )}
      {nearest.length > 0 && (
        <section>
          <h2 className="text-section">{texts.nearestTitle(place.name)}</h2>
          <p className="mt-1 mb-5 text-sm text-soft">{texts.nearestHint}</p>
          <ProviderRows rows={nearest} today={today} wayBack={wayBack} level={3} />
        </section>
      )}
      {rows.length + nearest.length === 0 && <p>{texts.nobodyNear(careType)}</p>}
    </>
  )
}
