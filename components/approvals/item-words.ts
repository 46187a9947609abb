import { STRENGTH_WORDS } from '@/components/claims/texts'
import { messageTexts } from '@/components/messages/texts'
import { profileTexts } from '@/components/profiles/texts'
import { reportTexts } from '@/components/reports/texts'
import { reviewTexts } from '@/components/reviews/texts'
import type { QueueItem } from '@/lib/approvals/types'
import { routes } from '@/lib/platform/routes'
import { approvalTexts as texts } from './texts'

const LONGEST = 160
const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}

/** Where something is read and decided. */
export const fileOf = ({ subject, id }: Pick<QueueItem, 'subject' | 'id'>): string =>
  ({
    change: routes.approvals.profileChange,
    claim: routes.approvals.claim,
    review: routes.approvals.review,
    report: routes.approvals.report,
    conversation: routes.approvals.conversation,
  })[subject](id)

/** What it is about, in one line; of a review that may be accepted unopened, all its words. */
export function wordsOf(item: QueueItem): string {
  switch (item.subject) {
    case 'change':
      return item.fields.map((field) => profileTexts.fields[field]).join(', ')
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
        ? `${texts.reportedReview}: ${reviewTexts.reportReasons[item.reports[0] ?? 'other']}`
        : `${texts.stars(item.rating)}: “${item.version ? item.text : short(item.text)}”`
    case 'report':
      return `${texts.reportedPage}, ${reportTexts.topics[item.topic]}: “${short(item.message)}”`
    case 'conversation':
      return `${texts.reportedConversation}: ${messageTexts.reasons[item.reason]}`
  }
}
