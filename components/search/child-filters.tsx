import { AGE_RANGES, MAX_CHILD_MONTHS, PRICE_STEPS } from '@/lib/providers/catalogue/search-options'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { valueText } from '@/lib/providers/rules/search-value'
import type { Search } from '@/lib/providers/schema/search'
import { CheckList, countedOptions, OneOf } from './filter-choices'
import { FilterField } from './filter-field'
import { FilterGroup } from './filter-group'
import { filterTexts as texts } from './filter-texts'
import { Tick } from './tick'
import type { FilterGroupsProps, ShownCounts } from './types'

type ChildFiltersProps = { age: FilterGroupsProps['child']['age'] }

/** Whom it is for and what it may cost: age, openings, price. */
export function ChildFilters({
  search,
  counts,
  age,
}: Pick<FilterGroupsProps, 'search' | 'counts'> & ChildFiltersProps) {
  return (
    <>
      <FilterGroup
        id="age"
        open
        title={texts.age}
        hint={texts.ageHint}
        chosen={search.ageRange.length + Number(search.age !== null)}
      >
        <FilterField
          type="number"
          name="age"
          inputMode="numeric"
          min={0}
          max={MAX_CHILD_MONTHS}
          label={texts.ageMonths}
          hint={texts.ageMonthsHint}
          defaultValue={age.typed}
          error={age.error}
          className="mb-3"
        />
        <p className="mb-1 text-ui font-semibold">{texts.ageRanges}</p>
        <CheckList
          name="ageRange"
          chosen={search.ageRange}
          options={countedOptions(
            'age',
            AGE_RANGES.map(({ code }) => ({ value: code, label: texts.ageRangeWithHint(code) })),
            counts,
          )}
        />
      </FilterGroup>
      <FilterGroup id="openings" open title={texts.openings} hint={texts.openingsHint} chosen={Number(search.openings)}>
        <Tick
          name="openings"
          value="confirmed"
          label={texts.openingsConfirmed}
          count={counts[choiceKey('openings', 'confirmed')]}
          isOn={search.openings}
        />
      </FilterGroup>
      <FilterGroup
        id="price"
        open
        title={texts.priceRange}
        hint={texts.priceHint}
        chosen={Number(search.priceRange !== null)}
      >
        <OneOf name="priceRange" chosen={priceOf(search)} options={priceOptions(search, counts)} />
      </FilterGroup>
    </>
  )
}

const priceOf = (search: Search) => String(valueText(search, 'priceRange'))

/** The steps, and what was typed into the address if it is none of them. */
function priceOptions(search: Search, counts: ShownCounts) {
  const steps = PRICE_STEPS.map((dollars) => ({
    value: `0-${dollars}`,
    label: texts.price({ minDollars: 0, maxDollars: dollars }),
  }))
  const own = priceOf(search)
  const isOwn = search.priceRange !== null && !steps.some((step) => step.value === own)
  return [
    { value: '', label: texts.any },
    ...countedOptions('priceRange', steps, counts),
    ...(isOwn && search.priceRange ? [{ value: own, label: texts.price(search.priceRange) }] : []),
  ]
}
