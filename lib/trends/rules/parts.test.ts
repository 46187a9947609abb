import { readSearch } from '@/lib/providers/schema/search'
import { partsOf } from './parts'

const parts = (query: Record<string, string | string[]>, hour = 9) =>
  partsOf(readSearch(query).search, hour).map(({ kind, key }) => `${kind} ${key}`.trim())

test('a search without a wish counts as a search at its hour', () => {
  expect(parts({})).toEqual(['search', 'hour 9'])
})

test('the age is counted by room, and each filter by itself', () => {
  expect(parts({ age: '14', program: ['vpk'], openings: 'confirmed', priceRange: '0-300' }, 21)).toEqual([
    'search',
    'hour 21',
    'age one',
    'filter openings',
    'filter priceRange',
    'filter program:vpk',
  ])
})

test('order, page and distance are nobody’s wish for a provider', () => {
  expect(parts({ sort: 'price', page: '3', distance: '25' })).toEqual(['search', 'hour 9'])
})
