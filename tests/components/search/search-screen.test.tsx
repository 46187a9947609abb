import { hydrateRoot } from 'react-dom/client'
import { rowValuesOf } from '@/components/providers/row-values'
import { SearchScreen } from '@/components/search/search-screen'
import type { Results, SearchOutcome, SearchRequest } from '@/components/search/types'
import { readSearch } from '@/lib/search/schema'
import { dangersIn, parsedHtml } from '@/tests/support/access/dangers'
import { HOSTILE_STRINGS } from '@/tests/support/access/hostile-strings'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, InEnglish, render } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }))
beforeAll(() => {
  Object.assign(navigator, { sendBeacon: () => true })
  // jsdom has no media queries.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) })
})

const today = '2026-11-20'

function request(query: Record<string, string>): SearchRequest {
  const { zipCode = '32801', ...rest } = query
  const childTyped = { age: rest.age ?? '', start: rest.start ?? '' }
  return {
    typed: zipCode,
    workTyped: rest.workZip ?? '',
    childTyped,
    skipped: [],
    showsAllFilters: false,
    ...readSearch(rest),
  }
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...rowValuesOf({ ...buildDetail({ isSponsored: index === 0 }), distanceMeters: 1287 * index }, today),
    id: `house-${index}`,
    name: `House ${index} – “é”`,
  }))

function results({ search }: SearchRequest, other: Partial<Results> = {}): Results {
  return {
    kind: 'results',
    place: { kind: 'zip', label: 'Orlando, FL 32801' },
    search,
    way: null,
    today,
    total: 3,
    unknown: 0,
    unfit: 0,
    pageCount: 1,
    counts: [],
    without: {},
    rows: rows(3),
    alternatives: null,
    places: [],
    map: null,
    ...other,
  }
}

const option = {
  slug: 'springfield-il',
  label: 'Springfield, IL',
  stateName: 'Illinois',
  county: 'Sangamon County',
  providerCount: 3,
}
const plain = request({})
const filtered = request({
  age: '14',
  program: 'vpk',
  openings: 'confirmed',
  page: '2',
  sort: 'price',
})
const invalidSearch = request({ age: 'abc' })
const nothing = { farther: [{ miles: 25, count: 4 }], matching: [], nearest: rows(2), coverage: null, unfiltered: 0 }
const atlanta = {
  ...nothing,
  nearest: [],
  coverage: {
    state: 'Georgia',
    states: ['Florida'],
    nearest: [{ slug: 'jacksonville-fl', label: 'Jacksonville, FL', providerCount: 12, miles: 286 }],
  },
}

const states: [string, SearchRequest, SearchOutcome][] = [
  ['a list', plain, results(plain)],
  ['a list with filters and a child', filtered, results(filtered)],
  ['an address that was not understood', invalidSearch, results(invalidSearch)],
  ['a page past the end', filtered, results(filtered, { rows: [] })],
  ['a state without providers', plain, results(plain, { total: 0, pageCount: 0, rows: [], alternatives: atlanta })],
  ['nothing found', plain, results(plain, { total: 0, pageCount: 0, rows: [], alternatives: nothing })],
  ['a first visit', request({ zipCode: '' }), { kind: 'first-visit', isInvalid: false, cities: [] }],
  ['what is no place', request({ zipCode: '<b>' }), { kind: 'first-visit', isInvalid: true, cities: [] }],
  [
    'a name of several places',
    request({ zipCode: 'Springfield' }),
    { kind: 'ambiguous', query: 'Springfield', options: [option] },
  ],
  ['a whole state', request({ zipCode: 'Florida' }), { kind: 'state', query: 'Florida', options: [option] }],
  ['a name of none', request({ zipCode: 'Nowhere' }), { kind: 'unknown', query: 'Nowhere', options: [] }],
]

