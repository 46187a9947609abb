import { contentSecurityPolicy, FRAMED_MAIL_POLICY, NO_PAGE_POLICY } from './content-security-policy.mjs'

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
