import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/surface/badge'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Stage } from '@/lib/enrollment/leads/rules'
import type { Lead } from '@/lib/enrollment/leads/schema'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, monthText } from '@/lib/platform/time/dates'
import { localText } from '@/lib/platform/time/zoned-time'

/** The messages of a lead's labels, from `useLeadTexts`. */
type LeadTexts = {
  t: Translate<'enrollment.leads'>
  childAges: Translate<'enrollment.childAge'>
  ages: Translate<'providers.ages'>
  locale: Locale
}

export function useLeadTexts(): LeadTexts {
  const t = useTranslations('enrollment.leads')
  const childAges = useTranslations('enrollment.childAge')
  const ages = useTranslations('providers.ages')
  return { t, childAges, ages, locale: useLocale() }
}

/** "Child: 14 months · Start: January 2027": what the family shared besides its message. */
export function requestLabel(
  { t, childAges, locale }: LeadTexts,
  { childAgeMonths, wantedStart }: Pick<Lead, 'childAgeMonths' | 'wantedStart'>,
): string {
  return [
    childAgeMonths !== null && t('childAge', { age: childAgeText(childAges, childAgeMonths) }),
    wantedStart !== null && t('start', { month: monthText(locale, wantedStart) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Details of the stage: the tour's date, the waitlist's room and day, or the reason it was lost. Empty if there are none. */
export function stageLabel({ t, ages, locale }: LeadTexts, lead: Lead, today: string): string {
  const { stage, tour, band, waitingSince, lostReason } = lead
  if (stage === 'lost' && lostReason) return t('lostBy', { reason: t(`lostReasons.${lostReason}`) })
  if (stage === 'waitlist' && band && waitingSince)
    return t('waitsSince', { room: ages(`bands.${band}`), day: dayText(locale, waitingSince, today) })
  return tour && (stage === 'tour' || stage === 'visited') ? t('tourOn', { when: localText(locale, tour) }) : ''
}

export function nextStepLabel({ t, locale }: LeadTexts, { nextStep }: Lead, today: string): string {
  return nextStep ? t('next', { text: nextStep.text, day: dayText(locale, nextStep.day, today) }) : ''
}

const TONES = {
  inquiry: 'stone',
  replied: 'stone',
  tour: 'mint',
  visited: 'mint',
  waitlist: 'stone',
  enrolled: 'mint',
  lost: 'stone',
} as const satisfies Record<Stage, 'stone' | 'mint'>

export function StageBadge({ stage }: { stage: Stage }) {
  const t = useTranslations('enrollment.leads')
  return (
    <Badge tone={TONES[stage]} icon={stage === 'enrolled' ? 'check' : undefined}>
      {t(`stages.${stage}`)}
    </Badge>
  )
}
