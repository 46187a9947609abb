import { act } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { draw, drawFailed } from '@/components/search/draw-screen'
import { pageView } from '@/components/search/page-view'
import { SearchScreen } from '@/components/search/search-screen'
import type { DrawnTexts, Found, Question, SearchPageView } from '@/components/search/types'
import { readSearch } from '@/lib/providers/schema/search'
import { dangersIn, parsedHtml } from '@/tests/support/dangers'
import { HOSTILE_STRINGS } from '@/tests/support/hostile-strings'
import { buildDetail } from '@/tests/support/provider-detail'

beforeAll(() => Object.assign(navigator, { sendBeacon: () => true }))

const router = { push: jest.fn(), prefetch: jest.fn() } as unknown as ContextType<typeof AppRouterContext>
const zip = {
  ...{ zip: '32801', city: 'Orlando', state: 'FL', county: 'Orange' },
  ...{ latitude: 28.54, longitude: -81.37, timeZone: 'America/New_York' },
}

function ask(query: Record<string, string>): Question {
  const { zipCode = '32801', ...rest } = query
  const childTyped = { age: rest.age ?? '', born: rest.born ?? '', start: rest.start ?? '' }
  return { typed: zipCode, workTyped: rest.workZip ?? '', childTyped, ...readSearch(rest) }
}

type Results = Extract<Found, { kind: 'results' }>

function results(question: Question, other: Partial<Results> = {}, houses = 3): Found {
  const providers = Array.from({ length: houses }, (_, index) => ({
    ...buildDetail({ id: `house-${index}-k3f9`, name: `House ${index} – “${'é'}”`, isSponsored: index === 0 }),
    distanceMeters: 1287 * index,
  }))
  return {
    kind: 'results',
    place: { kind: 'zip', label: 'Orlando, FL 32801', zip } as unknown as Results['place'],
    search: question.search,
    way: null,
    today: '2026-11-20',
    result: {
      providers,
      total: houses,
      pageCount: 1,
      counts: { total: houses, choices: {}, without: {} },
    } as Results['result'],
    instead: null,
    google: [],
    map: null,
    ...other,
  }
}

const option = {
  slug: 'springfield-il',
  label: 'Springfield, IL',
  stateName: 'Illinois',
  county: 'Sangamon',
  providerCount: 3,
}
const plain = ask({})
const filtered = ask({
  age: '14',
  program: 'vpk',
  born: '2025-03',
  openings: 'confirmed',
  page: '2',
  nonsense: '1',
  sort: 'price',
})
const misread = ask({ age: 'abc' })

const states: [string, Question, Found][] = [
  ['a list', plain, results(plain)],
  ['a list with filters and a child', filtered, results(filtered)],
  ['a question that was misread', misread, results(misread)],
  [
    'a page past the end',
    filtered,
    results(filtered, { result: { ...(results(filtered) as Results).result, providers: [] } }),
  ],
  [
    'nobody',
    plain,
    results(
      plain,
      {
        instead: {
          farther: [{ miles: 25, count: 4 }],
          matching: [],
          nearest: (results(plain) as Results).result.providers,
        },
      },
      0,
    ),
  ],
  ['a first visit', ask({ zipCode: '' }), { kind: 'first-visit', isInvalid: false, cities: [] }],
  ['what is no place', ask({ zipCode: '<b>' }), { kind: 'first-visit', isInvalid: true, cities: [] }],
  [
    'a name of several places',
    ask({ zipCode: 'Springfield' }),
    { kind: 'ambiguous', query: 'Springfield', options: [option] },
  ],
  ['a name of none', ask({ zipCode: 'Nowhere' }), { kind: 'unknown', query: 'Nowhere', options: [] }],
]

/** React moves what shall be fetched early to the front; the server puts it into the head (fill-page.mjs). */
const withoutEarly = (html: string) => html.replace(/^(?:<link [^>]*>)+/, '')

/** The view as a browser reads it that has just loaded the document. */
async function readAtLoad(data: SearchPageView): Promise<SearchPageView> {
  const written = document.createElement('script')
  written.type = 'application/json'
  written.id = 'written'
  written.textContent = JSON.stringify({ query: '', data })
  document.body.append(written)
  jest.resetModules()
  const { searchAt } = await import('@/components/search/asked-searches')
  return searchAt('')
}

test.each(states)(
  'the texts of %s are read from the document, which holds each once',
  async (_what, question, found) => {
    const view = pageView(question, found)
    const { html, data } = draw(view)
    document.body.innerHTML = withoutEarly(html)
    const { texts, ...rest } = await readAtLoad(data)
    const { texts: drawn, ...wanted } = JSON.parse(JSON.stringify(view)) as SearchPageView
    expect(rest).toEqual(wanted)
    const shownTexts = Object.entries(drawn).filter(([, text]) => text !== '')
    expect(Object.keys(texts).sort()).toEqual(shownTexts.map(([name]) => name).sort())
    for (const [name, text] of shownTexts)
      expect(texts[name as keyof DrawnTexts]).toBe(parsedHtml(`<body>${text}`).body.innerHTML)
    expect(data.texts).toEqual({})
  },
)

test.each(states)('the browser wakes %s as the server drew it', async (_what, question, found) => {
  const { html, data } = draw(pageView(question, found))
  const place = document.createElement('div')
  place.innerHTML = withoutEarly(html)
  document.body.replaceChildren(place)
  const view = await readAtLoad(data)
  const heading = place.querySelector('h1')
  const complaints: unknown[] = []
  const onConsole = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
  await act(async () => {
    hydrateRoot(
      place,
      <AppRouterContext value={router}>
        <SearchScreen view={view} />
      </AppRouterContext>,
      { onRecoverableError: (error) => complaints.push(error) },
    )
  })
  onConsole.mockRestore()
  expect(complaints).toEqual([])
  // Not drawn anew.
  expect(place.querySelector('h1')).toBe(heading)
  place.remove()
})

/** Without what has to be in a form. */
function shown(html: string): Document {
  const page = parsedHtml(withoutEarly(html))
  for (const form of page.querySelectorAll('form')) form.remove()
  return page
}

test('nothing of a name or of what was typed runs', () => {
  const words = HOSTILE_STRINGS.join(' ')
  const question = ask({ zipCode: words, born: words, workZip: words })
  const found = results(question) as Results
  const providers = found.result.providers.map((one) => ({ ...one, name: words, street: words, city: words }))
  const hostile = { ...found, result: { ...found.result, providers } }
  for (const state of [hostile, { kind: 'unknown', query: words, options: [{ ...option, label: words }] } as Found])
    expect(dangersIn(shown(draw(pageView(question, state)).html))).toEqual([])
  expect(dangersIn(shown(drawFailed(`/search?zipCode=${words}`)))).toEqual([])
})
