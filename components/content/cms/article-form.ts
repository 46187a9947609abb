'use client'

import { useEffect, useRef, useState } from 'react'
import { useLeaveWarning } from '@/components/forms/chunked-upload'
import { formMessages } from '@/components/forms/messages'
import { ARTICLE_ZONE, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { BlogPost, WorkingCopy } from '@/lib/content/articles/types'
import { CallError, callApi } from '@/lib/platform/http/api-client'
import { mergeTyped } from '@/lib/platform/http/form-values'
import { routes } from '@/lib/platform/http/routes'
import { todayIn } from '@/lib/platform/time/dates'
import { cmsMessages as texts } from './messages'

/** What the editor holds: the fields of an article as they are typed. */
export type ArticleFields = Pick<
  BlogPost,
  | 'title'
  | 'content'
  | 'excerpt'
  | 'metaDescription'
  | 'metaKeywords'
  | 'featuredImage'
  | 'featuredAlt'
  | 'category'
  | 'tags'
  | 'status'
  | 'publishDate'
  | 'publishTime'
  | 'author'
  | 'audience'
  | 'slug'
>

const emptyFields = (now: Date): ArticleFields => ({
  title: '',
  content: '',
  excerpt: '',
  metaDescription: '',
  metaKeywords: '',
  featuredImage: '',
  featuredAlt: '',
  category: 'Early Development',
  tags: [],
  status: 'draft',
  publishDate: todayIn(ARTICLE_ZONE, now),
  publishTime: '09:00',
  author: DEFAULT_AUTHOR,
  audience: 'both',
  slug: '',
})

const fieldsOf = (post: BlogPost): ArticleFields => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt,
  metaDescription: post.metaDescription,
  metaKeywords: post.metaKeywords,
  featuredImage: post.featuredImage,
  featuredAlt: post.featuredAlt,
  category: post.category,
  tags: post.tags,
  status: post.status,
  publishDate: post.publishDate,
  publishTime: post.publishTime,
  author: post.author,
  audience: post.audience,
  slug: post.slug,
})

/** What is sent: the day and the time only where somebody chose them, so that "publish" without a choice means now. */
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

/** Which part of the editor a field stands in. */
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

/** What somebody began from. `round` counts how often it became another one, since a colleague was faster. */
type Base = { start: ArticleFields; version: number | undefined; round: number }

/**
 * An article while it is written: its fields, whether they differ from what is saved, and what the server said of them. Where a colleague was
 * faster, what they changed is taken over where nothing was typed, and the rest is named; a second save then keeps the own.
 */
export function useArticleForm(post: BlogPost | null, onSaved: (post: BlogPost) => Promise<void>) {
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

  /** Answers what to say of it; undefined where nobody has saved it meanwhile. */
  async function takeOver(id: number): Promise<string | undefined> {
    const now = (await callApi(routes.api.blogPost(id))) as BlogPost
    if (now.version === version) return undefined
    const theirs = fieldsOf(now)
    setFields((mine) => mergeTyped(start, mine, theirs).typed)
    setBase({ start: theirs, version: now.version, round: round + 1 })
    return texts.taken(mergeTyped(start, fields, theirs).disputed)
  }

  async function save() {
    setIsSaving(true)
    setRefusal(undefined)
    setErrors({})
    const body = changedFields(fields, start)
    try {
      const answer = post
        ? await callApi(routes.api.blogPost(post.id), { method: 'PATCH', body: { ...body, version } })
        : await callApi(routes.api.blogPosts(), { method: 'POST', body })
      await onSaved(answer as BlogPost)
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const { fields: wrong = {}, sentence, status = 0 } = error instanceof CallError ? error : {}
      const taken = post && status === 409 ? await takeOver(post.id).catch(() => undefined) : undefined
      setErrors(wrong)
      const kept = status === 404 ? `${texts.notSaved} ${texts.deletedMeanwhile}` : texts.notSaved
      setRefusal([sentence, taken ?? kept, !sentence && formMessages.again].filter(Boolean).join(' '))
      setIsSaving(false)
    }
  }
  return { start, round, fields, set, errors, refusal, isChanged, isSaving, save }
}

export type ArticleForm = ReturnType<typeof useArticleForm>

/** Kept once somebody pauses for so long. */
const PAUSE_MS = 1_500

/** `found`: words of an earlier time that were not saved. `keptAt`: ISO, when the words of now were last kept; null where that failed. */
export type SaveState = {
  found: WorkingCopy | undefined
  keptAt: string | null | undefined
  use: () => void
  drop: () => void
}

/** Keeps on the server what is typed and not saved, and finds what was left there. `articleId`: 0 for a new article. */
export function useWorkingCopy(
  articleId: number,
  {
    fields,
    start,
    set,
  }: { fields: ArticleFields; start: ArticleFields; set: (change: Partial<ArticleFields>) => void },
): SaveState {
  const [found, setFound] = useState<WorkingCopy>()
  const [keptAt, setKeptAt] = useState<string | null>()
  const isChanged = !isSame(fields, start)
  const newest = useRef(fields)
  newest.current = fields

  useEffect(() => {
    callApi(routes.api.workingCopy({ articleId }))
      .then((answer) => setFound((answer as WorkingCopy | null) ?? undefined))
      // What cannot be looked up is not offered; nothing is lost by it.
      .catch(() => {})
  }, [articleId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field begins the pause anew
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => {
      callApi(routes.api.workingCopy(), { method: 'PUT', body: { articleId, fields: newest.current } })
        .then((answer) => setKeptAt((answer as { savedAt: string }).savedAt))
        .catch(() => setKeptAt(null))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, isChanged, articleId])

  return {
    found,
    keptAt: isChanged ? keptAt : undefined,
    use: () => {
      if (found) set(knownOf(found.fields, start))
      setFound(undefined)
    },
    drop: () => {
      setFound(undefined)
      callApi(routes.api.workingCopy({ articleId }), { method: 'DELETE' }).catch(() => {})
    },
  }
}

/** Of what was kept the fields that the editor has, where they are of the same kind. */
function knownOf(kept: Record<string, unknown>, start: ArticleFields): Partial<ArticleFields> {
  const known = Object.entries(start).filter(
    ([name, value]) => typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
  )
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]))
}
