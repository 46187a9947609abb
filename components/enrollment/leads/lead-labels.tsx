import { Badge } from '@/components/ui/surface/badge'
import { childAgeText, monthText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Stage } from '@/lib/enrollment/leads/rules'
import type { Lead } from '@/lib/enrollment/leads/schema'
import { dayText } from '@/lib/platform/time/dates'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { leadMessages as texts } from './messages'

export const roomText = (band: AgeBandCode) => AGE_BANDS.find(({ code }) => code === band)?.label ?? ''

/** "Child: 14 months · Start: January 2027": what the family shared besides its message. */
export function requestLabel({ childAgeMonths, wantedStart }: Pick<Lead, 'childAgeMonths' | 'wantedStart'>): string {
  return [
    childAgeMonths !== null && texts.childAge(childAgeText(childAgeMonths)),
    wantedStart !== null && texts.start(monthText(wantedStart)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Details of the stage: the tour's date, the room waited for, the reason it is lost. Empty if there are none. */
export function stageLabel(lead: Lead, today: string): string {
  const { stage, tour, band, waitingSince, lostReason } = lead
  if (stage === 'lost' && lostReason) return texts.lostBy(texts.lostReasons[lostReason])
  if (stage === 'waitlist' && band && waitingSince)
    return texts.waitsSince(roomText(band), dayText(waitingSince, today))
  return tour && (stage === 'tour' || stage === 'visited') ? texts.tourOn(tour) : ''
}

export function nextStepLabel({ nextStep }: Lead, today: string): string {
  return nextStep ? texts.next(nextStep.text, dayText(nextStep.day, today)) : ''
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
  return (
    <Badge tone={TONES[stage]} icon={stage === 'enrolled' ? 'check' : undefined}>
      {texts.stages[stage]}
    </Badge>
  )
}
