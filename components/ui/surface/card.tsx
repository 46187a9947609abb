import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

/** For content in addition to the page's own (a sidebar, an offer). Use space and lines for everything else. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-xl border border-line bg-card p-5 md:p-6', className)} {...rest} />
}
