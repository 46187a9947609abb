import userEvent from '@testing-library/user-event'
import TourTimes from '@/components/providers/detail/contact/tour-times'
import { ShareLink } from '@/components/providers/detail/page-actions'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen } from '@/tests/support/setup/render'

const NOW = new Date('2026-11-25T15:00:00Z')
const timeAt = (at: string, local: string, day: string, time: string) => ({ at, local, day, time })
const PAST = timeAt('2026-11-25T14:00:00.000Z', '2026-11-25T09:00', 'Wed, Nov 25', '9:00 AM')
const SOON = timeAt('2026-11-25T15:30:00.000Z', '2026-11-25T10:30', 'Wed, Nov 25', '10:30 AM')
const LATER = timeAt('2026-12-01T15:00:00.000Z', '2026-12-01T10:00', 'Tue, Dec 1', '10:00 AM')

const fetched = jest.fn()
beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  fetched.mockReset()
  globalThis.fetch = fetched
})
afterEach(() => jest.useRealTimers())

async function show(times: object[], status = 200) {
  fetched.mockResolvedValue(mockFetchResult(status, { times }))
  await act(async () => void render(<TourTimes id="harbor-k3f9" fallback={<a href="/x">Ask for a time</a>} />))
}
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

test('each of the next times leads to the request with that time chosen', async () => {
  await show([SOON, LATER])
  expect(fetched).toHaveBeenCalledWith('/api/tour-offers?daycareId=harbor-k3f9')
  expect(links()).toEqual([
    ['Book a tour: Wed, Nov 25, 10:30 AM', '/provider/harbor-k3f9/request?at=2026-11-25T10%3A30'],
    ['Book a tour: Tue, Dec 1, 10:00 AM', '/provider/harbor-k3f9/request?at=2026-12-01T10%3A00'],
  ])
})

test('the name of a time has the words that are shown, so that people who speak to their browser can press it', async () => {
  await show([LATER])
  const link = screen.getByRole('link')
  const words = (text: string | null) => (text ?? '').replaceAll(/[,:]/g, '').toLowerCase()
  expect(link.textContent).toBe('Tue, Dec 1 10:00 AM')
  expect(words(link.getAttribute('aria-label'))).toContain(words(link.textContent))
})

test('a time that has passed is not shown, neither from a cache nor while the page stays open', async () => {
  await show([PAST, SOON, LATER])
  expect(links().map(([name]) => name)).toEqual([
    'Book a tour: Wed, Nov 25, 10:30 AM',
    'Book a tour: Tue, Dec 1, 10:00 AM',
  ])
  await act(() => jest.advanceTimersByTimeAsync(31 * 60_000))
  expect(links().map(([name]) => name)).toEqual(['Book a tour: Tue, Dec 1, 10:00 AM'])
})

test.each([
  ['offers no times', [], 200],
  ['cannot be asked for them', [], 500],
])('where a provider %s, a visitor can ask for one', async (_, times, status) => {
  await show(times, status)
  expect(screen.getByRole('link', { name: 'Ask for a time' })).toBeInTheDocument()
})

test('without a share sheet the link is copied, and a message says so', async () => {
  jest.useRealTimers()
  const user = userEvent.setup()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  render(
    <>
      <ShareLink id="harbor-k3f9" name="Little Harbor Academy" />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('link', { name: 'Share' }))
  expect(writeText).toHaveBeenCalledWith('http://localhost/provider/harbor-k3f9')
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
})
