import type { MapData } from '@/components/places/map/interactive-map'
import { mapMessages } from '@/components/places/map/messages'
import { SearchMap } from '@/components/places/map/search-map'
import { ZipTable } from '@/components/places/map/zip-table'
import { ProviderRows } from '@/components/providers/provider-rows'
import { zipsOf } from '@/lib/places/map/rules/marks'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { MAP_POINTS } from '@/lib/search/catalogue/options'
import { withoutWay } from '@/lib/search/rules/filters'
import { FilterForm } from './filters/filter-form'
import { FilterSheet } from './filters/filter-sheet'
import { searchMessages as messages } from './messages'
import { matchTitles, NoRows, OwnChildrenBar, PendingArea, RESULTS_ID, ResultHead, ResultPages } from './results'
import type { SearchActions } from './search-screen'
import { searchHref } from './search-summary'
import type { ResultsProps } from './types'

type MapResultsProps = ResultsProps & SearchActions & { map: MapData }

/** The results on a map, with their rows beside it (below it on phones). */
export function MapResults({
  request,
  results,
  map,
  submit,
  isPending,
  formRef,
  isFiltersOpen,
  toggleFilters,
}: MapResultsProps) {
  const { typed } = request
  const { search, today, total, rows } = results
  const room = search.age === null ? null : ageBandOf(search.age)
  const homes = map.points.filter(({ isHome }) => isHome).length
  return (
    <>
      <FilterSheet isOpen={isFiltersOpen} onToggle={toggleFilters} isPending={isPending}>
        <FilterForm request={request} results={results} submit={submit} formRef={formRef} isSheet={isFiltersOpen} />
      </FilterSheet>
      <div className="map-layout" data-empty={rows.length === 0 || undefined}>
        <div className="map-box">
          <a href={`#${RESULTS_ID}`} className="map-skip">
            {mapMessages.skip}
          </a>
          <SearchMap
            {...map}
            total={total}
            today={today}
            room={room}
            areaHref={searchHref(typed, { ...withoutWay(search), bounds: null, distance: null })}
          />
        </div>
        <section aria-labelledby={RESULTS_ID} className="map-list">
          <PendingArea isPending={isPending}>
            <ResultHead request={request} results={results} />
            {total > 0 && (
              <p className="mb-2 text-sm text-soft">
                <span className="sr-only">{mapMessages.summary(total, zipsOf(map.points))} </span>
                {mapMessages.withoutPin({
                  total,
                  onMap: map.points.length,
                  homes,
                  isCut: map.points.length >= MAP_POINTS,
                })}
              </p>
            )}
            <OwnChildrenBar request={request} results={results} />
            <NoRows request={request} results={results} />
            <ProviderRows
              rows={rows}
              today={today}
              level={3}
              label={messages.resultsLabel}
              wayBack={searchHref(typed, search)}
              matchTitles={matchTitles(search)}
              isOnMap
            />
            <ResultPages request={request} results={results} />
            {total > 0 && (
              <ZipTable
                points={map.points}
                hrefOf={(zip) => searchHref(zip, { ...withoutWay(search), bounds: null, view: 'list' })}
              />
            )}
          </PendingArea>
        </section>
      </div>
    </>
  )
}
