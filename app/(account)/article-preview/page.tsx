import { accountMetadata } from '@/components/accounts/account-metadata'
import { ArticleNotFound } from '@/components/articles/article-not-found'
import { ArticleView } from '@/components/articles/article-view'
import { previewTexts as texts } from '@/components/articles/texts'
import { findPreview } from '@/lib/articles/queries/preview'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.description, '/article-preview')

type PreviewPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Whoever holds the link reads an article before it is published. */
export default async function ArticlePreviewPage({ searchParams }: PreviewPageProps) {
  const { token } = await searchParams
  const article = typeof token === 'string' ? await findPreview(token, now()) : null
  if (!article) return <ArticleNotFound />
  return (
    <>
      <p className="bg-sun-soft py-2.5 text-center text-ui text-on-sun">{texts.notice}</p>
      <ArticleView article={article} related={[]} url={absoluteUrl(routes.article(article.slug), siteUrl())} />
    </>
  )
}
