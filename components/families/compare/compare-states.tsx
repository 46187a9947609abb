import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/actions/button'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Skeleton } from '@/components/ui/surface/loading'

const SKELETONS = [1, 2, 3]

export function Analyzing() {
  const t = useTranslations('families.compareTool')
  return (
    <div aria-busy className="mt-3">
      <p role="status" className="mb-4 text-soft">
        {t('analyzing')}
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
  const t = useTranslations('families.compareTool')
  return (
    <div role={onTryAgain ? 'alert' : 'status'}>
      <EmptyState
        level={level}
        title={t('none')}
        action={
          <>
            {back}
            {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
          </>
        }
      >
        {t(onTryAgain ? 'failedText' : 'noneText')}
      </EmptyState>
    </div>
  )
}
