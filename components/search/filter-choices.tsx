import { ChipCheckbox } from '@/components/ui/chip'
import { Checkbox } from '@/components/ui/choice'
import { choiceKey, type SearchCounts } from '@/lib/providers/rules/count-facets'
import type { Facet } from '@/lib/providers/rules/facets'

export type FilterOption = { value: string; label: string; count?: number }

/** Options of a field with how many providers each would find. */
export function countedOptions(
  group: Facet['group'],
  options: readonly { value: string; label: string }[],
  { choices }: SearchCounts,
): FilterOption[] {
  return options.map((option) => ({ ...option, count: choices[choiceKey(group, option.value)] }))
}

type ChoicesProps = { name: string; options: readonly FilterOption[]; chosen: readonly string[] }

/** Any number of them. */
export function CheckList({ name, options, chosen }: ChoicesProps) {
  return options.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={label}
      count={count}
      defaultChecked={chosen.includes(value)}
      className="py-0 text-ui"
    />
  ))
}

/** One of them, as chips; the first is usually "any". */
export function OneOf({ name, options, chosen }: Omit<ChoicesProps, 'chosen'> & { chosen: string }) {
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
