'use client'

import { type KeyboardEvent, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { useIsAlive } from '@/components/ui/use-is-alive'
import type { ArticleCard } from '@/lib/articles/types'
import { articleTexts as texts } from './texts'
import { TopSlide } from './top-slide'
import { useSlides } from './use-slides'

/** The most read articles, one at a time. Without JavaScript the first one; all of them stand in the list below as well. */
export function TopArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const [isHeld, setIsHeld] = useState(false)
  const { index, go, moves, wantsStill, stop, start } = useSlides(articles.length, isHeld)
  const isAlive = useIsAlive()
  // Their places are kept, so that nothing moves when they come; where they never do, there are none.
  const untilAlive = isAlive ? '' : 'invisible noscript:hidden'

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go(index + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="top-articles"
      className="mb-14"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="top-articles" className="text-heading font-bold tracking-tight">
            {texts.top}
          </h2>
          <p className="mt-1 text-sm text-soft">{texts.topHint}</p>
        </div>
        {articles.length > 1 && (
          <div className={classNames('flex gap-1', untilAlive)}>
            {!(isAlive && wantsStill) && (
              <IconButton
                icon={moves ? 'pause' : 'play'}
                label={moves ? texts.pause : texts.play}
                onClick={moves ? stop : start}
              />
            )}
            <IconButton icon="chevron-left" variant="outlined" label={texts.previous} onClick={() => go(index - 1)} />
            <IconButton icon="chevron-right" variant="outlined" label={texts.next} onClick={() => go(index + 1)} />
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
            place={texts.slide(at + 1, articles.length)}
          />
        ))}
      </div>
      {articles.length > 1 && (
        <ul className={classNames('mt-2 flex flex-wrap justify-center', untilAlive)}>
          {articles.map(({ slug, title }, at) => (
            <li key={slug}>
              <button
                type="button"
                aria-label={texts.goTo(at + 1, title)}
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
