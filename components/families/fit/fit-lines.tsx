import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/surface/icon'
import type { FitCriterion, Verdict } from '@/lib/families/fit/schema'
import type { FitLine } from './fit-view'

/** Messages needed in the browser too; the lines themselves are built on the server. */
export const fitMessages = {
  verdicts: { matches: 'Fits:', does_not: 'Doesn’t fit:', unknown: 'Not known:' } satisfies Record<Verdict, string>,
  of: 'Fit for',
  /** For a child whose age was entered. */
  aChild: 'a child',
  child: 'Which child',
  /** In a row: "Fits Mia: age, hours". */
  fits: (name: string | null, criteria: string) => `${name === null ? 'Fits' : `Fits ${name}`}: ${criteria}`,
  /** If nothing about it is known. */
  unsure: (name: string | null) => `We can’t tell yet whether it fits ${name ?? 'your child'}`,
  criteria: { ages: 'age', openings: 'opening', price: 'budget', hours: 'hours' } satisfies Record<
    FitCriterion,
    string
  >,
  change: 'Change',
  forWhich: 'For which child?',
  addChild: 'Add a child',
  remove: 'remove',
  /** "9 months", "3 years" */
  age: (months: number) =>
    months < 24 ? (months === 1 ? '1 month' : `${months} months`) : `${Math.floor(months / 12)} years`,
  forChild: (name: string) => `For ${name}`,
  bestFor: (name: string) => `Best for ${name}`,
} as const

type FitHeadProps = {
  /** A name, or a select of names. */
  who: ReactNode
  /** "22 months old in January 2027" */
  at: string
  children?: ReactNode
}

/** Whose fit the lines below show. */
export function FitHead({ who, at, children }: FitHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 text-ui">
      <strong className="flex min-w-0 items-center gap-2 break-words">
        {fitMessages.of} {who}
      </strong>
      <span className="text-soft">{at}</span>
      {children}
    </div>
  )
}

const marks: Record<NonNullable<FitLine['verdict']>, { icon: IconName; tone: string }> = {
  matches: { icon: 'check', tone: 'text-pine' },
  does_not: { icon: 'x', tone: '' },
  unknown: { icon: 'info', tone: 'text-soft' },
}

/**
 * Stacked, or two columns where there is room; the reserved space (own-fit-lines in components.css) has the same
 * height.
 */
export function FitLines({ lines }: { lines: readonly FitLine[] }) {
  return (
    <ul className="fit-lines gap-x-4 gap-y-0.5 border-l-2 border-line-strong pl-3 text-sm">
      {lines.map(({ verdict, text }) => {
        const { icon, tone } = verdict ? marks[verdict] : ({ icon: 'dollar', tone: '' } as const)
        return (
          <li key={text} className={`flex items-start gap-1.5 ${tone}`}>
            <Icon name={icon} size="sm" className="mt-[0.2em]" />
            <span className="min-w-0">
              {verdict && <span className="sr-only">{`${fitMessages.verdicts[verdict]} `}</span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * One line for a row: what does not fit, otherwise what does, otherwise what is unknown. `name` is the child's, null for
 * a child whose age was entered.
 */
export function fitSentence(lines: readonly FitLine[], name: string | null): Pick<FitLine, 'verdict' | 'text'> | null {
  const misses = lines.filter(({ verdict }) => verdict === 'does_not')
  // No other reasons for a child of another age.
  const reasons = misses[0]?.criterion === 'ages' ? misses.slice(0, 1) : misses
  if (reasons.length > 0) return { verdict: 'does_not', text: reasons.map(({ text }) => text).join(' · ') }
  const fits = lines
    .filter(({ verdict }) => verdict === 'matches')
    .map(({ criterion }) => fitMessages.criteria[criterion])
  if (fits.length > 0) return { verdict: 'matches', text: fitMessages.fits(name, fits.join(', ')) }
  const unknown = lines.find(({ verdict }) => verdict === 'unknown')
  return unknown ? { verdict: 'unknown', text: unknown.text } : null
}

/** The one line of a row that says how a provider fits a child. */
export function RowFit({ verdict, text }: Pick<FitLine, 'verdict' | 'text'>) {
  const spoken = verdict && verdict !== 'matches' ? `${fitMessages.verdicts[verdict]} ` : null
  return (
    <p className="row-fit" data-fit={verdict ?? undefined}>
      {spoken && <span className="sr-only">{spoken}</span>}
      {text}
    </p>
  )
}
