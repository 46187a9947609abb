import { type ComponentProps, useId } from 'react'
import { Icon } from '../surface/icon'
import { FieldFrame, type FieldWords, fieldAria, fieldClasses } from './field'

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly { value: string; label: string }[] }

/** A native select: the best option on phones. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  options,
  ...select
}: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional, labelHidden, className }}>
      <span className="relative block">
        <select
          className={fieldClasses(Boolean(error), 'appearance-none pr-10')}
          {...fieldAria(fieldId, { hint, error })}
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
        />
      </span>
    </FieldFrame>
  )
}
