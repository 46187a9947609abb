import { type ComponentProps, useId } from 'react'
import { fieldClasses } from '@/components/ui/field-classes'
import { FieldFrame, type FieldWords, fieldAria } from '@/components/ui/field-frame'

type MessageFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'children'>

/** Several lines of text. */
export function MessageField({ label, hint, error, optional, id, ...textarea }: MessageFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional }}>
      <textarea
        rows={5}
        className={fieldClasses(Boolean(error))}
        {...fieldAria(fieldId, { hint, error })}
        {...textarea}
      />
    </FieldFrame>
  )
}
