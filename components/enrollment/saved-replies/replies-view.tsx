import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { RepliesOfProvider } from '@/lib/enrollment/saved-replies/schema'
import { ReplyTextForm, SavedReplyItem } from './saved-reply-item'

/** A provider's saved replies: each expands to be edited; a new one is below. */
export function RepliesView({ userId, shown }: { userId: number; shown: RepliesOfProvider }) {
  const t = useTranslations('enrollment.savedReplies')
  const { provider, replies } = shown
  return (
    <div className="max-w-reading">
      <h2 className="text-section tracking-tight">{t('title')}</h2>
      <p className="mt-1 text-soft">
        {t('lead')} {t('forEverybody')}
      </p>
      {replies.length === 0 ? (
        <EmptyState icon="message" title={t('emptyTitle')} level={3}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="mt-6 border-t border-line">
          {replies.map((reply) => (
            <SavedReplyItem key={reply.id} userId={userId} providerId={provider.id} reply={reply} />
          ))}
        </div>
      )}
      <h3 className="mt-10 mb-4 text-lead font-semibold">{t('add')}</h3>
      <ReplyTextForm key={provider.id} userId={userId} providerId={provider.id} />
    </div>
  )
}
