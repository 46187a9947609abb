import fc from 'fast-check'
import { AGE_BANDS } from '../../rules/ages'
import {
  createSimilarPageFinder,
  isIndexableScope,
  isLandingCareType,
  landingCareTypeOf,
  landingPageCount,
  MEDIAN_BAND,
  type PageShingles,
  parseLandingPage,
  shinglesOf,
  wordsOf,
} from './pages'

test('a city with five daycares is indexable, one with four is not', () => {
  expect(isIndexableScope({ kind: 'city', total: 5 })).toBe(true)
  expect(isIndexableScope({ kind: 'city', total: 4 })).toBe(false)
})

test('a county is indexable unless most of its first page would repeat its largest city', () => {
  const county = (total: number, largestCity: number) => isIndexableScope({ kind: 'county', total, largestCity })
  expect([county(83, 46), county(30, 20), county(8, 4)]).toEqual([true, true, true])
  expect([county(38, 38), county(29, 20), county(8, 5), county(4, 1)]).toEqual([false, false, false, false])
})

test('a ZIP code is indexable if its city fills two pages and it is not most of that city', () => {
  const zip = (total: number, inCity: number) => isIndexableScope({ kind: 'zip', total, inCity })
  expect([zip(5, 40), zip(20, 40)]).toEqual([true, true])
  expect([zip(5, 39), zip(21, 40), zip(4, 400), zip(14, 14)]).toEqual([false, false, false, false])
})

test('the age band that represents a care type exists', () => {
  for (const { index, code } of Object.values(MEDIAN_BAND)) expect(AGE_BANDS[index]?.code).toBe(code)
})

test('a care type without its own texts shows those of daycare and is not indexable', () => {
  expect(landingCareTypeOf('nursery')).toBe('daycare')
  expect(landingCareTypeOf('montessori')).toBe('montessori')
  expect(isLandingCareType('after_school')).toBe(false)
})

test('twenty providers fit one page, and an empty city has one too', () => {
  expect([0, 1, 20, 21, 40, 41].map(landingPageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

test('only canonical page numbers are pages', () => {
  expect(['2', '13'].map(parseLandingPage)).toEqual([2, 13])
  expect(['1', '0', '-1', '02', '2.5', 'x', '', '99999', '2 '].map(parseLandingPage)).toEqual(Array(9).fill(null))
})

test('only the visible words of a page are compared', () => {
  const html =
    '<header>Menu</header><main id="main"><h1>Daycare in <b>Orlando</b></h1><svg><title>Star</title></svg><script>a()</script>&amp; more</main>'
  expect(wordsOf(html)).toEqual(['daycare', 'in', 'orlando', 'more'])
  expect(wordsOf('<p>No main</p>')).toEqual([])
})

test('a page with swapped names shares most of its words, and a different page none', () => {
  const page = (city: string) =>
    worded(city, `Families in ${city} look for a daycare that is near to home and open before they go to work`)
  expect(createSimilarPageFinder([page('Tampa')])(page('Orlando'))?.shared).toBeCloseTo(12 / 15)
  expect(createSimilarPageFinder([worded('other', 'five other words stand here')])(page('Orlando'))?.shared).toBe(0)
})

const worded = (url: string, words: string) => ({ url, shingles: shinglesOf(words.split(' ')) })

test('finds the other page that shares the most words', () => {
  const orlando = worded('/daycare/orlando-fl', 'one two three four five six seven')
  const tampa = worded('/daycare/tampa-fl', 'nobody says one two three four five six')
  const deland = worded('/daycare/deland-fl', 'one two three four five')
  const similarTo = createSimilarPageFinder([orlando, deland, tampa])
  expect(similarTo(orlando)).toEqual({ url: tampa.url, shared: 2 / 3 })
  expect(similarTo(deland)).toEqual({ url: orlando.url, shared: 1 })
  // A page that is not among the candidates is compared too.
  expect(similarTo(worded('/daycare/miami-fl', 'none of that is said on another page'))?.shared).toBe(0)
})

test('a single page has no similar page, and one without words shares none', () => {
  const alone = worded('/daycare/orlando-fl', 'one two three four five')
  expect(createSimilarPageFinder([alone])(alone)).toBeNull()
  expect(createSimilarPageFinder([alone])(worded('/daycare/tampa-fl', 'too short'))).toEqual({
    url: alone.url,
    shared: 0,
  })
})

test('for any pages, the result is the same as of a pairwise comparison', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (texts) => {
      const pages = texts.map((words, at) => ({ url: `/daycare/${at}`, shingles: shinglesOf(words) }))
      const similarTo = createSimilarPageFinder(pages)
      for (const page of pages) {
        const sharedWith = ({ shingles }: PageShingles) =>
          [...page.shingles].filter((shingle) => shingles.has(shingle)).length / Math.max(1, page.shingles.size)
        const others = pages.filter((other) => other !== page)
        expect(similarTo(page)?.shared).toBe(Math.max(...others.map(sharedWith)))
      }
    }),
  )
})
