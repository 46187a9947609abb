import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import type { ProviderMarkup } from './markup'
import {
  articleMarkup,
  breadcrumbMarkup,
  faqMarkup,
  itemListMarkup,
  jsonLdText,
  organizationMarkup,
  providerMarkup,
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
      'en',
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
    expect(itemListMarkup('en', list, site)).toMatchObject({
      name: 'Daycares',
      numberOfItems: 1,
      itemListElement: [{ position: 21, url: 'https://care.example/provider/a' }],
    })
    expect(itemListMarkup('en', { name: 'None', paths: [] }, site)).toMatchObject({
      numberOfItems: 0,
      itemListElement: [],
    })
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
    expect(websiteMarkup('en', site)).toMatchObject({
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

const site = 'https://care.example'
const center: ProviderMarkup = {
  path: '/provider/little-harbor-academy-orlando-fl-k3f9',
  name: 'Little Harbor Academy',
  isPreschool: true,
  description: 'A center by the lake.',
  imagePath: '/media/harbor.webp',
  street: '12 Lake Street',
  city: 'Orlando',
  state: 'FL',
  zip: '32801',
  latitude: 28.5,
  longitude: -81.372699,
  rating: { average: 4.666, count: 3 },
  reviews: [{ authorName: 'Dana M.', rating: 5, text: 'Kind people.', date: '2026-05-03' }],
  hours: [
    { weekday: 0, opensMinute: 390, closesMinute: 1080 },
    { weekday: 5, opensMinute: 0, closesMinute: 1440 },
  ],
  seasons: [
    { from: '2027-06-01', to: '2027-08-10', hours: [{ weekday: 6, opensMinute: 480, closesMinute: 900 }] },
    { from: '2026-12-24', to: '2027-01-01', hours: [] },
  ],
  priceRange: '$210 to $320 a week',
}
const bare: ProviderMarkup = {
  ...center,
  isPreschool: false,
  description: null,
  imagePath: null,
  street: null,
  rating: null,
  reviews: [],
  hours: [],
  seasons: [],
  priceRange: null,
}

test('a center has everything its page shows', () => {
  expect(providerMarkup('en', center, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': ['ChildCare', 'Preschool'],
    '@id': 'https://care.example/provider/little-harbor-academy-orlando-fl-k3f9',
    url: 'https://care.example/provider/little-harbor-academy-orlando-fl-k3f9',
    name: 'Little Harbor Academy',
    description: 'A center by the lake.',
    image: 'https://care.example/media/harbor.webp',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Lake Street',
      addressLocality: 'Orlando',
      addressRegion: 'FL',
      postalCode: '32801',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: '28.50000', longitude: '-81.37270' },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '06:30', closes: '18:00' },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Saturday',
        opens: '00:00',
        closes: '23:59',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '08:00',
        closes: '15:00',
        validFrom: '2027-06-01',
        validThrough: '2027-08-10',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '00:00',
        closes: '00:00',
        validFrom: '2027-06-01',
        validThrough: '2027-08-10',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: expect.arrayContaining(['https://schema.org/Monday', 'https://schema.org/Sunday']),
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2027-01-01',
      },
    ],
    priceRange: '$210 to $320 a week',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: 3, bestRating: 5, worstRating: 1 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Dana M.' },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: 'Kind people.',
        datePublished: '2026-05-03',
      },
    ],
  })
})

test('unknown values are omitted rather than declared empty', () => {
  const markup = providerMarkup('en', bare, site)
  expect(markup['@type']).toBe('ChildCare')
  expect(Object.keys(markup).sort()).toEqual(['@context', '@id', '@type', 'address', 'name', 'url'])
})

test('a family home has neither street nor coordinates', () => {
  const text = JSON.stringify(providerMarkup('en', bare, site))
  expect(text).not.toMatch(/streetAddress|geo|28\.5|81\.37/)
})

test('a rating appears only if parents gave one', () => {
  expect(providerMarkup('en', { ...center, rating: { average: 0, count: 0 } }, site)).not.toHaveProperty(
    'aggregateRating',
  )
  expect(providerMarkup('en', { ...center, rating: null }, site)).not.toHaveProperty('review')
})

test('contact data has no field at all', () => {
  expect(JSON.stringify(providerMarkup('en', center, site))).not.toMatch(/telephone|"email"|sameAs/)
})
