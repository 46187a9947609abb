import { articleHtml } from './article-html'

test('a reader finds each part by the contents, two of one name apart', () => {
  const { html, contents } = articleHtml(
    '<h2>Ask & look</h2><p>a</p><h3><strong>Ask</strong> &amp; look</h3><h2>日本</h2>',
  )
  expect(contents).toEqual([
    { id: 'in-ask-and-look', text: 'Ask & look', level: 2 },
    { id: 'in-ask-and-look-2', text: 'Ask & look', level: 3 },
    { id: 'in-part', text: '日本', level: 2 },
  ])
  expect(html).toContain('<h3 id="in-ask-and-look-2"><strong>Ask</strong> &amp; look</h3>')
})

test('a heading without words is in no list, and smaller headings are not', () => {
  expect(articleHtml('<h2></h2><h4>Small</h4>').contents).toEqual([])
})

test('a table scrolls in a frame of its own and a picture waits until it comes near', () => {
  const { html } = articleHtml('<table><tbody><tr><td>1</td></tr></tbody></table><img src="/media/a.jpg" alt="A">')
  expect(html).toContain('<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>')
  expect(html).toContain('</table></div>')
  expect(html).toContain('<img loading="lazy" decoding="async" src="/media/a.jpg"')
})

test('what stands in the database unclean is cleaned before it is shown', () => {
  expect(articleHtml('<p onclick="x()">a<script>alert(1)</script></p>').html).toBe('<p>a</p>')
})
