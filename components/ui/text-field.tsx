import { type ComponentProps, useId } from 'react'
import { fieldClasses } from './field-classes'
import { FieldFrame, type FieldWords, fieldAria } from './field-frame'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'children'>

/** `className` goes to the frame, everything else to the input (also react-hook-form's `register`). */
export function TextField({ label, hint, error, optional, labelHidden, className, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional, labelHidden, className }}>
      <input className={fieldClasses(Boolean(error))} {...fieldAria(fieldId, { hint, error })} {...input} />
    </FieldFrame>
  )
}
