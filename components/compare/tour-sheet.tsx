'use client'

import { useFavorites } from '@/components/favorites/favorite-store'
import { PrintButton } from '@/components/tools/print-button'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { Analyzing } from './analyzing'
import { NothingToCompare } from './nothing-to-compare'
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
  if (open.length === 0) return <NothingToCompare back={back} onTryAgain={isFailed ? () => void load() : undefined} />
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
