import userEvent from '@testing-library/user-event'
import { SiteParts } from '@/components/layout/site-parts'
import { SiteSettingsView } from '@/components/settings/site-settings-view'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const router = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const mockNoticeLoaded = jest.fn()
jest.mock('@/components/settings/site-notice', () => {
  mockNoticeLoaded()
  return jest.requireActual('@/components/settings/site-notice')
})
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  router.refresh.mockReset()
  globalThis.fetch = fetched
  sessionStorage.clear()
})

const NOW = new Date('2026-11-24T15:00:00Z')
const notice = { text: 'We move.', from: '2026-11-24T14:00:00.000Z', until: '2026-11-24T16:00:00.000Z' }
const show = (value: typeof notice | null = null) =>
  render(
    <SiteSettingsView
      settings={{
        'at-once': { value: DEFAULT_SETTINGS['at-once'], version: 0 },
        words: { value: { reviews: ['crypto*'], messages: [] }, version: 3 },
        notice: { value, version: 1 },
      }}
      now={NOW}
    />,
  )
const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
const sent = () => [fetched.mock.calls.at(-1)?.[0], JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body)]

test('an admin chooses what goes live immediately', async () => {
  show()
  const box = part('What goes live without review')
  await userEvent.click(box.getByRole('checkbox', { name: 'Opening hours' }))
  await userEvent.click(box.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const rules = ['phone-same-area', 'logo-removed', 'photos-rearranged', 'hours']
  expect(sent()).toEqual(['/api/site-settings/at-once', { version: 0, value: { rules } }])
})

test('an invalid pattern shows an error at its field, and the input stays', async () => {
  fetched.mockResolvedValue(mockFetchResult(400, { message: 'No.', fields: { reviews: '“(” cannot be used.' } }))
  show()
  const box = part('Words to look out for')
  await userEvent.type(box.getByLabelText(/Reviews with these/), '\n(')
  await userEvent.click(box.getByRole('button', { name: 'Save' }))
  expect(await box.findByText('“(” cannot be used.')).toBeInTheDocument()
  expect(box.getByLabelText(/Reviews with these/)).toHaveValue('crypto*\n(')
})

test('the second of two admins keeps their input, sees the current text, and may replace it with theirs', async () => {
  const settings = (reviews: string[], version: number) => ({
    'at-once': { value: DEFAULT_SETTINGS['at-once'], version: 0 },
    words: { value: { reviews, messages: [] }, version },
    notice: { value: null, version: 1 },
  })
  const { rerender } = render(<SiteSettingsView settings={settings(['crypto*'], 3)} now={NOW} />)
  const box = part('Words to look out for')
  const field = () => box.getByLabelText(/Reviews with these/)
  fetched.mockResolvedValue(
    mockFetchResult(409, { message: 'Another admin changed this setting since you opened it.' }),
  )
  await userEvent.type(field(), '\nmine')
  await userEvent.click(box.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  rerender(<SiteSettingsView settings={settings(['theirs'], 4)} now={NOW} />)
  expect(field()).toHaveValue('crypto*\nmine')
  expect(box.getByText(/Another admin changed this setting/)).toBeInTheDocument()
  expect(box.getByText('Now it says:').parentElement).toHaveTextContent('theirs')
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  await userEvent.click(box.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
  expect(sent()[1]).toMatchObject({ version: 4, value: { reviews: 'crypto*\nmine' } })
  rerender(<SiteSettingsView settings={settings(['crypto*', 'mine'], 5)} now={NOW} />)
  expect(field()).toHaveValue('crypto*\nmine')
  expect(document.body).not.toHaveFocus()
  expect(box.queryByText('Now it says:')).not.toBeInTheDocument()
})

test('when the site cannot be reached, the form says to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  const box = part('Words to look out for')
  await userEvent.click(box.getByRole('button', { name: 'Save' }))
  expect(
    await box.findByText('We couldn’t save that. What you typed is still here. Please try again.'),
  ).toBeInTheDocument()
})

test("an active notice says so, in the office's time zone, and can be ended", async () => {
  show(notice)
  const box = part('Maintenance notice')
  expect(box.getByText('On now: “We move.”')).toBeInTheDocument()
  expect(box.getByLabelText(/From/)).toHaveValue('2026-11-24T09:00')
  const end = box.getByRole('button', { name: 'End the notice' })
  fireEvent.click(end)
  fireEvent.click(end)
  await waitFor(() => expect(sent()).toEqual(['/api/site-settings/notice', { version: 1, value: null }]))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('plans are shown from their one table', () => {
  show()
  expect(screen.getByRole('row', { name: /Sponsored placement .* Pro, \$49\.99/ })).toBeInTheDocument()
})

test('while there is no notice, nobody downloads its code', async () => {
  fetched.mockResolvedValue(mockFetchResult(503, { text: 'We move.' }))
  render(<SiteParts countsPages={false} />)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await expect(screen.findByText('We move.', undefined, { timeout: 200 })).rejects.toThrow()
  expect(mockNoticeLoaded).not.toHaveBeenCalled()
})

test('everyone sees the notice at the bottom of a page, and hiding it lasts for the tab', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { text: 'We move.' }))
  const { unmount } = render(<SiteParts countsPages={false} />)
  expect(await screen.findByText('We move.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }))
  expect(screen.queryByText('We move.')).not.toBeInTheDocument()
  unmount()
  fetched.mockClear()
  render(<SiteParts countsPages={false} />)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await expect(screen.findByText('We move.', undefined, { timeout: 200 })).rejects.toThrow()
})
