import fc from 'fast-check'
import { STRONG_WORDS } from '../catalogue/strong-words'
import { findsContact, findsLink, findsName, findsStrongWord } from './findings'

test.each([
  'Look at https://cheap.example',
  'see www.other-place',
  'better at kidcare.com!',
  'Otherplace.US is better',
])('a link is seen in "%s"', (text) => expect(findsLink(text)).toBe(true))

test.each(['We came at 8.30 every day.They were kind.', 'e.g. songs, i.e. calm', 'Mrs.Common is great', 'a.b'])(
  'no link is seen in "%s"',
  (text) => expect(findsLink(text)).toBe(false),
)

test.each(['call (407) 555-0134', '407.555.0134', '+1 407 555 0134', '4075550134', 'write to dana@home.test please'])(
  'contact data is seen in "%s"',
  (text) => expect(findsContact(text)).toBe(true),
)

test.each(['From 2024 to 2026, 5 days', '$1,250 a month, 12 children', 'ZIP 32801-1234', '@ 7:30', '12345678901234'])(
  'no contact data is seen in "%s"',
  (text) => expect(findsContact(text)).toBe(false),
)

test('an e-mail address is contact data and no link', () => {
  expect([findsLink('dana@home.com'), findsContact('dana@home.com')]).toEqual([false, true])
})

test('strong words are seen as whole words, with accents and capitals', () => {
  expect(findsStrongWord('What a SHITTY place')).toBe(true)
  expect(findsStrongWord('cabrón')).toBe(true)
  expect(findsStrongWord('The classic Scunthorpe class, Dick’s bus and a shitake soup')).toBe(false)
  for (const word of STRONG_WORDS) expect(findsStrongWord(`(${word.toUpperCase()}!)`)).toBe(true)
})

test('the name of one’s child is seen as a word of its own', () => {
  expect(findsName('Our Mía loves it', ['Mia'])).toBe(true)
  expect(findsName('Anna-Lena’s room', ['Anna Lena'])).toBe(true)
  expect(findsName('Miami is near', ['Mia'])).toBe(false)
  expect(findsName('a b c', ['B', '', '  '])).toBe(false)
})

test('nothing that somebody types takes long or fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      for (const finds of [findsLink, findsContact, findsStrongWord]) expect(typeof finds(text)).toBe('boolean')
    }),
  )
  // Read once, so much text takes milliseconds; read again from each letter on, it takes a minute. The bound lies
  // far from both, so that no busy machine decides.
  for (const part of ['1', 'a', 'a@', '(1-', 'w-.', '-']) {
    const text = part.repeat(200_000)
    const start = performance.now()
    findsLink(text)
    findsContact(text)
    expect(performance.now() - start).toBeLessThan(5_000)
  }
})
