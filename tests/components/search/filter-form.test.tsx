import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { FilterForm } from '@/components/search/filter-form'
import { searchOfForm } from '@/components/search/search-links'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { AGE_RANGES, DISTANCES, MAX_CHILD_MONTHS, SORTS } from '@/lib/providers/catalogue/search-options'
import { CURRICULA, KINDS, LANGUAGES, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { RATIO_OPTIONS } from '@/lib/providers/rules/ratio-bits'
import { EMPTY_SEARCH, readSearch, type Search } from '@/lib/providers/schema/search'

const some = <T extends { code: string }>(choices: readonly T[]) =>
  fc.subarray(choices.map((choice): T['code'] => choice.code))
const anySearch: fc.Arbitrary<Search> = fc
  .record({
    age: fc.option(fc.integer({ min: 0, max: MAX_CHILD_MONTHS })),
    ageRange: some(AGE_RANGES),
    openings: fc.boolean(),
    priceRange: fc.option(fc.constantFrom({ minDollars: 0, maxDollars: 300 }, { minDollars: 100, maxDollars: null })),
    kind: some(KINDS),
    curriculumStyle: some(CURRICULA),
    teacherRatio: some(RATIO_OPTIONS),
    dropOff: fc.option(fc.constantFrom(420, 435)),
    pickUp: fc.option(fc.integer({ min: 0, max: 1439 })),
    program: some(PROGRAMS),
    amenity: some(AMENITIES),
    language: some(LANGUAGES),
    openNow: fc.boolean(),
    distance: fc.option(fc.constantFrom(...DISTANCES.filter((miles) => miles !== 10))),
    sort: fc.constantFrom(...SORTS),
  })
  .map((asked) => ({ ...EMPTY_SEARCH, ...asked }))

function show(search: Search, isCounty = false) {
  const props = { typed: '32801', choices: { 'program:vpk': 19 }, total: 47, isCounty, clearHref: null }
  const { container, unmount } = render(<FilterForm search={search} {...props} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const sent = () => {
    const query = new URL(searchOfForm(form, '/search'), 'http://localhost').searchParams
    return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]))
  }
  return { form, sent, unmount }
}

test('the form sends what it shows: the search it was made for, from its first page on', () => {
  fc.assert(
    fc.property(anySearch, fc.boolean(), (search, isCounty) => {
      const { sent, unmount } = show(search, isCounty)
      const { zipCode, ...rest } = sent()
      const query = Object.fromEntries(
        Object.entries(rest).map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
      )
      expect(zipCode).toEqual(['32801'])
      expect(readSearch(query)).toEqual({ search, ignored: [] })
      unmount()
    }),
    { numRuns: 8 },
  )
}, 60_000)

test('what is left empty is not sent', () => {
  expect(show(EMPTY_SEARCH).sent()).toEqual({ zipCode: ['32801'] })
})

test('each choice says how many it finds, and a group how much is chosen in it', async () => {
  show({ ...EMPTY_SEARCH, program: ['vpk', 'gold_seal'] })
  expect(screen.getByRole('checkbox', { name: 'VPK 19', hidden: true })).toBeChecked()
  expect(screen.getByText('2 chosen')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show 47 providers' })).toBeInTheDocument()
})

test('every group says in a sentence what it means', () => {
  const { form } = show(EMPTY_SEARCH)
  for (const group of form.querySelectorAll('details'))
    expect(group.querySelector('fieldset > p')?.textContent).toMatch(/^[A-Z].{20,}\.$/)
})

test('going back to what was shown is one reset', async () => {
  const { form, sent } = show({ ...EMPTY_SEARCH, openings: true })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Opening confirmed/ }))
  expect(sent()).not.toHaveProperty('openings')
  form.reset()
  expect(sent()).toMatchObject({ openings: ['confirmed'] })
})
