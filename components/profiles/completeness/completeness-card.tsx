import { Disclosure } from '@/components/ui/disclosure'
import {
  type Criterion,
  completeness,
  effectOf,
  type MeasuredSide,
  metCriteria,
} from '@/lib/profiles/rules/completeness'
import type { OwnProfile } from '@/lib/profiles/types'
import { Advice } from './advice'
import { completenessTexts as texts } from './texts'

type CompletenessCardProps = { profile: OwnProfile; effects: readonly MeasuredSide[]; today: string }

const SHOWN = 3

/** The score of a page, and what adds the most to it, with what was measured of it here where enough was. */
export function CompletenessCard({ profile, effects, today }: CompletenessCardProps) {
  const { score, missing } = completeness(metCriteria(profile, today))
  const [first, rest] = [missing.slice(0, SHOWN), missing.slice(SHOWN)]
  const isMeasured = missing.some((code) => effectOf(code, effects))
  const list = (codes: readonly Criterion[]) => (
    <ul className="divide-y divide-line">
      {codes.map((code) => (
        <Advice key={code} code={code} effect={effectOf(code, effects)} providerId={profile.id} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="completeness" className="mb-10">
      <h2 id="completeness" className="flex items-baseline justify-between gap-4 text-section tracking-tight">
        {texts.title}
        <span className="numbers text-lead font-semibold whitespace-nowrap text-pine">{texts.of(score)}</span>
      </h2>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-2 w-full rounded-full bg-stone"
      >
        <rect width={score} height="2" className="fill-pine" />
      </svg>
      {missing.length === 0 ? (
        <p className="mt-3 text-soft">{texts.whole}</p>
      ) : (
        <>
          <h3 className="mt-4 text-ui font-semibold text-soft">{texts.next}</h3>
          {list(first)}
          {rest.length > 0 && (
            <Disclosure summary={texts.more(rest.length)} className="border-t">
              {list(rest)}
            </Disclosure>
          )}
          {isMeasured && <p className="mt-3 text-xs text-soft">{texts.rule}</p>}
        </>
      )}
    </section>
  )
}
