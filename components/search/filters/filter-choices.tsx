import { ChipCheckbox } from '@/components/ui/actions/chip'
import type { Facet, SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'

/** One option of a field, with the number of providers it would find. */
export type Option = { value: string; label: string; count?: number }

/** The options of a field with the number of providers each would find. */
export function optionsOf(
  group: Facet['group'],
  options: readonly { code: string; label: string }[],
  choices: SearchCounts['choices'],
): Option[] {
  return options.map(({ code, label }) => ({ value: code, label, count: choices[choiceKey(group, code)] }))
}

/** Any number of options. */
export function CheckList({ name, options, chosen }: { name: string; options: Option[]; chosen: readonly string[] }) {
  return options.map((option) => (
    <Checkbox key={option.value} name={name} isOn={chosen.includes(option.value)} {...option} />
  ))
}

/** One option, as chips; the first is usually "any". */
export function OneOf({ name, options, chosen }: { name: string; options: Option[]; chosen: string }) {
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

/** A check box in few elements (`checkbox` in app/styles/filters.css): the form has over a hundred. */
export function Checkbox({ name, value, label, count, isOn }: Option & { name: string; isOn: boolean }) {
  return (
    <label className="checkbox">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
      {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
    </label>
  )
}
