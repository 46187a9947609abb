import { fillFailedPage, fillPage } from './fill-page.mjs'

const PAGE = [
  '<!DOCTYPE html><html><head><title>Find childcare</title><meta property="og:title" content="Find childcare"/></head>',
  '<body><header>Nookling</header><!--$-->whole already<!--/$--><main>',
  '<!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><p>On its way</p><!--/$-->',
  '</main><script>wake()</script></body></html>',
].join('')
const fill = (html: string, title = 'Childcare near 32801', data: unknown = null) =>
  fillPage(PAGE, 'zipCode=32801', { html, title, data }).toString()

test('what was drawn takes the free place, and nothing else of the page changes', () => {
  expect(fill('<h1>Orlando – 124 providers</h1>')).toBe(
    [
      '<!DOCTYPE html><html><head><title>Childcare near 32801</title><meta property="og:title" content="Childcare near 32801"/></head>',
      '<body><header>Nookling</header><!--$-->whole already<!--/$--><main>',
      '<!--$--><h1>Orlando – 124 providers</h1><!--/$-->',
      '</main><script>wake()</script>',
      '<script type="application/json" id="written">{"query":"zipCode=32801","data":null}</script></body></html>',
    ].join(''),
  )
})

test('names in any script come whole, however many letters take several bytes', () => {
  const names = '幼稚園 · Niños – '.repeat(10_000)
  expect(fill(`<p>${names}</p>`)).toContain(`<!--$--><p>${names}</p><!--/$-->`)
  expect(fillFailedPage(PAGE, names).toString()).toContain(`${names}<!--/$--></main>`)
})

test('what shall be fetched early goes into the head', () => {
  const page = fill('<link rel="preload" as="image" href="/a.avif"/><link rel="preload" href="/b"/><p>Rows</p>')
  expect(page).toContain('<link rel="preload" as="image" href="/a.avif"/><link rel="preload" href="/b"/></head>')
  expect(page).toContain('<!--$--><p>Rows</p><!--/$-->')
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '$& $1 $$'])(
  'data that holds %j ends no script, and is read as it was',
  (name) => {
    const [, json = ''] =
      /<script type="application\/json" id="written">([\s\S]*?)<\/script/i.exec(fill('', 'x', { name })) ?? []
    expect(json).not.toMatch(/<!--|<\/?script/i)
    expect(JSON.parse(json)).toEqual({ query: 'zipCode=32801', data: { name } })
  },
)

test('a title is text', () => {
  expect(fill('', `"><script>$&'`)).toContain(
    '<title>&quot;&gt;&lt;script&gt;$&amp;&#x27;</title><meta property="og:title" content="&quot;&gt;&lt;script&gt;$&amp;&#x27;"/>',
  )
})

test('another page is read anew', () => {
  const other = PAGE.replaceAll('Nookling', 'Elsewhere')
  expect(fillPage(other, '', { html: 'x', title: 'y', data: 1 }).toString()).toContain('Elsewhere')
  expect(fill('x')).not.toContain('Elsewhere')
})

test('where it failed the place says so, and is left to the browser', () => {
  const page = fillFailedPage(PAGE, '<h1>It did not work</h1>').toString()
  expect(page).toContain(
    '<!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><h1>It did not work</h1><!--/$--></main>',
  )
  expect(page).toContain('<title>Find childcare</title>')
  expect(page).not.toContain('id="written"')
  expect(page.endsWith('</script></body></html>')).toBe(true)
})

test('a page without a free place is refused', () => {
  expect(() => fillPage('<html><head></head><body></body></html>', '', { html: '', title: '', data: 0 })).toThrow(
    'no free place',
  )
})
