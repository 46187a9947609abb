import { MapRows, SearchMap } from '@/components/map/late-map'
import { StaticMap } from '@/components/map/static-map'
import { mapTexts } from '@/components/map/texts'
import type { MapData } from '@/components/map/types'
import { ZipTable } from '@/components/map/zip-table'
import { rowViewOf } from '@/components/providers/row-view'
import { boxAround, canBeParted, zipsOf } from '@/lib/map/rules/marks'
import type { Mark } from '@/lib/map/types'
import { withoutWay } from '@/lib/providers/rules/way-to-work'
import type { Search } from '@/lib/providers/schema/search'
import { FilterPanel } from './filter-panel'
import { PendingArea } from './pending-area'
import { ResultHead } from './result-head'
import { ResultPages } from './result-pages'
import { ResultRest } from './result-rest'
import { rowAbout } from './row-about'
import { SearchFitBar } from './search-fit-bar'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { ResultsProps } from './types'

/** The results on a map, with their rows beside it (below it on phones) and the filters in a sheet. */
export function MapResults({ question, found, map }: ResultsProps & { map: MapData & { styleUrl: string | null } }) {
  const { typed } = question
  const { search, today, result } = found
  const { providers, total, pageCount } = result
  const homes = map.points.filter(({ isHome }) => isHome).length
  const { bands, needs } = rowAbout(search, today)
  const rows = providers.map((provider) => rowViewOf(provider, today, bands, needs))
  return (
    <div className="map-layout" data-empty={providers.length === 0 || undefined}>
      <div className="map-box">
        <a href="#results" className="map-skip">
          {mapTexts.skip}
        </a>
        <SearchMap
          {...map}
          total={total}
          today={today}
          areaHref={searchHref(typed, { ...withoutWay(search), bounds: null, distance: null })}
          drawn={<StaticMap {...map} hrefOf={(mark) => hrefOfMark(typed, search, mark)} />}
        />
        <p className="map-source">{mapTexts.credit}</p>
      </div>
      <section aria-labelledby="results" className="map-list">
        <PendingArea>
          <ResultHead typed={typed} search={search} total={total} pageCount={pageCount} />
          {total > 0 && (
            <div className="mb-3">
              <p className="text-sm text-soft">
                {mapTexts.summary(total, zipsOf(map.points), homes, map.points.length)}
              </p>
              <ZipTable
                points={map.points}
                hrefOf={(zip) => searchHref(zip, { ...withoutWay(search), bounds: null, view: 'list' })}
              />
            </div>
          )}
          <SearchFitBar search={search} today={today} />
          <ResultRest question={question} found={found} />
          <MapRows rows={rows} label={texts.resultsLabel} />
          {providers.length > 0 && <ResultPages typed={typed} search={search} pageCount={pageCount} />}
        </PendingArea>
      </section>
      <FilterPanel question={question} found={found} isSheet />
    </div>
  )
}

/** Without JavaScript a mark of several leads nearer to them; where coming nearer parts nobody, to their list. */
function hrefOfMark(typed: string, search: Search, mark: Mark): string {
  const bounds = boxAround(mark.points)
  return searchHref(typed, { ...withoutWay(search), bounds, distance: null, view: canBeParted(mark) ? 'map' : 'list' })
}
