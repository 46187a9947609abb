'use client'

import { SelectField } from '@/components/ui/select-field'
import { compareTexts as texts } from './texts'
import type { OwnChoice } from './use-comparison'

type ChildChoiceProps = { choice: OwnChoice; onChoose: (childId: number) => void }

export function ChildChoice({ choice: { children, childId }, onChoose }: ChildChoiceProps) {
  return (
    <SelectField
      label={texts.child}
      className="sm:max-w-60"
      options={children.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(childId ?? children[0]?.id ?? '')}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  )
}
