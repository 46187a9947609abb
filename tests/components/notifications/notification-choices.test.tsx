import userEvent from '@testing-library/user-event'
import { NotificationChoices } from '@/components/notifications/notification-choices'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

const open = { isOn: true, isFixed: false }
const choices = [
  {
    kind: 'password-changed',
    label: 'Your password was changed',
    channels: { app: open, email: { isOn: true, isFixed: true } },
  },
  { kind: 'report-received', label: 'A report came', channels: { app: open, email: { isOn: false, isFixed: false } } },
] as const
function show() {
  render(
    <>
      <NotificationChoices choices={choices} />
      <Toaster />
    </>,
  )
}
const box = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body))

test('each change is saved immediately', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  show()
  await userEvent.click(box('A report came', 'E-mail'))
  await waitFor(() => expect(sent()).toEqual([{ kind: 'report-received', channel: 'email', isOn: true }]))
  expect(box('A report came', 'E-mail')).toBeChecked()
})

test('security mails are shown as on, and cannot be turned off', async () => {
  show()
  expect(box('Your password was changed', 'E-mail, always')).toBeChecked()
  expect(box('Your password was changed', 'E-mail, always')).toBeDisabled()
})

test('a change that failed to save is undone, with a message', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue()
  fetched.mockResolvedValue(mockFetchResult(503, 'away'))
  show()
  await userEvent.click(box('A report came', 'On the site'))
  expect(await screen.findByText('We couldn’t save your choice')).toBeInTheDocument()
  expect(box('A report came', 'On the site')).toBeChecked()
  expect(consoleError).toHaveBeenCalledTimes(1)
})

test('the second of two quick presses wins, on the page and on the server', async () => {
  let finishFirst = (_: Response) => {}
  fetched.mockReturnValueOnce(new Promise<Response>((resolve) => (finishFirst = resolve)))
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  show()
  await userEvent.click(box('A report came', 'On the site'))
  await userEvent.click(box('A report came', 'On the site'))
  expect(fetched).toHaveBeenCalledTimes(1)
  finishFirst(mockFetchResult(200, {}))
  await waitFor(() => expect(sent().map(({ isOn }) => isOn)).toEqual([false, true]))
  expect(box('A report came', 'On the site')).toBeChecked()
})
