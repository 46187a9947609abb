import { CATEGORY_LABELS } from '@/lib/content/articles/catalogue'
import { cleanHtml } from '@/lib/content/articles/html'
import { slugFrom } from '@/lib/content/articles/rules/publishing'
import { isOwnPicture, plainText, seoScore, wordCount } from '@/lib/content/articles/rules/text'
import { OWN_ARTICLES } from '@/prisma/seed/articles/own-articles'

test('there are at least eight articles, and at least one in each of the six categories', () => {
  expect(OWN_ARTICLES.length).toBeGreaterThanOrEqual(8)
  expect(new Set(OWN_ARTICLES.map(({ category }) => category))).toEqual(new Set(CATEGORY_LABELS))
  for (const key of ['slug', 'title', 'excerpt', 'metaDescription', 'picture'] as const)
    expect(new Set(OWN_ARTICLES.map((one) => one[key])).size).toBe(OWN_ARTICLES.length)
})

test.each(OWN_ARTICLES)(
  '"$title" is complete: it scores well, names its sources, and sanitizing changes nothing',
  (article) => {
    const { title, metaDescription, body, picture, tags, slug } = article
    const score = seoScore({ title, metaDescription, content: body, featuredImage: picture, tags })
    expect({ title: title.length, description: metaDescription.length, score: score >= 75 }).toEqual({
      title: expect.any(Number),
      description: expect.any(Number),
      score: true,
    })
    expect(title.length).toBeGreaterThanOrEqual(30)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(metaDescription.length).toBeLessThanOrEqual(160)
    expect(wordCount(body)).toBeGreaterThanOrEqual(350)
    expect(plainText(cleanHtml(body))).toBe(plainText(body))
    expect(body).toContain('<h2>Sources</h2>')
    expect(isOwnPicture(picture)).toBe(true)
    expect(slugFrom(slug)).toBe(slug)
  },
)

test('a figure from the law is the same as in the family resources', () => {
  const limits = ['4', '6', '11', '15', '20', '25']
  const [table = ''] = /<table>.*?<\/table>/s.exec(OWN_ARTICLES[0]?.body ?? '') ?? []
  expect([...table.matchAll(/<td>(\d+)<\/td>/g)].map(([, figure]) => figure)).toEqual(limits)
})
