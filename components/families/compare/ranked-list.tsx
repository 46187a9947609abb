import { ProviderThumbnail } from '@/components/providers/provider-thumbnail'
import { AppLink } from '@/components/ui/actions/app-link'
import { classNames } from '@/components/ui/class-names'
import { Rating } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { VisuallyHidden } from '@/components/ui/surface/text'
import {
  BEST_MATCH_MIN_SCORE,
  bandOf,
  CRITERIA,
  isReliable,
  type Match,
  type Ranked,
} from '@/lib/families/compare/rules/criteria'
import type { Verdict } from '@/lib/families/fit/schema'
import { routes } from '@/lib/platform/http/routes'
import type { ComparisonResult, CriterionView } from './comparison-result'
import { compareMessages as texts } from './messages'

const LOOKS = {
  matches: { icon: 'check', className: 'text-pine' },
  does_not: { icon: 'x', className: 'text-coral-deep' },
  unknown: { icon: 'info', className: 'text-soft' },
} as const

/** The verdict as a sign and a word. */
export function VerdictMark({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null) return <span className="text-xs text-soft">{texts.notAsked}</span>
  const { icon, className } = LOOKS[verdict]
  return (
    <span className={classNames('inline-flex items-center gap-1 text-xs font-semibold', className)}>
      <Icon name={icon} size="sm" />
      {texts.verdicts[verdict]}
    </span>
  )
}

type MatchBadgesProps = { match: Match; isFirst: boolean; zipCodeMatch: boolean | null }

/** Score and band, and the specified labels beside them. If too little is known there is no number. */
export function MatchBadges({ match, isFirst, zipCodeMatch }: MatchBadgesProps) {
  const { score } = match
  const sure = isReliable(match) && score !== null
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
      {sure && isFirst && score >= BEST_MATCH_MIN_SCORE && (
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

type RankedItemProps = { result: ComparisonResult; match: Match; isFirst: boolean; level: 2 | 3 }

/** One provider: how well it matches, and why, by criterion. */
function RankedItem({ result, match, isFirst, level }: RankedItemProps) {
  const { id, name, address, rating, kind, picture, zipCodeMatch, status, criteria } = result
  const Heading = `h${level}` as const
  const isJudged = criteria.some(({ verdict }) => verdict !== null)
  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 md:flex-row md:gap-5">
      <ProviderThumbnail
        {...{ name, kind, picture }}
        className="h-24 w-36 shrink-0 rounded-xl object-cover max-md:hidden dark:brightness-90"
      />
      <div className="min-w-0 flex-1">
        <Heading className="text-name">
          <AppLink href={routes.provider(id)} className="hover:text-pine">
            {name}
          </AppLink>
        </Heading>
        <p className="mt-0.5 text-sm text-soft">
          {address}
          {rating !== null && (
            <>
              {'\u00a0· '}
              <Rating rating={rating} className="text-ink" />
            </>
          )}
        </p>
        {status === 'closed' && <p className="mt-1.5 font-semibold">{texts.closed}</p>}
        {isJudged && (
          <div className="mt-2.5">
            <MatchBadges match={match} isFirst={isFirst} zipCodeMatch={zipCodeMatch} />
            <p className="mt-1.5 text-sm text-soft">
              {isReliable(match) ? texts.knownShare(match.knownShare) : texts.tooLittleText(match.knownShare)}
            </p>
          </div>
        )}
        {criteria.length > 0 && (
          <dl className="mt-3 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            {criteria.map((one) => (
              <Line key={one.criterion} one={one} isJudged={isJudged} />
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function Line({ one, isJudged }: { one: CriterionView; isJudged: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        {CRITERIA.find(({ code }) => code === one.criterion)?.label}
        {isJudged && <VerdictMark verdict={one.verdict} />}
      </dt>
      <dd className={one.isUnknown ? 'text-sm text-soft' : 'text-sm'}>
        {one.fact}
        {one.need && <span className="block text-soft">{one.need}</span>}
      </dd>
    </div>
  )
}

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
