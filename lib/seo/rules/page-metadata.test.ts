import { SITE } from '@/lib/platform/site'
import { pageMetadata } from './page-metadata'

const page = { title: 'Daycare in Orlando, FL', description: 'Openings and prices.', path: '/daycare/orlando-fl' }

test('a page says the same to search engines and to whoever shares it', () => {
  expect(pageMetadata(page)).toEqual({
    title: { absolute: page.title },
    description: page.description,
    alternates: { canonical: page.path },
    openGraph: {
      title: page.title,
      description: page.description,
      url: page.path,
      siteName: SITE.name,
      locale: 'en_US',
      type: 'website',
      images: [{ url: '/share-images/site', width: 1200, height: 630, alt: `${SITE.name}: ${SITE.tagline}` }],
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description },
  })
})

test('a page that shall not be found may still be followed', () => {
  expect(pageMetadata({ ...page, isIndexable: false }).robots).toEqual({ index: false, follow: true })
  expect(pageMetadata(page).robots).toBeUndefined()
})

test('a picture makes a large card', () => {
  const image = { url: '/media/a.webp', width: 1200, height: 630, alt: 'A garden' }
  const { openGraph, twitter } = pageMetadata({ ...page, image, type: 'article' })
  expect([openGraph.images, openGraph.type, twitter.card]).toEqual([[image], 'article', 'summary_large_image'])
})
