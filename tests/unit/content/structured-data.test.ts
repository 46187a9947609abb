import { readPage } from '@/tests/e2e/crawl/read-page'

/** As the crawl reads every page of the running site. */
const untrue = (body: string, data: object) =>
  readPage(`<title>x</title>${body}<script type="application/ld+json">${JSON.stringify(data)}</script>`).untrue

const home = {
  '@context': 'https://schema.org',
  '@type': 'ChildCare',
  '@id': 'https://x.test/provider/a',
  url: 'https://x.test/provider/a',
  name: 'Sunny House',
  address: { '@type': 'PostalAddress', addressLocality: 'Orlando', addressRegion: 'FL', addressCountry: 'US' },
}
const body = '<h1>Sunny House</h1><p>Family home · Orlando, FL</p><p>No reviews yet</p>'
const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '06:30' }
const geo = { '@type': 'GeoCoordinates', latitude: '28.54000', longitude: '-81.37000' }

test('accepts data that matches the page', () => {
  expect(untrue(body, home)).toEqual([])
})

test.each([
  ['another name', { name: 'Rainy House' }, 'does not show "Rainy House"'],
  ['an invisible price', { priceRange: '$1 a week' }, 'does not show "$1 a week"'],
  ['invisible hours', { openingHoursSpecification: [{ ...hours, closes: '18:00' }] }, '6:30 AM – 6:00 PM'],
  ['the coordinates of a home', { geo }, 'reveals the coordinates of a home'],
])('notices %s', (_what, more, fault) => {
  expect(untrue(body, { ...home, ...more }).join()).toContain(fault)
})

test.each([
  ['a telephone', { telephone: '407' }],
  ['coordinates without five decimals', { geo: { ...geo, latitude: '28.54' } }],
])('rejects %s as an unknown property', (_what, more) => {
  expect(untrue(body, { ...home, ...more })).toHaveLength(1)
})

test('a breadcrumb has the steps of the page, and a list its order', () => {
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://x.test${path}`,
  })
  const trail = '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>FAQ</span></li></ol></nav>'
  const data = { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Home', '/'), item(2, 'FAQ', '/faq')] }
  expect(untrue(trail, data)).toEqual([])
  expect(untrue(trail.replace('FAQ', 'Questions'), data)).toHaveLength(1)

  const rows =
    '<ul aria-label="Providers"><li><a href="/provider/a">A</a></li><li><a href="/provider/b">B</a></li></ul>'
  const entry = (position: number, path: string) => ({ '@type': 'ListItem', position, url: `https://x.test${path}` })
  const list = (...paths: string[]) => ({
    '@type': 'ItemList',
    name: 'Providers',
    numberOfItems: 2,
    itemListElement: paths.map((path, index) => entry(index + 1, path)),
  })
  expect(untrue(rows, list('/provider/a', '/provider/b'))).toEqual([])
  expect(untrue(rows, list('/provider/b', '/provider/a'))).toHaveLength(1)
})

test('rejects a type of data that has no comparison', () => {
  expect(untrue('', { '@type': 'Event' })).toEqual(['no comparison for Event'])
})
