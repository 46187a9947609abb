import { classNames } from './class-names'

/** The box of a text field or select: 16 px letters, so that phones do not zoom in, and a boundary of 3:1. */
export function fieldClasses(invalid: boolean, className?: string): string {
  return classNames(
    'block min-h-11 w-full rounded-md border bg-card px-3.5 py-2 text-base text-ink transition-colors hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70',
    invalid ? 'border-coral-deep' : 'border-edge',
    className,
  )
}
