import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'

type ChoicesProps = {
  legend: string
  choices: readonly { code: string; label: string }[]
  register: () => ComponentProps<'input'>
  error?: string
}

/** Boxes to check of one list. */
export const Choices = ({ legend, choices, register, error }: ChoicesProps) => (
  <ChoiceGroup legend={legend} error={error}>
    <div className="sm:grid sm:grid-cols-3 sm:gap-x-6">
      {choices.map(({ code, label }) => (
        <Checkbox key={code} value={code} label={label} {...register()} />
      ))}
    </div>
  </ChoiceGroup>
)
