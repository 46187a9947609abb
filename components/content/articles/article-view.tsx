import { NonBreaking, Prose } from '@/components/ui/surface/text'
import './article.css'
import { useLocale, useTranslations } from 'next-intl'
import { Breadcrumb } from '@/components/layout/page-head'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useLocalPath, useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import type { ArticleCard, ArticlePage, ContentsEntry } from '@/lib/content/articles/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { ArticlePicture, ArticleTile, longDate, MetaLine, useCategoryName } from './article-tile'
import { ShareArticle } from './share-article'

/**
 * `html` was sanitized when it was read (lib/content/articles): never pass anything else. Its links to pages of this site are
 * rewritten to stay in the current language.
 */
function ArticleBody({ html }: { html: string }) {
  const written = useWrittenLanguage()
  const path = useLocalPath()
  const linked = html.replace(/ href="(\/[^"]*)"/g, (_link, to: string) => ` href="${path(to)}"`)
  return (
    <Prose className="article-body">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with an allow-list in lib/content/articles/html.ts */}
      <div lang={written} dangerouslySetInnerHTML={{ __html: linked }} />
    </Prose>
  )
}

/** Table of contents; next to the text on wide screens, above it on others. Omitted for an article without sections. */
function ArticleContents({ contents, className }: { contents: readonly ContentsEntry[]; className?: string }) {
  const written = useWrittenLanguage()
  const t = useTranslations('content.article')
  if (contents.length < 2) return <div className={className} />
  return (
    <nav aria-labelledby="contents" className={classNames('self-start lg:sticky lg:top-6', className)}>
      <h2 id="contents" className="text-ui font-bold">
        {t('contents')}
      </h2>
      <ol lang={written} className="mt-2 border-l border-line text-ui">
        {contents.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(
                '-ml-px block border-l border-transparent py-1.5 text-soft hover:border-pine hover:text-ink',
                level === 3 ? 'pl-8' : 'pl-4',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function ArticleNotFound() {
  const t = useTranslations('content.article')
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="book"
        title={t('notFoundTitle')}
        action={<ButtonLink href={routes.blog()}>{t('back')}</ButtonLink>}
      >
        {t('notFoundText')}
      </EmptyState>
    </div>
  )
}

type ArticleViewProps = { article: ArticlePage; related: readonly ArticleCard[]; url: string }

/** An article, and links to related ones. */
export function ArticleView({ article, related, url }: ArticleViewProps) {
  const t = useTranslations('content.article')
  const articles = useTranslations('content.articles')
  const blog = useTranslations('content.blog')
  const written = useWrittenLanguage()
  const locale = useLocale()
  const { title, categorySlug, image, contents } = article
  const category = useCategoryName(article.category)
  const wasChanged = longDate(locale, article.updatedAt) !== longDate(locale, article.publishedAt)
  const crumbs = [
    { label: blog('title', { site: SITE.name }), href: routes.blog() },
    { label: category, href: routes.blogCategory(categorySlug) },
    { label: title },
  ]
  return (
    <div className="wrap pt-5 pb-16 md:pt-8">
      <article className="mx-auto max-w-[62rem]">
        <Breadcrumb crumbs={crumbs} className="mb-4" />
        <header className="max-w-[46rem]">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            <TextLink href={routes.blogCategory(categorySlug)} className="inline-flex min-h-6 items-center">
              {category}
            </TextLink>
            {article.isPopular && <Badge tone="sun">{articles('popular')}</Badge>}
            <span className="font-normal text-soft">{t(`audience.${article.audience}`)}</span>
          </p>
          <h1 lang={written} className="mt-2 text-title">
            <NonBreaking text={title} />
          </h1>
          {article.excerpt && (
            <p lang={written} className="mt-3 text-lead text-soft">
              {article.excerpt}
            </p>
          )}
          <MetaLine article={article} className="mt-4" />
          {wasChanged && (
            <p className="text-sm text-soft">{t('updated', { day: longDate(locale, article.updatedAt) })}</p>
          )}
        </header>
        {image && (
          <ArticlePicture
            path={image}
            alt={article.imageAlt}
            first
            sizes="(min-width: 64rem) 62rem, 100vw"
            className="mt-6 aspect-video w-full rounded-3xl lg:aspect-[2/1]"
          />
        )}
        <div className="mt-8 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <ArticleContents contents={contents} className="mb-8 lg:order-last lg:mb-0" />
          <div className="min-w-0">
            <ArticleBody html={article.html} />
            <footer className="mt-10 grid max-w-[62ch] gap-4 border-t border-line pt-5">
              {article.tags.length > 0 && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
                  <Icon name="tag" size="sm" label={t('tags')} />
                  {article.tags.map((tag) => (
                    <span key={tag} lang={written}>
                      {tag}
                    </span>
                  ))}
                </p>
              )}
              <ShareArticle title={title} url={url} />
            </footer>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="mt-14 border-t border-line pt-10">
          <h2 className="text-heading font-bold tracking-tight">{t('related')}</h2>
          <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {related.map((one) => (
              <li key={one.slug}>
                <ArticleTile article={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-12">
        <ButtonLink variant="secondary" href={routes.blog()}>
          <Icon name="arrow-left" />
          {t('back')}
        </ButtonLink>
      </p>
    </div>
  )
}
