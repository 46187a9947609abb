import { DEFAULT_DETOUR, DEFAULT_DISTANCE, DETOURS, DISTANCES } from '@/lib/providers/catalogue/search-options'
import { countedOptions, OneOf } from './filter-choices'
import { FilterChoices, FilterField } from './filter-field'
import { FilterGroup } from './filter-group'
import { filterTexts as texts } from './filter-texts'
import type { FilterGroupsProps, ShownCounts } from './types'

/** Where: so far from home, or so far off the way from home to work. */
export function PlaceFilters({ search, counts, isCounty, work }: Omit<FilterGroupsProps, 'child'>) {
  const isWay = search.workZip !== null
  // The area of a map takes the place of both.
  if (search.bounds) return null
  return (
    <>
      {!isWay && (
        <FilterGroup
          id="distance"
          open
          title={texts.distance}
          hint={texts.distanceHint}
          chosen={Number(search.distance !== null)}
        >
          <OneOf
            name="distance"
            chosen={search.distance === null ? '' : String(search.distance)}
            options={distanceOptions(counts, isCounty)}
          />
        </FilterGroup>
      )}
      <FilterGroup id="way" open title={texts.way} hint={texts.wayHint} chosen={Number(isWay)}>
        <FilterField
          name="workZip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={texts.workZip}
          optional
          hint={texts.workZipHint}
          error={work.error}
          defaultValue={work.typed}
        />
        {isWay && (
          <FilterChoices legend={texts.detour} className="mt-4">
            <OneOf
              name="detour"
              chosen={search.detour === null ? '' : String(search.detour)}
              options={detourOptions(counts)}
            />
          </FilterChoices>
        )}
      </FilterGroup>
    </>
  )
}

/** What an address without a value means has none here either. */
function distanceOptions(counts: ShownCounts, isCounty: boolean) {
  const all = DISTANCES.map((miles) => ({ value: String(miles), label: texts.miles(miles) }))
  if (isCounty) return [{ value: '', label: texts.wholeCounty }, ...all]
  return countedOptions('distance', all, counts).map(withoutDefault(DEFAULT_DISTANCE))
}

function detourOptions(counts: ShownCounts) {
  const all = DETOURS.map((miles) => ({ value: String(miles), label: texts.detourOf(miles) }))
  return countedOptions('detour', all, counts).map(withoutDefault(DEFAULT_DETOUR))
}

function withoutDefault(usual: number) {
  return <Option extends { value: string }>(option: Option) =>
    option.value === String(usual) ? { ...option, value: '' } : option
}
