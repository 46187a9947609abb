import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldError, type FieldWords, fieldAria } from './field'

type ChoiceGroupProps = {
  legend: string
  hint?: ReactNode
  error?: string
  legendHidden?: boolean
  className?: string
  children: ReactNode
}

/** Radios or check boxes for one question. */
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

type ChoiceProps = Pick<FieldWords, 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; count?: number }

function Choice({
  type,
  label,
  hint,
  error,
  count,
  className,
  id,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('py-1', className)}>
      <label className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          type={type}
          className={classNames('choice mt-0.5 size-5 shrink-0', type === 'radio' ? 'rounded-full' : 'rounded-xs')}
          {...fieldAria(fieldId, { hint, error })}
          {...input}
        />
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="numbers text-sm text-soft">{count.toLocaleString('en-US')}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className="ml-8 text-xs text-soft">
          {hint}
        </p>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  )
}

/** `label` may contain a link ("the terms"). `count` is at the end of the line. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />
}

export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />
}
