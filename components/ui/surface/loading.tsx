import { classNames } from '../class-names'

/** A gray placeholder. Put `aria-busy` and one sentence on the region, not on every shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-breathe rounded-sm bg-stone', className ?? 'h-4 w-full')} />
  )
}

type ProgressBarProps = { label: string; value: number; max: number; className?: string }

/** A progress bar. Native ones have colors that cannot be styled. */
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
