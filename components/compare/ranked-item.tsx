import { AppLink } from '@/components/ui/app-link'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/stars'
import { CRITERIA } from '@/lib/compare/catalogue'
import { isSure, type Match } from '@/lib/compare/rules/score'
import { photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/routes'
import type { ComparisonResult, CriterionView } from './comparison-result'
import { MatchBadges } from './match-badges'
import { compareTexts as texts } from './texts'
import { VerdictMark } from './verdict-mark'

type RankedItemProps = { result: ComparisonResult; match: Match; isFirst: boolean; level: 2 | 3 }

/** One provider: how well it matches, and why, criterion by criterion. */
export function RankedItem({ result, match, isFirst, level }: RankedItemProps) {
  const { id, name, address, rating, picture, zipCodeMatch, status, criteria } = result
  const Heading = `h${level}` as const
  const isJudged = criteria.some(({ verdict }) => verdict !== null)
  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 md:flex-row md:gap-5">
      <Picture
        {...photoSources(picture)}
        alt=""
        sizes="(min-width: 44rem) 9rem, 100vw"
        className="hidden aspect-[16/10] rounded-xl md:block md:h-24 md:w-36 md:shrink-0 dark:brightness-90"
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
              {isSure(match) ? texts.knownShare(match.knownShare) : texts.tooLittleText(match.knownShare)}
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
