import { type SearchPageView, VIEW_VERSION } from '@/components/search/types'

const view = (title: string, version = VIEW_VERSION) => ({ version, title }) as SearchPageView
const asked: string[] = []
let fails = false
let answered: SearchPageView | undefined

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') })
  asked.length = 0
  fails = false
  answered = undefined
  document.body.innerHTML = ''
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path)
    return {
      ok: !fails,
      status: fails ? 503 : 200,
      text: async () => JSON.stringify(answered ?? view(`asked ${asked.length}`)),
    }
  }) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

/** As the page that was just loaded. */
const load = () => import('@/components/search/asked-searches')

test('what stands in the document is there at once, however its address is spelled', async () => {
  const data = { query: 'zipCode=Winter%20Park', data: view('written') }
  document.body.innerHTML = `<nav data-text="bar"><a href="/">Map</a></nav>
    <script type="application/json" id="written">${JSON.stringify(data)}</script>`
  const { searchAt } = await load()
  const known = searchAt('/search?zipCode=Winter+Park')
  // React reads these two, and draws without waiting.
  expect(known).toMatchObject({
    status: 'fulfilled',
    value: { title: 'written', texts: { bar: '<a href="/">Map</a>' } },
  })
  expect(asked).toEqual([])
})

test('parts that were opened or closed by hand before it was read count as they were drawn', async () => {
  const part = (name: string, isDrawnOpen: boolean) =>
    `<details id="${name}"${isDrawnOpen ? ' data-drawn-open="true" open=""' : ''}></details>`
  const data = { query: '', data: view('written') }
  document.body.innerHTML = `<div data-text="bar"></div>
    <div data-text="filters">${part('age', true)}${part('amenity', false)}</div>
    <script type="application/json" id="written">${JSON.stringify(data)}</script>`
  for (const one of document.querySelectorAll('details')) one.open = !one.open
  const { searchAt } = await load()
  expect(await searchAt('')).toMatchObject({ texts: { filters: part('age', true) + part('amenity', false) } })
  // They stay as they are.
  expect([...document.querySelectorAll('details')].map((one) => one.open)).toEqual([false, true])
})

test('whoever comes back to a page that was left before it was read has it asked again', async () => {
  const data = { query: 'zipCode=32801', data: view('written') }
  document.body.innerHTML = `<main>Another page</main>
    <script type="application/json" id="written">${JSON.stringify(data)}</script>`
  const { searchAt } = await load()
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 1'))
})

test('an answer of another release has the page loaded anew', async () => {
  // All that jsdom does of leaving for another address.
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {})
  answered = view('of another release', VIEW_VERSION - 1)
  const { searchAt } = await load()
  const settled = jest.fn()
  searchAt('/search?zipCode=32801').then(settled, settled)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(String(complained.mock.calls[0]?.[0])).toContain('Not implemented: navigation')
  complained.mockRestore()
  expect(settled).not.toHaveBeenCalled()
})

test('another search is asked once, and shown again on the way back', async () => {
  const { searchAt, askAnew } = await load()
  askAnew('/search?zipCode=32801')
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 1'))
  await searchAt('/search?zipCode=33101')
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 1'))
  expect(asked).toEqual(['/api/search-page?zipCode=32801', '/api/search-page?zipCode=33101'])
})

test('who presses asks anew, and what is older than five minutes is asked again', async () => {
  const { searchAt, askAnew } = await load()
  await searchAt('/search?zipCode=32801')
  await askAnew('/search?zipCode=32801')
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 2'))
  jest.setSystemTime(new Date('2026-11-23T15:06:00Z'))
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 3'))
})

test('a failure is told to whoever asks at once, and then another try is made; twenty searches are kept', async () => {
  const { searchAt } = await load()
  fails = true
  await expect(searchAt('/search?zipCode=32801')).rejects.toThrow('503')
  await expect(searchAt('/search?zipCode=32801')).rejects.toThrow('503')
  expect(asked).toHaveLength(1)
  fails = false
  jest.setSystemTime(new Date('2026-11-23T15:00:02Z'))
  expect(await searchAt('/search?zipCode=32801')).toEqual(view('asked 2'))
  for (let zip = 33101; zip < 33121; zip++) await searchAt(`/search?zipCode=${zip}`)
  await searchAt('/search?zipCode=33101')
  expect(asked).toHaveLength(22)
  await searchAt('/search?zipCode=32801')
  expect(asked).toHaveLength(23)
})
