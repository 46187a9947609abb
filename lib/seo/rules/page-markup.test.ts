import { SITE } from '@/lib/platform/site'
import { breadcrumbMarkup, faqMarkup, itemListMarkup, organizationMarkup, websiteMarkup } from './page-markup'

const site = 'https://care.example'

test('the trail counts from one and has whole addresses', () => {
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

test('the second page of a list counts on', () => {
  const list = { name: 'Daycares', paths: ['/provider/a'], firstPosition: 21 }
  expect(itemListMarkup(list, site)).toMatchObject({
    name: 'Daycares',
    numberOfItems: 1,
    itemListElement: [{ position: 21, url: 'https://care.example/provider/a' }],
  })
  expect(itemListMarkup({ name: 'None', paths: [] }, site)).toMatchObject({ numberOfItems: 0, itemListElement: [] })
})

test('questions keep the words of the page', () => {
  expect(faqMarkup([{ question: 'What does it cost?', answer: 'Nothing.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'What does it cost?', acceptedAnswer: { '@type': 'Answer', text: 'Nothing.' } },
    ],
  })
})

test('the site says its name and how it is searched', () => {
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

test('the organization says what the footer says', () => {
  expect(organizationMarkup(site)).toMatchObject({
    '@type': 'Organization',
    name: SITE.name,
    email: SITE.contactEmail,
    logo: 'https://care.example/icon-512.png',
  })
})
