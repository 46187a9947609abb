import fc from 'fast-check'
import { SITE } from '@/lib/platform/config/site'
import { cutBetweenWords, DESCRIPTION_LENGTH, fitDescription, fitTitle, pageMetadata, TITLE_LENGTH } from './metadata'

describe('titles', () => {
  test('the first title that search engines show in full is used', () => {
    const full = 'Little Harbor Academy: childcare in Orlando, FL | Nookling'
    expect(fitTitle(full, 'Little Harbor Academy in Orlando, FL')).toBe(full)
    const long = `The ${'Very '.repeat(8)}Long Name of an Academy in Orlando, FL`
    expect(fitTitle(long, 'Little Harbor Academy in Orlando, FL')).toBe('Little Harbor Academy in Orlando, FL')
  })

  test('a name too long for any title is cut between words', () => {
    const name = 'The Community Early Learning and Development Center of Greater Central Florida and Beyond'
    expect(fitTitle(name)).toBe('The Community Early Learning and Development Center of…')
  })

  test('if all titles are too short, the longest is used', () => {
    expect(fitTitle('FAQ', 'Questions')).toBe('Questions')
  })

  test('a description has as many whole sentences as fit, in order', () => {
    const first = 'Licensed for 80 children.'
    const second = `Open weekdays from 6:30 AM to 6:00 PM, ${'closed on holidays, '.repeat(5)}and so on.`
    const third = 'Ages 6 weeks to 5 years.'
    expect(fitDescription([first, null, second, '', third])).toBe(`${first} ${third}`)
  })

  test('a single long sentence is cut, and no sentence gives an empty text', () => {
    const text = fitDescription(['word '.repeat(60)])
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
    expect(text).toMatch(/word…$/)
    expect(fitDescription([null, undefined, ' '])).toBe('')
  })

  test('lines and double spaces become one space', () => {
    expect(cutBetweenWords(' a\n  b\tc ', 20)).toBe('a b c')
    expect(cutBetweenWords('a b c', 5)).toBe('a b c')
  })

  test('nothing exceeds its limit, and short text is never changed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, size: 'max' }), fc.integer({ min: 5, max: 160 }), (text, max) => {
        const cut = cutBetweenWords(text, max)
        expect(cut.length).toBeLessThanOrEqual(max)
        const line = text.replace(/\s+/g, ' ').trim()
        if (line.length <= max) expect(cut).toBe(line)
        expect(fitTitle(text).length).toBeLessThanOrEqual(TITLE_LENGTH.max)
        expect(fitDescription([text]).length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
      }),
    )
  })
})

describe('page metadata', () => {
  const page = { title: 'Daycare in Orlando, FL', description: 'Openings and prices.', path: '/daycare/orlando-fl' }

  test('search engines and link previews get the same data', () => {
    expect(pageMetadata('en', page)).toEqual({
      title: { absolute: page.title },
      description: page.description,
      alternates: {
        canonical: page.path,
        languages: { en: page.path, 'es-US': '/es/guarderias/orlando-fl', 'x-default': page.path },
      },
      openGraph: {
        title: page.title,
        description: page.description,
        url: page.path,
        siteName: SITE.name,
        locale: 'en_US',
        type: 'website',
        images: [{ url: '/share-images/site', width: 1200, height: 630, alt: `${SITE.name}: ${SITE.tagline.en}` }],
      },
      twitter: { card: 'summary_large_image', title: page.title, description: page.description },
    })
  })

  test('a page that is not indexed can still be followed', () => {
    expect(pageMetadata('en', { ...page, isIndexable: false }).robots).toEqual({ index: false, follow: true })
    expect(pageMetadata('en', page).robots).toBeUndefined()
  })

  test('a picture gives a large card', () => {
    const image = { url: '/media/a.webp', width: 1200, height: 630, alt: 'A garden' }
    const { openGraph, twitter } = pageMetadata('en', { ...page, image, type: 'article' })
    expect([openGraph.images, openGraph.type, twitter.card]).toEqual([[image], 'article', 'summary_large_image'])
  })
})
