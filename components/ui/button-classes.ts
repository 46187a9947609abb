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

/** The looks stand in app/styles/controls.css: by one name each, since a page has many buttons. */
export function buttonClasses(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`, wide && 'w-full', className)
}
