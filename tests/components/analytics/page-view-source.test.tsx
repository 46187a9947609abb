import { storeSourceList } from '@/components/analytics/report'
import { pageViewSource, ReportedPage } from '@/components/analytics/reported-views'
import { render } from '@/tests/support/setup/render'

const beacon = jest.fn(() => true)

/** A browser that loaded `loaded`, was sent there by `referrer`, and is now at `shown`. */
function browse({ loaded = '/provider/a-k3f9', shown = '/provider/a-k3f9', referrer = '' } = {}) {
  window.history.replaceState(null, '', shown)
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name: `${window.location.origin}${loaded}` }],
    configurable: true,
  })
}

test.each([
  ['direct', {}],
  ['elsewhere', { referrer: 'https://www.google.com/' }],
  ['search', { referrer: 'http://localhost/search?zipCode=32801' }],
  ['landing', { referrer: 'http://localhost/daycare/orlando-fl' }],
  ['landing', { referrer: 'http://localhost/preschool/st-cloud-fl/page/2' }],
  ['landing', { referrer: 'http://localhost/montessori/32801' }],
  ['landing', { referrer: 'http://localhost/es/guarderias/orlando-fl' }],
  ['here', { referrer: 'http://localhost/blog/naps-and-you' }],
  ['here', { referrer: 'http://localhost/favorites' }],
  ['here', { referrer: 'http://localhost/provider/other-k3f9' }],
  ['here', { loaded: '/faq', referrer: 'https://www.google.com/' }],
])('the source is %s for %j', (source, browser) => {
  browse(browser)
  expect(pageViewSource('a-k3f9')).toBe(source)
})

test('the source of a page opened from a list is that list, whatever page was loaded first', () => {
  browse({ loaded: '/', shown: '/search', referrer: 'https://www.google.com/' })
  storeSourceList('a-k3f9')
  browse({ loaded: '/', referrer: 'https://www.google.com/' })
  expect(pageViewSource('a-k3f9')).toBe('search')
  expect(pageViewSource('other-k3f9')).toBe('here')
})

test('a page in a background tab is reported once it is visible', () => {
  jest.useFakeTimers()
  browse()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  let visibility = 'hidden'
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
  render(<ReportedPage id="b-k3f9" />)
  jest.advanceTimersByTime(1_000)
  expect(beacon).not.toHaveBeenCalled()
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  jest.advanceTimersByTime(1_000)
  expect(beacon).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