test.each(states)('%s: the browser hydrates what the server rendered', async (_what, searchRequest, outcome) => {
  const place = document.createElement('div')
  const screen = <SearchScreen request={searchRequest} outcome={outcome} />
  place.innerHTML = renderToString(screen)
  document.body.replaceChildren(place)
  const errors: unknown[] = []
  const onConsole = jest.spyOn(console, 'error').mockImplementation((...words) => errors.push(words))
  const root = await act(async () =>
    hydrateRoot(place, <InEnglish>{screen}</InEnglish>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  onConsole.mockRestore()
  expect(errors).toEqual([])
  act(() => root.unmount())
})

test('a whole state is asked where in it, and not called unknown', () => {
  const outcome: SearchOutcome = { kind: 'state', query: 'Florida', options: [option] }
  const page = shown(renderToString(<SearchScreen request={request({ zipCode: 'Florida' })} outcome={outcome} />))
  expect(page.querySelector('h2')?.textContent).toBe('Where in Florida?')
  expect(page.body.textContent).toContain(option.label)
})

test('only plain JSON is sent to the browser', () => {
  for (const [, searchRequest, outcome] of states) {
    expect(JSON.parse(JSON.stringify(searchRequest))).toEqual(searchRequest)
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
  }
})

test('a search in a state without providers says where there are some, and how far', () => {
  const outcome = results(plain, { total: 0, pageCount: 0, rows: [], alternatives: atlanta })
  const { getByText, getByRole } = render(<SearchScreen request={plain} outcome={outcome} />)
  getByText('We don’t cover Georgia yet. So far we cover Florida.')
  const link = getByRole('link', { name: /^Jacksonville, FL/ })
  expect(link).toHaveAttribute('href', '/search?zipCode=Jacksonville%2C+FL')
  expect(link).toHaveTextContent('286 miles away, 12 providers')
})

test('a search without results names the nearest provider and the distance', () => {
  const nearest = rows(2).slice(1)
  const outcome = results(plain, { total: 0, rows: [], alternatives: { ...nothing, nearest } })
  const { getByText } = render(<SearchScreen request={plain} outcome={outcome} />)
  getByText('The nearest provider is House 1 – “é”, 0.8 miles away.')
})

test('where fewer filters find providers here, that is the first advice', () => {
  const search = request({ program: 'vpk', openings: 'confirmed' })
  const hintOf = (other: Partial<Results>) => {
    const outcome = results(search, { total: 0, rows: [], alternatives: nothing, ...other })
    const { container, unmount } = render(<SearchScreen request={search} outcome={outcome} />)
    const text = container.textContent
    unmount()
    return text
  }
  expect(hintOf({ without: { program: 3 } })).toContain('Try fewer filters, or another ZIP code or city nearby.')
  expect(hintOf({})).toContain('Try another ZIP code or city nearby.')
})

test('where only dropping several filters at once helps, one link shows everybody without them', () => {
  const search = request({ program: 'vpk', openings: 'confirmed', age: '14', distance: '5', page: '2' })
  const outcomeOf = (unfiltered: number) =>
    results(search, { total: 0, rows: [], alternatives: { ...nothing, unfiltered } })
  const { getByRole, getByText, unmount } = render(<SearchScreen request={search} outcome={outcomeOf(14)} />)
  getByText('Try fewer filters, or another ZIP code or city nearby.')
  expect(getByRole('link', { name: 'Show all 14 providers without filters' })).toHaveAttribute(
    'href',
    '/search?zipCode=32801&age=14&distance=5',
  )
  unmount()
  const { queryByRole } = render(<SearchScreen request={search} outcome={outcomeOf(0)} />)
  expect(queryByRole('link', { name: /without filters/ })).not.toBeInTheDocument()
})

test('a family home is not called the nearest provider, since only its ZIP code is known', () => {
  const nearest = rows(2).map((row) => ({ ...row, kind: 'family_home' as const }))
  const outcome = results(plain, { total: 0, rows: [], alternatives: { ...nothing, nearest } })
  const { queryByText } = render(<SearchScreen request={plain} outcome={outcome} />)
  expect(queryByText(/^The nearest provider is/)).not.toBeInTheDocument()
})

test('a provider that stated nothing says so once, also in a search for a child', () => {
  const bare = buildDetail({ ageBands: [], hours: [], ageMinMonths: null, ageMaxMonths: null, facts: {} })
  const fit = { verdict: 'unknown' as const, text: 'Ages not stated' }
  const outcome = results(plain, { rows: [{ ...rowValuesOf(bare, today), fit }] })
  const { getByRole } = render(<SearchScreen request={plain} outcome={outcome} />)
  expect(getByRole('article')).toHaveTextContent('Openings, price, hours and ages not stated')
  expect(getByRole('article')).not.toHaveTextContent('Ages not stated')
})

test('with a child the order is explained as fit first, without one as points', () => {
  const orderOf = (search: SearchRequest) => {
    const { container } = render(<SearchScreen request={search} outcome={results(search)} />)
    return ['.sort-menu li', '.why h3 + *'].map((part) => container.querySelector(part)?.textContent)
  }
  expect(orderOf(request({ age: '9' }))).toEqual([
    'Best fit first',
    expect.stringMatching(/^Providers that fit your child/),
  ])
  expect(orderOf(plain)).toEqual(['Best match', expect.stringMatching(/^Each provider gets up to 100 points/)])
})

test('says which words it did not understand', () => {
  const words = { ...plain, skipped: ['unicorns', 'organic food'] }
  const { getByText } = render(<SearchScreen request={words} outcome={results(plain)} />)
  getByText('We didn’t understand “unicorns” and “organic food”.')
})

test('filters without a place wait for one, and can be taken off', () => {
  const search = request({ zipCode: '', program: 'vpk', language: 'spanish' })
  const outcome: SearchOutcome = { kind: 'first-visit', isInvalid: false, cities: [] }
  const { getByText, getByRole, container } = render(<SearchScreen request={search} outcome={outcome} />)
  getByText('Where should we look?')
  expect(getByRole('link', { name: /^VPK/ })).toHaveAttribute('href', '/search?language=spanish')
  expect(container.querySelector('form[role=search] [name=program]')).toHaveValue('vpk')
})

test('a row has at most 28 elements', () => {
  const { container } = render(<SearchScreen request={plain} outcome={results(plain)} />)
  const sizes = [...container.querySelectorAll('article')].map((row) => row.querySelectorAll('*').length)
  expect(sizes).toHaveLength(3)
  expect(Math.max(...sizes)).toBeLessThan(28)
})

/** Without the elements that a form requires. */
function shown(html: string): Document {
  const page = parsedHtml(html.replace(/^(?:<link [^>]*>)+/, ''))
  for (const form of page.querySelectorAll('form')) form.remove()
  return page
}

test('neither a name nor user input runs as code', () => {
  const words = HOSTILE_STRINGS.join(' ')
  const searchRequest = request({ zipCode: words, start: words, workZip: words })
  const hostile = rows(2).map((row) => ({ ...row, name: words, street: words, city: words }))
  const unknown: SearchOutcome = { kind: 'unknown', query: words, options: [{ ...option, label: words }] }
  for (const outcome of [results(searchRequest, { rows: hostile }), unknown])
    expect(dangersIn(shown(renderToString(<SearchScreen request={searchRequest} outcome={outcome} />)))).toEqual([])
})
