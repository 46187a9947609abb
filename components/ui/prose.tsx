import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** Running text at 62 characters a line: headings, lists, links and quotes inside it need no classes of their own. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('prose', className)}>{children}</div>
}
