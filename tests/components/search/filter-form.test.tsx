import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { createRef } from 'react'
import { FilterForm } from '@/components/search/filters/filter-form'
import { addressOfForm } from '@/components/search/search-screen'
import type { Results, SearchRequest } from '@/components/search/types'
import { DAYS } from '@/lib/families/profile/rules/needs'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { CURRICULA, KINDS, LANGUAGES, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import { AGE_RANGES, DETOURS, DISTANCES, SORTS } from '@/lib/search/catalogue/options'
import { FACETS } from '@/lib/search/rules/facets'
import { choiceKey, EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { readSearch, type Search } from '@/lib/search/schema'
import { act, fireEvent, render, screen } from '@/tests/support/setup/render'

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
    days: some(DAYS),
    hide: fc.subarray(['hours' as const, 'unknown' as const]),
    start: fc.option(fc.constantFrom('2027-01', '2030-10')),
    program: some(PROGRAMS),
    amenity: some(AMENITIES),
    language: some(LANGUAGES),
    openNow: fc.boolean(),
    distance: fc.option(fc.constantFrom(...DISTANCES.filter((miles) => miles !== 10))),
    workZip: fc.constant(null),
    sort: fc.option(fc.constantFrom(...SORTS)),
  })
  .map((more) => ({ ...EMPTY_SEARCH, ...more }))

const onTheWay: fc.Arbitrary<Search> = fc
  .tuple(anySearch, fc.option(fc.constantFrom(...DETOURS.filter((miles) => miles !== 5))))
  .map(([search, detour]) => ({ ...search, distance: null, workZip: '32789', detour }))

type Shown = {
  request?: Partial<SearchRequest>
  results?: Partial<Results>
  submit?: (form: HTMLFormElement) => void
  isSheet?: boolean
}

function show(search: Search, { request, results, submit = () => {}, isSheet = false }: Shown = {}) {
  const typed = {
    typed: '32801',
    workTyped: search.workZip ?? '',
    childTyped: { age: String(search.age ?? ''), start: search.start ?? '' },
  }
  const { container, unmount } = render(
    <FilterForm
      request={{ ...typed, search, ignored: [], skipped: [], showsAllFilters: true, ...request }}
      results={{
        kind: 'results',
        place: { kind: 'zip', label: 'Orlando, FL 32801' },
        search,
        way: null,
        today: '2026-11-20',
        total: 47,
        unknown: 0,
        unfit: 0,
        pageCount: 3,
        counts: countsOf({ 'program:vpk': 19 }),
        without: {},
        rows: [],
        alternatives: null,
        places: [],
        map: null,
        ...results,
      }}
      submit={submit}
      formRef={createRef()}
      isSheet={isSheet}
    />,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const sent = () => {
    const query = new URL(addressOfForm(form), 'http://localhost').searchParams
    return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]))
  }
  return { form, sent, unmount }
}

const fetched = globalThis.fetch
beforeAll(async () => {
  // The prices never arrive; tests/components/search/price-filter.test.tsx is about them.
  globalThis.fetch = () => new Promise(() => {})
  // Loads the code of the fields and of the slider once, so that later forms render them immediately.
  await import('@/components/search/filters/filter-fields')
  await import('@/components/search/filters/price-slider')
  const { unmount } = show(EMPTY_SEARCH)
  await screen.findByRole('spinbutton', { name: /^Up to/, hidden: true })
  await act(async () => {})
  unmount()
})
afterAll(() => {
  globalThis.fetch = fetched
})

const countsOf = (choices: Record<string, number>) =>
  FACETS.map(({ group, value }) => choices[choiceKey(group, value)] ?? null)
const county = { place: { kind: 'county', label: 'Orange County, FL' } } as const

