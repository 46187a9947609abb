import { useTranslations } from 'next-intl'
import { useFieldName } from '@/components/listings/profile/profile-fields'
import type { QueueItem } from '@/lib/admin/approvals/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

const MAX_EXCERPT_LENGTH = 160
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_EXCERPT_LENGTH ? `${line.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…` : line
}

/** The page where an item is read and decided. */
export const itemHref = ({ subject, id }: Pick<QueueItem, 'subject' | 'id'>): string =>
  ({
    change: dashboardRoutes.approvals.profileChange,
    claim: dashboardRoutes.approvals.claim,
    review: dashboardRoutes.approvals.review,
    report: dashboardRoutes.approvals.report,
    conversation: dashboardRoutes.approvals.conversation,
  })[subject](id)

/** Describes an item in one line. A review that may be approved from the list is described by its full text. */
export function useItemLabel(): (item: QueueItem) => string {
  const t = useTranslations('admin.approvals')
  const nameOf = useFieldName()
  const claims = useTranslations('listings.claims')
  const reviews = useTranslations('reviews.choices')
  const reports = useTranslations('admin.reports')
  const conversations = useTranslations('enrollment.conversations')
  return (item) => {
    switch (item.subject) {
      case 'change':
        return item.fields.map(nameOf).join(', ')
      case 'claim':
        return [
          item.claim.claimant,
          t('evidence', { strength: claims(`strengths.${item.claim.strength}`).toLowerCase() }),
          item.claim.isContested && t('contested'),
          item.claim.isAddition && t('newProvider'),
        ]
          .filter(Boolean)
          .join(', ')
      case 'review':
        return item.reports.length > 0
          ? t('reported.review', { reason: reviews(`reportReasons.${item.reports[0] ?? 'other'}`) })
          : t('review', { rating: item.rating, text: item.version ? item.text : shorten(item.text) })
      case 'report':
        return t('reported.page', { topic: reports(`topics.${item.topic}`), message: shorten(item.message) })
      case 'conversation':
        return t('reported.conversation', { reason: conversations(`reasons.${item.reason}`) })
    }
  }
}
