import { type ComponentProps, useId } from 'react'
import { fieldClasses } from './field-classes'
import { FieldFrame, type FieldWords, fieldAria } from './field-frame'

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
