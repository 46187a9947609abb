'use client'

import { useEffect, useRef } from 'react'
import type { Owner } from '@/components/favorites/favorite-store'
import { Button } from '@/components/ui/button'
import { Analyzing } from './analyzing'
import { ComparisonView } from './comparison-view'
import { NothingToCompare } from './nothing-to-compare'
import { compareTexts as texts } from './texts'
import { useComparison } from './use-comparison'

type ComparePanelProps = { owner: Owner; onClose: () => void }

/** Loaded by compare-tool.tsx alone. The opened tool in all its states; its head gets the focus, since the button that had it is gone. */
export default function ComparePanel({ owner, onClose }: ComparePanelProps) {
  const { comparison, load } = useComparison(owner)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const back = (
    <Button variant="secondary" onClick={onClose}>
      {texts.back}
    </Button>
  )
  const isFailed = comparison.kind === 'failed'
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {comparison.kind === 'loading' ? (
        <Analyzing />
      ) : isFailed || comparison.results.length === 0 ? (
        <NothingToCompare level={3} back={back} onTryAgain={isFailed ? () => void load() : undefined} />
      ) : (
        <ComparisonView results={comparison.results} choice={comparison.choice} reload={load} back={back} />
      )}
    </div>
  )
}
