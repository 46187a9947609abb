import { createRef } from 'react'
import { FilterForm } from '@/components/search/filters/filter-form'
import { addressOfForm } from '@/components/search/search-screen'
import { FACETS } from '@/lib/search/rules/facets'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen } from '@/tests/support/setup/render'

const fetched = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetched
})

/** 63 results: 40 between $150 and $165, 19 between $270 and $285, one of $420 or more; three have no price. */
const BARS = {
  from: 150,
  step: 15,
  counts: [40, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  unpriced: 3,
  total: 63,
}

async function openPrices(search: Partial<Search> = {}, bars: unknown = BARS) {
  const requests: string[] = []
  globalThis.fetch = async (path) => {
    requests.push(String(path))
    return mockFetchResult(200, bars)
  }
  const form = (search: Search, total: number) => (
    <FilterForm
      request={{
        typed: '32801',
        workTyped: '',
        childTyped: { age: String(search.age ?? ''), start: '' },
        search,
        ignored: [],
        skipped: [],
        showsAllFilters: false,
      }}
      results={{
        kind: 'results',
        place: { kind: 'zip', label: 'Orlando, FL 32801' },
        search,
        way: null,
        today: '2026-11-20',
        total,
        unknown: 0,
        unfit: 0,
        pageCount: 4,
        counts: FACETS.map(() => null),
        without: {},
        rows: [],
        alternatives: null,
        places: [],
        map: null,
      }}
      submit={() => {}}
      formRef={createRef()}
      isSheet
    />
  )
  const shown = { ...EMPTY_SEARCH, ...search }
  const { rerender } = render(form(shown, 63))
  return { requests, showNext: (next: Partial<Search>, total: number) => rerender(form({ ...shown, ...next }, total)) }
}

test('a parent who moves the handle sees how many providers stay, and the form sends that price', async () => {
  const { requests } = await openPrices({ age: 9, sort: 'price' })
  const handle = await screen.findByRole('slider', { name: 'Highest weekly price, in dollars' })
  expect(requests).toEqual(['/api/places/prices?zipCode=32801&age=9'])
  expect(screen.getByText('Price for infants', { selector: 'summary' })).toBeInTheDocument()
  expect(handle).toHaveAttribute('aria-valuetext', 'Any price, 63 providers')

  fireEvent.change(handle, { target: { value: '285' } })
  expect(screen.getByRole('button', { name: 'Show 62 providers' })).toBeInTheDocument()
  expect(handle).toHaveAttribute('aria-valuetext', 'Up to $285 a week, 62 providers')
  const form = handle.closest('form')
  expect(form && addressOfForm(form)).toBe('/search?zipCode=32801&sort=price&age=9&priceRange=285')

  fireEvent.change(handle, { target: { value: '420' } })
  expect(screen.getByRole('button', { name: 'Show 63 providers' })).toBeInTheDocument()
  expect(form && addressOfForm(form)).toBe('/search?zipCode=32801&sort=price&age=9')
})

test('a typed price moves the handle, and one beyond the bars puts it at their end', async () => {
  await openPrices()
  const handle = await screen.findByRole('slider')
  const field = screen.getByRole('spinbutton', { name: /^Up to/ })
  fireEvent.input(field, { target: { value: '300' } })
  expect(handle).toHaveValue('300')
  fireEvent.input(field, { target: { value: '1000' } })
  expect(handle).toHaveValue('420')
})

test('results of an earlier limit do not pull the handle back while it is being moved on', async () => {
  const { showNext } = await openPrices()
  const handle = await screen.findByRole('slider')
  fireEvent.change(handle, { target: { value: '390' } })
  fireEvent.change(handle, { target: { value: '300' } })
  showNext({ priceRange: { minDollars: 0, maxDollars: 390 } }, 62)
  expect(handle).toHaveValue('300')
  showNext({ priceRange: { minDollars: 0, maxDollars: 300 } }, 62)
  showNext({}, 63)
  expect(handle).toHaveValue('420')
})

test('the bars are read out with their prices, without the empty ones', async () => {
  await openPrices()
  await screen.findByRole('slider')
  expect(
    screen.getByText(/^40 providers from \$150 to \$165; 19 providers from \$270 to \$285; 1 provider from/),
  ).toBeInTheDocument()
})

test('where nobody has confirmed a price, the field alone stays and a sentence says so', async () => {
  await openPrices({}, null)
  expect(await screen.findByText('No provider here has confirmed a price in the last 120 days.')).toBeInTheDocument()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('spinbutton', { name: /^Up to/ })).toBeInTheDocument()
})
