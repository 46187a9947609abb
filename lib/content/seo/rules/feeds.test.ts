import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales'
import {
  jsonFeedText,
  llmsText,
  parseSitemapFile,
  rssText,
  type SitemapFile,
  sitemapFields,
  sitemapFileName,
  withAbsoluteUrls,
  xmlText,
} from './feeds'

describe('feed', () => {
  const feed = {
    locale: 'en' as const,
    title: 'New daycares in Orlando, FL',
    description: 'The newest.',
    pageUrl: 'https://example.com/daycare/orlando-fl',
    feedUrl: 'https://example.com/daycare/orlando-fl/feed.xml',
    items: [
      {
        title: 'Tom & Jerry’s <b>Nook</b>',
        url: 'https://example.com/provider/tom-k3f9',
        description: 'A "center"',
        publishedAt: new Date('2026-11-12T13:05:00Z'),
      },
    ],
  }

  test('an item has the date a provider was added, in RSS format', () => {
    expect(rssText(feed)).toContain('<pubDate>Thu, 12 Nov 2026 13:05:00 GMT</pubDate>')
    expect(rssText(feed)).toContain('<lastBuildDate>Thu, 12 Nov 2026 13:05:00 GMT</lastBuildDate>')
    expect(rssText(feed)).toContain('<guid isPermaLink="true">https://example.com/provider/tom-k3f9</guid>')
  })

  test('a name with markup is escaped', () => {
    expect(rssText(feed)).toContain('<title>Tom &amp; Jerry’s &lt;b&gt;Nook&lt;/b&gt;</title>')
    expect(rssText(feed)).toContain('<description>A &quot;center&quot;</description>')
  })

  test('a place without providers has a feed without items', () => {
    const text = rssText({ ...feed, items: [] })
    expect(text).not.toContain('<item>')
    expect(text).not.toContain('lastBuildDate')
  })

  test('no name can break the feed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = xmlText(name)
        expect(text).not.toMatch(/[<>"']/)
        expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
        expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)
      }),
    )
    expect(xmlText('a\u0000b\u0008\uFFFEc')).toBe('abc')
  })
})

describe('JSON Feed', () => {
  const item = {
    title: 'A "visit" & more',
    url: 'https://site.test/blog/a-visit',
    summary: 'What to ask.',
    html: '<p>Words.</p>',
    imageUrl: null,
    author: 'Kim Cole',
    tags: ['Communication'],
    publishedAt: '2026-11-22T15:00:00.000Z',
    updatedAt: '2026-11-22T15:00:00.000Z',
  }

  test('a feed reader gets the articles unchanged, without empty picture fields', () => {
    const text = jsonFeedText({
      locale: 'en',
      title: 'Blog',
      description: 'Articles.',
      pageUrl: 'https://site.test/blog',
      feedUrl: 'https://site.test/blog/feed.json',
      items: [item],
    })
    const feed = JSON.parse(text)
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.items).toMatchObject([{ id: item.url, title: item.title, content_html: item.html }])
    expect(feed.items[0]).not.toHaveProperty('image')
  })

  test('a place has a line of text for each provider', () => {
    const [title, url, publishedAt] = ['Sunny', 'https://site.test/provider/sunny-k3f9', '2026-11-22T15:00:00.000Z']
    const pages = { pageUrl: 'https://site.test/daycare/x', feedUrl: 'https://site.test/daycare/x/feed.json' }
    const items = [{ title, url, publishedAt, text: 'Center in Orlando, FL' }]
    expect(
      JSON.parse(jsonFeedText({ locale: 'en', title: 'New', description: 'In X.', ...pages, items })).items,
    ).toEqual([{ id: url, url, title, date_published: publishedAt, content_text: 'Center in Orlando, FL' }])
  })

  test('pictures and links of this site get absolute addresses', () => {
    expect(withAbsoluteUrls('<a href="/faq">a</a> <img src="/media/a.jpg" alt="/b" />', 'https://site.test')).toBe(
      '<a href="https://site.test/faq">a</a> <img src="https://site.test/media/a.jpg" alt="/b" />',
    )
    expect(withAbsoluteUrls('<a href="https://x.test/">a</a>', 'https://site.test')).toContain('https://x.test/')
  })
})

test('llms.txt is Markdown with a title, a summary, and links of the site’s own address', () => {
  const lines = llmsText('https://care.example').split('\n')
  expect(lines[0]).toBe(`# ${SITE.name}`)
  expect(lines[2]).toMatch(/^> /)
  const links = lines.filter((line) => line.startsWith('- '))
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https:\/\/care\.example\/[^)]*\)(?:: \S.*)?$/)
})

describe('sitemap', () => {
  test.each([
    { kind: 'pages' },
    { kind: 'landing' },
    { kind: 'counties' },
    { kind: 'zips' },
    { kind: 'providers', part: 1 },
    { kind: 'providers', part: 20 },
  ] as SitemapFile[])('the file name of %j parses back to it', (file) => {
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

  test('addresses are absolute, and a date appears only if it is known', () => {
    const written = { writtenIn: DEFAULT_LOCALE }
    const entries = [
      { path: '/faq', ...written },
      { path: '/daycare/orlando-fl', changedAt: '2026-05-03T00:00:00.000Z', ...written },
    ]
    expect(sitemapFields(entries, 'https://care.example')).toEqual([
      { loc: 'https://care.example/faq' },
      { loc: 'https://care.example/daycare/orlando-fl', lastmod: '2026-05-03T00:00:00.000Z' },
    ])
  })

  test('a page of all languages is listed in each, with the others as its alternates', () => {
    const fields = sitemapFields([{ path: '/daycare/orlando-fl' }], 'https://care.example')
    expect(fields.map(({ loc }) => loc)).toEqual(
      LOCALES.map((locale) => `https://care.example${localPath(locale, '/daycare/orlando-fl')}`),
    )
    const languages = fields.map(({ alternateRefs }) => alternateRefs?.map(({ hreflang }) => hreflang))
    expect(languages).toEqual(LOCALES.map(() => [...LOCALES, 'x-default']))
  })

  test.each(['/a&b', '/a<b', '/a b', "/a'b"])('an address that would break the file is rejected: %s', (path) => {
    expect(() => sitemapFields([{ path }], 'https://care.example')).toThrow('cannot hold the address')
  })
})
