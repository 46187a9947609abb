import { contentSecurityPolicy, FRAMED_MAIL_POLICY, NO_PAGE_POLICY } from './content-security-policy.mjs'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.split(' ')
    .slice(1)

test('nothing is loaded from elsewhere, and nothing in the HTML runs unless it is named', () => {
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false })
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'script-src')).toEqual(["'self'"])
  expect(directive(policy, 'style-src')).toEqual(["'self'"])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'form-action')).toEqual(["'self'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
})

test('named scripts and styles are allowed, style attributes by hash alone', () => {
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

test('over TLS browsers are asked to stay there; without it they are not, or nothing would load', () => {
  expect(contentSecurityPolicy({ scripts: [], isSecure: true })).toMatch(/; upgrade-insecure-requests$/)
  expect(contentSecurityPolicy({ scripts: [], isSecure: false })).not.toContain('upgrade')
})

test('what is no page may load nothing and be framed by nobody', () => {
  expect(NO_PAGE_POLICY).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a page frames nothing unless it says so, and then only what is of this site', () => {
  expect(directive(contentSecurityPolicy({ scripts: [], isSecure: false }), 'frame-src')).toBeUndefined()
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false, framesOwn: true })
  expect(directive(policy, 'frame-src')).toEqual(["'self'"])
})

test('a mail in its frame runs nothing, loads nothing and is nobody; only its links open', () => {
  expect(directive(FRAMED_MAIL_POLICY, 'default-src')).toEqual(["'none'"])
  expect(directive(FRAMED_MAIL_POLICY, 'frame-ancestors')).toEqual(["'self'"])
  expect(directive(FRAMED_MAIL_POLICY, 'sandbox')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
  expect(FRAMED_MAIL_POLICY).not.toMatch(/script|same-origin|form|https?:/)
})

test('the page of a virtual tour frames the tours’ sites, and loads nothing else of them', () => {
  const policy = contentSecurityPolicy({ scripts: [], isSecure: false, frameOrigins: ['https://tours.example'] })
  expect(directive(policy, 'frame-src')).toEqual(['https://tours.example'])
  expect(policy.match(/tours\.example/g)).toHaveLength(1)
})
