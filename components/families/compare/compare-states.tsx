import type { ReactNode } from 'react'
import { Button } from '@/components/ui/actions/button'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Skeleton } from '@/components/ui/surface/loading'
import { compareMessages as texts } from './messages'

const SKELETONS = [1, 2, 3]

export function Analyzing() {
  return (
    <div aria-busy className="mt-3">
      <p role="status" className="mb-4 text-soft">
        {texts.analyzing}
      </p>
      {SKELETONS.map((place) => (
        <Skeleton key={place} className="mb-4 h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}

type NothingToCompareProps = {
  level?: 2 | 3
  back: ReactNode
  /** Retries a failed request. */
  onTryAgain: (() => void) | undefined
}

/** When there is nothing to compare, or loading failed. */
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
