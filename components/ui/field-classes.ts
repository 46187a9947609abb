import { classNames } from './class-names'

/** The box of a text field or select: 16 px letters, so that phones do not zoom in, and a boundary of 3:1. */
export function fieldClasses(invalid: boolean, className?: string): string {
  return classNames('field', invalid && 'field-invalid', className)
}
