import fc from 'fast-check'
import { rssText, xmlText } from './feed'

const feed = {
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

test('a reader is told when a provider came, in the form of RSS', () => {
  expect(rssText(feed)).toContain('<pubDate>Thu, 12 Nov 2026 13:05:00 GMT</pubDate>')
  expect(rssText(feed)).toContain('<lastBuildDate>Thu, 12 Nov 2026 13:05:00 GMT</lastBuildDate>')
  expect(rssText(feed)).toContain('<guid isPermaLink="true">https://example.com/provider/tom-k3f9</guid>')
})

test('a name with markup is read as a name', () => {
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
