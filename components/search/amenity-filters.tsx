import { AMENITIES, AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'
import { CheckList, countedOptions } from './filter-choices'
import { FilterChoices } from './filter-field'
import { FilterGroup } from './filter-group'
import { filterTexts as texts } from './filter-texts'
import type { FilterGroupsProps } from './types'

/** The 62 amenities in their groups. */
export function AmenityFilters({ search, counts }: Pick<FilterGroupsProps, 'search' | 'counts'>) {
  return (
    <FilterGroup id="amenity" title={texts.amenity} hint={texts.amenityHint} chosen={search.amenity.length}>
      {AMENITY_GROUPS.map((group) => (
        <FilterChoices key={group.code} legend={group.label} className="mb-4">
          <CheckList
            name="amenity"
            chosen={search.amenity}
            options={countedOptions(
              'amenity',
              AMENITIES.filter((amenity) => amenity.group === group.code).map(({ code, label }) => ({
                value: code,
                label,
              })),
              counts,
            )}
          />
        </FilterChoices>
      ))}
    </FilterGroup>
  )
}
