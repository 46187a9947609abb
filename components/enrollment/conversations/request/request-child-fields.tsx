import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { requestMessages as texts } from '../messages'
import type { RequestChild } from './request-options'

export type Option = { value: string; label: string }
/** The choice of a child that is not saved. */
export const OTHER_CHILD = 'other'

type RequestChildFieldsProps = {
  families: readonly [RequestChild, ...RequestChild[]]
  months: readonly Option[]
  /** The child's id, or OTHER_CHILD. */
  selected: string
  errors: Record<string, string>
}

/** Who it is for: the saved child, filled in; or age and start, typed. */
export function RequestChildFields({ families, months, selected, errors }: RequestChildFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const child = families.find(({ id }) => id === selected)
  const isTyped = !child?.id
  const hasSaved = families[0].id !== ''
  return (
    <fieldset className="py-5">
      <legend className="float-left text-name font-bold tracking-tight">{texts.for}</legend>
      {hasSaved && !isOpen && (
        <p className="-my-2 text-right">
          <Button variant="quiet" className="-mr-4" aria-label={texts.changeChild} onClick={() => setIsOpen(true)}>
            {texts.change}
          </Button>
        </p>
      )}
      <div className="clear-both pt-3">
        {child?.id && (
          <div className="flex items-center gap-4 rounded-lg border border-mint-line bg-mint px-4 py-3">
            <span
              aria-hidden
              className="grid size-12 shrink-0 place-items-center rounded-full bg-card font-bold text-pine"
            >
              {[...child.name][0]?.toUpperCase()}
            </span>
            <span>
              <span className="block font-semibold">{child.title}</span>
              {child.lines.map((line) => (
                <span key={line} className="block text-sm">
                  {line}
                </span>
              ))}
            </span>
          </div>
        )}
        <div hidden={!hasSaved || !isOpen} className="mt-2">
          {hasSaved &&
            families.map(({ id, title }, place) => (
              <Radio key={id} name="child" value={id} label={title} defaultChecked={place === 0} />
            ))}
          <Radio name="child" value={OTHER_CHILD} label={texts.otherChild} defaultChecked={!hasSaved} />
        </div>
        <div hidden={!isTyped} className="mt-2 grid gap-5">
          <TextField
            name="childAgeMonths"
            label={texts.age}
            hint={texts.ageHint}
            inputMode="numeric"
            autoComplete="off"
            optional
            error={errors.childAgeMonths}
          />
          <SelectField
            name="wantedStart"
            label={texts.start}
            optional
            defaultValue=""
            options={[{ value: '', label: texts.anyMonth }, ...months]}
            error={errors.wantedStart}
          />
        </div>
      </div>
    </fieldset>
  )
}
