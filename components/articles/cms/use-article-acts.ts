'use client'

import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { BlogPost } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { cmsTexts as texts } from './texts'

/** What is done with an article from the list; `deleted` is what was deleted last and can be had back at once. */
export function useArticleActs(reload: () => Promise<void>, open: (post: BlogPost) => void) {
  const [deleted, setDeleted] = useState<BlogPost>()

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
      await reload()
    } catch {
      showToast({ title: texts.failed, tone: 'destructive' })
    }
  }
  const remove = (post: BlogPost) =>
    attempt(async () => {
      await callApi(routes.api.blogPost(post.id), { method: 'DELETE' })
      setDeleted(post)
    })
  const duplicate = (post: BlogPost) =>
    attempt(async () => {
      const copy = (await callApi(routes.api.blogPostDuplicate(post.id), { method: 'POST' })) as BlogPost
      showToast({ title: texts.duplicated })
      open(copy)
    })
  const takeBack = (post: BlogPost) =>
    attempt(async () => {
      await callApi(routes.api.blogPostRestore(post.id), { method: 'POST' })
      setDeleted(undefined)
      showToast({ title: texts.restored })
    })
  return { deleted, remove, duplicate, takeBack }
}
