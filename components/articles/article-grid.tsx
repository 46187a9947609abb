'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast-store'
import type { CategorySlug } from '@/lib/articles/catalogue'
import type { ArticleCard, ArticleList } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ArticleTile } from './article-tile'
import { articleTexts as texts } from './texts'

type ArticleGridProps = { list: ArticleList; category: CategorySlug | null }

/** The tiles, and further ones below them when asked; without JavaScript the same link leads to the next page. */
export function ArticleGrid({ list, category }: ArticleGridProps) {
  const [more, setMore] = useState<readonly ArticleCard[]>([])
  const [firstFresh, setFirstFresh] = useState<string>()
  const [page, setPage] = useState(list.page)
  const [isLoading, setIsLoading] = useState(false)
  const firstNew = useRef<HTMLLIElement>(null)
  const shown = [...list.articles, ...more]
  const href = category ? routes.blogCategory(category, page + 1) : routes.blog(page + 1)

  // Whoever pressed the button by keyboard goes on with the first article that came.
  useEffect(() => {
    if (firstFresh) firstNew.current?.querySelector('a')?.focus()
  }, [firstFresh])

  async function load() {
    setIsLoading(true)
    try {
      const next = await callApi(routes.api.articles({ page: page + 1, category: category ?? undefined }))
      const known = new Set(shown.map(({ slug }) => slug))
      const fresh = (next as ArticleList).articles.filter(({ slug }) => !known.has(slug))
      setMore([...more, ...fresh])
      setFirstFresh(fresh[0]?.slug)
      setPage(page + 1)
    } catch {
      showToast({ title: texts.loadFailed, tone: 'destructive' })
    }
    setIsLoading(false)
  }

  return (
    <>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((article) => (
          <li key={article.slug} ref={article.slug === firstFresh ? firstNew : undefined}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
      {page < list.pageCount && (
        <p className="mt-10 flex justify-center">
          {/* A page of its own for whoever has no JavaScript: no AppLink, which would go there. */}
          <a
            href={href}
            aria-busy={isLoading || undefined}
            className={buttonClasses({ variant: 'secondary', size: 'lg' })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (!isLoading) void load()
            }}
          >
            {isLoading && <Spinner />}
            {isLoading ? texts.loadingMore : texts.loadMore}
          </a>
        </p>
      )}
    </>
  )
}
