import { classNames } from './class-names'

/** The grey shape of what is coming. Put `aria-busy` and one sentence on the region, not on every shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-breathe rounded-sm bg-stone', className ?? 'h-4 w-full')} />
  )
}
