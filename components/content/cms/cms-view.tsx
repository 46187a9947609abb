'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ChipButton } from '@/components/ui/actions/chip'
import { useShowMore } from '@/components/ui/data/show-more'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { MAX_LISTED, STATUSES } from '@/lib/content/articles/catalogue'
import type { BlogPost } from '@/lib/content/articles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { PreviewDialog, VersionsDialog } from './article-dialogs'
import { PlannedMonth } from './planned-month'
import { DeletedList, PostRow } from './post-row'

/** Typing is debounced by this time. */
const PAUSE_MS = 250

type ListQuery = { status: string; search: string }

/** The list for a query; `reload` fetches again. Of two requests in flight the later one wins. */
function useArticleList(start: BlogPost[]) {
  const [query, setQuery] = useState<ListQuery>({ status: 'all', search: '' })
  const [posts, setPosts] = useState(start)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const latestRequest = useRef(0)
  const isFirst = useRef(true)

  const load = useCallback(async (nextQuery: ListQuery) => {
    latestRequest.current += 1
    const requestNumber = latestRequest.current
    setState('loading')
    try {
      const answer = (await callApi(dashboardRoutes.api.blogPosts(nextQuery))) as BlogPost[]
      if (requestNumber !== latestRequest.current) return
      setPosts(answer)
      setState('ready')
    } catch {
      if (requestNumber === latestRequest.current) setState('failed')
    }
  }, [])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => void load(query), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, load])

  return { posts, state, query, setQuery, reload: () => load(query) }
}

/** The list's actions on an article; `deleted` is the last deletion, which can be undone. */
function useArticleActions(reload: () => Promise<void>, open: (post: BlogPost) => void) {
  const t = useTranslations('content.cms')
  const [deleted, setDeleted] = useState<BlogPost>()

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
      await reload()
    } catch {
      showToast({ title: t('failed'), tone: 'destructive' })
    }
  }
  const remove = (post: BlogPost) =>
    attempt(async () => {
      await callApi(dashboardRoutes.api.blogPost(post.id), { method: 'DELETE' })
      setDeleted(post)
    })
  const duplicate = (post: BlogPost) =>
    attempt(async () => {
      const copy = (await callApi(dashboardRoutes.api.blogPostDuplicate(post.id), { method: 'POST' })) as BlogPost
      showToast({ title: t('duplicated') })
      open(copy)
    })
  const restore = (post: BlogPost) =>
    attempt(async () => {
      await callApi(dashboardRoutes.api.blogPostRestore(post.id), { method: 'POST' })
      setDeleted(undefined)
      showToast({ title: t('restored') })
    })
  return { deleted, remove, duplicate, restore }
}

type UndoBarProps = { post: BlogPost; onUndo: (post: BlogPost) => Promise<void> }

/** Offers to undo the last deletion. It stays until it is used, or until another article is deleted. */
function UndoBar({ post, onUndo }: UndoBarProps) {
  const t = useTranslations('content.cms')
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sun-soft px-4 py-2.5"
    >
      <span className="text-on-sun">{t('deleted', { title: post.title || t('untitled') })}</span>
      <Button size="sm" variant="secondary" onClick={() => void onUndo(post)}>
        {t('undo')}
      </Button>
    </div>
  )
}

/** The editor and its library are loaded when it is opened. */
const EditorDialog = lazy(() => import('./editor-dialog'))

/** Rows shown at first: as many as are easy to scan before searching. The month view shows all. */
const ARTICLES_SHOWN = 25
/** What the editor is open for: an article, or a new one. `key` remounts it each time. */
type Editing = { key: number; post: BlogPost | null }

