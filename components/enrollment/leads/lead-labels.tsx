import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/surface/badge'
import { childAgeText, monthText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Stage } from '@/lib/enrollment/leads/rules'
import type { Lead } from '@/lib/enrollment/leads/schema'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'

export const roomText = (band: AgeBandCode) => AGE_BANDS.find(({ code }) => code === band)?.label ?? ''

/** "Child: 14 months · Start: January 2027": what the family shared besides its message. */
export function requestLabel(
  { childAgeMonths, wantedStart }: Pick<Lead, 'childAgeMonths' | 'wantedStart'>,
  t: Translate<'enrollment.leads'>,
): string {
  return [
    childAgeMonths !== null && t('childAge', { age: childAgeText(childAgeMonths) }),
    wantedStart !== null && t('start', { month: monthText(wantedStart) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Details of the stage: the tour's date, the room waited for, the reason it is lost. Empty if there are none. */
export function stageLabel(lead: Lead, today: string, t: Translate<'enrollment.leads'>): string {
  const { stage, tour, band, waitingSince, lostReason } = lead
  if (stage === 'lost' && lostReason) return t('lostBy', { reason: t(`lostReasons.${lostReason}`) })
  if (stage === 'waitlist' && band && waitingSince)
    return t('waitsSince', { room: roomText(band), day: dayText(waitingSince, today) })
  return tour && (stage === 'tour' || stage === 'visited') ? t('tourOn', { when: tour }) : ''
}

export function nextStepLabel({ nextStep }: Lead, today: string, t: Translate<'enrollment.leads'>): string {
  return nextStep ? t('next', { text: nextStep.text, day: dayText(nextStep.day, today) }) : ''
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
