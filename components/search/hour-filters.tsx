import { DROP_OFF_TIMES, PICK_UP_TIMES } from '@/lib/providers/catalogue/search-options'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { clockText } from '@/lib/providers/rules/clock-text'
import { timeText } from '@/lib/providers/rules/hours-text'
import { countedOptions, OneOf } from './filter-choices'
import { FilterChoices } from './filter-field'
import { FilterGroup } from './filter-group'
import { filterTexts as texts } from './filter-texts'
import { Tick } from './tick'
import type { FilterGroupsProps } from './types'

/** When the child has to come and go. */
export function HourFilters({ search, counts }: Pick<FilterGroupsProps, 'search' | 'counts'>) {
  const chosen = Number(search.dropOff !== null) + Number(search.pickUp !== null) + Number(search.openNow)
  const times = { dropOff: optionsOf(DROP_OFF_TIMES, search.dropOff), pickUp: optionsOf(PICK_UP_TIMES, search.pickUp) }
  return (
    <FilterGroup id="hours" title={texts.hours} hint={texts.hoursHint} chosen={chosen}>
      {(['dropOff', 'pickUp'] as const).map((field) => (
        <FilterChoices key={field} legend={texts[field]} className="mb-4">
          <OneOf
            name={field}
            chosen={search[field] === null ? '' : clockText(search[field])}
            options={[{ value: '', label: texts.any }, ...countedOptions(field, times[field], counts)]}
          />
        </FilterChoices>
      ))}
      <Tick
        name="openNow"
        value="1"
        label={texts.openNow}
        count={counts[choiceKey('openNow', '1')]}
        isOn={search.openNow}
      />
      <p className="text-xs text-soft">{texts.openNowHint}</p>
    </FilterGroup>
  )
}

/** The steps, and the time of the address if it is none of them. */
function optionsOf(steps: readonly number[], own: number | null) {
  const minutes = own === null || steps.includes(own) ? steps : [...steps, own].toSorted((a, b) => a - b)
  return minutes.map((minute) => ({ value: clockText(minute), label: timeText(minute) }))
}
