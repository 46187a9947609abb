import type { ReactNode } from 'react'
import { fitTexts as texts } from './texts'

type FitHeadProps = {
  /** A name, or the choice of one. */
  who: ReactNode
  /** "22 months old in January 2027" */
  at: string
  children?: ReactNode
}

/** Whose fit the lines below tell. */
export function FitHead({ who, at, children }: FitHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 text-ui">
      <strong className="flex min-w-0 items-center gap-2 break-words">
        {texts.of} {who}
      </strong>
      <span className="text-soft">{at}</span>
      {children}
    </div>
  )
}
