'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { buttonClasses, Spinner } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useIsHydrated } from '@/components/ui/hooks'
import { useLocalPath, useWrittenLanguage } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import type { CategorySlug } from '@/lib/content/articles/catalogue'
import type { ArticleCard, ArticleList } from '@/lib/content/articles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { ArticlePicture, ArticleTile, MetaLine, useCategoryName } from './article-tile'

const MOVES_AFTER_MS = 7_000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const subscribeToReducedMotion = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Which of `count` slides is shown; wraps around at both ends. It advances by itself until stopped or operated by hand,
 * but not while `isPaused`, in a background tab, or with reduced motion.
 */
function useSlides(count: number, isPaused: boolean) {
  const [index, setIndex] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const reducesMotion = useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  )
  const moves = !isStopped && !reducesMotion && count > 1

  useEffect(() => {
    if (!moves || isPaused) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((now) => (now + 1) % count)
    }, MOVES_AFTER_MS)
    return () => clearInterval(timer)
  }, [moves, isPaused, count])

  const go = (to: number) => {
    setIsStopped(true)
    setIndex((to + count) % count)
  }
  return { index, go, moves, reducesMotion, stop: () => setIsStopped(true), start: () => setIsStopped(false) }
}

type TopSlideProps = { article: ArticleCard; isShown: boolean; first: boolean; place: string }

/** All slides share one grid cell, so that the carousel is as high as the highest and nothing below it shifts. */
function TopSlide({ article, isShown, first, place }: TopSlideProps) {
  const written = useWrittenLanguage()
  const t = useTranslations('content.articles')
  const category = useCategoryName(article.category)
  return (
    <article
      aria-roledescription={t('slideRole')}
      aria-label={place}
      aria-hidden={!isShown || undefined}
      inert={!isShown}
      className={classNames(
        'group relative col-start-1 row-start-1 grid overflow-hidden rounded-3xl bg-mint transition-opacity duration-200 lg:grid-cols-[1.25fr_1fr]',
        isShown ? '' : 'invisible opacity-0',
      )}
    >
      {article.image && (
        <ArticlePicture
          path={article.image}
          first={first}
          sizes="(min-width: 75rem) 40rem, (min-width: 60rem) 55vw, 100vw"
          className="aspect-video h-full w-full"
        />
      )}
      <div className="flex flex-col justify-center p-5 md:p-8">
        <p className="text-sm font-semibold text-pine-deep">{category}</p>
        <h3 className="mt-2 text-section font-bold tracking-tight lg:text-heading">
          <AppLink
            href={routes.article(article.slug)}
            lang={written}
            className="underline-offset-[0.18em] outline-offset-[-4px] after:absolute after:inset-0 after:rounded-3xl group-hover:underline"
          >
            {article.title}
          </AppLink>
        </h3>
        <p lang={written} className="mt-3 text-ink max-md:line-clamp-3">
          {article.excerpt}
        </p>
        <MetaLine article={article} className="mt-4" />
      </div>
    </article>
  )
}

/**
 * The most read articles, one at a time. Without JavaScript only the first; all of them are in the list below as well.
 */
export function TopArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTranslations('content.articles')
  const [isPaused, setIsPaused] = useState(false)
  const { index, go, moves, reducesMotion, stop, start } = useSlides(articles.length, isPaused)
  const isAlive = useIsHydrated()
  // The controls take up space before hydration, so that nothing shifts; without scripts they take none.
  const hiddenUntilHydrated = isAlive ? '' : 'invisible noscript:hidden'

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go(index + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    <section
      aria-roledescription={t('carouselRole')}
      aria-labelledby="top-articles"
      className="mb-14"
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      onKeyDown={onKeyDown}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="top-articles" className="text-heading font-bold tracking-tight">
            {t('top')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('topHint')}</p>
        </div>
        {articles.length > 1 && (
          <div className={classNames('flex gap-1', hiddenUntilHydrated)}>
            {!(isAlive && reducesMotion) && (
              <IconButton
                icon={moves ? 'pause' : 'play'}
                label={moves ? t('pause') : t('play')}
                onClick={moves ? stop : start}
              />
            )}
            <IconButton icon="chevron-left" variant="outlined" label={t('previous')} onClick={() => go(index - 1)} />
            <IconButton icon="chevron-right" variant="outlined" label={t('next')} onClick={() => go(index + 1)} />
          </div>
        )}
      </div>
      <div aria-live={moves ? 'off' : 'polite'} className="mt-4 grid">
        {articles.map((article, at) => (
          <TopSlide
            key={article.slug}
            article={article}
            isShown={at === index}
            first={at === 0}
            place={t('slide', { index: at + 1, count: articles.length })}
          />
        ))}
      </div>
      {articles.length > 1 && (
        <ul className={classNames('mt-2 flex flex-wrap justify-center', hiddenUntilHydrated)}>
          {articles.map(({ slug, title }, at) => (
            <li key={slug}>
              <button
                type="button"
                aria-label={t('goTo', { index: at + 1, title })}
                aria-current={at === index || undefined}
                onClick={() => go(at)}
                className="grid size-11 cursor-pointer place-items-center rounded-full"
              >
                <span
                  className={classNames(
                    'size-2.5 rounded-full forced-colors:border',
                    at === index ? 'bg-pine forced-colors:bg-[Highlight]' : 'bg-line-strong',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ArticleGridProps = { list: ArticleList; category: CategorySlug | null }

/** The tiles, and a link that loads more below them; without JavaScript it leads to the next page. */
export function ArticleGrid({ list, category }: ArticleGridProps) {
  const path = useLocalPath()
  const t = useTranslations('content.articles')
  const [more, setMore] = useState<readonly ArticleCard[]>([])
  const [firstNewSlug, setFirstNewSlug] = useState<string>()
  const [page, setPage] = useState(list.page)
  const [isLoading, setIsLoading] = useState(false)
  const firstNewItem = useRef<HTMLLIElement>(null)
  const shown = [...list.articles, ...more]
  const href = category ? routes.blogCategory(category, page + 1) : routes.blog(page + 1)

  // After loading more by keyboard, focus moves to the first new article.
  useEffect(() => {
    if (firstNewSlug) firstNewItem.current?.querySelector('a')?.focus()
  }, [firstNewSlug])

  async function load() {
    setIsLoading(true)
    try {
      const next = await callApi(routes.api.articles({ page: page + 1, category: category ?? undefined }))
      const known = new Set(shown.map(({ slug }) => slug))
      const fresh = (next as ArticleList).articles.filter(({ slug }) => !known.has(slug))
      setMore([...more, ...fresh])
      setFirstNewSlug(fresh[0]?.slug)
      setPage(page + 1)
    } catch {
      showToast({ title: t('loadFailed'), tone: 'destructive' })
    }
    setIsLoading(false)
  }

  return (
    <>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((article) => (
          <li key={article.slug} ref={article.slug === firstNewSlug ? firstNewItem : undefined}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
      {page < list.pageCount && (
        <p className="mt-10 flex justify-center">
          {/* Leads to the next page without JavaScript: no AppLink, which would navigate. */}
          <a
            href={path(href)}
            aria-busy={isLoading || undefined}
            className={buttonClasses({ variant: 'secondary', size: 'lg' })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (!isLoading) void load()
            }}
          >
            {isLoading && <Spinner />}
            {isLoading ? t('loadingMore') : t('loadMore')}
          </a>
        </p>
      )}
    </>
  )
}
