import { ChipCheckbox } from '@/components/ui/chip'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import type { Facet } from '@/lib/providers/rules/facets'
import { Tick } from './tick'
import type { ShownCounts } from './types'

type FilterOption = { value: string; label: string; count?: string }

/** Options of a field with how many providers each would find. */
export function countedOptions(
  group: Facet['group'],
  options: readonly { value: string; label: string }[],
  counts: ShownCounts,
): FilterOption[] {
  return options.map((option) => ({ ...option, count: counts[choiceKey(group, option.value)] }))
}

type ChoicesProps = { name: string; options: readonly FilterOption[] }

/** Any number of them. */
export function CheckList({ name, options, chosen }: ChoicesProps & { chosen: readonly string[] }) {
  return options.map((option) => (
    <Tick key={option.value} name={name} isOn={chosen.includes(option.value)} {...option} />
  ))
}

/** One of them, as chips; the first is usually "any". */
export function OneOf({ name, options, chosen }: ChoicesProps & { chosen: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label, count }) => (
        <ChipCheckbox
          key={value}
          type="radio"
          name={name}
          value={value}
          count={count}
          defaultChecked={chosen === value}
        >
          {label}
        </ChipCheckbox>
      ))}
    </div>
  )
}
