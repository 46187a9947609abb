import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Pagination } from '@/components/ui/data/pagination'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { CATEGORIES, type CategorySlug, categoryOfSlug } from '@/lib/content/articles/catalogue'
import type { ArticleCard, ArticleList } from '@/lib/content/articles/types'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { ArticleGrid, TopArticles } from './blog-lists'

/** Every category is its own page, so the chips work without JavaScript. */
function CategoryChips({ chosen }: { chosen: CategorySlug | null }) {
  const t = useTranslations('content.blog')
  const categories = useTranslations('content.categories')
  return (
    <nav
      aria-label={t('categories')}
      className="swipe -mx-4.5 mt-4 flex gap-2 px-4.5 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <ChipLink href={routes.blog()} on={chosen === null}>
        {t('all')}
      </ChipLink>
      {CATEGORIES.map(({ slug, code }) => (
        <ChipLink key={slug} href={routes.blogCategory(slug)} on={chosen === slug}>
          {categories(code)}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Values that the descriptions of the categories contain. */
const ABOUT = { region: SITE.region, preK: HOME_FACTS.preK.short }

type BlogViewProps = { category: CategorySlug | null; list: ArticleList; top: readonly ArticleCard[] }

/** The blog, one of its categories, or a further page of either. */
export function BlogView({ category, list, top }: BlogViewProps) {
  const path = useLocalPath()
  const t = useTranslations('content.blog')
  const categories = useTranslations('content.categories')
  const title = t('title', { site: SITE.name })
  const label = category && categories(categoryOfSlug(category).code)
  const name = label ? t('categoryTitle', { category: label }) : title
  const isFirst = list.page === 1
  const hrefOf = (page: number) => (category ? routes.blogCategory(category, page) : routes.blog(page))
  const crumbs = [
    { label: title, href: routes.blog() },
    ...(category && label ? [{ label, href: routes.blogCategory(category) }] : []),
    ...(isFirst ? [] : [{ label: t('page', { page: list.page }) }]),
  ]
  return (
    <>
      <PageHead
        title={isFirst ? name : t('pageTitle', { title: name, page: list.page })}
        lead={isFirst ? (category ? t(`about.${category}`, ABOUT) : t('lead')) : undefined}
        crumbs={crumbs}
      />
      <div className="wrap pb-16">
        {top.length > 0 && <TopArticles articles={top} />}
        <section aria-labelledby="latest">
          <h2 id="latest" className="text-heading font-bold tracking-tight">
            {t('latest')}
          </h2>
          <CategoryChips chosen={category} />
          {list.articles.length > 0 ? (
            <ArticleGrid list={list} category={category} />
          ) : (
            <EmptyState
              icon="book"
              level={3}
              title={t('emptyTitle')}
              action={
                <ButtonLink variant="secondary" href={routes.familyResources()}>
                  {t('familyResources')}
                </ButtonLink>
              }
            >
              {t('emptyText', { region: SITE.region })}
            </EmptyState>
          )}
          {!isFirst && <Pagination className="mt-10" page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} />}
        </section>
        <p className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-4 text-sm">
          {/* Feeds are not pages: a plain link. */}
          <a
            href={path(routes.blogFeed())}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {t('rss')}
          </a>
          <a
            href={path(routes.blogJsonFeed())}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {t('jsonFeed')}
          </a>
          {!isFirst && (
            <TextLink href={hrefOf(1)} className="inline-flex min-h-11 items-center">
              {t('newest')}
            </TextLink>
          )}
        </p>
      </div>
    </>
  )
}
