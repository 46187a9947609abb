import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names'

export type ButtonLook = {
  /**
   * primary: the main action. secondary: next to it. quiet: text only. danger: deletes something. inverse and inverse-
   * outline: the same pair on the dark band.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | 'inverse-outline'
  /**
   * md is 44 px high, the minimum touch target. sm (36 px) is for dense rows on wide screens, lg for a page's main
   * action.
   */
  size?: 'sm' | 'md' | 'lg'
  /** Full width. */
  wide?: boolean
}

/** The styles are in app/styles/controls.css: one class each, because a page has many buttons. */
export function buttonClasses(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`, wide && 'w-full', className)
}

/** Decorative: the text next to it ("Signing in...") describes the progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames('icon size-4.5 shrink-0 animate-spin', className)}>
      <path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5" />
    </svg>
  )
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * Shows a spinner; the button cannot be pressed again, nor its form submitted by Enter. It is not disabled, because
     * browsers remove the focus from disabled elements, and keyboard users would start again at the top of the page.
     */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={buttonClasses({ variant, size, wide }, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

const refuse = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
