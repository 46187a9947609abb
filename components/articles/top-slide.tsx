import { AppLink } from '@/components/ui/app-link'
import { classNames } from '@/components/ui/class-names'
import type { ArticleCard } from '@/lib/articles/types'
import { routes } from '@/lib/platform/routes'
import { ArticlePicture } from './article-picture'
import { MetaLine } from './meta-line'

type TopSlideProps = { article: ArticleCard; isShown: boolean; first: boolean; place: string }

/** All slides lie in one place, so that the carousel is as high as the highest and nothing below it moves. */
export function TopSlide({ article, isShown, first, place }: TopSlideProps) {
  return (
    <article
      aria-roledescription="slide"
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
        <p className="text-sm font-semibold text-pine-deep">{article.category}</p>
        <h3 className="mt-2 text-section font-bold tracking-tight lg:text-heading">
          <AppLink
            href={routes.article(article.slug)}
            className="underline-offset-[0.18em] outline-offset-[-4px] after:absolute after:inset-0 after:rounded-3xl group-hover:underline"
          >
            {article.title}
          </AppLink>
        </h3>
        <p className="mt-3 text-ink max-md:line-clamp-3">{article.excerpt}</p>
        <MetaLine article={article} className="mt-4" />
      </div>
    </article>
  )
}
