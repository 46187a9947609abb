import fc from 'fast-check'
import { layoutMail } from './layout'
import type { MailContent } from './types'

const site = { name: 'Nookling', url: 'https://care.example' }
const content: MailContent = {
  subject: 'Reset your password',
  paragraphs: [
    'Hello Dana,',
    { list: ['Monday', 'Friday'] },
    { facts: [['Provider', 'Little Harbor']] },
    { quote: 'Is there a place?\nThank you.' },
  ],
  button: { label: 'Choose a new password', path: '/reset-password?token=a&b=c' },
  after: ['The link works for 60 minutes.'],
  footer: ['You get this because somebody asked for it.'],
}

test('the text version has the same content in the same order', () => {
  expect(layoutMail('en', content, site).text).toBe(`Reset your password

Hello Dana,

- Monday
- Friday

Provider: Little Harbor

> Is there a place?
> Thank you.

Choose a new password:
https://care.example/reset-password?token=a&b=c

The link works for 60 minutes.

--
You get this because somebody asked for it.
Nookling, https://care.example
`)
})

test('the HTML has all of it, and the address to copy if the button does not work', () => {
  const { html } = layoutMail('en', content, site)
  for (const part of [
    'Hello Dana,',
    '<li',
    'Little Harbor',
    'Is there a place?<br>Thank you.',
    '60 minutes',
    'asked for it',
  ])
    expect(html).toContain(part)
  const address = 'https://care.example/reset-password?token=a&amp;b=c'
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
})

test('a mail loads no pictures, fonts, scripts or tracking pixels', () => {
  const { html } = layoutMail('en', content, site)
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
  const addresses = Array.from(html.matchAll(/https?:[^"'<>\s]+/g), ([address]) => new URL(address).origin)
  expect(new Set(addresses)).toEqual(new Set(['https://care.example', 'http://www.w3.org']))
})

test('the preview is the first paragraph by default', () => {
  const shown = (html: string) => /mso-hide:all">([^<]*)</.exec(html)?.[1]
  expect(shown(layoutMail('en', content, site).html)).toBe('Hello Dana,')
  expect(shown(layoutMail('en', { ...content, preview: 'Within the hour' }, site).html)).toBe('Within the hour')
  expect(shown(layoutMail('en', { subject: 'A', paragraphs: [{ list: ['b'] }] }, site).html)).toBe('')
})

test.each(['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'a button cannot link to another site: %s',
  (path) => {
    expect(() => layoutMail('en', { ...content, button: { label: 'Go', path } }, site)).toThrow(
      'only to pages of this site',
    )
  },
)

test('markup in names is escaped', () => {
  const name = '<script>alert("1")</script> & O\'Hara'
  const { html, text } = layoutMail(
    'en',
    { subject: name, paragraphs: [name, { list: [name] }, { quote: name }, { facts: [[name, name]] }], after: [name] },
    { name, url: 'https://care.example' },
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; O&#39;Hara')
  expect(text).toContain(name)
})

test('no name can add tags to the mail or lines to the subject', () => {
  const tags = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/gi)?.join('')
  const build = (name: string) =>
    layoutMail('en', { subject: `x${name}`, paragraphs: [`x${name}`], footer: [`x${name}`] }, site)
  const expected = tags(build('y').html)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = typed.replace(/[\r\n]/g, ' ')
      const { html, text, subject } = build(name)
      expect(tags(html)).toBe(expected)
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u)
    }),
  )
})
