import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { compareTexts as texts } from './texts'

type NothingToCompareProps = {
  level?: 2 | 3
  back: ReactNode
  /** Given where asking failed, to ask once more. */
  onTryAgain: (() => void) | undefined
}

/** Where there is nothing, or where it could not be asked for. */
export function NothingToCompare({ level, back, onTryAgain }: NothingToCompareProps) {
  return (
    <div role={onTryAgain ? 'alert' : 'status'}>
      <EmptyState
        level={level}
        title={texts.none}
        action={
          <>
            {back}
            {onTryAgain && <Button onClick={onTryAgain}>{texts.tryAgain}</Button>}
          </>
        }
      >
        {onTryAgain ? texts.failedText : texts.noneText}
      </EmptyState>
    </div>
  )
}
