import { FilterField } from './filter-field'
import { FilterGroup } from './filter-group'
import { filterTexts as texts } from './filter-texts'
import type { FilterGroupsProps } from './types'

/** A child's month of birth and start: each result then says what fits. A browser without month fields takes "3/2025" as well. */
export function ChildFitFilter({ child }: Pick<FilterGroupsProps, 'child'>) {
  return (
    <FilterGroup
      id="child"
      open
      title={texts.child}
      hint={texts.childHint}
      chosen={Number(child.born.typed !== '' && !child.born.error)}
    >
      <div className="grid gap-3">
        <FilterField
          type="month"
          name="born"
          min="2010-01"
          max="2060-12"
          autoComplete="off"
          label={texts.born}
          error={child.born.error}
          defaultValue={child.born.typed}
        />
        <FilterField
          type="month"
          name="start"
          min="2010-01"
          max="2060-12"
          autoComplete="off"
          label={texts.start}
          error={child.start.error}
          defaultValue={child.start.typed}
        />
      </div>
    </FilterGroup>
  )
}
