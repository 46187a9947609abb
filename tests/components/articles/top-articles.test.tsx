import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TopArticles } from '@/components/articles/top-articles'
import { articleCard } from '@/tests/support/article-card'

const articles = ['One', 'Two', 'Three'].map((title) => articleCard({ title, slug: title.toLowerCase() }))
const wantsStill = (matches: boolean) => {
  window.matchMedia = (() => ({ matches, addEventListener: () => {}, removeEventListener: () => {} })) as never
}
const shown = () => screen.getByRole('article').getAttribute('aria-label')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => wantsStill(true))
afterEach(() => jest.useRealTimers())

test('a reader goes on after the last article to the first, and back before the first to the last', async () => {
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

test('arrow keys move it from wherever the focus stands in it', async () => {
  render(<TopArticles articles={articles} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('3 of 3')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('1 of 3')
})

test('it moves by itself until somebody stops it, and never for whoever wants no motion', () => {
  jest.useFakeTimers()
  wantsStill(false)
  const { unmount } = render(<TopArticles articles={articles} />)
  act(() => void jest.advanceTimersByTime(7_000))
  expect(shown()).toBe('2 of 3')
  act(() => screen.getByRole('button', { name: 'Stop moving' }).click())
  act(() => void jest.advanceTimersByTime(30_000))
  expect(shown()).toBe('2 of 3')
  unmount()
  wantsStill(true)
  render(<TopArticles articles={articles} />)
  act(() => void jest.advanceTimersByTime(30_000))
  expect(shown()).toBe('1 of 3')
  expect(screen.queryByRole('button', { name: /mov/i })).toBeNull()
})

test('one article alone has nothing to press', () => {
  render(<TopArticles articles={articles.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
