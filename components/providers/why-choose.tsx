import { Icon } from '@/components/ui/surface/icon'
import { ANSWER_DAYS, type ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { dateText } from '@/lib/platform/time/dates'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { REASON_RULES, REASONS, type Reason, reasonsFor } from '@/lib/providers/rules/reasons'
import type { ProviderDetail } from '@/lib/providers/types'
import { providerMessages } from './messages'

export const whyMessages = {
  title: 'Why Families Choose Us',
  /** On the dashboard. */
  ownLead: 'Families see this next to your phone number. It comes from what’s on record; nobody writes it.',
  ownCount: (count: number) => `${count} reasons, from what’s on record`,
  tooFew: 'Not on your page yet',
  none: `Your page shows this card once we know ${REASONS.fewest} of these:`,
  missing: [
    `fewer children per adult than ${SITE.region} allows`,
    `${REASON_RULES.stars} stars or more from ${REASON_RULES.reviews} parents`,
    'a license with the day on which it was issued',
    'an inspection without violations',
    'openings with a fresh date',
    `answers to ${REASON_RULES.replies} of 100 families within ${ANSWER_DAYS} days`,
  ],
} as const

/** "1:3 with infants, where Georgia allows 1:6" */
function reasonText(reason: Reason, today: string): string {
  switch (reason.code) {
    case 'ratio': {
      const ages = AGE_BANDS.find(({ code }) => code === reason.band)?.plural ?? reason.band
      return `1:${reason.children} with ${ages}, where ${stateName(reason.state)} allows 1:${reason.limit}`
    }
    case 'reviews':
      return `Rated ${reason.rating.toFixed(1)} by ${reason.count} parents`
    case 'license': {
      const { number, issuedOn, asOf } = reason.license
      return `License ${number} since ${issuedOn.slice(0, 4)}, on record ${dateText(asOf, today)}`
    }
    case 'inspection':
      return `No violations at the inspection of ${dateText(reason.day, today)}`
    case 'openings':
      return `${providerMessages.openings(reason.openings, today)}, confirmed ${dateText(reason.openings.confirmedOn, today)}`
    case 'reply':
      return `${reason.percent}% of families have an answer within ${ANSWER_DAYS} days`
  }
}

/** A provider's strengths, one on each line. */
export const WhyChoose = ({ reasons, today }: { reasons: readonly Reason[]; today: string }) => (
  <ul className="mt-2 space-y-1.5 text-ui">
    {reasons.map((reason) => (
      <li key={reason.code} className="flex gap-2">
        <Icon name="check" size="sm" className="mt-1 text-pine" />
        {reasonText(reason, today)}
      </li>
    ))}
  </ul>
)

type WhyFamiliesProps = { provider: ProviderDetail; reply: ReplyFigures | null; today: string }

/** Below the sidebar, if there are enough strengths for a heading. */
export function WhyFamilies({ provider, reply, today }: WhyFamiliesProps) {
  const reasons = reasonsFor(provider, reply, today)
  if (reasons.length < REASONS.fewest) return null
  return (
    <section className="mt-6 px-5 md:px-6">
      <h2 className="text-ui tracking-normal">{whyMessages.title}</h2>
      <WhyChoose reasons={reasons} today={today} />
    </section>
  )
}
