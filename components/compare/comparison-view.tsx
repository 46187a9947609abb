'use client'

import { type ReactNode, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipButton } from '@/components/ui/chip'
import { showToast } from '@/components/ui/toast-store'
import { MOST_COMPARED, type Weights } from '@/lib/compare/catalogue'
import { rank } from '@/lib/compare/rules/rank'
import type { ChoiceInput } from '@/lib/compare/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ChildChoice } from './child-choice'
import type { ComparisonResult } from './comparison-result'
import { NeedsHint } from './needs-hint'
import { RankedList } from './ranked-list'
import { ShareLink } from './share-link'
import { SideBySide } from './side-by-side'
import { compareTexts as texts } from './texts'
import type { OwnChoice } from './use-comparison'
import { WeightsEditor } from './weights-editor'

type ComparisonViewProps = {
  results: readonly ComparisonResult[]
  /** Null before an account. */
  choice: OwnChoice | null
  reload: () => Promise<void>
  back: ReactNode
}

/** Ranked anew at every change of weights, by the same rule as on the server. */
export function ComparisonView({ results, choice, reload, back }: ComparisonViewProps) {
  const [weights, setWeights] = useState<Weights>(choice?.weights ?? {})
  const [isTable, setIsTable] = useState(false)
  const ranked = rank(results, weights)
  const isJudged = results.some(({ criteria }) => criteria.some(({ verdict }) => verdict !== null))

  function weigh(next: Weights) {
    setWeights(next)
    void save({ weights: next })
  }
  return (
    <div className="mt-4 grid gap-6">
      {!isJudged && <NeedsHint hasAccount={choice !== null} />}
      {choice && choice.children.length > 1 && (
        <ChildChoice choice={choice} onChoose={async (childId) => (await save({ childId })) && reload()} />
      )}
      {choice && isJudged && <WeightsEditor weights={weights} onChange={weigh} />}
      <div className="flex flex-wrap items-center gap-2">
        <ChipButton on={!isTable} onClick={() => setIsTable(false)}>
          {isJudged ? texts.rankedList : texts.list}
        </ChipButton>
        <ChipButton on={isTable} onClick={() => setIsTable(true)}>
          {texts.table}
        </ChipButton>
      </div>
      {isTable ? <SideBySide ranked={ranked} /> : <RankedList ranked={ranked} />}
      {results.length === MOST_COMPARED && <p className="text-sm text-soft">{texts.most(MOST_COMPARED)}</p>}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href={routes.tourSheet()}>{texts.sheet}</ButtonLink>
        {back}
      </div>
      {choice && <ShareLink linkMadeAt={choice.linkMadeAt} />}
    </div>
  )
}

/** Answers whether it was kept. */
async function save(body: ChoiceInput): Promise<boolean> {
  try {
    await callApi(routes.api.compareChoice(), { method: 'PATCH', body })
    return true
  } catch (error) {
    console.error(error)
    showToast({ title: texts.choiceFailed, tone: 'destructive' })
    return false
  }
}
