import { articleMarkup } from './article-markup'

const article = {
  path: '/blog/a-visit',
  headline: 'A visit </script><script>alert(1)</script>',
  description: 'What to ask.',
  imagePath: '/media/illustrations/listing-02.jpg',
  author: 'Kim Cole',
  authorIsPerson: true,
  section: 'Communication',
  keywords: ['visit', 'questions'],
  publishedAt: '2026-11-22T15:00:00.000Z',
  updatedAt: '2026-11-23T15:00:00.000Z',
  wordCount: 640,
}

test('a reader’s program learns what the page shows: headline, picture, author, days, publisher', () => {
  expect(articleMarkup(article, 'https://site.test')).toMatchObject({
    '@type': 'Article',
    '@id': 'https://site.test/blog/a-visit',
    headline: article.headline,
    image: 'https://site.test/media/illustrations/listing-02.jpg',
    author: { '@type': 'Person', name: 'Kim Cole' },
    publisher: { '@type': 'Organization', name: 'Nookling' },
    datePublished: '2026-11-22T15:00:00.000Z',
    dateModified: '2026-11-23T15:00:00.000Z',
    keywords: 'visit, questions',
    wordCount: 640,
  })
})

test('an article without a picture, keywords or a person has the site’s picture and no empty words', () => {
  const plain = { ...article, imagePath: null, keywords: [], description: '', authorIsPerson: false }
  const markup = articleMarkup(plain, 'https://site.test')
  expect(markup).toMatchObject({
    image: 'https://site.test/share-images/site',
    author: { '@type': 'Organization', name: 'Kim Cole' },
  })
  expect(markup).not.toHaveProperty('keywords')
  expect(markup).not.toHaveProperty('description')
})
