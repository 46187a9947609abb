import type { Ranked } from '@/lib/compare/rules/rank'
import type { ComparisonResult } from './comparison-result'
import { RankedItem } from './ranked-item'
import { compareTexts as texts } from './texts'

type RankedListProps = { ranked: readonly Ranked<ComparisonResult>[]; level?: 2 | 3 }

/** The best match first. */
export function RankedList({ ranked, level = 3 }: RankedListProps) {
  const isJudged = ranked.some(({ one }) => one.criteria.some(({ verdict }) => verdict !== null))
  return (
    <ol aria-label={isJudged ? texts.rankedList : texts.list}>
      {ranked.map(({ one, match }, index) => (
        <RankedItem key={one.id} result={one} match={match} isFirst={index === 0} level={level} />
      ))}
    </ol>
  )
}
