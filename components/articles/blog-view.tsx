import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { TextLink } from '@/components/ui/text-link'
import { CATEGORIES, type CategorySlug } from '@/lib/articles/catalogue'
import type { ArticleCard, ArticleList } from '@/lib/articles/types'
import { routes } from '@/lib/platform/routes'
import { ArticleGrid } from './article-grid'
import { CategoryChips } from './category-chips'
import { categoryTexts, articleTexts as texts } from './texts'
import { TopArticles } from './top-articles'

type BlogViewProps = { category: CategorySlug | null; list: ArticleList; top: readonly ArticleCard[] }

/** The blog, a category of it, or a further page of either. */
export function BlogView({ category, list, top }: BlogViewProps) {
  const label = CATEGORIES.find(({ slug }) => slug === category)?.label
  const name = label ? texts.categoryTitle(label) : texts.title
  const isFirst = list.page === 1
  const hrefOf = (page: number) => (category ? routes.blogCategory(category, page) : routes.blog(page))
  const crumbs = [
    { label: texts.title, href: routes.blog() },
    ...(label ? [{ label, href: routes.blogCategory(category ?? '') }] : []),
    ...(isFirst ? [] : [{ label: texts.pageTitle('', list.page).replace(/^, p/, 'P') }]),
  ]
  return (
    <>
      <PageHead
        title={isFirst ? name : texts.pageTitle(name, list.page)}
        lead={isFirst ? (label ? categoryTexts[label] : texts.lead) : undefined}
        crumbs={crumbs}
      />
      <div className="wrap pb-16">
        {top.length > 0 && <TopArticles articles={top} />}
        <section aria-labelledby="latest">
          <h2 id="latest" className="text-heading font-bold tracking-tight">
            {texts.latest}
          </h2>
          <CategoryChips chosen={category} />
          {list.articles.length > 0 ? (
            <ArticleGrid list={list} category={category} />
          ) : (
            <EmptyState
              icon="book"
              level={3}
              title={texts.emptyTitle}
              action={
                <ButtonLink variant="secondary" href={routes.familyResources()}>
                  {texts.familyResources}
                </ButtonLink>
              }
            >
              {texts.emptyText}
            </EmptyState>
          )}
          {!isFirst && <Pagination className="mt-10" page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} />}
        </section>
        <p className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-4 text-sm">
          {/* Feeds are no pages: a plain link. */}
          <a
            href={routes.blogFeed()}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {texts.rss}
          </a>
          <a
            href={routes.blogJsonFeed()}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {texts.jsonFeed}
          </a>
          {!isFirst && (
            <TextLink href={hrefOf(1)} className="inline-flex min-h-11 items-center">
              {texts.newest}
            </TextLink>
          )}
        </p>
      </div>
    </>
  )
}
