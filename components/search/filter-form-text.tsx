import { ofText, textOf } from '@/components/ui/as-text'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { FACETS } from '@/lib/providers/rules/facets'
import { FilterForm, FilterGroups } from './filter-form'
import type { FilterFormProps, FilterGroupsProps, ShownCounts } from './types'

/** In place of numbers: the names of their choices. Nothing that anybody typed can hold an element. */
const PLACES: ShownCounts = Object.fromEntries(
  FACETS.map(({ group, value }) => choiceKey(group, value)).map((key) => [key, `#${key}#`]),
)
const PLACE = /<b>#([^#]+)#<\/b>/

/** Texts and, between them, names of choices. Those that were asked for last; most searches ask for no filter. */
const known = new Map<string, string[]>()
const MOST_KNOWN = 50

/**
 * The filter form as text. Its groups are drawn once for all searches with the same filters, and the numbers written into them: there are
 * more than a hundred, and drawn anew they were a fifth of what a search page takes.
 */
export function filterFormText(props: FilterFormProps): string {
  return textOf(
    <FilterForm {...props}>
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 lg:px-1"
        {...ofText(groupsText(props))}
      />
    </FilterForm>,
  )
}

function groupsText({ choices, ...props }: FilterFormProps): string {
  const [first = '', ...rest] = templateOf(props)
  let text = first
  for (let index = 0; index < rest.length; index += 2) {
    const count = choices[rest[index] ?? '']
    if (count !== undefined) text += `<b>${count.toLocaleString('en-US')}</b>`
    text += rest[index + 1]
  }
  return text
}

function templateOf({ search, isCounty, work, child }: Omit<FilterGroupsProps, 'counts'>): string[] {
  const { sort: _order, view: _view, page: _page, ...filters } = search
  const key = JSON.stringify([filters, isCounty, work, child])
  const template =
    known.get(key) ?? textOf(<FilterGroups {...{ search, isCounty, work, child }} counts={PLACES} />).split(PLACE)
  known.delete(key)
  known.set(key, template)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  return template
}
