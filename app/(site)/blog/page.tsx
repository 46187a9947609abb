import type { Metadata } from 'next'
import { EmptyBlog } from '@/components/articles/empty-blog'
import { articleTexts } from '@/components/articles/texts'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: articleTexts.title,
  description: articleTexts.description,
  alternates: { canonical: routes.blog() },
  robots: { index: false },
}

export default function BlogPage() {
  return <EmptyBlog />
}
