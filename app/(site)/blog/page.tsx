import { EmptyBlog } from '@/components/articles/empty-blog'
import { articleTexts } from '@/components/articles/texts'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: articleTexts.metaTitle,
  description: articleTexts.description,
  path: routes.blog(),
  isIndexable: false,
})

export default function BlogPage() {
  return <EmptyBlog />
}
