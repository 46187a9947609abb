import { type RefObject, useEffect, useState } from 'react'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button, buttonClasses } from '@/components/ui/actions/button'
import { useLocalPath } from '@/components/ui/language'
import { boundsText } from '@/lib/places/rules/geo'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { wayErrorMessage } from '@/lib/search/catalogue/options'
import { EMPTY_SEARCH, searchQuery } from '@/lib/search/rules/filters'
import type { Search, SearchField } from '@/lib/search/schema'
import { choiceCounts, hrefForNeeds, searchesWithout, searchHref, shownCount } from '../search-summary'
import type { ChildField, FilterTexts, ResultsProps, SearchRequest, Way } from '../types'
import type { ChildValues, TypedValue } from './filter-fields'
import { FilterGroups } from './filter-groups'
import { activeFilters, useFilterTexts } from './filter-texts'

export const FILTERS_ID = 'filters'
/** Invalid input is shown again up to this length. */
const LONGEST_SHOWN = 20

type FilterFormProps = ResultsProps & {
  submit: (form: HTMLFormElement) => void
  formRef: RefObject<HTMLFormElement | null>
  /** In the phone's sheet. */
  isSheet: boolean
}

/** A GET form: submitted by its button without JavaScript, after each change with it. Its fields are uncontrolled. */
export function FilterForm({ request, results, submit, formRef, isSheet }: FilterFormProps) {
  const path = useLocalPath()
  const texts = useFilterTexts()
  const { t } = texts
  const messageText = useMessageText()
  const { typed, showsAllFilters } = request
  const { search, counts, place, way } = results
  const address = searchHref(typed, search)
  // The count while the price's handle is being moved; the next results have their own.
  const [moved, setMoved] = useState<{ address: string; count: number | null } | null>(null)
  const total = (moved?.address === address ? moved.count : null) ?? shownCount(results)
  const [looser] = total === 0 ? searchesWithout(results, texts) : []
  const { sort, view } = search
  const hasFilters = activeFilters(search, texts).length > 0

  // React's onChange fires on each keystroke, the native change event only when the edit is complete.
  useEffect(() => {
    const form = formRef.current
    const onChange = () => form && submit(form)
    form?.addEventListener('change', onChange)
    return () => form?.removeEventListener('change', onChange)
  }, [formRef, submit])

  return (
    <form
      ref={formRef}
      id="filter-form"
      action={path(routes.search())}
      className="filter-form"
      data-all={showsAllFilters ? '' : undefined}
      onSubmit={(event) => {
        // "Show the choices" of a group whose fields could not load: the browser opens the page with all of them.
        if (event.nativeEvent.submitter?.getAttribute('name') === 'filters') return
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <input type="hidden" name="zipCode" value={typed} />
      {sort !== null && <input type="hidden" name="sort" value={sort} />}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      {search.bounds && <input type="hidden" name="bounds" value={boundsText(search.bounds)} />}
      <div className="filter-groups">
        <FilterGroups
          texts={texts}
          search={search}
          choices={choiceCounts(counts)}
          isCounty={place.kind === 'county'}
          work={workValue(request, way, t, messageText)}
          child={childValues(request, t)}
          hrefFor={hrefForNeeds(typed, search)}
          isSheet={isSheet}
          showsAll={showsAllFilters}
          total={total}
          pricesAddress={pricesAddress(typed, search)}
          allAddress={`${path(routes.search())}#${FILTERS_ID}`}
          onCount={(count) => setMoved({ address, count })}
        />
      </div>
      <div className="filter-actions">
        {hasFilters && (
          <a
            href={path(searchHref(typed, { ...EMPTY_SEARCH, sort, view }))}
            className="py-2 font-semibold text-pine hover:text-pine-deep hover:underline"
          >
            {t('clear')}
          </a>
        )}
        {looser ? (
          <a href={path(searchHref(typed, looser.search))} className={buttonClasses({}, 'filter-submit ml-auto')}>
            {t('showWithout', { count: looser.count, filter: looser.label })}
          </a>
        ) : (
          <Button type="submit" className="filter-submit ml-auto">
            {t('show', { count: total })}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The URL of the prices: the same for every limit, order and view, so that they load once. */
const pricesAddress = (typed: string, search: Search) =>
  routes.api.placesPrices(searchQuery({ ...search, priceRange: null, sort: null, view: 'list', page: 1 }, typed))

/** The work ZIP code as entered, and why the route was ignored. */
function workValue(
  { workTyped, ignored }: SearchRequest,
  way: Way | null,
  t: FilterTexts['t'],
  messageText: (text: string) => string,
): TypedValue {
  const noWay = way === null || way.kind === 'along' ? undefined : messageText(wayErrorMessage(way))
  return {
    typed: workTyped.slice(0, LONGEST_SHOWN),
    error: ignored.includes('workZip') ? t('workZipInvalid', { zip: SITE.example.zip }) : noWay,
  }
}

/** What was typed about a child, and what is wrong with it. */
function childValues(
  { childTyped, search, ignored }: Pick<SearchRequest, 'childTyped' | 'search' | 'ignored'>,
  t: FilterTexts['t'],
): ChildValues {
  const value = (name: ChildField & SearchField, error: string): TypedValue =>
    ignored.includes(name)
      ? { typed: childTyped[name].slice(0, LONGEST_SHOWN), error }
      : { typed: String(search[name] ?? '') }
  return {
    age: value('age', t('ageInvalid')),
    start: value('start', t('monthInvalid')),
  }
}
