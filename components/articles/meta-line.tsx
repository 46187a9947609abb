import { classNames } from '@/components/ui/class-names'
import type { ArticleCard } from '@/lib/articles/types'
import { longDate } from './long-date'
import { articleTexts as texts } from './texts'

type MetaLineProps = {
  article: Pick<ArticleCard, 'author' | 'publishedAt' | 'readingTime' | 'views'>
  className?: string
}

/** Who wrote it, when, how long it takes, how many have read it. What belongs together breaks together. */
export function MetaLine({ article, className }: MetaLineProps) {
  return (
    <p className={classNames('flex flex-wrap gap-x-4 text-sm text-soft', className)}>
      <span>{texts.byline(article.author)}</span>
      <span className="numbers">
        <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
        {` · ${texts.minutes(article.readingTime)}`}
        {article.views > 0 && ` · ${texts.views(article.views)}`}
      </span>
    </p>
  )
}
