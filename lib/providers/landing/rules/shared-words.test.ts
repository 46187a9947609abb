import fc from 'fast-check'
import { createSimilarPageFinder, sharedShare, shinglesOf, wordsOf } from './shared-words'

test('only the visible words of a page are compared', () => {
  const html =
    '<header>Menu</header><main id="main"><h1>Daycare in <b>Orlando</b></h1><svg><title>Star</title></svg><script>a()</script>&amp; more</main>'
  expect(wordsOf(html)).toEqual(['daycare', 'in', 'orlando', 'more'])
  expect(wordsOf('<p>No main</p>')).toEqual([])
})

test('a page with swapped names shares most of its words, and a different page none', () => {
  const page = (city: string) =>
    shinglesOf(`Families in ${city} look for a daycare that is near to home and open before they go to work`.split(' '))
  expect(sharedShare(page('Orlando'), page('Tampa'))).toBeCloseTo(12 / 15)
  expect(sharedShare(page('Orlando'), shinglesOf('five other words stand here'.split(' ')))).toBe(0)
  expect(sharedShare(shinglesOf([]), page('Tampa'))).toBe(0)
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
        const others = pages.filter((other) => other !== page)
        expect(similarTo(page)?.shared).toBe(Math.max(...others.map((one) => sharedShare(page.shingles, one.shingles))))
      }
    }),
  )
})
