import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { boundsText } from '@/lib/map/rules/bounds'
import { routes } from '@/lib/platform/routes'
import { AmenityFilters } from './amenity-filters'
import { ChildFilters } from './child-filters'
import { ChildFitFilter } from './child-fit-filter'
import { CheckList, countedOptions } from './filter-choices'
import { FilterGroup } from './filter-group'
import { LISTS } from './filter-lists'
import { filterTexts as texts } from './filter-texts'
import { HourFilters } from './hour-filters'
import { PlaceFilters } from './place-filters'
import type { FilterFormProps, FilterGroupsProps } from './types'

const lists = [
  'program',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'schedule',
  'language',
] as const

type FilterFormFrameProps = Pick<FilterFormProps, 'typed' | 'search' | 'total' | 'clearHref'> & { children: ReactNode }

/** A form that is sent with GET: without JavaScript by its button, with it after each change. Drawn as text (filter-form-text.tsx). */
export function FilterForm({ typed, search, total, clearHref, children }: FilterFormFrameProps) {
  return (
    <form id="filter-form" action={routes.search()} className="flex min-h-0 flex-1 flex-col">
      <input type="hidden" name="zipCode" value={typed} />
      {search.sort !== null && <input type="hidden" name="sort" value={search.sort} />}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
      {search.bounds && <input type="hidden" name="bounds" value={boundsText(search.bounds)} />}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4.5 py-4 lg:border-0 lg:px-1">
        {clearHref && (
          <a href={clearHref} className="py-2 font-semibold text-pine hover:text-pine-deep hover:underline">
            {texts.clear}
          </a>
        )}
        <Button type="submit" className="filter-submit ml-auto">
          {texts.show(total)}
        </Button>
      </div>
    </form>
  )
}

/** Every filter. */
export function FilterGroups({ search, isCounty, work, child, counts }: FilterGroupsProps) {
  return (
    <>
      <ChildFitFilter child={child} />
      <ChildFilters search={search} counts={counts} age={child.age} />
      <PlaceFilters search={search} counts={counts} isCounty={isCounty} work={work} />
      <HourFilters search={search} counts={counts} />
      {lists.map((field) => (
        <FilterGroup
          key={field}
          id={field}
          title={texts[field]}
          hint={texts[`${field}Hint`]}
          chosen={search[field].length}
        >
          <CheckList
            name={field}
            chosen={search[field]}
            options={countedOptions(
              field,
              LISTS[field].map(({ code, label }) => ({ value: code, label })),
              counts,
            )}
          />
        </FilterGroup>
      ))}
      <AmenityFilters search={search} counts={counts} />
    </>
  )
}
