import { useTranslations } from 'next-intl'
import type { MapData } from '@/components/places/map/interactive-map'
import { mapSummary, withoutPinText } from '@/components/places/map/map-text'
import { SearchMap } from '@/components/places/map/search-map'
import { useLocalPath } from '@/components/ui/language'
import { zipsOf } from '@/lib/places/map/rules/marks'
import type { MapPoint } from '@/lib/places/map/types'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { MAP_POINTS } from '@/lib/search/catalogue/options'
import { withoutWayToWork } from '@/lib/search/rules/filters'
import { NoRows, OwnChildrenBar, PendingArea, RESULTS_ID, ResultHead, ResultPages, ResultRows } from './results'
import { searchHref } from './search-summary'
import type { ResultsProps, Texts } from './types'

type MapResultsProps = ResultsProps & Texts & { isPending: boolean; map: MapData }

/** The results on a map, with their rows next to it (below it on phones). */
export function MapResults({ request, results, map, isPending, t, filters }: MapResultsProps) {
  const texts = useTranslations('places.map')
  const { typed } = request
  const { search, today, total, rows } = results
  const room = search.age === null ? null : (ageBandOf(search.age)?.code ?? null)
  const homes = map.points.filter(({ isHome }) => isHome).length
  return (
    <div className="map-layout" data-empty={rows.length === 0 || undefined}>
      <div className="map-box">
        <a href={`#${RESULTS_ID}`} className="map-skip">
          {texts('skip')}
        </a>
        <SearchMap
          {...map}
          total={total}
          today={today}
          room={room}
          areaHref={searchHref(typed, { ...withoutWayToWork(search), bounds: null, distance: null })}
        />
      </div>
      <section aria-labelledby={RESULTS_ID} className="map-list">
        <PendingArea isPending={isPending} t={t}>
          <ResultHead request={request} results={results} t={t} filters={filters} />
          {total > 0 && (
            <p className="mb-2 text-sm text-soft">
              <span className="sr-only">{mapSummary(total, zipsOf(map.points), texts, filters.locale)} </span>
              {withoutPinText(
                { total, onMap: map.points.length, homes, isCut: map.points.length >= MAP_POINTS },
                texts,
              )}
            </p>
          )}
          <OwnChildrenBar request={request} results={results} />
          <NoRows request={request} results={results} t={t} filters={filters} />
          <ResultRows request={request} results={results} t={t} isOnMap />
          <ResultPages request={request} results={results} />
          {total > 0 && (
            <ZipTable
              points={map.points}
              hrefOf={(zip) => searchHref(zip, { ...withoutWayToWork(search), bounds: null, view: 'list' })}
            />
          )}
        </PendingArea>
      </section>
    </div>
  )
}

type ZipTableProps = { points: readonly MapPoint[]; hrefOf: (zip: string) => string }

/** The accessible alternative of the map: every ZIP code with its number of providers. */
export function ZipTable({ points, hrefOf }: ZipTableProps) {
  const path = useLocalPath()
  const t = useTranslations('places.map')
  const zips = zipsOf(points)
  if (zips.length === 0) return null
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-pine hover:text-pine-deep">
        {t('table')}
      </summary>
      <table className="mt-1 mb-4 w-full max-w-narrow text-sm">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1.5 font-medium">
              {t('zip')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('providers')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('ofWhichHomes')}
            </th>
          </tr>
        </thead>
        <tbody className="numbers">
          {zips.map(({ zip, count, homes }) => (
            <tr key={zip} className="border-b border-line">
              <th scope="row" className="text-left font-medium">
                <a href={path(hrefOf(zip))} className="inline-flex min-h-9 items-center text-pine hover:underline">
                  {zip}
                </a>
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{homes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
