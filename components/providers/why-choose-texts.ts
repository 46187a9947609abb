import { ANSWER_DAYS } from '@/lib/messages/rules/reply-figures'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { dayText } from '@/lib/providers/rules/dates'
import { REASON_RULES, REASONS, type Reason } from '@/lib/providers/rules/reasons'
import { providerTexts } from './texts'

export const whyTexts = {
  title: 'Why Families Choose Us',
  lead: 'From what is on record here.',
  /** On the dashboard. */
  ownLead: 'Your page says this beside your phone number. It is made of what is on record, so nobody writes it.',
  none: `Your page shows this card once ${REASONS.fewest} of these are known:`,
  missing: [
    'fewer children per adult than Florida allows',
    `${REASON_RULES.stars} stars or more from ${REASON_RULES.reviews} parents`,
    'a license with the day on which it was issued',
    'an inspection without violations',
    'openings with a fresh date',
    `answers to ${REASON_RULES.replies} of 100 families within ${ANSWER_DAYS} days`,
  ],
} as const

/** "1:3 with infants, where Florida allows 1:4" */
export function reasonText(reason: Reason, today: string): string {
  switch (reason.code) {
    case 'ratio': {
      const ages = AGE_BANDS.find(({ code }) => code === reason.band)?.plural ?? reason.band
      return `1:${reason.children} with ${ages}, where Florida allows 1:${reason.limit}`
    }
    case 'reviews':
      return `${reason.rating.toFixed(1)} of 5 from ${reason.count} parents here`
    case 'license': {
      const { number, issuedOn, asOf } = reason.license
      return `License ${number} since ${issuedOn.slice(0, 4)}, on record ${dayText(asOf, today)}`
    }
    case 'inspection':
      return `No violations at the inspection of ${dayText(reason.day, today)}`
    case 'openings':
      return `${providerTexts.openings(reason.openings, today)}, confirmed ${dayText(reason.openings.confirmedOn, today)}`
    case 'reply':
      return `${reason.percent}% of families have an answer within ${ANSWER_DAYS} days`
  }
}
