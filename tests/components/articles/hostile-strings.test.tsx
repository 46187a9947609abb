import { render } from '@testing-library/react'
import { articleMetadata, describeArticle } from '@/components/articles/article-head'
import { ArticleView } from '@/components/articles/article-view'
import { JsonLd } from '@/components/seo/json-ld'
import { articleHtml } from '@/lib/articles/html/article-html'
import { cleanHtml } from '@/lib/articles/html/clean-html'
import { newArticleInput } from '@/lib/articles/schema/article'
import type { ArticlePage } from '@/lib/articles/types'
import { articleMarkup } from '@/lib/seo/rules/article-markup'
import { rssText } from '@/lib/seo/rules/feed'
import { articleCard } from '@/tests/support/article-card'
import { HOSTILE_STRINGS } from '@/tests/support/hostile-strings'

/** Elements that run, load, frame, style or send something, or change how the rest is read. */
const RUNNING =
  'script, style, iframe, object, embed, svg *:not(path), math, form, base, meta, link, template, noscript, input, textarea, select, video, audio, marquee, isindex, keygen'

/** What in a tree would run, or would load from somewhere else. */
function dangersIn(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll(RUNNING)].map(({ localName }) => localName)
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^style$|^srcdoc$|^ping$|^action$|^background$/.test(name) ||
          (/^(href|src|xlink:href)$/.test(name) && !/^(\/(?![/\\])|#|https?:|mailto:|tel:)/.test(value)) ||
          (name === 'src' && !value.startsWith('/')),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  )
  return [...elements, ...attributes]
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

test('the list is long', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBe(HOSTILE_STRINGS.length)
  expect(HOSTILE_STRINGS.length).toBeGreaterThan(200)
})

test('the looking itself finds what runs', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<p onclick=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<img src=//x>',
  ])
    expect(dangersIn(parsed(html))).not.toEqual([])
})

test('none of them runs in an article’s words, saved or shown, and cleaning again changes nothing', () => {
  for (const hostile of HOSTILE_STRINGS)
    for (const html of [
      hostile,
      `<p>${hostile}</p>`,
      `<table><tr><td>${hostile}`,
      `<figure class="video">${hostile}</figure>`,
    ]) {
      const clean = cleanHtml(html)
      expect({ html, dangers: dangersIn(parsed(clean)) }).toEqual({ html, dangers: [] })
      expect({ html, again: cleanHtml(clean) }).toEqual({ html, again: clean })
      expect({ html, dangers: dangersIn(parsed(articleHtml(html).html)) }).toEqual({ html, dangers: [] })
    }
})

test('none of them runs in a title, an excerpt, an author or a tag, on the page, in its head, its data or the feed', () => {
  for (const hostile of HOSTILE_STRINGS) {
    const read = newArticleInput.safeParse({
      title: hostile,
      excerpt: hostile,
      author: hostile.slice(0, 80),
      tags: [hostile.slice(0, 40)],
    })
    // Characters that cannot be stored are refused as a whole.
    if (!read.success) continue
    const { title = '', excerpt = '', author = '', tags = [] } = read.data
    const article: ArticlePage = {
      ...articleCard({ title, excerpt, author }),
      id: 1,
      audience: 'both',
      description: excerpt,
      keywords: '',
      tags,
      imageAlt: hostile,
      ...articleHtml(`<h2>${hostile}</h2><h2>${hostile}</h2>`),
      wordCount: 1,
      updatedAt: '2026-11-22T15:00:00.000Z',
    }
    const url = 'https://site.test/blog/a-visit'
    const { container, unmount } = render(<ArticleView article={article} related={[article]} url={url} />)
    expect({ hostile, dangers: dangersIn(container) }).toEqual({ hostile, dangers: [] })
    unmount()
    const data = render(<JsonLd data={articleMarkup(describeArticle(article), 'https://site.test')} />)
    expect(data.container.innerHTML.match(/<script/g)).toHaveLength(1)
    data.unmount()
    const item = { title, url, description: excerpt, publishedAt: new Date(0) }
    const feed = rssText({ title: 'Blog', description: 'Blog', pageUrl: url, feedUrl: url, items: [item] })
    const xml = new DOMParser().parseFromString(feed, 'application/xml')
    expect({ hostile, broken: xml.querySelector('parsererror')?.textContent ?? null }).toEqual({
      hostile,
      broken: null,
    })
    expect(xml.querySelectorAll('item *')).toHaveLength(5)
    expect(articleMetadata(article).title.absolute.length).toBeLessThanOrEqual(60)
  }
})
