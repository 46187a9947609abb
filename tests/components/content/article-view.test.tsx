import userEvent from '@testing-library/user-event'
import { articleMetadata, describeArticle } from '@/components/content/articles/article-metadata'
import { ArticleView } from '@/components/content/articles/article-view'
import type { ArticlePage } from '@/lib/content/articles/types'
import { articleCard } from '@/tests/support/content/article-card'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const blog = translate('en', 'content.blog')
const markupTexts = { articles: translate('en', 'content.articles'), categories: translate('en', 'content.categories') }

const article: ArticlePage = {
  ...articleCard({ title: 'Nine questions to ask on a visit', views: 1_204, isPopular: true }),
  id: 7,
  audience: 'families',
  description: 'Nine questions for a visit, and what a good answer sounds like, so that you can compare places.',
  keywords: '',
  tags: ['visit'],
  imageAlt: 'A drawn room',
  html: '<h2 id="in-before">Before</h2><p>Call.</p><h2 id="in-there">There</h2>',
  contents: [
    { id: 'in-before', text: 'Before', level: 2 },
    { id: 'in-there', text: 'There', level: 2 },
  ],
  wordCount: 3,
  updatedAt: '2026-11-24T15:00:00.000Z',
}
const url = 'https://site.test/blog/a-visit'
const show = (more: Partial<ArticlePage> = {}, related = [articleCard({ title: 'Near', slug: 'near' })]) =>
  render(<ArticleView article={{ ...article, ...more }} related={related} url={url} />)

test('a reader sees the author, date, reading time and views, and can jump to a section', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nine questions to ask on a visit')
  expect(screen.getAllByText('By Kim Cole')[0]).toBeInTheDocument()
  expect(screen.getByText(/3 min read · 1,204 views/)).toBeInTheDocument()
  expect(screen.getByText('Updated November 24, 2026')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'A drawn room' })).toBeInTheDocument()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'There' })).toHaveAttribute('href', '#in-there')
  expect(screen.getByRole('link', { name: 'Near' })).toHaveAttribute('href', '/blog/near')
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
})

test('an article with one section, no views and no related articles shows none of that', () => {
  show({ contents: article.contents.slice(0, 1), views: 0, updatedAt: article.publishedAt, tags: [] }, [])
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  expect(screen.queryByText(/view|Updated|Related/)).toBeNull()
})

test('a reader copies the link where the browser has no share sheet', async () => {
  const user = userEvent.setup()
  show()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
})

test("previews and search engines get the article's own metadata", () => {
  expect(articleMetadata(blog, 'en', article)).toMatchObject({
    title: { absolute: 'Nine questions to ask on a visit | Nookling' },
    description: article.description,
    alternates: { canonical: '/blog/a-visit' },
    openGraph: { type: 'article', images: [{ url: article.image, alt: 'A drawn room' }] },
  })
})

test('structured data describe an article in the words on its page', () => {
  expect(describeArticle(markupTexts, article).description).toBe(article.excerpt)
})
