'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { BlogPost } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'

/** While somebody types, the server is asked once they pause. */
const PAUSE_MS = 250

export type ListQuestion = { status: string; search: string }

/** The list as the server has it for a question; `reload` asks again. Of two answers under way the newer counts. */
export function useArticleList(start: BlogPost[]) {
  const [question, setQuestion] = useState<ListQuestion>({ status: 'all', search: '' })
  const [posts, setPosts] = useState(start)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const newest = useRef(0)
  const isFirst = useRef(true)

  const load = useCallback(async (asked: ListQuestion) => {
    newest.current += 1
    const mine = newest.current
    setState('loading')
    try {
      const answer = (await callApi(routes.api.blogPosts(asked))) as BlogPost[]
      if (mine !== newest.current) return
      setPosts(answer)
      setState('ready')
    } catch {
      if (mine === newest.current) setState('failed')
    }
  }, [])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => void load(question), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question, load])

  return { posts, state, question, setQuestion, reload: () => load(question) }
}
