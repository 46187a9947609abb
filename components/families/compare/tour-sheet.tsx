'use client'

import { useTranslations } from 'next-intl'
import { PrintButton } from '@/components/content/tools/print-button'
import { ButtonLink } from '@/components/ui/actions/links'
import { routes } from '@/lib/platform/http/routes'
import { type Owner, useFavorites } from '../favorites/favorite-store'
import { Analyzing, NothingToCompare } from './compare-states'
import type { ComparisonResult } from './comparison-result'
import { useComparison } from './use-comparison'

/** One provider's open questions with space to write. A question and its line are never split across pages. */
export function TourQuestions({ result }: { result: ComparisonResult }) {
  const t = useTranslations('families.compare')
  const { name, address, criteria, facts } = result
  // Wishes have check boxes below.
  const isWish = ({ key }: { key: string }) => key.includes(':')
  const single = criteria.filter((one) => !isWish(one))
  const questions = [...single, ...facts].flatMap(({ question }) => question ?? [])
  const cost = facts.find(({ key, isUnknown }) => key === 'cost' && !isUnknown)
  const wishes = criteria.filter((one) => isWish(one) && one.isUnknown).map(({ label }) => label)
  return (
    <section className="mb-10 border-t border-line pt-5 print:break-before-page print:first-of-type:break-before-auto">
      <h2 className="text-section tracking-tight">{name}</h2>
      <p className="text-sm text-soft">{address}</p>
      {cost && (
        <p className="mt-1 text-sm">
          {cost.label}: <span className="font-semibold">{cost.text}</span>
          {cost.notes && `. ${cost.notes.join('. ')}.`}
        </p>
      )}
      {questions.length + wishes.length === 0 && <p className="mt-3">{t('nothingToAsk')}</p>}
      <ul className="mt-3">
        {questions.map((question) => (
          <li key={question} className="break-inside-avoid pb-1">
            <p className="font-medium">{question}</p>
            <Line />
          </li>
        ))}
      </ul>
      {wishes.length > 0 && (
        <div className="mt-3 break-inside-avoid">
          <p className="font-medium">{t('askOffers')}</p>
          <ul className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            {wishes.map((wish) => (
              <li key={wish} className="flex items-center gap-2.5">
                <span aria-hidden className="size-4 shrink-0 rounded-xs border border-edge" />
                {wish}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 break-inside-avoid">
        <p className="font-medium">{t('whatYouSaw')}</p>
        <Line />
        <Line />
      </div>
    </section>
  )
}

/** Space for handwriting. */
function Line() {
  return <div aria-hidden className="mt-7 border-b border-edge" />
}

/** The unknown facts of the family's favorites, as questions to print. */
export function TourSheet() {
  const { owner, isComplete } = useFavorites()
  if (owner === null || !isComplete) return <Analyzing />
  return <OwnSheet owner={owner} />
}

function OwnSheet({ owner }: { owner: Owner }) {
  const t = useTranslations('families.compare')
  const { comparison, load } = useComparison(owner)
  const back = (
    <ButtonLink variant="secondary" href={routes.favorites()}>
      {t('back')}
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
