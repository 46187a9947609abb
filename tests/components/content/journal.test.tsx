import userEvent from '@testing-library/user-event'
import { JournalView } from '@/components/content/articles/journal-view'
import type { JournalShow } from '@/lib/content/articles/schema'
import type { JournalArticle } from '@/lib/content/articles/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(200, {}))
  globalThis.fetch = fetched
})
const ROOMS: JournalArticle = {
  id: 4,
  slug: 'planning-rooms',
  title: 'Planning rooms',
  excerpt: 'Before the fall.',
  author: 'Editors',
  category: 'Leadership',
  publishedAt: '2026-11-02T14:00:00.000Z',
  readingTime: 4,
  isRead: false,
  isSaved: false,
}
const show = (articles: JournalArticle[] = [ROOMS], which: JournalShow = 'all') =>
  render(
    <JournalView
      show={which}
      journal={{ articles, counts: { all: 1, unread: 1, saved: 0 }, page: 1, hasMore: false }}
    />,
  )
const sent = () => fetched.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(body)])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a provider saves an article, and marks it as read by opening it', async () => {
  show()
  await press('Save: Planning rooms')
  expect(await screen.findByRole('button', { name: 'Remove from saved: Planning rooms' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Planning rooms' })
  expect(link).toHaveAttribute('href', '/blog/planning-rooms')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(await screen.findByText('Read')).toBeInTheDocument()
  expect(sent()).toEqual([
    ['PUT', '/api/article-marks/4', { saved: true }],
    ['PUT', '/api/article-marks/4', { read: true }],
  ])
})

test('a failed save shows a message and the previous state', async () => {
  fetched.mockResolvedValue(mockFetchResult(503, { message: 'Please try again in a moment.' }))
  show()
  await press('Mark as read: Planning rooms')
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as read: Planning rooms' })).toBeInTheDocument())
})

test('an empty list shows the next step', () => {
  show([], 'saved')
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/careprovider-dashboard/journal')
  expect(screen.getByRole('link', { name: /Unread/ })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/journal?show=unread',
  )
})
