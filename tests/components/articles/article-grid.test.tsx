import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleGrid } from '@/components/articles/article-grid'
import { Toaster } from '@/components/ui/toaster'
import { articleCard } from '@/tests/support/article-card'

const card = (title: string) => articleCard({ title, slug: title.toLowerCase() })
const first = { articles: ['A', 'B'].map(card), page: 1, pageCount: 2 }
const answers = (status: number, body: unknown) => {
  global.fetch = jest.fn(async () => ({ ok: status < 400, status, text: async () => JSON.stringify(body) })) as never
}
const more = () => screen.queryByRole('link', { name: 'Load More Articles' })
const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)

test('a reader loads the next articles below the first, goes on with the first new one, and none comes twice', async () => {
  answers(200, { articles: ['B', 'C'].map(card), page: 2, pageCount: 2 })
  render(<ArticleGrid list={first} category="technology" />)
  expect(more()).toHaveAttribute('href', '/blog/category/technology/page/2')
  await userEvent.click(more() as HTMLElement)
  expect(fetch).toHaveBeenCalledWith('/api/blog-posts/published?page=2&category=technology', expect.anything())
  await waitFor(() => expect(screen.getByRole('link', { name: 'C' })).toHaveFocus())
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(more()).toBeNull()
})

test('where nothing came, a reader is told and may press again', async () => {
  answers(503, { message: 'Away.' })
  render(
    <>
      <ArticleGrid list={first} category={null} />
      <Toaster />
    </>,
  )
  await userEvent.click(more() as HTMLElement)
  expect(await screen.findByText('These articles could not be loaded. Please try again.')).toBeInTheDocument()
  expect(more()).toHaveAttribute('href', '/blog/page/2')
  expect(titles()).toEqual(['A', 'B'])
})

test('a list of one page has nothing more to load', () => {
  render(<ArticleGrid list={{ ...first, pageCount: 1 }} category={null} />)
  expect(more()).toBeNull()
})
