import { getLocale, getTranslations } from 'next-intl/server'
import { ArticleNotFound, ArticleView } from '@/components/content/articles/article-view'
import { findPreview } from '@/lib/content/articles/queries'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('content.article.preview')
  return accountMetadata(await getLocale(), t('title'), t('description'), '/article-preview')
}

type PreviewPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Anyone with the link can read an article before it is published. */
export default async function ArticlePreviewPage({ searchParams }: PreviewPageProps) {
  const { token } = await searchParams
  const article = typeof token === 'string' ? await findPreview(await getLocale(), token, now()) : null
  if (!article) return <ArticleNotFound />
  const t = await getTranslations('content.article.preview')
  return (
    <>
      <p className="bg-sun-soft py-2.5 text-center text-ui text-on-sun">{t('notice')}</p>
      <ArticleView article={article} related={[]} url={absoluteUrl(routes.article(article.slug), siteUrl())} />
    </>
  )
}
