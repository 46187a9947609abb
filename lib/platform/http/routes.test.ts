import fc from 'fast-check'
import { accountRoutes } from './account-routes'
import { dashboardRoutes } from './dashboard-routes'
import { absoluteUrl, routes, safePath } from './routes'

describe('routes', () => {
  test.each([
    [routes.home(), '/'],
    [routes.search(), '/search'],
    [routes.search({ zipCode: 'Winter Park, FL', page: 2 }), '/search?zipCode=Winter+Park%2C+FL&page=2'],
    [routes.provider('little-harbor-academy-orlando-fl-k3f9'), '/provider/little-harbor-academy-orlando-fl-k3f9'],
    [routes.landing('daycare', 'orlando-fl'), '/daycare/orlando-fl'],
    [routes.signUp({ role: 'caregiver' }), '/signup?role=caregiver'],
    [routes.signIn({ next: '/caregiver-dashboard?tab=1' }), '/signin?next=%2Fcaregiver-dashboard%3Ftab%3D1'],
    [dashboardRoutes.caregiverDashboard(), '/caregiver-dashboard'],
    [dashboardRoutes.careproviderDashboard(), '/careprovider-dashboard'],
    [dashboardRoutes.adminDashboard(), '/admin-dashboard'],
    [routes.sitemap('pages.xml'), '/sitemaps/pages.xml'],
    // A token that gives access to an account goes behind "#", which browsers do not send to servers.
    [accountRoutes.resetPassword({ token: 'a/b' }), '/reset-password#token=a%2Fb'],
    [routes.api.autocomplete('orl'), '/api/places/autocomplete?input=orl&types=%28cities%29'],
    [routes.api.placeDetails('a/b'), '/api/places/details/a%2Fb'],
  ])('builds %s', (link, address) => {
    expect(link).toBe(address)
  })

  test('empty values are left out of the address', () => {
    expect(routes.search({ zipCode: '', page: undefined, sort: null })).toBe('/search')
    expect(routes.search({ page: 0 })).toBe('/search?page=0')
  })

  test('user input cannot break out of its place in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const search = new URL(routes.search({ zipCode: text, page: 1 }), 'https://care.example')
        expect(search.searchParams.get('page')).toBe('1')
        expect(search.searchParams.get('zipCode') ?? '').toBe(text)
        const provider = new URL(routes.provider(`x${text}`), 'https://care.example')
        expect(provider.host).toBe('care.example')
        expect(decodeURIComponent(provider.pathname)).toBe(`/provider/x${text}`)
      }),
    )
  })

  test('an absolute address is on the configured site', () => {
    expect(absoluteUrl('/faq', 'https://care.example')).toBe('https://care.example/faq')
    expect(absoluteUrl('/faq', 'https://care.example/')).toBe('https://care.example/faq')
  })
})

describe('safe path', () => {
  test.each(['/', '/search?zipCode=32801', '/provider/little-harbor-k3f9#hours', '/caregiver-dashboard?tab=messages'])(
    'a path of this site is safe: %s',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    `/${'a'.repeat(2_000)}`,
    undefined,
    null,
    ['/search'],
    1,
  ])('an address that may lead elsewhere is not safe: %j', (typed) => {
    expect(safePath(typed)).toBeNull()
  })

  test('a safe path always stays on this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (typed) => {
          const path = safePath(typed)
          if (path !== null) expect(new URL(path, 'https://care.example').origin).toBe('https://care.example')
        },
      ),
    )
  })
})
