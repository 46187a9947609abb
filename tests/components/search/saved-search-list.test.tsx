import userEvent from '@testing-library/user-event'
import { SavedSearchList } from '@/components/search/saved-searches/saved-search-list'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { ShownSavedSearch } from '@/lib/search/saved-searches/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const calls: { method: string; path: string; body: unknown }[] = []
let reply: () => Response
const saved: ShownSavedSearch = {
  id: 3,
  name: 'Near home',
  query: 'zipCode=32801',
  frequency: 'daily',
  createdAt: '2026-11-20T10:00:00.000Z',
  news: {
    total: 12,
    items: [{ publicId: 'oak-k3f9', name: 'Oak Grove', kind: 'opening', foundAt: '2026-11-21T13:00:00.000Z' }],
  },
}

beforeEach(() => {
  calls.length = 0
  refresh.mockClear()
  reply = () => mockFetchResult(200, {})
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return reply()
  }) as typeof fetch
  render(
    <>
      <SavedSearchList searches={[saved]} />
      <Toaster />
    </>,
  )
})

test('a parent sees what is new, and that there is more', () => {
  expect(screen.getByText('12 new since you last looked')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Oak Grove' })).toHaveAttribute('href', '/provider/oak-k3f9')
  expect(screen.getByText('New opening')).toBeInTheDocument()
  expect(screen.getByText('and 11 more in the search')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Run search Near home' })).toHaveAttribute('href', '/search?zipCode=32801')
})

test('another frequency is sent, and undone with the reason when it is rejected', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  await userEvent.selectOptions(screen.getByLabelText('Notify me'), 'Once a week')
  expect(calls).toEqual([{ method: 'PATCH', path: '/api/saved-searches/3', body: { frequency: 'weekly' } }])
  expect(refresh).toHaveBeenCalled()
  reply = () => mockFetchResult(404, { message: 'We can’t find this saved search.' })
  await userEvent.selectOptions(screen.getByLabelText('Notify me'), 'Off')
  expect(await screen.findByText('We can’t find this saved search.')).toBeInTheDocument()
  expect(screen.getByLabelText('Notify me')).toHaveValue('daily')
})

test('a rejected name stays in its field', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  await userEvent.click(screen.getByRole('button', { name: 'Rename Near home' }))
  const field = screen.getByLabelText('Name')
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, 'For Mia')
  reply = () => mockFetchResult(500, {})
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.getByLabelText('Name')).toHaveValue('For Mia')
  reply = () => mockFetchResult(200, {})
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ name: 'For Mia' })
  expect(screen.getByRole('button', { name: 'Rename Near home' })).toHaveFocus()
})

test('deleting sends one request, and the page is reloaded', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Near home' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Near home' }))
  expect(calls).toEqual([{ method: 'DELETE', path: '/api/saved-searches/3', body: undefined }])
  expect(await screen.findByText('Saved search deleted')).toBeInTheDocument()
  expect(refresh).toHaveBeenCalled()
})
