import fc from 'fast-check'
import {
  findsContact,
  findsLink,
  findsName,
  findsStrongWord,
  HOLD_REASONS,
  holdReasons,
  knownReasons,
  STRONG_WORDS,
  type Written,
} from './moderation'
import { BURST } from './reviews'

describe('findings', () => {
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
})

describe('hold', () => {
  const known: Written = {
    text: 'Kind teachers, and the yard has shade.',
    childNames: ['Mia'],
    watchedWords: [],
    isKnown: true,
    wasRejected: false,
    isNew: true,
    recentOfProvider: 0,
    recentByAuthor: 0,
  }

  test('a parent whose review was shown before is not made to wait', () => {
    expect(holdReasons(known)).toEqual([])
  })

  test.each([
    ['a first review', { isKnown: false }, 'first-review'],
    ['the sixth about a provider in a day', { recentOfProvider: BURST.ofProvider }, 'burst'],
    ['the fourth of a parent in a day', { recentByAuthor: BURST.byAuthor }, 'burst'],
    [
      'a word that admins look out for',
      { text: 'They sell crypto there all day.', watchedWords: ['crypto*'] },
      'strong-language',
    ],
    ['a link', { text: 'See kidcare.com for better ones.' }, 'link'],
    ['a phone number', { text: 'Ask me at 407-555-0134.' }, 'contact-data'],
    ['the own child’s name', { text: 'Mia loves the sandbox here.' }, 'child-name'],
    ['a strong word', { text: 'The food is shit, to be honest.' }, 'strong-language'],
    ['what was rejected before', { wasRejected: true }, 'rejected-before'],
  ] as const)('somebody reads %s first', (_, change, reason) => {
    expect(holdReasons({ ...known, ...change })).toEqual([reason])
  })

  test('correcting a review is no burst', () => {
    expect(holdReasons({ ...known, isNew: false, recentOfProvider: 99, recentByAuthor: 99 })).toEqual([])
  })

  test('several reasons are all named, each once', () => {
    const text = 'Shit. www.x.test or 407-555-0134, says Mia.'
    const all = { ...known, text, isKnown: false, wasRejected: true, recentByAuthor: 9 }
    expect(holdReasons(all)).toEqual(HOLD_REASONS)
  })

  test('what is said of a place decides nothing, only what else stands in the text', () => {
    const harsh = 'The worst place we ever saw: dirty rooms, rude people, and nobody watched the children.'
    expect(holdReasons({ ...known, text: harsh })).toEqual([])
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(9), (isKnown, wasRejected, recentOfProvider) => {
        const reasons = holdReasons({ ...known, isKnown, wasRejected, recentOfProvider })
        expect(reasons.length === 0).toBe(isKnown && !wasRejected && recentOfProvider < BURST.ofProvider)
      }),
    )
  })

  test('reasons of another release are left out', () => {
    expect(knownReasons(['link', 'moon', 'burst'])).toEqual(['burst', 'link'])
  })
})
