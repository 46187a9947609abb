import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import { FieldError } from './field-frame'

type ChoiceGroupProps = {
  legend: string
  hint?: ReactNode
  error?: string
  legendHidden?: boolean
  className?: string
  children: ReactNode
}

/** Radios or check boxes that answer one question. */
export function ChoiceGroup({ legend, hint, error, legendHidden, className, children }: ChoiceGroupProps) {
  const id = useId()
  const describedBy = classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1 text-ui font-semibold'}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-xs text-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
