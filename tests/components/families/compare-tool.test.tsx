import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { CompareTool } from '@/components/families/compare/compare-tool'
import { aboutFamily } from '@/components/families/compare/comparison-cells'
import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { Toaster } from '@/components/ui/overlays/toasts'
import { rank } from '@/lib/families/compare/rules/criteria'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import type { Family } from '@/lib/families/compare/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, render, screen, waitFor, within } from '@/tests/support/setup/render'

const texts = comparisonTexts('en')
const NOW = new Date('2026-11-22T12:00:00Z')
const FAMILY: Family = {
  child: { id: 1, name: 'Mia', birthMonth: '2025-10', startMonth: null },
  needs: { ...NO_FAMILY.needs, ageMonths: 14, startMonth: '2026-12', weeklyBudgetCents: 29_000 },
  wishes: { ...NO_FAMILY.wishes, amenities: ['nap_room', 'nut_free'] },
}
const harbor = buildDetail({ id: 'harbor-k3f9', name: 'Harbor' })
const meadow = buildDetail({ id: 'meadow-k3fb', name: 'Meadow', ageMinMonths: 36 })
const listed = buildDetail({
  id: 'listed-k3fc',
  name: 'Listed',
  ageBands: [],
  ageMinMonths: null,
  amenities: [],
  rating: null,
})
const resultsFor = (family: Family, ...all: ReturnType<typeof buildDetail>[]) =>
  rank(
    all.map((candidate) =>
      comparisonResultOf({ candidate, formerNames: [] }, { family, weights: {}, now: NOW, texts }),
    ),
    {},
  ).map(({ one }) => one)

const CHOICE = {
  childId: null,
  weights: {},
  linkMadeAt: null,
  children: [{ id: 1, name: 'Mia' }],
  about: aboutFamily(FAMILY, texts),
}
let requests: [string, unknown][]
let replies: Record<string, () => Response>

async function signInAs(role: 'visitor' | 'caregiver' | 'careprovider') {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id: 7, role, email: 'dana@home.test' })
    const call = `${method} ${path.split('?')[0]}`
    requests.push([call, body && JSON.parse(String(body))])
    return replies[call]?.() ?? mockFetchResult(200, [])
  }) as typeof fetch
  await act(refreshSession)
}
async function open(role: 'visitor' | 'caregiver' = 'caregiver') {
  await signInAs(role)
  render(
    <>
      <CompareTool />
      <Toaster />
    </>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Compare My Favorites' }))
  return user
}
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getAllByRole('link')[0]?.textContent)
const columnOf = (name: string) => within(screen.getByRole('columnheader', { name: new RegExp(name) }))
/** The cells of a row, in the order of the columns. */
const cellsOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement).getAllByRole('cell')

beforeEach(() => {
  requests = []
  localStorage.clear()
  replies = {
    'GET /api/compare/favorites': () => mockFetchResult(200, resultsFor(FAMILY, listed, meadow, harbor)),
    'GET /api/compare/choice': () => mockFetchResult(200, CHOICE),
  }
})

test('nothing is loaded before a parent opens the tool; then favorites are sorted by match, with the reasons', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Three favorites, for Mia in December' })).toBeInTheDocument()
  // The title says for whom; a second time above the table would push the scores off a phone's first screen.
  expect(screen.getAllByText('Mia, 14 months in December')).toHaveLength(1)
  expect(columns()).toEqual(['Harbor', 'Meadow', 'Listed'])
  expect(columnOf('Harbor').getByText('Match score: 100 of 100')).toBeInTheDocument()
  expect(columnOf('Harbor').getAllByText(/Best Match/)).not.toHaveLength(0)
  expect(columnOf('Harbor').getByText(/Excellent Match/)).toBeInTheDocument()
  expect(columnOf('Harbor').getByText(/6 of 8 known/)).toBeInTheDocument()
  expect(columnOf('Meadow').queryByText(/Best Match/)).not.toBeInTheDocument()
  expect(cellsOf('At most $290 a week')[0]).toHaveTextContent('Fits: $285')
  expect(cellsOf('Takes a child of 14 months')[1]).toHaveTextContent('Doesn’t fit: 3 years – 5 years')
})

test('a single favorite is no best match', async () => {
  replies['GET /api/compare/favorites'] = () => mockFetchResult(200, resultsFor(FAMILY, harbor))
  await open()
  expect(await screen.findAllByText(/Excellent Match/)).not.toHaveLength(0)
  expect(screen.queryByText(/Best Match/)).not.toBeInTheDocument()
})

