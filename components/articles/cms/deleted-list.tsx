import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ARTICLE_ZONE } from '@/lib/articles/catalogue'
import { KEPT_DAYS } from '@/lib/articles/rules/deleted'
import type { BlogPost } from '@/lib/articles/types'
import { addDays, dayText, todayIn } from '@/lib/providers/rules/dates'
import { cmsTexts as texts } from './texts'

type Restore = (post: BlogPost) => Promise<void>
type DeletedListProps = { posts: readonly BlogPost[]; onRestore: Restore; isReady: boolean }

/** What was deleted in the last 30 days. */
export function DeletedList({ posts, onRestore, isReady }: DeletedListProps) {
  if (posts.length === 0)
    return isReady ? (
      <EmptyState icon="trash" title={texts.noDeletedTitle}>
        {texts.noDeletedText}
      </EmptyState>
    ) : null
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {posts.map((post) => (
        <DeletedRow key={post.id} post={post} onRestore={onRestore} />
      ))}
    </ul>
  )
}

/** A deleted article: until when it can be had back, and the way back. */
function DeletedRow({ post, onRestore }: { post: BlogPost; onRestore: Restore }) {
  const title = post.title || texts.untitled
  const deletedOn = todayIn(ARTICLE_ZONE, new Date(post.deletedAt ?? 0))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0">
        <h2 className="text-name font-bold tracking-tight break-words">{title}</h2>
        <p className="mt-1 text-sm text-soft">
          {texts.goneOn(dayText(deletedOn, ''), dayText(addDays(deletedOn, KEPT_DAYS), ''))}
        </p>
      </div>
      <Button variant="secondary" aria-label={texts.bringBackOf(title)} onClick={() => void onRestore(post)}>
        {texts.bringBack}
      </Button>
    </li>
  )
}
