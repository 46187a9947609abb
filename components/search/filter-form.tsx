import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { EMPTY_SEARCH } from '@/lib/providers/schema/search'
import { AmenityFilters } from './amenity-filters'
import { ChildFilters } from './child-filters'
import { CheckList, countedOptions } from './filter-choices'
import { FilterGroup } from './filter-group'
import { askedFilters, LISTS } from './filter-labels'
import { filterTexts as texts } from './filter-texts'
import { HourFilters } from './hour-filters'
import { searchHref } from './search-href'
import type { FilterFormProps } from './types'

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

/** Every filter, as a form that is sent with GET: without JavaScript by its button, with it after each change. */
export function FilterForm({ typed, search, counts, isCounty }: FilterFormProps) {
  return (
    <form id="filter-form" action={routes.search()} className="flex min-h-0 flex-1 flex-col">
      <input type="hidden" name="zipCode" value={typed} />
      {search.sort !== EMPTY_SEARCH.sort && <input type="hidden" name="sort" value={search.sort} />}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 lg:px-1">
        <ChildFilters search={search} counts={counts} isCounty={isCounty} />
        <HourFilters search={search} counts={counts} />
        {lists.map((field) => (
          <FilterGroup key={field} title={texts[field]} hint={texts[`${field}Hint`]} chosen={search[field].length}>
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
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4.5 py-4 lg:border-0 lg:px-1">
        {askedFilters(search).length > 0 && (
          <TextLink href={searchHref(typed, { ...EMPTY_SEARCH, sort: search.sort })} className="py-2">
            {texts.clear}
          </TextLink>
        )}
        <Button type="submit" className="filter-submit ml-auto">
          {texts.show(counts.total)}
        </Button>
      </div>
    </form>
  )
}