test('a row has one winner and none on a tie; what is unknown can be asked, and is neither', async () => {
  await open()
  await screen.findByRole('table')
  const [harborNaps, meadowNaps, listedNaps] = cellsOf('Quiet nap room')
  expect(harborNaps).not.toHaveTextContent('Best')
  expect(meadowNaps).not.toHaveTextContent('Best')
  expect(listedNaps).toHaveTextContent('Not known: Not stated')
  expect(cellsOf('Takes a child of 14 months')[0]).toHaveTextContent('Best')
  const ask = within(listedNaps as HTMLElement).getByRole('link', { name: 'Ask Listed: Quiet nap room' })
  expect(ask).toHaveAttribute('href', '/provider/listed-k3fc/request?only=questions&ask=amenities%3Anap_room')
})

test('one link asks every provider about its unknown facts, with a message to each', async () => {
  await open()
  const all = await screen.findByRole('link', { name: 'Ask all three' })
  expect(all).toHaveAttribute('href', '/provider/harbor-k3f9/request?only=questions&also=meadow-k3fb&also=listed-k3fc')
  const links = screen.getAllByRole('link', { name: /^Ask (Harbor|Meadow|Listed): / })
  expect(screen.getByRole('heading', { name: `${links.length} things to ask` })).toBeInTheDocument()
})

test('a provider that takes no messages is left out of the link that asks all', async () => {
  const context = { family: FAMILY, weights: {}, now: NOW, texts, reachable: new Set([harbor.id, meadow.id]) }
  const results = [harbor, meadow, listed].map((candidate) =>
    comparisonResultOf({ candidate, formerNames: [] }, context),
  )
  replies['GET /api/compare/favorites'] = () => mockFetchResult(200, results)
  await open()
  const ask = await screen.findByRole('link', { name: 'Ask two' })
  expect(ask).toHaveAttribute('href', '/provider/harbor-k3f9/request?only=questions&also=meadow-k3fb')
  expect(screen.getByText(/^Listed doesn’t take messages here/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Ask Listed: / })).not.toBeInTheDocument()
})

test.each([
  ['with a budget', FAMILY],
  ['without one', { ...FAMILY, needs: { ...FAMILY.needs, weeklyBudgetCents: null } }],
])('a provider that does not take the child is not asked about its room, %s', async (_, family) => {
  const unknown = { ageBands: [], amenities: [] }
  const older = buildDetail({ ...unknown, id: 'older-k3fd', name: 'Older', ageMinMonths: 36 })
  replies['GET /api/compare/favorites'] = () => mockFetchResult(200, resultsFor(family, listed, older))
  await open()
  await screen.findByRole('table')
  const asked = (name: string) =>
    screen.queryAllByRole('link', {
      name: new RegExp(`^Ask ${name}: (At most|Price|A one-year-old opening|One-year-old ratio)`),
    })
  expect(asked('Listed')).toHaveLength(3)
  expect(asked('Older')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Ask Older: Quiet nap room' })).toBeInTheDocument()
})

test('a provider with too little information has no score, and is not called a bad match', async () => {
  await open()
  await screen.findByRole('table')
  const column = columnOf('Listed')
  expect(column.getByText('Too little known')).toBeInTheDocument()
  for (const words of [/Match$/, /^Match score/]) expect(column.queryByText(words)).not.toBeInTheDocument()
})

test("a parent's weights change order and scores immediately, and are saved", async () => {
  const user = await open()
  await user.click((await screen.findAllByRole('button', { name: 'What matters to us' }))[0] as HTMLElement)
  await user.selectOptions(await screen.findByLabelText('Ages'), 'Leave out')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(columnOf('Meadow').getByText('Match score: 100 of 100')).toBeInTheDocument())
  expect(requests.at(-1)).toEqual(['PATCH /api/compare/choice', { weights: { ages: 0 } }])
  expect(requests.filter(([call]) => call === 'GET /api/compare/favorites')).toHaveLength(1)
})

test('a choice that cannot be saved still applies on the page, with a message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  replies['PATCH /api/compare/choice'] = () => mockFetchResult(500, {})
  const user = await open()
  await user.click((await screen.findAllByRole('button', { name: 'What matters to us' }))[0] as HTMLElement)
  await user.selectOptions(await screen.findByLabelText('Ages'), 'Leave out')
  expect(await screen.findByText(/^We couldn’t save your choice/)).toBeInTheDocument()
})

