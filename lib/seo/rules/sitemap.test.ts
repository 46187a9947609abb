import { parseSitemapFile, type SitemapFile, sitemapFields, sitemapFileName } from './sitemap'

test.each([
  { kind: 'pages' },
  { kind: 'landing' },
  { kind: 'counties' },
  { kind: 'zips' },
  { kind: 'providers', part: 1 },
  { kind: 'providers', part: 20 },
] as SitemapFile[])('a crawler that asks for the file of %j gets it', (file) => {
  expect(parseSitemapFile(sitemapFileName(file))).toEqual(file)
})

test.each([
  '',
  'pages',
  'providers.xml',
  'providers-0.xml',
  'providers-01.xml',
  'providers-999999.xml',
  'providers-1.xml.gz',
  '../pages.xml',
])('there is no file %j', (name) => {
  expect(parseSitemapFile(name)).toBeNull()
})

test('addresses are absolute, and a date stands only where one is known', () => {
  const entries = [{ path: '/faq' }, { path: '/daycare/orlando-fl', changedAt: '2026-05-03T00:00:00.000Z' }]
  expect(sitemapFields(entries, 'https://care.example')).toEqual([
    { loc: 'https://care.example/faq' },
    { loc: 'https://care.example/daycare/orlando-fl', lastmod: '2026-05-03T00:00:00.000Z' },
  ])
})

test.each(['/a&b', '/a<b', '/a b', "/a'b"])('an address that would break the file is refused: %s', (path) => {
  expect(() => sitemapFields([{ path }], 'https://care.example')).toThrow('cannot hold the address')
})