test('the form sends what it shows: the search it was made for, from its first page', () => {
  fc.assert(
    fc.property(fc.oneof(anySearch, onTheWay), fc.boolean(), (search, isCounty) => {
      const { sent, unmount } = show(search, isCounty ? { results: county } : {})
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
})

test('empty fields are not sent', () => {
  expect(show(EMPTY_SEARCH).sent()).toEqual({ zipCode: ['32801'] })
})

test('each choice shows its number of results, and a group how many are chosen', async () => {
  show({ ...EMPTY_SEARCH, program: ['vpk', 'gold_seal'] })
  expect(screen.getByRole('checkbox', { name: 'VPK 19', hidden: true })).toBeChecked()
  expect(screen.getByText('Programs: 2 chosen')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show 47 providers' })).toBeInTheDocument()
})

test('a choice that was not counted has no number', () => {
  const named = (number: string) => screen.queryByRole('checkbox', { name: `VPK ${number}`.trim(), hidden: true })
  for (const [count, shown] of [
    [1219, '1,219'],
    [0, '0'],
    [undefined, ''],
  ] as const) {
    const choices: Record<string, number> = count === undefined ? {} : { 'program:vpk': count }
    const { unmount } = show(EMPTY_SEARCH, { results: { counts: countsOf(choices) } })
    expect(named(shown)).toBeInTheDocument()
    unmount()
  }
})

test('rare filters load when their group is opened; without them a button opens the page with all of them', async () => {
  const submit = jest.fn()
  const { form } = show(EMPTY_SEARCH, { request: { showsAllFilters: false }, submit })
  const vpk = () => screen.queryByRole('checkbox', { name: 'VPK 19', hidden: true })
  expect(vpk()).not.toBeInTheDocument()
  const group = screen.getByText('Programs').closest('details')
  const button = group?.querySelector('button')
  expect([button?.name, button?.value]).toEqual(['filters', 'all'])
  // Left to the browser, also with JavaScript.
  const press = (submitter: HTMLElement | null | undefined) =>
    fireEvent(form, new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  expect(press(button)).toBe(true)
  expect(submit).not.toHaveBeenCalled()
  expect(press(null)).toBe(false)
  expect(submit).toHaveBeenCalledTimes(1)
  await act(async () => {
    if (!group) return
    group.open = true
    group.dispatchEvent(new Event('toggle'))
  })
  expect(vpk()).toBeInTheDocument()
})

test('a list with the name of its group is named for screen readers only', () => {
  show({ ...EMPTY_SEARCH, program: ['vpk'] })
  const [heading, list] = screen.getAllByText('Programs', { selector: 'legend' })
  expect(heading).not.toHaveClass('sr-only')
  expect(list).toHaveClass('sr-only')
  expect(screen.getByText('Kind of provider', { selector: 'legend' })).not.toHaveClass('sr-only')
})

test('the choices of a group with a chosen filter are part of the form', () => {
  const { sent } = show({ ...EMPTY_SEARCH, program: ['vpk'] }, { request: { showsAllFilters: false } })
  expect(sent()).toEqual({ zipCode: ['32801'], program: ['vpk'] })
})

test('each change is sent, text once the field is left', async () => {
  const submit = jest.fn()
  show(EMPTY_SEARCH, { submit })
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Age in months when care starts' }), '14')
  expect(submit).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Opening confirmed/ }))
  expect(submit).toHaveBeenCalledTimes(2)
})

test('every group explains its meaning in a sentence behind "?"', () => {
  const { form } = show(EMPTY_SEARCH)
  const groups = form.querySelectorAll('.filter-group')
  expect(groups).toHaveLength(8)
  for (const group of groups) expect(group.querySelector('.filter-hint > p')?.textContent).toMatch(/^[A-Z].{20,}\.$/)
})

test('one reset returns to the unfiltered search', async () => {
  const { form, sent } = show({ ...EMPTY_SEARCH, openings: true })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Opening confirmed/ }))
  expect(sent()).not.toHaveProperty('openings')
  form.reset()
  expect(sent()).toMatchObject({ openings: ['confirmed'] })
})

test('on the way to work the form asks for the miles of detour instead of the miles from home', () => {
  const { form, unmount } = show(EMPTY_SEARCH)
  expect(form.querySelector('[name=distance]')).not.toBeNull()
  expect(form.querySelector('[name=detour]')).toBeNull()
  unmount()
  const onTheWay = show({ ...EMPTY_SEARCH, workZip: '32789' })
  expect(onTheWay.form.querySelector('[name=distance]')).toBeNull()
  expect(screen.getByRole('group', { name: 'At most out of your way' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '5 miles' })).toBeChecked()
})

test('an unknown work ZIP code stays in its field, with an error', () => {
  show(EMPTY_SEARCH, { request: { workTyped: '0000', ignored: ['workZip'] } })
  const field = screen.getByRole('textbox', { name: 'Work ZIP (optional)' })
  expect(field).toHaveValue('0000')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^A work ZIP code has five digits/)
})

test.each(['999', '-1', '12.5'])('an age of %s stays in its field, with an error', (age) => {
  const { search, ignored } = readSearch({ age })
  show(search, { request: { ignored, childTyped: { age, start: '' } } })
  const field = screen.getByRole('spinbutton', { name: 'Age in months when care starts' })
  expect(field).toHaveValue(Number(age))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^Enter whole months, 0 to 155/)
})
