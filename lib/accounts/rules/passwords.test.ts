import fc from 'fast-check'
import { isMadeOfKnownWords, strengthOf } from './passwords'

const pat = { firstName: 'Patricia', lastName: 'Núñez Cole', email: 'patty.cole@sunnyhome.example' }

test.each([
  'nookling',
  'Nookling2026!',
  'patricia',
  'Patricia-1987',
  'núñez cole',
  'NUNEZ99',
  'patty.cole@sunnyhome.example',
  'sunnyhome1',
  'patriciapatricia',
  'nooklingpatty',
])('%s is made of known words', (password) => {
  expect(isMadeOfKnownWords(password, pat)).toBe(true)
})

test.each(['playground-2026', 'patricia paints bicycles', 'three green boats', '123456'])('%s is not', (password) => {
  expect(isMadeOfKnownWords(password, pat)).toBe(false)
})

test('a short name does not rule out words that contain it', () => {
  expect(isMadeOfKnownWords('albatross', { firstName: 'Al', lastName: 'Ro' })).toBe(false)
  expect(isMadeOfKnownWords('alroalro1', { firstName: 'Al', lastName: 'Ro' })).toBe(false)
})

test('the strength hint grows with length and variety', () => {
  expect(strengthOf('abc', 6)).toBe('short')
  expect(strengthOf('aaaaaa', 6)).toBe('weak')
  expect(strengthOf('patricia', 6, pat)).toBe('weak')
  expect(strengthOf('bicycle7', 6)).toBe('fair')
  expect(strengthOf('playground-2026', 6)).toBe('good')
  expect(strengthOf('three green boats at 9', 6)).toBe('strong')
})

test('an additional character never makes a password weaker', () => {
  const order = ['short', 'weak', 'fair', 'good', 'strong']
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (password, character) => {
        expect(order.indexOf(strengthOf(password + character, 6))).toBeGreaterThanOrEqual(
          order.indexOf(strengthOf(password, 6)),
        )
      },
    ),
  )
})

test('a long password made of names is weak, and names and other words count from three letters', () => {
  expect(strengthOf('Patricia-Núñez-Cole-1987', 6, pat)).toBe('weak')
  expect(isMadeOfKnownWords('patricia ab', pat)).toBe(true)
  expect(isMadeOfKnownWords('patricia abc', pat)).toBe(false)
  expect(isMadeOfKnownWords('annann12', { firstName: 'Ann' })).toBe(true)
  expect(isMadeOfKnownWords('annabel12', { firstName: 'Anna', lastName: 'Annabel' })).toBe(true)
})
