'use client'

import { useState } from 'react'
import { useLeaveWarning } from '@/components/forms/sending/use-leave-warning'
import { formTexts } from '@/components/forms/texts'
import type { BlogPost } from '@/lib/articles/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { mergeTyped } from '@/lib/platform/merge-typed'
import { routes } from '@/lib/platform/routes'
import { type ArticleFields, changedFields, emptyFields, fieldsOf, isSame } from './article-fields'
import { cmsTexts as texts } from './texts'

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
      setRefusal([sentence, taken ?? kept, !sentence && formTexts.again].filter(Boolean).join(' '))
      setIsSaving(false)
    }
  }
  return { start, round, fields, set, errors, refusal, isChanged, isSaving, save }
}

export type ArticleForm = ReturnType<typeof useArticleForm>
