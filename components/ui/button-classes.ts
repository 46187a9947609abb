import { classNames } from './class-names'

export type ButtonLook = {
  /** primary: the one thing to do here. secondary: beside it. quiet: text alone. danger: takes something away.
   *  inverse and inverse-outline: the same pair on the deep band. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | 'inverse-outline'
  /** md is 44 px high, the least a thumb needs. sm (36 px) is for dense rows on wide screens, lg for a page's main act. */
  size?: 'sm' | 'md' | 'lg'
  /** Fills its line. */
  wide?: boolean
}

const base =
  'inline-flex items-center justify-center gap-2 border font-semibold text-center transition-colors cursor-pointer select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const variants = {
  primary: 'border-transparent bg-pine text-on-pine hover:bg-pine-deep',
  secondary: 'border-line-strong bg-card text-ink hover:border-edge hover:bg-sunken',
  quiet: 'border-transparent text-pine hover:bg-mint hover:text-pine-deep',
  danger: 'border-line-strong bg-card text-coral-deep hover:border-coral-deep hover:bg-coral-soft',
  inverse: 'border-transparent bg-on-band text-band hover:bg-on-band-soft',
  'inverse-outline': 'border-band-line text-on-band hover:border-on-band hover:bg-on-band/10',
}

const sizes = {
  sm: 'min-h-9 rounded-sm px-3 py-1 text-sm',
  md: 'min-h-11 rounded-md px-4.5 py-2 text-ui',
  lg: 'min-h-13 rounded-md px-6 py-2.5 text-base',
}

export function buttonClasses(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(base, variants[variant], sizes[size], wide && 'w-full', className)
}
