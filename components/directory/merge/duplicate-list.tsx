import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { DuplicatePair } from '@/lib/directory/types'
import { SURE } from '@/lib/imports/rules/match-provider'
import { routes } from '@/lib/platform/routes'
import { DistinctionButton } from './distinction-button'
import { PairNames } from './pair-names'
import { mergeTexts as texts } from './texts'

/** A line a pair: how surely, both, and why. */
export const DuplicateList = ({ pairs }: { pairs: readonly DuplicatePair[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {pairs.map(({ keep, drop, percent, reason }) => (
      <li
        key={`${keep.id} ${drop.id}`}
        className="grid gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[4rem_1fr_auto] sm:items-center"
      >
        <span>
          <Badge tone={percent >= SURE ? 'mint' : 'stone'} className="numbers">
            {texts.sure(percent)}
          </Badge>
        </span>
        <div className="min-w-0">
          <PairNames pair={[keep, drop]} />
          <p className="text-sm text-soft">{reason}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <TextLink
            href={routes.admin.mergeProviders({ keep: keep.id, drop: drop.id })}
            aria-label={texts.compare(keep.name, drop.name)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.compareWith}
          </TextLink>
          <DistinctionButton one={keep} other={drop} areTwo />
        </div>
      </li>
    ))}
  </ul>
)
