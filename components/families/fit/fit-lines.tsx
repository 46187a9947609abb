import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/surface/icon'
import type { Translate } from '@/lib/platform/language/types'
import type { FitLine } from './fit-view'

type FitTexts = Translate<'families.fit'>

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
  const t = useTranslations('families.fit')
  return (
    <ul className="fit-lines gap-x-4 gap-y-0.5 border-l-2 border-line-strong pl-3 text-sm">
      {lines.map(({ verdict, text }) => {
        const { icon, tone } = verdict ? marks[verdict] : ({ icon: 'dollar', tone: '' } as const)
        return (
          <li key={text} className={`flex items-start gap-1.5 ${tone}`}>
            <Icon name={icon} size="sm" className="mt-[0.2em]" />
            <span className="min-w-0">
              {verdict && <span className="sr-only">{`${t(`verdicts.${verdict}`)} `}</span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export type FitSentence = Pick<FitLine, 'verdict' | 'text'>

/**
 * One line for a row: what does not fit, otherwise what does, otherwise what is unknown. `name` is the child's, null for
 * a child whose age was entered.
 */
export function fitSentence(lines: readonly FitLine[], name: string | null, t: FitTexts): FitSentence | null {
  const misses = lines.filter(({ verdict }) => verdict === 'does_not')
  // If the provider does not take the child's age, other reasons do not matter.
  const reasons = misses[0]?.criterion === 'ages' ? misses.slice(0, 1) : misses
  if (reasons.length > 0) return { verdict: 'does_not', text: reasons.map(({ text }) => text).join(' · ') }
  const fits = lines.filter(({ verdict }) => verdict === 'matches')
  if (fits.length > 0) {
    const criteria = fits.map(({ criterion }) => t(`criteria.${criterion}`)).join(', ')
    return { verdict: 'matches', text: name === null ? t('fits', { criteria }) : t('fitsChild', { name, criteria }) }
  }
  const unknown = lines.find(({ verdict }) => verdict === 'unknown')
  return unknown ? { verdict: 'unknown', text: unknown.text } : null
}
