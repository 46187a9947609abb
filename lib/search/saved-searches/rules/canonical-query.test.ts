import type { KnownPlace } from '../../rules/area'
import { canonicalQuery, readAddress } from './canonical-query'
import { watchedSearch } from './saved-searches'

// Only what a spelling is made of; the rest of a place has no part in it.
const zip = { kind: 'zip', label: 'Orlando, FL 32801', zip: { zip: '32801' } } as KnownPlace
const city = { kind: 'city', label: 'Orlando, FL' } as KnownPlace
const spelled = (text: string, place = zip) => canonicalQuery(place, readAddress(text).search)

test('the same search has one spelling, whatever its order, page, view and sorting', () => {
  expect(spelled('age=10&zipCode=32801&openings=confirmed')).toBe('age=10&openings=confirmed&zipCode=32801')
  expect(spelled('openings=confirmed&page=7&view=map&sort=price&openNow=1&age=10')).toBe(
    'age=10&openings=confirmed&zipCode=32801',
  )
})

test('lists are the same in any order, with commas or as repeated keys', () => {
  const one = spelled('program=vpk&program=gold_seal')
  expect([spelled('program=gold_seal,vpk'), spelled('program=gold_seal&program=vpk')]).toEqual([one, one])
})

test('a city is spelled with its state, so that no other can be meant', () => {
  expect(spelled('zipCode=orlando', city)).toBe('zipCode=Orlando%2C+FL')
})

test('what nobody understands in an address is left out, and its spelling reads as the same search', () => {
  const { typed, search } = readAddress('zipCode=32801&age=old&kind=center&x=1')
  expect([typed, search.age, search.kind]).toEqual(['32801', null, ['center']])
  expect(readAddress(canonicalQuery(zip, search)).search).toEqual(watchedSearch(search))
})

test('a child’s months are in no saved search, and so in no mail', () => {
  expect(spelled('born=2025-03&start=2027-01&kind=center')).toBe('kind=center&zipCode=32801')
})
