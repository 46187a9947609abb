import fc from 'fast-check'
import { countySlugOf, locationSlugOf, parseLocationSlug } from './slug'

test.each([
  ['Winter Park', 'FL', 'winter-park-fl'],
  ['St Cloud', 'FL', 'st-cloud-fl'],
  ['McIntosh', 'FL', 'mcintosh-fl'],
  ['Coeur d Alene', 'ID', 'coeur-d-alene-id'],
  ['Doña Ana', 'NM', 'dona-ana-nm'],
])('%s, %s has the address part %s', (name, state, slug) => {
  expect(locationSlugOf(name, state)).toBe(slug)
})

test('a county keeps its word', () => {
  expect(countySlugOf('Orange County', 'FL')).toBe('orange-county-fl')
  expect(countySlugOf('St. Johns County', 'FL')).toBe('st-johns-county-fl')
})

test('an address part gives back its words and state', () => {
  expect(parseLocationSlug('winter-park-fl')).toEqual({ name: 'winter park', state: 'FL' })
})

test.each([
  'orlando',
  'Orlando-FL',
  '-fl',
  'orlando--fl',
  'orlando-fl-',
  'orlando-flo',
  `${'a'.repeat(90)}-fl`,
  'ör-fl',
  '',
])('%j is no location', (slug) => {
  expect(parseLocationSlug(slug)).toBeNull()
})

test('every slug we make can be read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][a-z]{1,9}( [A-Z][a-z]{1,9}){0,3}$/), (name) => {
      expect(parseLocationSlug(locationSlugOf(name, 'FL'))).toEqual({ name: name.toLowerCase(), state: 'FL' })
    }),
  )
})
