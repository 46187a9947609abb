import { MapRows, SearchMap } from '@/components/map/late-map'
import { StaticMap } from '@/components/map/static-map'
import { mapTexts } from '@/components/map/texts'
import type { MapData } from '@/components/map/types'
import { ZipTable } from '@/components/map/zip-table'
import { boxAround, canBeParted, zipsOf } from '@/lib/map/rules/marks'
import type { Mark } from '@/lib/map/types'
import { withoutWay } from '@/lib/providers/rules/way-to-work'
import type { Search } from '@/lib/providers/schema/search'
import { FilterSheet } from './filter-sheet'
import { Filters, ListPages, ListRest, ListTop } from './list-results'
import { listTexts, listView } from './list-view'
import { PendingArea } from './pending-area'
import { searchHref } from './search-href'
import { searchTexts } from './texts'
import type { ResultsProps } from './types'

/** The results on a map, with their rows beside it (below it on phones) and the filters in a sheet. */
export function MapResults({ question, found, map }: ResultsProps & { map: MapData & { styleUrl: string | null } }) {
  const { typed } = question
  const { search, today, result } = found
  const { total } = result
  const homes = map.points.filter(({ isHome }) => isHome).length
  const list = listView({ question, found })
  const texts = listTexts({ question, found })
  return (
    <div className="map-layout" data-empty={list.rows.length === 0 || undefined}>
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
          <ListTop texts={texts}>
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
          </ListTop>
          <ListRest list={list} texts={texts} />
          <MapRows rows={list.rows} label={searchTexts.resultsLabel} />
          <ListPages texts={texts} />
        </PendingArea>
      </section>
      <FilterSheet isSheet>
        <Filters texts={texts} />
      </FilterSheet>
    </div>
  )
}

/** Without JavaScript a mark of several leads nearer to them; where coming nearer parts nobody, to their list. */
function hrefOfMark(typed: string, search: Search, mark: Mark): string {
  const bounds = boxAround(mark.points)
  return searchHref(typed, { ...withoutWay(search), bounds, distance: null, view: canBeParted(mark) ? 'map' : 'list' })
}
