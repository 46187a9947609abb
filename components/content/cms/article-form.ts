'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useLeaveWarning } from '@/components/forms/chunked-upload'
import { mergeTyped } from '@/components/forms/merge-typed'
import { ARTICLE_ZONE, CATEGORIES, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { BlogPost, WorkingCopy } from '@/lib/content/articles/types'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { todayIn } from '@/lib/platform/time/dates'

/** The fields of an article that only the server sets. */
type ServerField = 'id' | 'seoScore' | 'readingTime' | 'views' | 'version' | 'deletedAt'

/** The editor's state: the article's fields as entered. */
export type ArticleFields = Omit<BlogPost, ServerField>

const emptyFields = (now: Date): ArticleFields => ({
  title: '',
  content: '',
  excerpt: '',
  metaDescription: '',
  metaKeywords: '',
  featuredImage: '',
  featuredAlt: '',
  category: CATEGORIES[0].label,
  tags: [],
  status: 'draft',
  publishDate: todayIn(ARTICLE_ZONE, now),
  publishTime: '09:00',
  author: DEFAULT_AUTHOR,
  audience: 'both',
  slug: '',
})

const fieldsOf = ({ id, seoScore, readingTime, views, version, deletedAt, ...fields }: BlogPost): ArticleFields =>
  fields

/** The request body. It has a date and time only if they were chosen: publishing without a choice means now. */
function changedFields(fields: ArticleFields, start: ArticleFields): Partial<ArticleFields> {
  const { publishDate, publishTime, slug, ...rest } = fields
  const isWhenChosen =
    fields.status === 'scheduled' || publishDate !== start.publishDate || publishTime !== start.publishTime
  return {
    ...rest,
    ...(isWhenChosen && { publishDate, publishTime }),
    ...(slug !== start.slug && slug !== '' && { slug }),
  }
}

const isSame = (one: ArticleFields, other: ArticleFields): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Which tab of the editor contains a field. */
const PARTS: Partial<Record<keyof ArticleFields, 'content' | 'seo'>> = {
  title: 'content',
  excerpt: 'content',
  content: 'content',
  metaDescription: 'seo',
  metaKeywords: 'seo',
  featuredImage: 'seo',
  featuredAlt: 'seo',
}
export type EditorPart = 'content' | 'seo' | 'settings'
export const partOf = (field: string): EditorPart => PARTS[field as keyof ArticleFields] ?? 'settings'

/** The version the edit is based on. `round` counts how often a colleague's version replaced it. */
type Base = { start: ArticleFields; version: number | undefined; round: number }

/**
 * The article being edited: its fields, whether they are dirty, and the server's errors. On a conflict, a colleague's
 * changes replace untouched fields, and the rest are listed; a second save then overwrites them.
 */
export function useArticleForm(post: BlogPost | null, onSaved: (post: BlogPost) => void) {
  const t = useTranslations('content.cms')
  const forms = useTranslations('forms')
  const [{ start, version, round }, setBase] = useState<Base>(() => ({
    start: post ? fieldsOf(post) : emptyFields(new Date()),
    version: post?.version,
    round: 0,
  }))
  const [fields, setFields] = useState(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = !isSame(fields, start)

  useLeaveWarning(isChanged)

  const set = (change: Partial<ArticleFields>) => {
    setFields((before) => ({ ...before, ...change }))
    const left = Object.entries(errors).filter(([name]) => !(name in change))
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
  }

  /** Returns the message to show; undefined when there is no conflict. */
  async function mergeCurrentVersion(id: number): Promise<string | undefined> {
    const now = (await callApi(dashboardRoutes.api.blogPost(id))) as BlogPost
    if (now.version === version) return undefined
    const theirs = fieldsOf(now)
    setFields((mine) => mergeTyped(start, mine, theirs).typed)
    setBase({ start: theirs, version: now.version, round: round + 1 })
    const { conflicts } = mergeTyped(start, fields, theirs)
    if (conflicts.length === 0) return t('takenMerged')
    return t('takenDisputed', { fields: conflicts.map((name) => t(`fields.${name}`)).join(', ') })
  }

  /** The article, if a failed save did store it as typed and only the response was lost; otherwise null. */
  async function findSaved(id: number): Promise<BlogPost | null> {
    const now = (await callApi(dashboardRoutes.api.blogPost(id))) as BlogPost
    const stored: Record<string, unknown> = fieldsOf(now)
    const sent = Object.entries(changedFields(fields, start))
    const isStored = sent.every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value))
    return now.version !== version && isStored ? now : null
  }

  async function send(): Promise<BlogPost> {
    const body = changedFields(fields, start)
    if (!post) return (await callApi(dashboardRoutes.api.blogPosts(), { method: 'POST', body })) as BlogPost
    try {
      return (await callApi(dashboardRoutes.api.blogPost(post.id), {
        method: 'PATCH',
        body: { ...body, version },
      })) as BlogPost
    } catch (error) {
      const mayBeSaved = !(error instanceof ApiError) || error.status === 409
      const saved = mayBeSaved ? await findSaved(post.id).catch(() => null) : null
      if (saved) return saved
      throw error
    }
  }

  /** `stopSavingWorkingCopy` ends the saving of the working copy, which must not reach the server after the article. */
  async function save(stopSavingWorkingCopy: () => Promise<unknown>) {
    setIsSaving(true)
    setRefusal(undefined)
    setErrors({})
    await stopSavingWorkingCopy()
    try {
      onSaved(await send())
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      const { fields: wrong = {}, sentence, status = 0 } = error instanceof ApiError ? error : {}
      const taken = post && status === 409 ? await mergeCurrentVersion(post.id).catch(() => undefined) : undefined
      setErrors(wrong)
      const message = status === 404 ? `${t('notSaved')} ${t('deletedMeanwhile')}` : t('notSaved')
      setRefusal([sentence, taken ?? message, !sentence && forms('again')].filter(Boolean).join(' '))
      setIsSaving(false)
    }
  }
  return { start, round, fields, set, errors, refusal, isChanged, isSaving, save }
}

