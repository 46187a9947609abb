import userEvent from '@testing-library/user-event'
import { OfferView } from '@/components/enrollment/tours/offer-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { ShownOffer } from '@/lib/enrollment/tours/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(200, { saved: true }))
  globalThis.fetch = fetched
  sessionStorage.clear()
})

const OFFER: ShownOffer = {
  isOn: false,
  noticeHours: 24,
  daysAhead: 28,
  weekly: ['9:30 AM', '', '', '', '', '', ''],
  otherDays: [],
  next: [],
  timeZone: 'America/New_York',
  today: '2026-11-22',
  version: 'v1',
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a provider turns its times on, adds a day off, and sees invalid input at its field', async () => {
  const fields = { 'weekly.1': '“soon” is no time that we understand.' }
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: 'x', fields }))
  render(<OfferView userId={3} providerId="sunny-k3f9" offer={OFFER} />)
  expect(screen.getByText('Families can’t book times right now.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /Families can book/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Tuesday' }), 'soon')
  await press('Add a day')
  await userEvent.type(screen.getByLabelText('Day'), '2026-12-24')
  await press('Save tour times')
  expect(await screen.findByText(fields['weekly.1'])).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Tuesday' })).toHaveValue('soon')
  await press('Save tour times')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(JSON.parse(fetched.mock.calls[1]?.[1].body)).toEqual({
    daycareId: 'sunny-k3f9',
    version: 'v1',
    isOn: true,
    noticeHours: '24',
    daysAhead: '28',
    weekly: ['9:30 AM', 'soon', '', '', '', '', ''],
    otherDays: [{ day: '2026-12-24', times: '' }],
  })
  await press('Remove 2026-12-24')
  expect(screen.queryByLabelText('Day')).not.toBeInTheDocument()
})

test('unsaved times are there again after a reload, until they are saved', async () => {
  const show = () => render(<OfferView userId={3} providerId="sunny-k3f9" offer={OFFER} />)
  fetched.mockResolvedValueOnce(mockFetchResult(503, { message: 'Not now.' }))
  const { unmount } = show()
  await userEvent.click(screen.getByRole('checkbox', { name: /Families can book/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Tuesday' }), '2 PM')
  await press('Add a day')
  await userEvent.type(screen.getByLabelText('Day'), '2026-12-24')
  await userEvent.type(screen.getByLabelText('Times'), '9 AM')
  await press('Save tour times')
  expect(await screen.findByText(/^Not now\./)).toBeInTheDocument()
  unmount()
  const { unmount: leave } = show()
  expect(screen.getByRole('checkbox', { name: /Families can book/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Tuesday' })).toHaveValue('2 PM')
  expect(screen.getByLabelText('Times')).toHaveValue('9 AM')
  await press('Save tour times')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  leave()
  show()
  expect(screen.getByRole('textbox', { name: 'Tuesday' })).toHaveValue('')
  expect(screen.queryByLabelText('Times')).not.toBeInTheDocument()
})

test('times turned off but not saved are still off after a reload', async () => {
  const { unmount } = render(<OfferView userId={3} providerId="sunny-k3f9" offer={{ ...OFFER, isOn: true }} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Families can book/ }))
  unmount()
  render(<OfferView userId={3} providerId="sunny-k3f9" offer={{ ...OFFER, isOn: true }} />)
  expect(screen.getByRole('checkbox', { name: /Families can book/ })).not.toBeChecked()
})

test("a colleague's saved changes are merged with unsaved input", async () => {
  const off = (day: string) => ({ day, times: '' })
  const before = { ...OFFER, otherDays: [off('2026-12-24'), off('2026-12-25')] }
  const { unmount } = render(<OfferView userId={3} providerId="sunny-k3f9" offer={before} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Tuesday' }), '2 PM')
  await press('Remove 2026-12-24')
  await press('Add a day')
  await userEvent.type(screen.getAllByLabelText('Day')[1] as HTMLElement, '2026-12-31')
  unmount()
  const theirs = {
    ...before,
    weekly: ['8 AM', '', '', '', '', '', ''],
    otherDays: [...before.otherDays, off('2027-01-01')],
  }
  render(<OfferView userId={3} providerId="sunny-k3f9" offer={theirs} />)
  await press('Save tour times')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toMatchObject({
    weekly: ['8 AM', '2 PM', '', '', '', '', ''],
    otherDays: ['2026-12-25', '2027-01-01', '2026-12-31'].map(off),
  })
})

test('when a colleague has saved meanwhile, a manager reads it, sees both changes, and saves them', async () => {
  const sentence = 'Someone changed these tour times since you opened them.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  const shown = (offer: ShownOffer) => (
    <>
      <OfferView userId={3} providerId="sunny-k3f9" offer={offer} />
      <Toaster />
    </>
  )
  const { rerender } = render(shown(OFFER))
  await userEvent.type(screen.getByRole('textbox', { name: 'Tuesday' }), '2 PM')
  rerender(shown({ ...OFFER, next: ['2026-11-24T10:00'] }))
  expect(screen.getByRole('textbox', { name: 'Tuesday' })).toHaveFocus()
  await press('Save tour times')
  expect(await screen.findByText('This was changed since you opened it.')).toBeInTheDocument()
  expect(refresh).toHaveBeenCalled()
  rerender(shown({ ...OFFER, weekly: ['8 AM', '', '', '', '', '', ''], version: 'v2' }))
  expect(document.body).not.toHaveFocus()
  expect(screen.getByText('This was changed since you opened it.')).toBeInTheDocument()
  await press('Save tour times')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(JSON.parse(fetched.mock.calls[1]?.[1].body)).toMatchObject({
    version: 'v2',
    weekly: ['8 AM', '2 PM', '', '', '', '', ''],
  })
})

test('when the site cannot be reached, a provider reads that the times are stored and to try again', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<OfferView userId={3} providerId="sunny-k3f9" offer={OFFER} />)
  await press('Save tour times')
  expect(
    await screen.findByText('We couldn’t save that. What you typed is still here. Please try again.'),
  ).toBeInTheDocument()
  consoleError.mockRestore()
})
