import { FilterChips } from '@/components/search/filters/filter-chips'
import { activeFilters } from '@/components/search/filters/filter-texts'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { readSearch } from '@/lib/search/schema'
import { filterTexts } from '@/tests/components/search/filter-texts'
import { render, screen } from '@/tests/support/setup/render'

const texts = filterTexts()

const search = readSearch({
  age: '14',
  ageRange: 'infants',
  openings: 'confirmed',
  priceRange: '0-300',
  dropOff: '07:00',
  pickUp: '18:00',
  program: 'vpk,gold_seal',
  amenity: 'nap_room',
  workZip: '32789',
  detour: '2',
  openNow: '1',
  page: '4',
}).search

test('every condition of a search has its own chip, in words', () => {
  expect(activeFilters(search, texts).map(({ label }) => label)).toEqual([
    'On the way to 32789',
    'Up to 2 miles out of the way',
    '14 months old',
    'Infants',
    'Opening confirmed',
    'Under $300 a week',
    'Open now',
    'Drop-off 7:00 AM',
    'Pick-up 6:00 PM',
    'VPK',
    'Gold Seal',
    'Quiet nap room',
  ])
})

test('pressing a chip removes that condition, and starts on the first page', () => {
  for (const { key, without } of activeFilters(search, texts)) {
    const left = activeFilters(without, texts).map((one) => one.key)
    // Without the way to work there is no detour either.
    const gone = key === 'workZip' ? ['workZip', 'detour'] : [key]
    expect(left).toEqual(activeFilters(search, texts).flatMap((one) => (gone.includes(one.key) ? [] : one.key)))
    expect(without.page).toBe(1)
  }
})

test('chips offer filters with results, with their number, and explain their meaning', () => {
  const choices = { 'openings:confirmed': 12, 'program:vpk': 0, 'curriculumStyle:montessori': 6 }
  render(<FilterChips typed="32801" search={EMPTY_SEARCH} choices={choices} onAllFilters={() => {}} />)
  const chip = screen.getByRole('link', { name: 'Opening confirmed 12' })
  expect(chip).toHaveAttribute('href', '/search?zipCode=32801&openings=confirmed')
  expect(screen.getByRole('link', { name: 'Montessori 6' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^VPK/ })).not.toBeInTheDocument()
  // Its number depends on other hours and days, so it was not counted.
  expect(screen.getByRole('link', { name: 'Drop-off 7:00 AM' })).toBeInTheDocument()
})

test('a selected chip stays in place, even without results', () => {
  const vpk = readSearch({ program: 'vpk' }).search
  render(<FilterChips typed="32801" search={vpk} choices={{ 'program:vpk': 0 }} onAllFilters={() => {}} />)
  expect(screen.getByRole('link', { name: 'VPK remove' })).toHaveAttribute('href', '/search?zipCode=32801')
})
