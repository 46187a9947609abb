import { classNames } from '../class-names'

/** The grey shape of what is coming. Put `aria-busy` and one sentence on the region, not on every shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-breathe rounded-sm bg-stone', className ?? 'h-4 w-full')} />
  )
}

type ProgressBarProps = { label: string; value: number; max: number; className?: string }

/** How far something is. Browsers draw their own in colors that no page chooses. */
export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className={classNames(
      'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-pine',
      className,
    )}
  />
)
