import { jsonFeedText, withWholeAddresses } from './json-feed'

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

test('a feed reader gets the articles as they are, and no empty picture', () => {
  const text = jsonFeedText({
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

test('elsewhere a picture and a link of this site need their whole address', () => {
  expect(withWholeAddresses('<a href="/faq">a</a> <img src="/media/a.jpg" alt="/b" />', 'https://site.test')).toBe(
    '<a href="https://site.test/faq">a</a> <img src="https://site.test/media/a.jpg" alt="/b" />',
  )
  expect(withWholeAddresses('<a href="https://x.test/">a</a>', 'https://site.test')).toContain('https://x.test/')
})
