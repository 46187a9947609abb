import type { ReactNode } from 'react'
import { rowTexts } from '@/components/providers/row-texts'
import { providerTexts } from '@/components/providers/texts'
import { type ReplyFigures, replyTimeText } from '@/lib/messages/rules/reply-figures'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import { weekdaySummary } from '@/lib/providers/rules/hours-text'
import { moneyText } from '@/lib/providers/rules/money'
import { tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactValue } from './contact-value'
import type { DetailMarks } from './marks'
import { detailTexts as texts } from './texts'

type Row = { label: string; value: ReactNode }

/** Age range, rating and reviews always; the rest where it is known. The places of contact data stay for visitors. */
export function quickInformation(provider: ProviderDetail, reply: ReplyFigures | null, marks?: DetailMarks): Row[] {
  const { id, has, rating, capacity, registrationFeeCents, siblingDiscountPercent } = provider
  const tuition = tuitionRange(provider.ageBands)
  const rows: (Row | false | null)[] = [
    {
      label: texts.ageRange,
      value: ageRangeText(provider.ageMinMonths, provider.ageMaxMonths) ?? providerTexts.agesUnknown,
    },
    provider.status !== 'closed' && {
      label: texts.hours,
      value: weekdaySummary(provider.hours) ?? providerTexts.hoursUnknown,
    },
    tuition && { label: texts.tuition, value: texts.tuitionRange(tuition) },
    capacity !== null && { label: texts.capacity, value: texts.children(capacity) },
    { label: texts.rating, value: rating === null ? rowTexts.noReviews : texts.outOfFive(rating) },
    { label: texts.reviews, value: texts.reviewsHere(provider.reviewCount) },
    reply?.medianMinutes != null && { label: texts.replyTime, value: replyTimeText(reply.medianMinutes) },
    reply && { label: texts.replyRate, value: texts.replyRateOf(reply.percent) },
    registrationFeeCents !== null && { label: texts.registrationFee, value: moneyText(registrationFeeCents) },
    siblingDiscountPercent !== null && { label: texts.siblingDiscount, value: texts.percent(siblingDiscountPercent) },
    has.phone && { label: texts.phone, value: <ContactValue id={id} part="phone" /> },
    Boolean(has.email || marks?.email) && {
      label: texts.email,
      value: (
        <>
          {has.email ? <ContactValue id={id} part="email" /> : texts.notStated}
          {marks?.email}
        </>
      ),
    },
    has.website && { label: texts.website, value: <ContactValue id={id} part="website" /> },
  ]
  return rows.filter((row) => row !== false && row !== null)
}