/** The list of articles, and the actions on each. */
export function CmsView({ start, today }: { start: BlogPost[]; today: string }) {
  const t = useTranslations('content.cms')
  const { posts, state, query, setQuery, reload } = useArticleList(start)
  const [editing, setEditing] = useState<Editing>()
  const { visibleCount, list, showMore } = useShowMore(ARTICLES_SHOWN)
  const [isMonth, setIsMonth] = useState(false)
  const showsDeleted = query.status === 'deleted'
  const [previewOf, setPreviewOf] = useState<BlogPost>()
  const [historyOf, setHistoryOf] = useState<BlogPost>()
  const open = (post: BlogPost | null) => setEditing({ key: Date.now(), post })

  const { deleted, remove, duplicate, restore } = useArticleActions(reload, open)
  // The previous list stays visible while the new one loads, except when switching to or from the deleted articles.
  const shown = posts.filter(({ deletedAt }) => (deletedAt !== null) === showsDeleted)
  const isEmpty = state === 'ready' && posts.length === 0
  const statusOptions = [
    { value: 'all', label: t('allStatus') },
    ...STATUSES.map((code) => ({ value: code, label: t(`statuses.${code}`) })),
    { value: 'deleted', label: t('deletedStatus') },
  ]

  return (
    <div className="wrap pb-16">
      <div className="grid gap-3 md:grid-cols-[1fr_12rem_auto] md:items-end">
        <TextField
          label={t('search')}
          labelHidden
          type="search"
          placeholder={t('searchPlaceholder')}
          value={query.search}
          onChange={(event) => setQuery({ ...query, search: event.target.value })}
        />
        <SelectField
          label={t('status')}
          labelHidden
          options={statusOptions}
          value={query.status}
          onChange={(event) => setQuery({ ...query, status: event.target.value })}
        />
        <Button onClick={() => open(null)}>{t('newArticle')}</Button>
      </div>
      {deleted && <UndoBar post={deleted} onUndo={restore} />}
      <p role="status" className="mt-4 min-h-6 text-sm text-soft">
        {state === 'loading' && t('loading')}
        {state === 'ready' &&
          shown.length > 0 &&
          (shown.length >= MAX_LISTED ? t('foundMost', { most: MAX_LISTED }) : t('found', { count: shown.length }))}
      </p>
      {state === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <FormAlert>{t('loadFailed')}</FormAlert>
          <Button variant="secondary" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </div>
      )}
      {!showsDeleted && (
        <fieldset className="mb-3 flex gap-2">
          <legend className="sr-only">{t('shownAs')}</legend>
          <ChipButton on={!isMonth} onClick={() => setIsMonth(false)}>
            {t('asList')}
          </ChipButton>
          <ChipButton on={isMonth} onClick={() => setIsMonth(true)}>
            {t('asCalendar')}
          </ChipButton>
        </fieldset>
      )}
      {showsDeleted ? (
        <DeletedList posts={shown} onRestore={restore} isReady={isEmpty} />
      ) : isMonth ? (
        <PlannedMonth posts={shown} today={today} onEdit={open} />
      ) : shown.length > 0 ? (
        <>
          <ul ref={list} className="mt-2 divide-y divide-line border-y border-line">
            {shown.slice(0, visibleCount).map((post) => (
              <PostRow
                key={post.id}
                post={post}
                onEdit={open}
                onPreview={setPreviewOf}
                onHistory={setHistoryOf}
                onDuplicate={duplicate}
                onRemove={remove}
              />
            ))}
          </ul>
          {shown.length > visibleCount && (
            <Button variant="secondary" className="mt-6" onClick={showMore}>
              {t('more', { count: Math.min(ARTICLES_SHOWN, shown.length - visibleCount) })}
            </Button>
          )}
        </>
      ) : (
        isEmpty && (
          <EmptyState icon="book" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )
      )}
      {previewOf && <PreviewDialog post={previewOf} onClose={() => setPreviewOf(undefined)} />}
      {historyOf && (
        <VersionsDialog
          post={historyOf}
          onClose={() => setHistoryOf(undefined)}
          onRestored={async () => {
            setHistoryOf(undefined)
            await reload()
          }}
        />
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditorDialog
            key={editing.key}
            post={editing.post}
            onClose={() => setEditing(undefined)}
            onSaved={async () => {
              setEditing(undefined)
              await reload()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
