/** @jest-environment jsdom */
import fc from 'fast-check'
import { BODY_PIECES, MISNESTED_BODIES } from '@/tests/support/access/hostile-strings'
import { translate } from '@/tests/support/setup/translate'
import { articleHtml, cleanHtml } from './html'

const t = translate('en', 'content.article')

describe('sanitized HTML', () => {
  const KEY = `/pictures/${'0a'.repeat(16)}.webp`

  test('output of the editor toolbar is unchanged', () => {
    const whole = [
      '<h2>A visit</h2><h3>Before</h3><p>With <strong>strong</strong>, <em>em</em>, <u>u</u>, <s>s</s> and <code>code</code>.<br />Next</p>',
      '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol><blockquote><p>said</p></blockquote><hr />',
      `<img src="${KEY}" alt="A room with a low shelf" width="800" height="600" />`,
      '<table><tbody><tr><th colspan="2" scope="col"><p>Age</p></th></tr><tr><td rowspan="2"><p>1</p></td></tr></tbody></table>',
      '<p><a href="https://www.flsenate.gov/" rel="noopener">law</a> <a href="/faq">ours</a> <a href="mailto:a@b.test">mail</a></p>',
      '<figure class="video"><a href="https://vimeo.com/76979871" rel="noopener">How it went</a></figure>',
      '<pre><code>x &lt; y</code></pre>',
    ].join('')
    expect(cleanHtml(whole)).toBe(whole)
    expect(cleanHtml(cleanHtml(whole))).toBe(whole)
  })

  test('text pasted from a word processor keeps its structure and loses its styling', () => {
    expect(cleanHtml('<h1 style="color:red">A</h1><b>b</b><i class="x">i</i><font face="x">f</font><div>d</div>')).toBe(
      '<h2>A</h2><strong>b</strong><em>i</em>fd',
    )
  })

  test('an external picture is removed, and one without a size is not enlarged', () => {
    for (const src of ['https://evil.example/a.webp', '//evil.example/a.webp', 'data:image/png;base64,xx', ''])
      expect(cleanHtml(`<p>a<img src="${src}" alt="x"></p>`)).toBe('<p>a</p>')
    expect(cleanHtml(`<img src="${KEY}" width="99999" height="1" onerror="alert(1)">`)).toBe(
      `<img src="${KEY}" alt="" />`,
    )
  })

  test('a video is a link to a known host without tracking parameters; any other figure becomes its text', () => {
    expect(
      cleanHtml('<figure class="video"><a href="https://youtu.be/dQw4w9WgXcQ?si=1" onclick="x()">Song</a></figure>'),
    ).toBe(
      '<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Song</a></figure>',
    )
    expect(cleanHtml('<figure class="video"><a href="https://evil.example/v">Song</a></figure>')).toBe(
      '<a href="https://evil.example/v" rel="noopener">Song</a>',
    )
    expect(cleanHtml('<figure class="video"><a href="https://vimeo.com/76979871"></a></figure>')).toContain(
      'A video on Vimeo',
    )
  })

  test.each(['<figure><figure><p>a</p></figure>', '<figure>open', '</figure><figure class="video"><b>x</b>'])(
    '%s leaves no figure other than a video, and cleaning again changes nothing',
    (html) => {
      const once = cleanHtml(html)
      expect(once).not.toContain('figure')
      expect(cleanHtml(once)).toBe(once)
    },
  )
})

describe('the nesting of an article', () => {
  const parsed = (html: string) => {
    const container = document.createElement('div')
    container.innerHTML = html
    return container.innerHTML
  }

  /** A browser parses the saved and the shown HTML exactly as written, without affecting the elements around it. */
  function expectParsedAsWritten(body: string) {
    const clean = cleanHtml(body)
    expect(cleanHtml(clean)).toBe(clean)
    for (const html of [clean, articleHtml(t, body).html]) {
      const once = parsed(html)
      expect(parsed(once)).toBe(once)
      expect(parsed(`<div><div>${html}</div><a href="/next">Next</a></div>`)).toBe(
        `<div><div>${once}</div><a href="/next">Next</a></div>`,
      )
    }
  }

  test.each(MISNESTED_BODIES)('a browser reads %j as it was saved', expectParsedAsWritten)

  test('a browser reads any tags in any order as they were saved', () => {
    const bodies = fc.array(fc.constantFrom(...BODY_PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''))
    fc.assert(fc.property(bodies, expectParsedAsWritten), { numRuns: 600 })
  })

  test('paragraphs, tables and links are closed where a browser closes them', () => {
    expect(cleanHtml('<p>outer <p>inner</p> rest</p>')).toBe('<p>outer </p><p>inner</p> rest<p></p>')
    expect(cleanHtml('<table><tr><td>1</td></tr></table>')).toBe('<table><tbody><tr><td>1</td></tr></tbody></table>')
    expect(cleanHtml('<table><table><tr><td>1')).toBe(
      '<table></table><table><tbody><tr><td>1</td></tr></tbody></table>',
    )
    expect(cleanHtml('<a href="/faq">a <a href="/blog">b</a> c</a>')).toBe(
      '<a href="/faq">a </a><a href="/blog">b</a> c',
    )
  })

  test('markup in the words of a picture stays words', () => {
    expect(articleHtml(t, '<img src="/media/a.jpg" alt="<table><h2>x</h2>">').html).toBe(
      '<img loading="lazy" decoding="async" src="/media/a.jpg" alt="&lt;table&gt;&lt;h2&gt;x&lt;/h2&gt;" />',
    )
  })
})

describe('article HTML', () => {
  test('the table of contents links to each heading, also when two have the same text', () => {
    const { html, contents } = articleHtml(
      t,
      '<h2>Ask & look</h2><p>a</p><h3><strong>Ask</strong> &amp; look</h3><h2>日本</h2>',
    )
    expect(contents).toEqual([
      { id: 'in-ask-and-look', text: 'Ask & look', level: 2 },
      { id: 'in-ask-and-look-2', text: 'Ask & look', level: 3 },
      { id: 'in-part', text: '日本', level: 2 },
    ])
    expect(html).toContain('<h3 id="in-ask-and-look-2"><strong>Ask</strong> &amp; look</h3>')
  })

  test('a heading without text and smaller headings are not in the table of contents', () => {
    expect(articleHtml(t, '<h2></h2><h4>Small</h4>').contents).toEqual([])
  })

  test('a table scrolls in its own frame and pictures load lazily', () => {
    const { html } = articleHtml(t, '<table><tbody><tr><td>1</td></tr></tbody></table><img src="/media/a.jpg" alt="A">')
    expect(html).toContain('<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>')
    expect(html).toContain('</table></div>')
    expect(html).toContain('<img loading="lazy" decoding="async" src="/media/a.jpg"')
  })

  test('unclean HTML in the database is cleaned before it is rendered', () => {
    expect(articleHtml(t, '<p onclick="x()">a<script>alert(1)</script></p>').html).toBe('<p>a</p>')
  })
})
