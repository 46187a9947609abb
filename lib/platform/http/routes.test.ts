import fc from 'fast-check'
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
    [routes.caregiverDashboard(), '/caregiver-dashboard'],
    [routes.careproviderDashboard(), '/careprovider-dashboard'],
    [routes.adminDashboard(), '/admin-dashboard'],
    [routes.sitemap('pages.xml'), '/sitemaps/pages.xml'],
    // What opens an account stands behind "#", which browsers send to nobody.
    [routes.resetPassword({ token: 'a/b' }), '/reset-password#token=a%2Fb'],
    [routes.api.autocomplete('orl'), '/api/places/autocomplete?input=orl&types=%28cities%29'],
    [routes.api.placeDetails('a/b'), '/api/places/details/a%2Fb'],
  ])('a link leads to %s', (link, address) => {
    expect(link).toBe(address)
  })

  test('what is not set does not stand in the address', () => {
    expect(routes.search({ zipCode: '', page: undefined, sort: null })).toBe('/search')
    expect(routes.search({ page: 0 })).toBe('/search?page=0')
  })

  test('nothing that a person types breaks out of its place in an address', () => {
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
    'a path of ours is the way back: %s',
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
  ])('what may lead elsewhere is no way back: %j', (typed) => {
    expect(safePath(typed)).toBeNull()
  })

  test('whatever is typed, a browser stays on this site', () => {
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
