import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldWords, fieldAria, fieldClasses } from './field'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'children'>

/** `className` goes to the frame, everything else to the input (including react-hook-form's `register`). */
export function TextField({ label, hint, error, optional, labelHidden, className, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional, labelHidden, className }}>
      <input className={fieldClasses(Boolean(error))} {...fieldAria(fieldId, { hint, error })} {...input} />
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'children'>

/** Several lines of text. `className` goes to the frame, everything else to the textarea. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional, labelHidden, className }}>
      <textarea className={fieldClasses(Boolean(error))} {...fieldAria(fieldId, { hint, error })} {...textarea} />
    </FieldFrame>
  )
}
