import { classNames } from './class-names'

/** One look for links, buttons and check boxes that switch something on. */
export function chipClasses(on: boolean, className?: string): string {
  return classNames(
    'relative inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 py-1 text-ui whitespace-nowrap transition-colors',
    on
      ? 'border-mint-line bg-mint font-semibold text-pine-deep hover:border-pine forced-colors:border-[Highlight]'
      : 'border-line-strong bg-card font-medium text-ink hover:border-edge',
    className,
  )
}
