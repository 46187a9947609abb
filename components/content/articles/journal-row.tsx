'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { AppLink } from '@/components/ui/actions/links'
import { Badge } from '@/components/ui/surface/badge'
import type { MarkInput } from '@/lib/content/articles/schema'
import type { JournalArticle } from '@/lib/content/articles/types'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { longDate } from './article-tile'
import { articleMessages, journalMessages as texts } from './messages'

/** An article with the reader's bookmarks; opening it marks it as read. */
export function JournalRow({ article }: { article: JournalArticle }) {
  const { id, slug, title, excerpt, author, category, publishedAt, readingTime } = article
  const router = useRouter()
  const [marks, setMarks] = useState({ read: article.isRead, saved: article.isSaved })
  const [refusal, setRefusal] = useState<string>()

  async function mark(change: MarkInput) {
    const before = marks
    setMarks({ ...marks, ...change })
    setRefusal(undefined)
    try {
      await callApi(routes.api.articleMark(id), { method: 'PUT', body: change })
      router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setMarks(before)
      setRefusal((error instanceof ApiError && error.sentence) || texts.notSaved)
    }
  }

  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-pine">
        {category}
        {marks.saved && <Badge tone="mint">{texts.saved}</Badge>}
        {marks.read && <Badge tone="stone">{texts.read}</Badge>}
      </p>
      <h3 className="mt-1 text-name font-bold tracking-tight">
        <AppLink
          href={routes.article(slug)}
          className="underline-offset-[0.18em] hover:underline"
          onClick={() => !marks.read && void mark({ read: true })}
        >
          {title}
        </AppLink>
      </h3>
      {excerpt && <p className="mt-1 text-ui text-soft">{excerpt}</p>}
      <p className="numbers mt-2 text-sm text-soft">
        {articleMessages.byline(author)} · <time dateTime={publishedAt}>{longDate(publishedAt)}</time> ·{' '}
        {articleMessages.minutes(readingTime)}
      </p>
      <FormAlert>{refusal}</FormAlert>
      <p className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          aria-label={texts.of(marks.saved ? texts.unsave : texts.save, title)}
          onClick={() => void mark({ saved: !marks.saved })}
        >
          {marks.saved ? texts.unsave : texts.save}
        </Button>
        <Button
          variant="quiet"
          aria-label={texts.of(marks.read ? texts.markUnread : texts.markRead, title)}
          onClick={() => void mark({ read: !marks.read })}
        >
          {marks.read ? texts.markUnread : texts.markRead}
        </Button>
      </p>
    </li>
  )
}
