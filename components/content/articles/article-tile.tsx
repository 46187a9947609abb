import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { Picture } from '@/components/ui/surface/picture'
import { ARTICLE_ZONE, type CategoryLabel, categoryOfLabel, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { ArticleCard } from '@/lib/content/articles/types'
import { photoSources } from '@/lib/media/rules/pictures'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { longDateText, todayIn } from '@/lib/platform/time/dates'

/** "November 22, 2026" in the site's time zone. */
export const longDate = (locale: Locale, iso: string): string =>
  longDateText(locale, todayIn(ARTICLE_ZONE, new Date(iso)))

/** The name of an article's author. The editors, who are the default author, have a name in each language. */
export const authorText = (t: Translate<'content.articles'>, author: string): string =>
  author === DEFAULT_AUTHOR ? t('editors', { site: SITE.name }) : author

/** A category's name in the language of the page. `label` is its name in the API. */
export const useCategoryName = (label: CategoryLabel): string =>
  useTranslations('content.categories')(categoryOfLabel(label).code)

type MetaLineProps = {
  article: Pick<ArticleCard, 'author' | 'publishedAt' | 'readingTime' | 'views'>
  className?: string
}

/** Author, date, reading time and views. Each part wraps as a unit. */
export function MetaLine({ article, className }: MetaLineProps) {
  const t = useTranslations('content.articles')
  const locale = useLocale()
  return (
    <p className={classNames('flex flex-wrap gap-x-4 text-sm text-soft', className)}>
      <span>{t('byline', { author: authorText(t, article.author) })}</span>
      <span className="numbers">
        <time dateTime={article.publishedAt}>{longDate(locale, article.publishedAt)}</time>
        {` · ${t('minutes', { minutes: article.readingTime })}`}
        {article.views > 0 && ` · ${t('views', { views: article.views })}`}
      </span>
    </p>
  )
}

type ArticlePictureProps = { path: string; alt?: string; sizes: string; first?: boolean; className?: string }

/** An article's picture, cropped to 16:9 by its container. */
export function ArticlePicture({ path, alt = '', sizes, first, className }: ArticlePictureProps) {
  return <Picture {...photoSources({ path, width: 1280, height: 720 })} {...{ alt, sizes, first, className }} />
}

type ArticleTileProps = { article: ArticleCard; level?: 2 | 3 }

/** An article in a list: the whole tile is a link. */
export function ArticleTile({ article, level = 3 }: ArticleTileProps) {
  const written = useWrittenLanguage()
  const t = useTranslations('content.articles')
  const category = useCategoryName(article.category)
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
        {category}
        {article.isPopular && <Badge tone="sun">{t('popular')}</Badge>}
      </p>
      <Heading className="mt-1.5 text-name font-bold tracking-tight">
        <AppLink
          href={routes.article(article.slug)}
          lang={written}
          className="underline-offset-[0.18em] after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
        >
          {article.title}
        </AppLink>
      </Heading>
      {article.excerpt && (
        <p lang={written} className="mt-2 text-ui text-soft">
          {article.excerpt}
        </p>
      )}
      <MetaLine article={article} className="mt-auto pt-3" />
    </article>
  )
}
