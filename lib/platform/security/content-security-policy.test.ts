import { createHash } from 'node:crypto'
import { contentSecurityPolicy, FRAMED_MAIL_POLICY, inlineSources, NO_PAGE_POLICY } from './content-security-policy.mjs'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.split(' ')
    .slice(1)

test('by default nothing is loaded from other origins and no inline script or style is allowed', () => {
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false })
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'script-src')).toEqual(["'self'"])
  expect(directive(policy, 'style-src')).toEqual(["'self'"])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'form-action')).toEqual(["'self'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
})

test('listed inline scripts and styles are allowed, style attributes only by hash', () => {
  const policy = contentSecurityPolicy({
    scripts: ["'nonce-abc'"],
    styles: ["'sha256-s'"],
    styleAttributes: ["'sha256-a'"],
    isSecure: false,
  })
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'nonce-abc'"])
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-s'"])
  expect(directive(policy, 'style-src-attr')).toEqual(["'unsafe-hashes'", "'sha256-a'"])
})

test('requests are upgraded to TLS only on sites that use it', () => {
  expect(contentSecurityPolicy({ scripts: [], isSecure: true })).toMatch(/; upgrade-insecure-requests$/)
  expect(contentSecurityPolicy({ scripts: [], isSecure: false })).not.toContain('upgrade')
})

test('a response that is not a page may load nothing, send nothing and cannot be framed', () => {
  expect(NO_PAGE_POLICY).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
})

test('a page may frame nothing by default, and only this site with framesOwn', () => {
  expect(directive(contentSecurityPolicy({ scripts: [], isSecure: false }), 'frame-src')).toBeUndefined()
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false, framesOwn: true })
  expect(directive(policy, 'frame-src')).toEqual(["'self'"])
})

test('a framed mail is sandboxed: it runs and loads nothing, and only its links open', () => {
  expect(directive(FRAMED_MAIL_POLICY, 'default-src')).toEqual(["'none'"])
  expect(directive(FRAMED_MAIL_POLICY, 'frame-ancestors')).toEqual(["'self'"])
  expect(directive(FRAMED_MAIL_POLICY, 'sandbox')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
  expect(FRAMED_MAIL_POLICY).not.toMatch(/script|same-origin|form|https?:/)
})

test('a virtual tour page may frame the tour sites, and loads nothing else from them', () => {
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false, frameOrigins: ['https://tours.example'] })
  expect(directive(policy, 'frame-src')).toEqual(['https://tours.example'])
  expect(policy.match(/tours\.example/g)).toHaveLength(1)
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("names a page's own scripts by the hash of their text", () => {
  const html = '<body><script>a()</script><p>x</p><script id="_R_">b("é")</script></body>'
  expect(inlineSources(html).scripts).toEqual([hash('a()'), hash('b("é")')])
})

test('names a repeated script once', () => {
  expect(inlineSources('<script>a()</script><script>a()</script>').scripts).toEqual([hash('a()')])
})

test('does not name scripts from a file or data blocks', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineSources(html).scripts).toEqual([])
})

test.each([
  '<script type="module">a()</script>',
  '<script type="text/javascript">a()</script>',
  '<SCRIPT>a()</SCRIPT>',
])('recognizes every spelling of a script element: %s', (html) => {
  expect(inlineSources(html).scripts).toEqual([hash('a()')])
})

test('normalizes line endings before hashing, as browsers do', () => {
  expect(inlineSources('<script>a()\r\nb()\rc()</script>').scripts).toEqual([hash('a()\nb()\nc()')])
})

test('ignores a style element inside a script', () => {
  const sources = inlineSources('<script>"<style>x</style><p style=\\"a\\">"</script>')
  expect(sources).toMatchObject({ styles: [], styleAttributes: [] })
})

test('names style elements and attributes as the browser reads them', () => {
  const html =
    '<style>p{}</style><p style="width:10%">x</p><i style="width:10%"></i><b style="font-family:&quot;A&quot; &amp; B"></b>'
  const { styles, styleAttributes } = inlineSources(html)
  expect(styles).toEqual([hash('p{}')])
  expect(styleAttributes).toEqual([hash('width:10%'), hash('font-family:"A" & B')])
})

test('ignores text on the page that mentions scripts', () => {
  expect(inlineSources('<p>&lt;script&gt;a()&lt;/script&gt;</p>').scripts).toEqual([])
})
