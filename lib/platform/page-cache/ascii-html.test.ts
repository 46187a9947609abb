import { asciiHtml } from './ascii-html.mjs'
import { inlineSources } from './inline-sources.mjs'

const WORDS = 'Mrs. Núñez’s Little Ones · 6:30 AM\u00a0– 6:00 PM 🐣'
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** As a browser reads text and attributes. */
const read = (html: string) =>
  html.replace(/&#x([0-9a-f]+);/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))

test('a reader sees the same words, in text and in attributes', () => {
  const html = `<!DOCTYPE html><title>${WORDS}</title><p title="${WORDS}">${WORDS} &amp; more</p><textarea>${WORDS}</textarea>`
  const ascii = asciiHtml(html)
  expect(isAscii(ascii)).toBe(true)
  expect(read(ascii)).toBe(html)
})

test('a script says the same', () => {
  const ascii = asciiHtml(`<p>–</p><script>said = [1, ${JSON.stringify(`1:"${WORDS}\\–"\n`)}]</script>`)
  expect(isAscii(ascii)).toBe(true)
  const text = /<script>said = (.*)<\/script>/s.exec(ascii)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual([1, `1:"${WORDS}\\–"\n`])
})

test('data for other machines says the same', () => {
  const data = { name: WORDS, url: 'https://example.com/a?b=1' }
  const ascii = asciiHtml(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
  expect(isAscii(ascii)).toBe(true)
  expect(JSON.parse(/>(.*)</.exec(ascii)?.[1] ?? '')).toEqual(data)
})

test('a page in plain English stays as it is, and so does a style', () => {
  const plain = '<p>Hello</p><script>a("<style>")</script>'
  expect(asciiHtml(plain)).toBe(plain)
  expect(asciiHtml('<style>p::before{content:"–"}</style>–')).toBe('<style>p::before{content:"–"}</style>&#x2013;')
})

test('a page cannot say where its own scripts go', () => {
  expect(asciiHtml('<p>\u00000\u0000 –</p><script>a()</script>')).toBe('<p>0 &#x2013;</p><script>a()</script>')
})

test("a style attribute's hash is that of what the browser reads", async () => {
  const html = '<b style="content:&quot;–&quot;"></b>'
  expect(await inlineSources(asciiHtml(html))).toEqual(await inlineSources(html))
})
