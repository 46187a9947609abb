import { conversationMessages } from '@/components/enrollment/conversations/messages'
import { STRENGTH_WORDS } from '@/components/listings/claims/messages'
import { profileMessages } from '@/components/listings/profile/messages'
import { reviewMessages } from '@/components/reviews/messages'
import type { QueueItem } from '@/lib/admin/approvals/schema'
import { routes } from '@/lib/platform/http/routes'
import { reportMessages } from '../reports/messages'
import { approvalMessages as texts } from './messages'

const LONGEST = 160
const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}

/** Where an item is read and decided. */
export const fileOf = ({ subject, id }: Pick<QueueItem, 'subject' | 'id'>): string =>
  ({
    change: routes.approvals.profileChange,
    claim: routes.approvals.claim,
    review: routes.approvals.review,
    report: routes.approvals.report,
    conversation: routes.approvals.conversation,
  })[subject](id)

/** Its subject in one line; the full text of a review that may be approved from the list. */
export function labelOf(item: QueueItem): string {
  switch (item.subject) {
    case 'change':
      return item.fields.map((field) => profileMessages.fields[field]).join(', ')
    case 'claim':
      return [
        item.claim.claimant,
        texts.evidence(STRENGTH_WORDS[item.claim.strength]),
        item.claim.isContested && texts.contested,
        item.claim.isAddition && texts.newProvider,
      ]
        .filter(Boolean)
        .join(', ')
    case 'review':
      return item.reports.length > 0
        ? `${texts.reportedReview}: ${reviewMessages.reportReasons[item.reports[0] ?? 'other']}`
        : `${texts.stars(item.rating)}: “${item.version ? item.text : short(item.text)}”`
    case 'report':
      return `${texts.reportedPage}, ${reportMessages.topics[item.topic]}: “${short(item.message)}”`
    case 'conversation':
      return `${texts.reportedConversation}: ${conversationMessages.reasons[item.reason]}`
  }
}
