import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'

/** The box of a text field or select: 16 px text, so that phones do not zoom in, and a border contrast of 3:1. */
export function fieldClasses(invalid: boolean, className?: string): string {
  return classNames('field', invalid && 'field-invalid', className)
}

export type FieldWords = {
  label: string
  /** Always shown below the field. */
  hint?: ReactNode
  /** The error and how to fix it. Its presence marks the field as invalid. */
  error?: string
  /** Shows "optional" next to the label: unmarked fields are required. */
  optional?: boolean
  /** Hides the label visually. Only if a placeholder or a heading says the same. */
  labelHidden?: boolean
}

type FieldFrameProps = FieldWords & { id: string; className?: string; children: ReactNode }

/** The ARIA attributes that tie a field to its hint and error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const describedBy = classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } as const
}

/** Field, from the top: label, the control, error, hint. */
export function FieldFrame({ id, label, hint, error, optional, labelHidden, className, children }: FieldFrameProps) {
  const t = useTranslations('ui')
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-ui font-semibold'}>
        {label}
        {optional && <span className="font-normal text-soft"> ({t('optional')})</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-coral-deep">
      <Icon name="alert-circle" size="sm" className="mt-0.5" />
      {error}
    </p>
  )
}
