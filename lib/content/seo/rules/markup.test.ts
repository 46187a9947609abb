import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import {
  articleMarkup,
  breadcrumbMarkup,
  faqMarkup,
  itemListMarkup,
  jsonLdText,
  organizationMarkup,
  websiteMarkup,
} from './markup'

describe('JSON-LD text', () => {
  test('a provider name with a script tag stays text', () => {
    const text = jsonLdText({ name: '</script><script>alert(1)</script>', note: '<!--' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>', note: '<!--' })
  })

  test('any text is read back unchanged, and browsers see no tag', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const text = jsonLdText({ value })
        expect(text).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual({ value })
      }),
    )
  })
})

describe('page markup', () => {
  const site = 'https://care.example'

  test('breadcrumbs count from one and have absolute addresses', () => {
    const markup = breadcrumbMarkup(
      [
        { name: 'Home', path: '/' },
        { name: 'Orlando', path: '/daycare/orlando-fl' },
      ],
      site,
    )
    expect(markup).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://care.example/' },
        { '@type': 'ListItem', position: 2, name: 'Orlando', item: 'https://care.example/daycare/orlando-fl' },
      ],
    })
  })

  test('the second page of a list continues the numbering', () => {
    const list = { name: 'Daycares', paths: ['/provider/a'], firstPosition: 21 }
    expect(itemListMarkup(list, site)).toMatchObject({
      name: 'Daycares',
      numberOfItems: 1,
      itemListElement: [{ position: 21, url: 'https://care.example/provider/a' }],
    })
    expect(itemListMarkup({ name: 'None', paths: [] }, site)).toMatchObject({ numberOfItems: 0, itemListElement: [] })
  })

  test('questions and answers match the page', () => {
    expect(faqMarkup([{ question: 'What does it cost?', answer: 'Nothing.' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'What does it cost?', acceptedAnswer: { '@type': 'Answer', text: 'Nothing.' } },
      ],
    })
  })

  test('the site has its name and its search address', () => {
    expect(websiteMarkup(site)).toMatchObject({
      '@type': 'WebSite',
      name: SITE.name,
      url: 'https://care.example/',
      potentialAction: {
        target: { urlTemplate: 'https://care.example/search?zipCode={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('the organization has what the footer shows', () => {
    expect(organizationMarkup(site)).toMatchObject({
      '@type': 'Organization',
      name: SITE.name,
      email: SITE.contactEmail,
      logo: 'https://care.example/icon-512.png',
    })
  })
})

describe('article markup', () => {
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

  test('an article has what its page shows: headline, picture, author, dates, publisher', () => {
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

  test('an article without a picture, keywords or named author has the site’s picture and no empty fields', () => {
    const plain = { ...article, imagePath: null, keywords: [], description: '', authorIsPerson: false }
    const markup = articleMarkup(plain, 'https://site.test')
    expect(markup).toMatchObject({
      image: 'https://site.test/share-images/site',
      author: { '@type': 'Organization', name: 'Kim Cole' },
    })
    expect(markup).not.toHaveProperty('keywords')
    expect(markup).not.toHaveProperty('description')
  })
})
