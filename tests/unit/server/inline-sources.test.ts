import { createHash } from 'node:crypto'
import { inlineSources } from '@/server/page-cache/inline-sources.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("names a page's own scripts by the hash of their text", async () => {
  const html = '<body><script>a()</script><p>x</p><script id="_R_">b("é")</script></body>'
  expect((await inlineSources(html)).scripts).toEqual([hash('a()'), hash('b("é")')])
})

test('names a repeated script once', async () => {
  expect((await inlineSources('<script>a()</script><script>a()</script>')).scripts).toEqual([hash('a()')])
})

test('does not name scripts from a file or data blocks', async () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  expect((await inlineSources(html)).scripts).toEqual([])
})

test.each([
  '<script type="module">a()</script>',
  '<script type="text/javascript">a()</script>',
  '<SCRIPT>a()</SCRIPT>',
])('recognizes every spelling of a script element: %s', async (html) => {
  expect((await inlineSources(html)).scripts).toEqual([hash('a()')])
})

test('normalizes line endings before hashing, as browsers do', async () => {
  expect((await inlineSources('<script>a()\r\nb()\rc()</script>')).scripts).toEqual([hash('a()\nb()\nc()')])
})

test('ignores a style element inside a script', async () => {
  const sources = await inlineSources('<script>"<style>x</style><p style=\\"a\\">"</script>')
  expect(sources).toMatchObject({ styles: [], styleAttributes: [] })
})

test('names style elements and attributes as the browser reads them', async () => {
  const html =
    '<style>p{}</style><p style="width:10%">x</p><i style="width:10%"></i><b style="font-family:&quot;A&quot; &amp; B"></b>'
  const { styles, styleAttributes } = await inlineSources(html)
  expect(styles).toEqual([hash('p{}')])
  expect(styleAttributes).toEqual([hash('width:10%'), hash('font-family:"A" & B')])
})

test('ignores text on the page that mentions scripts', async () => {
  expect((await inlineSources('<p>&lt;script&gt;a()&lt;/script&gt;</p>')).scripts).toEqual([])
})
