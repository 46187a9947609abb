import type { KnownPlace } from '../../rules/area'
import { canonicalQuery, parseSearchQuery } from './canonical-query'
import { savedPart } from './saved-searches'

// Has only the fields that the canonical query uses.
const zip = { kind: 'zip', label: 'Orlando, FL 32801', zip: { zip: '32801' } } as KnownPlace
const city = { kind: 'city', label: 'Orlando, FL' } as KnownPlace
const canonical = (text: string, place = zip) => canonicalQuery(place, parseSearchQuery(text).search)

test('the canonical query does not depend on the parameters’ order, or on page, view and sort', () => {
  expect(canonical('age=10&zipCode=32801&openings=confirmed')).toBe('age=10&openings=confirmed&zipCode=32801')
  expect(canonical('openings=confirmed&page=7&view=map&sort=price&openNow=1&age=10')).toBe(
    'age=10&openings=confirmed&zipCode=32801',
  )
})

test('lists are equal in any order, with commas or as repeated keys', () => {
  const one = canonical('program=vpk&program=gold_seal')
  expect([canonical('program=gold_seal,vpk'), canonical('program=gold_seal&program=vpk')]).toEqual([one, one])
})

test('a city includes its state, so that it is unambiguous', () => {
  expect(canonical('zipCode=orlando', city)).toBe('zipCode=Orlando%2C+FL')
})

test('invalid parameters are dropped, and the canonical query parses to the same search', () => {
  const { typed, search } = parseSearchQuery('zipCode=32801&age=old&kind=center&x=1')
  expect([typed, search.age, search.kind]).toEqual(['32801', null, ['center']])
  expect(parseSearchQuery(canonicalQuery(zip, search)).search).toEqual(savedPart(search))
})

test('a saved search has the days of a child’s care, but not the month when it starts', () => {
  expect(canonical('start=2027-01&days=sat&dropOff=07:30&hide=unknown')).toBe('days=sat&dropOff=07%3A30&zipCode=32801')
})
