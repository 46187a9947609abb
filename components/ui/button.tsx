import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Working: a spinner stands before the words and the button cannot be pressed again. */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, wide }, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
