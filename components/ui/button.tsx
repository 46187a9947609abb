import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { Spinner } from './spinner'

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
