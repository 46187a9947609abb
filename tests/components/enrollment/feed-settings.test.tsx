import userEvent from '@testing-library/user-event'
import { FeedSettings } from '@/components/enrollment/calendar/feed-settings'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const fetched = jest.fn()
beforeEach(() => {
  fetched
    .mockReset()
    .mockResolvedValue(mockFetchResult(200, { address: 'https://nookling.example/api/calendar?key=abc' }))
  globalThis.fetch = fetched
})

test('a user without a feed address creates one, and sees it once, ready to copy', async () => {
  render(<FeedSettings since={null} />)
  expect(screen.queryByRole('button', { name: 'Turn the address off' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Create an address' }))
  expect(await screen.findByLabelText('Your secret address')).toHaveValue(
    'https://nookling.example/api/calendar?key=abc',
  )
})

test('a user with a feed address sees its date, and can replace it or turn it off', async () => {
  render(<FeedSettings since="Nov 12" />)
  expect(screen.getByText('Your calendar has had an address since Nov 12. We only showed it once.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Turn the address off' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create an address' })).toBeInTheDocument())
  expect(fetched).toHaveBeenCalledWith('/api/calendar/feed', expect.objectContaining({ method: 'DELETE' }))
  expect(document.body).not.toHaveFocus()
})

test('a failure shows a message, and the address stays', async () => {
  fetched.mockResolvedValue(mockFetchResult(502, {}))
  render(<FeedSettings since="Nov 12" />)
  render(<Toaster />)
  await userEvent.click(screen.getByRole('button', { name: 'Create a new address' }))
  expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeInTheDocument()
  expect(screen.getByText(/since Nov 12/)).toBeInTheDocument()
})
