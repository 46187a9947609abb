import { currentToasts, dismissToast, showToast, Toaster } from '@/components/ui/overlays/toasts'
import { act, fireEvent, render, screen, within } from '@/tests/support/setup/render'

beforeEach(() => {
  jest.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => {
    for (const toast of currentToasts()) dismissToast(toast.id)
  })
  jest.useRealTimers()
})
const show = (toast: Parameters<typeof showToast>[0]) => act(() => void showToast(toast))
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

it('announces a success politely, and disappears after six seconds', () => {
  show({ title: 'Added to Favorites', description: 'Daycare center has been saved to your favorites.' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Added to FavoritesDaycare center has been saved to your favorites.',
  )
  wait(5_999)
  expect(screen.getByText('Added to Favorites')).toBeInTheDocument()
  wait(1)
  expect(screen.queryByText('Added to Favorites')).not.toBeInTheDocument()
})

it('announces a failure immediately and leaves it until it is dismissed', () => {
  show({ title: 'Sign in failed', description: 'Invalid email or password', tone: 'destructive' })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Sign in failed')
  wait(60_000)
  expect(alert).toHaveTextContent('Sign in failed')
  fireEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }))
  expect(alert).toBeEmptyDOMElement()
})

it('stays while a parent points at it', () => {
  show({ title: 'Removed from Favorites' })
  const card = screen.getByText('Removed from Favorites').closest('.pointer-events-auto')
  if (!card) throw new Error('the toast has no card')
  fireEvent.pointerEnter(card)
  wait(60_000)
  expect(card).toBeInTheDocument()
  fireEvent.pointerLeave(card)
  wait(6_000)
  expect(card).not.toBeInTheDocument()
})

it('never shows more than three', () => {
  for (const title of ['one', 'two', 'three', 'four']) show({ title })
  expect(screen.queryByText('one')).not.toBeInTheDocument()
  expect(screen.getByText('four')).toBeInTheDocument()
})
