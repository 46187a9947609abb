import userEvent from '@testing-library/user-event'
import { ArticleGrid, TopArticles } from '@/components/content/articles/blog-lists'
import { Toaster } from '@/components/ui/overlays/toasts'
import { articleCard } from '@/tests/support/content/article-card'
import { act, render, screen, waitFor, within } from '@/tests/support/setup/render'

describe('article grid', () => {
  const card = (title: string) => articleCard({ title, slug: title.toLowerCase() })
  const first = { articles: ['A', 'B'].map(card), page: 1, pageCount: 2 }
  const mockResponse = (status: number, body: unknown) => {
    global.fetch = jest.fn(async () => ({ ok: status < 400, status, text: async () => JSON.stringify(body) })) as never
  }
  const more = () => screen.queryByRole('link', { name: 'Load More Articles' })
  const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)

  test('a reader loads more articles below the first, continues with the first new one, and none is repeated', async () => {
    mockResponse(200, { articles: ['B', 'C'].map(card), page: 2, pageCount: 2 })
    render(<ArticleGrid list={first} category="technology" />)
    expect(more()).toHaveAttribute('href', '/blog/category/technology/page/2')
    await userEvent.click(more() as HTMLElement)
    expect(fetch).toHaveBeenCalledWith('/api/blog-posts/published?page=2&category=technology', expect.anything())
    await waitFor(() => expect(screen.getByRole('link', { name: 'C' })).toHaveFocus())
    expect(titles()).toEqual(['A', 'B', 'C'])
    expect(more()).toBeNull()
  })

  test('when loading fails, a reader sees a message and can try again', async () => {
    mockResponse(503, { message: 'Away.' })
    render(
      <>
        <ArticleGrid list={first} category={null} />
        <Toaster />
      </>,
    )
    await userEvent.click(more() as HTMLElement)
    expect(await screen.findByText('We couldn’t load these articles. Please try again.')).toBeInTheDocument()
    expect(more()).toHaveAttribute('href', '/blog/page/2')
    expect(titles()).toEqual(['A', 'B'])
  })

  test('a list of one page has nothing more to load', () => {
    render(<ArticleGrid list={{ ...first, pageCount: 1 }} category={null} />)
    expect(more()).toBeNull()
  })
})

describe('top articles', () => {
  const articles = ['One', 'Two', 'Three'].map((title) => articleCard({ title, slug: title.toLowerCase() }))
  const wantsStill = (matches: boolean) => {
    window.matchMedia = (() => ({ matches, addEventListener: () => {}, removeEventListener: () => {} })) as never
  }
  const shown = () => screen.getByRole('article').getAttribute('aria-label')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  beforeEach(() => wantsStill(true))
  afterEach(() => jest.useRealTimers())

  test('a reader continues after the last article with the first, and before the first with the last', async () => {
    render(<TopArticles articles={articles} />)
    expect(shown()).toBe('1 of 3')
    for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
      await press('Next article')
      expect(shown()).toBe(place)
    }
    await press('Previous article')
    expect(shown()).toBe('3 of 3')
    await press('Article 2: Two')
    expect(shown()).toBe('2 of 3')
    expect(screen.getByRole('button', { name: 'Article 2: Two' })).toHaveAttribute('aria-current', 'true')
  })

  test('arrow keys move it from any focused element in it', async () => {
    render(<TopArticles articles={articles} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('3 of 3')
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('1 of 3')
  })

  test('it moves on its own until it is stopped, and never with reduced motion', () => {
    jest.useFakeTimers()
    wantsStill(false)
    const { unmount } = render(<TopArticles articles={articles} />)
    act(() => void jest.advanceTimersByTime(7_000))
    expect(shown()).toBe('2 of 3')
    act(() => screen.getByRole('button', { name: 'Pause' }).click())
    act(() => void jest.advanceTimersByTime(30_000))
    expect(shown()).toBe('2 of 3')
    unmount()
    wantsStill(true)
    render(<TopArticles articles={articles} />)
    act(() => void jest.advanceTimersByTime(30_000))
    expect(shown()).toBe('1 of 3')
    expect(screen.queryByRole('button', { name: /mov/i })).toBeNull()
  })

  test('a single article has no buttons', () => {
    render(<TopArticles articles={articles.slice(0, 1)} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
