import { sharedPart, shinglesOf, wordsOf } from '@/tests/support/shared-words'

test('only what a reader sees of a page is compared', () => {
  const html =
    '<header>Menu</header><main id="main"><h1>Daycare in <b>Orlando</b></h1><svg><title>Star</title></svg><script>a()</script>&amp; more</main>'
  expect(wordsOf(html)).toEqual(['daycare', 'in', 'orlando', 'more'])
  expect(wordsOf('<p>No main</p>')).toEqual([])
})

test('a page with swapped names shares most of its words, another page none', () => {
  const page = (city: string) =>
    shinglesOf(`Families in ${city} look for a daycare that is near to home and open before they go to work`.split(' '))
  expect(sharedPart(page('Orlando'), page('Tampa'))).toBeCloseTo(12 / 15)
  expect(sharedPart(page('Orlando'), shinglesOf('five other words stand here'.split(' ')))).toBe(0)
  expect(sharedPart(shinglesOf([]), page('Tampa'))).toBe(0)
})
