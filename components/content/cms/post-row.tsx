import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import { ARTICLE_ZONE, DELETED_RETENTION_DAYS } from '@/lib/content/articles/catalogue'
import { scoreTone } from '@/lib/content/articles/rules/text'
import type { BlogPost } from '@/lib/content/articles/types'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { addDays, dateText, minuteOf, timeText, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { useCategoryName } from '../articles/article-tile'

const tones = { published: 'mint', scheduled: 'sun', draft: 'stone' } as const

type PostActs = Record<'onEdit' | 'onPreview' | 'onHistory' | 'onDuplicate' | 'onRemove', (post: BlogPost) => unknown>
type PostRowProps = PostActs & { post: BlogPost }

/** An article in the list: its title, status and actions. */
export function PostRow({ post, onEdit, onPreview, onHistory, onDuplicate, onRemove }: PostRowProps) {
  const t = useTranslations('content.cms')
  const category = useCategoryName(post.category)
  const locale = useLocale()
  const title = post.title || t('untitled')
  const written = useWrittenLanguage()
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[post.status]}>{t(`statuses.${post.status}`)}</Badge>
          <span className="text-sm text-soft">{category}</span>
        </p>
        <h2 lang={written} className="mt-1.5 text-name font-bold tracking-tight break-words">
          {title}
        </h2>
        {post.excerpt && (
          <p lang={written} className="mt-1 max-w-prose text-ui break-words text-soft">
            {post.excerpt}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          <span>{post.author}</span>
          <span className="numbers">{publishText(locale, post)}</span>
          <Badge tone={scoreTone(post.seoScore)}>{t('seoScore', { score: post.seoScore })}</Badge>
          <span className="numbers">{t('minutes', { minutes: post.readingTime })}</span>
          {post.views > 0 && <span className="numbers">{t('views', { views: post.views })}</span>}
        </p>
      </div>
      <div className="flex items-start gap-1 max-md:-ml-3">
        <IconButton icon="pencil" label={t('edit', { title })} onClick={() => onEdit(post)} />
        {post.status === 'published' ? (
          <AppLink
            href={routes.article(post.slug)}
            aria-label={t('view', { title })}
            title={t('view', { title })}
            className="inline-grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="eye" size="lg" />
          </AppLink>
        ) : (
          <IconButton icon="eye" label={t('preview', { title })} onClick={() => onPreview(post)} />
        )}
        <IconButton icon="clock" label={t('history', { title })} onClick={() => onHistory(post)} />
        <IconButton icon="copy" label={t('duplicate', { title })} onClick={() => onDuplicate(post)} />
        <IconButton icon="trash" label={t('remove', { title })} onClick={() => onRemove(post)} />
      </div>
    </li>
  )
}

type Restore = (post: BlogPost) => Promise<void>
type DeletedListProps = { posts: readonly BlogPost[]; onRestore: Restore; isReady: boolean }

/** Articles deleted in the last 30 days. */
export function DeletedList({ posts, onRestore, isReady }: DeletedListProps) {
  const t = useTranslations('content.cms')
  if (posts.length === 0)
    return isReady ? (
      <EmptyState icon="trash" title={t('noDeletedTitle')}>
        {t('noDeletedText')}
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

/** A deleted article: until when it can be restored, and the button to do so. */
function DeletedRow({ post, onRestore }: { post: BlogPost; onRestore: Restore }) {
  const t = useTranslations('content.cms')
  const title = post.title || t('untitled')
  const written = useWrittenLanguage()
  const locale = useLocale()
  const deletedOn = todayIn(ARTICLE_ZONE, new Date(post.deletedAt ?? 0))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0">
        <h2 lang={written} className="text-name font-bold tracking-tight break-words">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">
          {t('goneOn', {
            deleted: dateText(locale, deletedOn, ''),
            gone: dateText(locale, addDays(deletedOn, DELETED_RETENTION_DAYS), ''),
          })}
        </p>
      </div>
      <Button variant="secondary" aria-label={t('bringBackOf', { title })} onClick={() => void onRestore(post)}>
        {t('bringBack')}
      </Button>
    </li>
  )
}

/** "Nov 22, 2026, 10:00 AM" in the articles' time zone. */
export function momentText(locale: Locale, iso: string): string {
  const local = localTimeOf(new Date(iso), ARTICLE_ZONE)
  return `${dateText(locale, local.slice(0, 10), '')}, ${timeText(minuteOf(local))}`
}

/** "10:00 AM" in the articles' time zone. */
export const clockText = (iso: string): string => timeText(minuteOf(localTimeOf(new Date(iso), ARTICLE_ZONE)))

/** "Nov 24, 2026", with the time if it is scheduled. */
function publishText(
  locale: Locale,
  { status, publishDate, publishTime }: Pick<BlogPost, 'status' | 'publishDate' | 'publishTime'>,
) {
  const day = dateText(locale, publishDate, '')
  return status === 'scheduled' ? `${day}, ${timeText(minuteOf(`${publishDate}T${publishTime}`))}` : day
}
