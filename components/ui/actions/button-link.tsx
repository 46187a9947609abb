import type { ComponentProps } from 'react'
import { AppLink } from './app-link'
import { type ButtonLook, buttonClasses } from './button'

type ButtonLinkProps = ComponentProps<typeof AppLink> & ButtonLook

/** Looks like a button, goes somewhere. What changes something is a Button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClasses({ variant, size, wide }, className)} {...rest} />
}
