import { classNames } from './class-names'

/** A turning ring. Decoration: the words beside it ("Signing in...") say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames('icon size-4.5 shrink-0 animate-spin', className)}>
      <path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5" />
    </svg>
  )
}
