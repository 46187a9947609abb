import fc from 'fast-check'
import { layoutMail } from './layout'
import type { MailContent } from './types'

const site = { name: 'Nookling', url: 'https://care.example' }
const words: MailContent = {
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

test('who reads text alone reads the same words in the same order', () => {
  expect(layoutMail(words, site).text).toBe(`Reset your password

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

test('the HTML says all of it, with the address to copy where a button cannot be pressed', () => {
  const { html } = layoutMail(words, site)
  for (const said of [
    'Hello Dana,',
    '<li',
    'Little Harbor',
    'Is there a place?<br>Thank you.',
    '60 minutes',
    'asked for it',
  ])
    expect(html).toContain(said)
  const address = 'https://care.example/reset-password?token=a&amp;b=c'
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
})

test('a mail loads nothing from anywhere: no picture, no font, no script, nothing that counts readers', () => {
  const { html } = layoutMail(words, site)
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
  const addresses = Array.from(html.matchAll(/https?:[^"'<>\s]+/g), ([address]) => new URL(address).origin)
  expect(new Set(addresses)).toEqual(new Set(['https://care.example', 'http://www.w3.org']))
})

test('a list of mails shows the first words, unless others are given', () => {
  const shown = (html: string) => /mso-hide:all">([^<]*)</.exec(html)?.[1]
  expect(shown(layoutMail(words, site).html)).toBe('Hello Dana,')
  expect(shown(layoutMail({ ...words, preview: 'Within the hour' }, site).html)).toBe('Within the hour')
  expect(shown(layoutMail({ subject: 'A', paragraphs: [{ list: ['b'] }] }, site).html)).toBe('')
})

test.each(['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'a button never leads away from this site: %s',
  (path) => {
    expect(() => layoutMail({ ...words, button: { label: 'Go', path } }, site)).toThrow('pages of this site alone')
  },
)

test('a name that is markup stays a name', () => {
  const name = '<script>alert("1")</script> & O\'Hara'
  const { html, text } = layoutMail(
    { subject: name, paragraphs: [name, { list: [name] }, { quote: name }, { facts: [[name, name]] }], after: [name] },
    { name, url: 'https://care.example' },
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; O&#39;Hara')
  expect(text).toContain(name)
})

test('whatever people are called, the mail has our tags and no others, and the subject is one line', () => {
  const tags = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/gi)?.join('')
  const build = (name: string) =>
    layoutMail({ subject: `x${name}`, paragraphs: [`x${name}`], footer: [`x${name}`] }, site)
  const expected = tags(build('y').html)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (drawn) => {
      const name = drawn.replace(/[\r\n]/g, ' ')
      const { html, text, subject } = build(name)
      expect(tags(html)).toBe(expected)
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u)
    }),
  )
})
