import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import type { ArticleCard } from '@/lib/articles/types'
import { routes } from '@/lib/platform/routes'
import { ArticlePicture } from './article-picture'
import { MetaLine } from './meta-line'
import { articleTexts as texts } from './texts'

type ArticleTileProps = { article: ArticleCard; level?: 2 | 3 }

/** An article in a list: the whole tile leads to it. */
export function ArticleTile({ article, level = 3 }: ArticleTileProps) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col">
      {article.image ? (
        <ArticlePicture
          path={article.image}
          sizes="(min-width: 60rem) 23rem, (min-width: 44rem) 46vw, 92vw"
          className="aspect-video w-full rounded-2xl"
        />
      ) : (
        <div className="aspect-video w-full rounded-2xl bg-mint" />
      )}
      <p className="mt-4 flex flex-wrap items-center gap-2 text-sm font-semibold text-pine">
        {article.category}
        {article.isPopular && <Badge tone="sun">{texts.popular}</Badge>}
      </p>
      <Heading className="mt-1.5 text-name font-bold tracking-tight">
        <AppLink
          href={routes.article(article.slug)}
          className="underline-offset-[0.18em] after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
        >
          {article.title}
        </AppLink>
      </Heading>
      {article.excerpt && <p className="mt-2 text-ui text-soft">{article.excerpt}</p>}
      <MetaLine article={article} className="mt-auto pt-3" />
    </article>
  )
}
