'use client'

import { useState } from 'react'
import { useLeaveWarning } from '@/components/forms/sending/use-leave-warning'
import type { BlogPost } from '@/lib/articles/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { type ArticleFields, changedFields, emptyFields, fieldsOf, isSame } from './article-fields'
import { cmsTexts as texts } from './texts'

/** An article while it is written: its fields, whether they differ from what is saved, and what the server said of them. */
export function useArticleForm(post: BlogPost | null, onSaved: (post: BlogPost) => Promise<void>) {
  const [start] = useState(() => (post ? fieldsOf(post) : emptyFields(new Date())))
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

  async function save() {
    setIsSaving(true)
    setRefusal(undefined)
    setErrors({})
    const body = changedFields(fields, start)
    try {
      const answer = post
        ? await callApi(routes.api.blogPost(post.id), { method: 'PATCH', body: { ...body, version: post.version } })
        : await callApi(routes.api.blogPosts(), { method: 'POST', body })
      await onSaved(answer as BlogPost)
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      const { fields: wrong = {}, sentence } = error instanceof CallError ? error : {}
      setErrors(wrong)
      setRefusal(sentence ? `${sentence} ${texts.notSaved}` : texts.notSaved)
      setIsSaving(false)
    }
  }
  return { start, fields, set, errors, refusal, isChanged, isSaving, save }
}

export type ArticleForm = ReturnType<typeof useArticleForm>
