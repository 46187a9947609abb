import { readSearch, searchFields } from '../schema/search'
import { EMPTY_SEARCH } from './empty-search'
import { askedGroups, FILTER_GROUPS, failBit, isAskedFor, withoutGroup } from './filter-groups'

const EVERYTHING = readSearch({
  age: '14',
  ageRange: 'infants',
  openings: 'confirmed',
  priceRange: '0-300',
  kind: 'center',
  childcareType: 'daycare',
  curriculumStyle: 'montessori',
  accreditation: 'naeyc',
  teacherRatio: '4',
  dropOff: '07:00',
  pickUp: '18:00',
  program: 'vpk',
  schedule: 'weekend',
  amenity: 'nap_room',
  language: 'spanish',
  openNow: '1',
  page: '3',
}).search

test('nothing is asked for in an empty search, and every group in a full one', () => {
  expect(askedGroups(EMPTY_SEARCH)).toEqual([])
  expect(askedGroups(EVERYTHING)).toEqual([...FILTER_GROUPS])
})

test('each filter of the address belongs to a group', () => {
  const others = ['ageRange', 'born', 'start', 'distance', 'workZip', 'detour', 'bounds', 'view', 'sort', 'page']
  expect([...FILTER_GROUPS, ...others].toSorted()).toEqual(Object.keys(searchFields).toSorted())
})

test.each(FILTER_GROUPS)('taking %s away leaves all the others, and goes back to the first page', (group) => {
  const rest = withoutGroup(EVERYTHING, group)
  expect(isAskedFor(rest, group)).toBe(false)
  expect(askedGroups(rest)).toEqual(FILTER_GROUPS.filter((other) => other !== group))
  expect(rest.page).toBe(1)
})

test('no two groups share a bit', () => {
  const mask = FILTER_GROUPS.reduce((sum, group) => sum + failBit(group), 0)
  expect(mask).toBe(2 ** FILTER_GROUPS.length - 1)
})

test('a price of any height is asked for, also from nothing on', () => {
  expect(isAskedFor(readSearch({ priceRange: '0-' }).search, 'priceRange')).toBe(true)
})
