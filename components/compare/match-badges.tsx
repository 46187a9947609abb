import { Badge } from '@/components/ui/badge'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { BEST_MATCH_FROM, bandOf } from '@/lib/compare/rules/bands'
import { isSure, type Match } from '@/lib/compare/rules/score'
import { compareTexts as texts } from './texts'

type MatchBadgesProps = { match: Match; isFirst: boolean; zipCodeMatch: boolean | null }

/** Score and band, and what the specification says beside them. Where too little is known there is no number to be taken for one. */
export function MatchBadges({ match, isFirst, zipCodeMatch }: MatchBadgesProps) {
  const { score } = match
  const sure = isSure(match) && score !== null
  const band = sure ? bandOf(score) : null
  return (
    <p className="flex flex-wrap items-center gap-2">
      {sure && (
        <span className="numbers text-lead font-bold">
          <span aria-hidden>{texts.score(score)}</span>
          <VisuallyHidden>{texts.scoreInWords(score)}</VisuallyHidden>
        </span>
      )}
      {band && <Badge tone={band.tone}>{band.label}</Badge>}
      {sure && isFirst && score >= BEST_MATCH_FROM && (
        <Badge tone="mint" icon="star">
          {texts.bestMatch}
        </Badge>
      )}
      {!sure && <Badge>{texts.tooLittle}</Badge>}
      {zipCodeMatch !== null && (
        <Badge icon="pin" tone={zipCodeMatch ? 'mint' : 'stone'}>
          {zipCodeMatch ? texts.sameArea : texts.differentArea}
        </Badge>
      )}
    </p>
  )
}
