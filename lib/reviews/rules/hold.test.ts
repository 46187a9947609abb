import fc from 'fast-check'
import { HOLD_REASONS, knownReasons } from '../catalogue/hold-reasons'
import { holdReasons, type Written } from './hold'
import { BURST } from './limits'

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
