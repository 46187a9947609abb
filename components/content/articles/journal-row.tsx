'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { AppLink } from '@/components/ui/actions/links'
import { useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import type { MarkInput } from '@/lib/content/articles/schema'
import type { JournalArticle } from '@/lib/content/articles/types'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { authorText, longDate, useCategoryName } from './article-tile'

/** An article with the reader's bookmarks; opening it marks it as read. */
export function JournalRow({ article }: { article: JournalArticle }) {
  const written = useWrittenLanguage()
  const { id, slug, title, excerpt, author, publishedAt, readingTime } = article
  const t = useTranslations('content.journal')
  const articles = useTranslations('content.articles')
  const category = useCategoryName(article.category)
  const locale = useLocale()
  const router = useRouter()
  const [marks, setMarks] = useState({ read: article.isRead, saved: article.isSaved })
  const [refusal, setRefusal] = useState<string>()

  async function mark(change: MarkInput) {
    const before = marks
    setMarks({ ...marks, ...change })
    setRefusal(undefined)
    try {
      await callApi(dashboardRoutes.api.articleMark(id), { method: 'PUT', body: change })
      router.refresh()
    } catch (error) {
      setMarks(before)
      setRefusal(failureText(error, t('notSaved')))
    }
  }

  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-pine">
        {category}
        {marks.saved && <Badge tone="mint">{t('saved')}</Badge>}
        {marks.read && <Badge tone="stone">{t('read')}</Badge>}
      </p>
      <h3 className="mt-1 text-name font-bold tracking-tight">
        <AppLink
          href={routes.article(slug)}
          lang={written}
          className="underline-offset-[0.18em] hover:underline"
          onClick={() => !marks.read && void mark({ read: true })}
        >
          {title}
        </AppLink>
      </h3>
      {excerpt && (
        <p lang={written} className="mt-1 text-ui text-soft">
          {excerpt}
        </p>
      )}
      <p className="numbers mt-2 text-sm text-soft">
        {articles('byline', { author: authorText(articles, author) })} ·{' '}
        <time dateTime={publishedAt}>{longDate(locale, publishedAt)}</time> ·{' '}
        {articles('minutes', { minutes: readingTime })}
      </p>
      <FormAlert>{refusal}</FormAlert>
      <p className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          aria-label={t(marks.saved ? 'unsaveNamed' : 'saveNamed', { title })}
          onClick={() => void mark({ saved: !marks.saved })}
        >
          {t(marks.saved ? 'unsave' : 'save')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t(marks.read ? 'markUnreadNamed' : 'markReadNamed', { title })}
          onClick={() => void mark({ read: !marks.read })}
        >
          {t(marks.read ? 'markUnread' : 'markRead')}
        </Button>
      </p>
    </li>
  )
}
