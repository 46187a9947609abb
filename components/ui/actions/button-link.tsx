import type { ComponentProps } from 'react'
import { AppLink } from './app-link'
import { type ButtonLook, buttonClasses } from './button'

type ButtonLinkProps = ComponentProps<typeof AppLink> & ButtonLook

/** A link that looks like a button. Use Button for actions. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClasses({ variant, size, wide }, className)} {...rest} />
}
