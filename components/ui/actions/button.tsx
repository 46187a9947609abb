import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names'

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

/** A turning ring. Decoration: the words beside it ("Signing in...") say what is going on. */
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
     * Working: a spinner stands before the words and the button cannot be pressed again, nor its form sent by Enter. It is not disabled, since
     * browsers take the focus from what is, and whoever pressed it by keyboard would begin again at the top of the page.
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
