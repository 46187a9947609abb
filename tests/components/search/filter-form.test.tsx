import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { childFields } from '@/components/search/child-texts'
import { filterFormText } from '@/components/search/filter-form-text'
import { searchOfForm } from '@/components/search/search-links'
import type { FilterFormProps } from '@/components/search/types'
import { ofText } from '@/components/ui/as-text'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { AGE_RANGES, DETOURS, DISTANCES, MAX_CHILD_MONTHS, SORTS } from '@/lib/providers/catalogue/search-options'
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
    born: fc.option(fc.constantFrom('2025-03', '2026-12')),
    start: fc.option(fc.constantFrom('2027-01', '2030-10')),
    program: some(PROGRAMS),
    amenity: some(AMENITIES),
    language: some(LANGUAGES),
    openNow: fc.boolean(),
    distance: fc.option(fc.constantFrom(...DISTANCES.filter((miles) => miles !== 10))),
    workZip: fc.constant(null),
    sort: fc.option(fc.constantFrom(...SORTS)),
  })
  .map((asked) => ({ ...EMPTY_SEARCH, ...asked }))

const onTheWay: fc.Arbitrary<Search> = fc
  .tuple(anySearch, fc.option(fc.constantFrom(...DETOURS.filter((miles) => miles !== 5))))
  .map(([search, detour]) => ({ ...search, distance: null, workZip: '32789', detour }))

function show(
  search: Search,
  isCounty = false,
  work: FilterFormProps['work'] = { typed: search.workZip ?? '' },
  choices: FilterFormProps['choices'] = { 'program:vpk': 19 },
  child: FilterFormProps['child'] = childFields({ age: '', born: '', start: '' }, search, []),
) {
  const props = { child, typed: '32801', choices, total: 47, isCounty, work, clearHref: null }
  const { container, unmount } = render(<div {...ofText(filterFormText({ search, ...props }))} />)
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
    fc.property(fc.oneof(anySearch, onTheWay), fc.boolean(), (search, isCounty) => {
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

test('numbers are those of the search, however often the same filters were asked for', () => {
  const named = (number: string) => screen.queryByRole('checkbox', { name: `VPK ${number}`.trim(), hidden: true })
  for (const [count, shown] of [
    [4, '4'],
    [1219, '1,219'],
    [0, '0'],
  ] as const) {
    const { unmount } = show(EMPTY_SEARCH, false, { typed: '' }, { 'program:vpk': count })
    expect(named(shown)).toBeInTheDocument()
    unmount()
  }
  show(EMPTY_SEARCH, false, { typed: '' }, {})
  expect(named('')).toBeInTheDocument()
})

test('what is typed is nothing but words, also where it looks like the place of a number', () => {
  show(EMPTY_SEARCH, false, { typed: '<b>#program:vpk#</b>' })
  expect(screen.getByRole('textbox', { name: 'Work ZIP (optional)' })).toHaveValue('<b>#program:vpk#</b>')
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

test('on the way to work the miles of detour are asked for instead of the miles from home', () => {
  const { form, unmount } = show(EMPTY_SEARCH)
  expect(form.querySelector('[name=distance]')).not.toBeNull()
  expect(form.querySelector('[name=detour]')).toBeNull()
  unmount()
  const along = show({ ...EMPTY_SEARCH, workZip: '32789' })
  expect(along.form.querySelector('[name=distance]')).toBeNull()
  expect(screen.getByRole('group', { name: 'At most out of your way' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '5 miles' })).toBeChecked()
})

test('a work ZIP code that leads nowhere stays in its field, with what is wrong', () => {
  show(EMPTY_SEARCH, false, { typed: '0000', error: 'A work ZIP code has five digits, like 32801.' })
  const field = screen.getByRole('textbox', { name: 'Work ZIP (optional)' })
  expect(field).toHaveValue('0000')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^A work ZIP code has five digits/)
})

test.each(['999', '-1', '12.5'])('an age of %s stays in its field, with what is wrong', (age) => {
  const { search, ignored } = readSearch({ age })
  show(search, false, undefined, undefined, childFields({ age, born: '', start: '' }, search, ignored))
  const field = screen.getByRole('spinbutton', { name: 'Age in months' })
  expect(field).toHaveValue(Number(age))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^Type whole months, 0 to 155/)
})