test('a favorite can be left out of the comparison and brought back', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Leave Meadow out' }))
  expect(screen.getByRole('button', { name: 'Meadow', pressed: false })).toHaveFocus()
  expect(columns()).toEqual(['Harbor', 'Listed'])
  expect(screen.getByRole('link', { name: 'Ask both' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Meadow' }))
  expect(columns()).toEqual(['Harbor', 'Meadow', 'Listed'])
})

test('distance is one rule: a row never says both that it is near and that it is another area', async () => {
  const places = [{ of: 'home' as const, zip: '32801', latitude: 28.5449, longitude: -81.3754 }]
  const far = buildDetail({ id: 'far-k3fd', name: 'Far', zip: '32801', latitude: 28.7 })
  const family = { ...FAMILY, wishes: { ...FAMILY.wishes, places } }
  replies['GET /api/compare/favorites'] = () => mockFetchResult(200, resultsFor(family, harbor, far))
  await open()
  await screen.findByRole('table')
  const [near, away] = cellsOf('Within 5 miles of home')
  expect(near).toHaveTextContent(/Fits: 0.1 miles.*Same Area/)
  expect(near?.textContent).toContain('0.1\u00a0miles')
  expect(away).toHaveTextContent(/Doesn’t fit: Too far: 11 miles.*Different Area/)
  for (const { zipCodeMatch, name } of resultsFor(family, harbor, far)) expect(zipCodeMatch).toBe(name === 'Harbor')
})

test.each([
  ['there are no favorites', () => mockFetchResult(200, [])],
  ['they cannot be loaded', () => mockFetchResult(500, {})],
])('when %s a parent returns to the favorites, with the focus on the button', async (_, reply) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  replies['GET /api/compare/favorites'] = reply
  const user = await open()
  expect(await screen.findByText('No favorites to compare yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to Favorites' }))
  const opener = await screen.findByRole('button', { name: 'Compare My Favorites' })
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(opener).toHaveFocus()
})

test('the focus stays in the tool when loading it is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const reply = replies['GET /api/compare/favorites'] as () => Response
  replies['GET /api/compare/favorites'] = () => mockFetchResult(500, {})
  const user = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  replies['GET /api/compare/favorites'] = reply
  await user.click(again)
  expect((await screen.findByRole('table')).closest('[data-comparing]')).toHaveFocus()
})

test('after choosing another child a parent goes on in the same dialog', async () => {
  const two = [...CHOICE.children, { id: 2, name: 'Leo' }]
  replies['GET /api/compare/choice'] = () => mockFetchResult(200, { ...CHOICE, children: two })
  const user = await open()
  await user.click((await screen.findAllByRole('button', { name: 'What matters to us' }))[0] as HTMLElement)
  const child = await screen.findByLabelText('Compare for')
  // So slow that a state of loading would be seen.
  const fetched = global.fetch
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50))
  global.fetch = (async (...call: Parameters<typeof fetch>) => wait().then(() => fetched(...call))) as typeof fetch
  await user.selectOptions(child, 'Leo')
  await waitFor(() => expect(requests.filter(([call]) => call === 'GET /api/compare/favorites')).toHaveLength(2))
  expect(screen.getByLabelText('Compare for')).toBe(child)
  expect(child).toHaveFocus()
})

test('a visitor compares the favorites of their browser, and reads what an account adds', async () => {
  localStorage.setItem('favorites', '["harbor-k3f9"]')
  replies['GET /api/compare/kept'] = () => mockFetchResult(200, resultsFor(NO_FAMILY, harbor))
  await open('visitor')
  expect(await screen.findByText(/^Sign up for free and tell us/)).toBeInTheDocument()
  expect(columns()).toEqual(['Harbor'])
  expect(cellsOf('Price')[0]).toHaveTextContent('$285 to $310 a week by age')
  expect(cellsOf('Where it is')[0]).toHaveTextContent('Orlando 32801')
  expect(screen.queryByText(/^Each score counts/)).not.toBeInTheDocument()
  expect(screen.queryByText(/Match score/)).not.toBeInTheDocument()
  expect(screen.queryByText('What matters to us')).not.toBeInTheDocument()
})

test('a link is created, shown once, and revoked', async () => {
  replies['POST /api/compare/link'] = () =>
    mockFetchResult(200, { url: 'https://n.test/favorites/shared#token=abc', linkMadeAt: NOW.toISOString() })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Share a read-only link' }))
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(await screen.findByLabelText('Your link')).toHaveValue('https://n.test/favorites/shared#token=abc')
  expect(screen.getByLabelText('Your link')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The link no longer works')).toBeInTheDocument()
  expect(screen.queryByLabelText('Your link')).not.toBeInTheDocument()
})

test('the day a link was made is that of Florida', async () => {
  replies['GET /api/compare/choice'] = () => mockFetchResult(200, { ...CHOICE, linkMadeAt: '2025-11-22T02:00:00.000Z' })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Share a read-only link' }))
  expect(await screen.findByText(/^You made a link on Nov 21, 2025\./)).toBeInTheDocument()
})

test('a provider has nothing to compare', async () => {
  await signInAs('careprovider')
  render(<CompareTool />)
  expect(screen.queryByRole('heading', { name: 'Compare your favorites' })).not.toBeInTheDocument()
})
