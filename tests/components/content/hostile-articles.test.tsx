import { articleMetadata, describeArticle } from '@/components/content/articles/article-metadata'
import { ArticleView } from '@/components/content/articles/article-view'
import { JsonLd } from '@/components/content/json-ld'
import { articleHtml, cleanHtml } from '@/lib/content/articles/html'
import { newArticleInput } from '@/lib/content/articles/schema'
import type { ArticlePage } from '@/lib/content/articles/types'
import { rssText } from '@/lib/content/seo/rules/feeds'
import { articleMarkup } from '@/lib/content/seo/rules/markup'
import { dangersIn, parsedHtml } from '@/tests/support/access/dangers'
import { HOSTILE_STRINGS } from '@/tests/support/access/hostile-strings'
import { articleCard } from '@/tests/support/content/article-card'
import { render } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const blog = translate('en', 'content.blog')
const texts = translate('en', 'content.article')
const markupTexts = { articles: translate('en', 'content.articles'), categories: translate('en', 'content.categories') }

/** The places in an article where a string can be; each string is tried in one of them in turn. */
const CONTEXTS: ((hostile: string) => string)[] = [
  (hostile) => `<p>${hostile}</p>`,
  (hostile) => `<table><tr><td>${hostile}`,
  (hostile) => `<figure class="video">${hostile}</figure>`,
  (hostile) => `<p><a href="${hostile}">x</a></p>`,
  (hostile) => `<h2>${hostile}</h2><img src="/x.webp" alt="${hostile}">`,
]
const WORDS = HOSTILE_STRINGS.flatMap((hostile, index) => [hostile, CONTEXTS[index % CONTEXTS.length]?.(hostile) ?? ''])

/** The number of strings that one parser reads together: cleaned text is closed in itself. */
const GROUP_SIZE = 200
const inGroups = <T,>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / GROUP_SIZE) }, (_, at) =>
    list.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
  )

test('the list of hostile strings is long, and the check detects strings that would run', () => {
  expect(HOSTILE_STRINGS.length).toBeGreaterThan(2_000)
  for (const html of [
    '<script>alert(1)</script>',
    '<p onclick=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<img src=//x>',
    '<img src="/\\x">',
  ])
    expect(dangersIn(parsedHtml(html))).not.toEqual([])
  // Most of the list is detected in its original form.
  const found = HOSTILE_STRINGS.filter((_, at) => at % 20 === 0).filter((one) => dangersIn(parsedHtml(one)).length > 0)
  expect(found.length).toBeGreaterThan(HOSTILE_STRINGS.length / 20 / 2)
})

test("no string runs in an article's text, saved or shown, and cleaning it again changes nothing", () => {
  for (const words of inGroups(WORDS)) {
    const clean = words.map(cleanHtml)
    expect(clean.map(cleanHtml)).toEqual(clean)
    const shown = words.map((html) => articleHtml(texts, html).html)
    for (const all of [clean, shown]) {
      const page = parsedHtml(all.map((html) => `<section>${html}</section>`).join(''))
      expect(dangersIn(page)).toEqual([])
      // No string closes more than its own element.
      expect(page.querySelectorAll('body > section')).toHaveLength(words.length)
    }
  }
})

test('no string runs in a title, an excerpt, an author or a tag: on the page, in its metadata, its data or the feed', () => {
  const accepted = HOSTILE_STRINGS.flatMap((hostile) => {
    // Characters that cannot be stored are rejected as a whole.
    const words = { title: hostile, excerpt: hostile, author: hostile.slice(0, 80), tags: [hostile.slice(0, 40)] }
    const read = newArticleInput.safeParse(words)
    return read.success ? [read.data] : []
  })
  expect(accepted.length).toBeGreaterThan(HOSTILE_STRINGS.length * 0.9)
  // Characters are escaped one by one, so testing all strings together is as strict as testing each.
  const all = (key: 'title' | 'excerpt' | 'author') => accepted.map((one) => one[key] ?? '').join(' ')
  const article: ArticlePage = {
    ...articleCard({ title: all('title'), excerpt: all('excerpt'), author: all('author') }),
    id: 1,
    audience: 'both',
    description: all('excerpt'),
    keywords: '',
    tags: [...new Set(accepted.flatMap(({ tags }) => tags ?? []))],
    imageAlt: all('title'),
    ...articleHtml(texts, WORDS.map((words) => `<h2>${words}</h2>`).join('')),
    wordCount: 1,
    updatedAt: '2026-11-22T15:00:00.000Z',
  }
  const url = 'https://site.test/blog/a-visit'
  const { container } = render(<ArticleView article={article} related={[article]} url={url} />)
  expect(dangersIn(container)).toEqual([])
  const data = render(<JsonLd data={articleMarkup(describeArticle(markupTexts, article), 'https://site.test')} />)
  expect(data.container.innerHTML.match(/<script/g)).toHaveLength(1)
  const items = accepted.map(({ title = '', excerpt = '' }) => ({
    title,
    url,
    description: excerpt,
    publishedAt: new Date(0),
  }))
  const feed = rssText({ locale: 'en', title: 'Blog', description: 'Blog', pageUrl: url, feedUrl: url, items })
  const xml = new DOMParser().parseFromString(feed, 'application/xml')
  expect(xml.querySelector('parsererror')?.textContent ?? null).toBeNull()
  expect(xml.querySelectorAll('item *')).toHaveLength(5 * items.length)
  const short = { ...article, excerpt: '', description: '', imageAlt: '', tags: [] }
  for (const { title = '' } of accepted)
    expect(articleMetadata(blog, 'en', { ...short, title }).title.absolute.length).toBeLessThanOrEqual(60)
})
