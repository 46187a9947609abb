import { ReportedSearch } from '@/components/analytics/reported-views'
import { act, render } from '@/tests/support/setup/render'

const beacon = jest.fn(() => true)
beforeEach(() => {
  jest.useFakeTimers()
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => jest.useRealTimers())
const wait = () => act(() => jest.advanceTimersByTime(200))

test('a visible search is reported once, with its query string', () => {
  const { rerender } = render(<ReportedSearch address="/search?zipCode=32801" />)
  wait()
  rerender(<ReportedSearch address="/search?zipCode=32801&program=vpk" />)
  wait()
  rerender(<ReportedSearch address="/search?zipCode=32801" />)
  wait()
  expect(beacon).toHaveBeenCalledTimes(2)
  expect(beacon).toHaveBeenCalledWith('/api/search-counts', expect.objectContaining({ type: 'application/json' }))
})

test('a search in a background tab is not reported', () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  render(<ReportedSearch address="/search?zipCode=32803" />)
  wait()
  expect(beacon).not.toHaveBeenCalled()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})