export type ArticleForm = ReturnType<typeof useArticleForm>

/** The working copy is saved after a pause in typing of this length. */
const PAUSE_MS = 1_500

/**
 * `found`: the working copy of an earlier visit. `savedAt`: when it was last saved on this visit (ISO); null if that failed.
 */
export type WorkingCopyState = {
  found: WorkingCopy | undefined
  savedAt: string | null | undefined
  restore: () => void
  discard: () => void
  /** Ends the saving of the working copy: cancels a planned save, and waits for one in flight. */
  stopSaving: () => Promise<unknown>
}

/** Stores unsaved input on the server as a working copy, and loads the one of an earlier visit. `articleId`: 0 for a new article. */
export function useWorkingCopy(
  articleId: number,
  { fields, start, set, isChanged, isSaving }: Pick<ArticleForm, 'fields' | 'start' | 'set' | 'isChanged' | 'isSaving'>,
): WorkingCopyState {
  const [found, setFound] = useState<WorkingCopy>()
  const [savedAt, setSavedAt] = useState<string | null>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saveInFlight = useRef<Promise<unknown>>(undefined)

  useEffect(() => {
    callApi(dashboardRoutes.api.workingCopy({ articleId }))
      .then((answer) => setFound((answer as WorkingCopy | null) ?? undefined))
      // If loading fails, no working copy is offered, but it is not lost.
      .catch(() => {})
  }, [articleId])

  // Every change restarts the delay. Nothing is sent while the article itself is saved, which deletes the working copy.
  useEffect(() => {
    if (!isChanged || isSaving) return
    timer.current = setTimeout(() => {
      const call = callApi(dashboardRoutes.api.workingCopy(), { method: 'PUT', body: { articleId, fields } })
        .then((answer) => setSavedAt((answer as { savedAt: string }).savedAt))
        .catch(() => setSavedAt(null))
      saveInFlight.current = Promise.all([saveInFlight.current, call])
    }, PAUSE_MS)
    return () => clearTimeout(timer.current)
  }, [fields, isChanged, isSaving, articleId])

  return {
    found,
    savedAt: isChanged ? savedAt : undefined,
    restore: () => {
      if (found) set(knownFields(found.fields, start))
      setFound(undefined)
    },
    discard: () => {
      setFound(undefined)
      // Waits for a save in flight: if that reached the server after the deletion, it would store the text again.
      Promise.resolve(saveInFlight.current)
        .then(() => callApi(dashboardRoutes.api.workingCopy({ articleId }), { method: 'DELETE' }))
        .catch(() => {})
    },
    stopSaving: async () => {
      clearTimeout(timer.current)
      await saveInFlight.current
    },
  }
}

/** The fields of a working copy that the editor still has, if their type matches. */
function knownFields(stored: Record<string, unknown>, start: ArticleFields): Partial<ArticleFields> {
  const known = Object.entries(start).filter(
    ([name, value]) => typeof stored[name] === typeof value && Array.isArray(stored[name]) === Array.isArray(value),
  )
  return Object.fromEntries(known.map(([name]) => [name, stored[name]]))
}
