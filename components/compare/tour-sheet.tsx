'use client'

import { useFavorites } from '@/components/favorites/favorite-store'
import { PrintButton } from '@/components/tools/print-button'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { Analyzing } from './analyzing'
import { compareTexts as texts } from './texts'
import { TourQuestions } from './tour-questions'
import { useComparison } from './use-comparison'

/** What nobody has said yet of one's own favorites, as questions to print. */
export function TourSheet() {
  const { owner, isComplete } = useFavorites()
  if (owner === null || !isComplete) return <Analyzing />
  return <OwnSheet owner={owner} />
}

function OwnSheet({ owner }: { owner: number | 'browser' | 'nobody' }) {
  const { comparison, load } = useComparison(owner)
  const back = (
    <ButtonLink variant="secondary" href={routes.favorites()}>
      {texts.back}
    </ButtonLink>
  )
  if (comparison.kind === 'loading') return <Analyzing />
  const isFailed = comparison.kind === 'failed'
  const open = isFailed ? [] : comparison.results.filter(({ criteria }) => criteria.length > 0)
  if (open.length === 0)
    return (
      <div role={isFailed ? 'alert' : 'status'}>
        <EmptyState
          title={texts.none}
          action={
            <>
              {back}
              {isFailed && <Button onClick={() => void load()}>{texts.tryAgain}</Button>}
            </>
          }
        >
          {isFailed ? texts.failedText : texts.noneText}
        </EmptyState>
      </div>
    )
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-2.5 print:hidden">
        <PrintButton />
        {back}
      </div>
      {open.map((result) => (
        <TourQuestions key={result.id} result={result} />
      ))}
    </>
  )
}
