import { PageHead } from '@/components/layout/page-head'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Pagination } from '@/components/ui/data/pagination'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { CATEGORIES, type CategorySlug } from '@/lib/content/articles/catalogue'
import type { ArticleCard, ArticleList } from '@/lib/content/articles/types'
import { routes } from '@/lib/platform/http/routes'
import { ArticleGrid, TopArticles } from './blog-lists'
import { categoryMessages, articleMessages as texts } from './messages'

/** Every category is its own page, so the chips work without JavaScript. */
function CategoryChips({ chosen }: { chosen: CategorySlug | null }) {
  return (
    <nav
      aria-label={texts.categories}
      className="swipe -mx-4.5 mt-4 flex gap-2 px-4.5 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <ChipLink href={routes.blog()} on={chosen === null}>
        {texts.all}
      </ChipLink>
      {CATEGORIES.map(({ slug, label }) => (
        <ChipLink key={slug} href={routes.blogCategory(slug)} on={chosen === slug}>
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}

type BlogViewProps = { category: CategorySlug | null; list: ArticleList; top: readonly ArticleCard[] }

/** The blog, one of its categories, or a further page of either. */
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
        lead={isFirst ? (label ? categoryMessages[label] : texts.lead) : undefined}
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
          {/* Feeds are not pages: a plain link. */}
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
