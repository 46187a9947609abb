import { Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** Prevents a line break in "e-mail" at its hyphen, as in a phone's heading. */
export function NonBreaking({ text }: { text: string }) {
  return text.split(/(e-mail)/i).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** Running text at 62 characters a line: headings, lists, links and quotes inside it need no classes. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('prose', className)}>{children}</div>
}
