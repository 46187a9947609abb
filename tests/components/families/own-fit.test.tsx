import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { notifyFamilyChanged } from '@/components/families/fit/fit-hint'
import type { FitLine, OwnFits } from '@/components/families/fit/fit-view'
import { OwnChildren, OwnSearchName } from '@/components/families/fit/for-parents'
import { OwnFit, OwnFitBar } from '@/components/families/fit/own-fit'
import { LocationForm } from '@/components/places/location-field/location-form'
import { ProviderRows } from '@/components/providers/provider-rows'
import type { RowValues } from '@/components/providers/row-values'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen, waitFor, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, prefetch: () => undefined }) }))

const requests: string[] = []
let fits: () => Promise<Response>
const MIA = { id: 3, name: 'Mia', at: '22 months old in January 2027', needs: {} }
const BEN = { id: 4, name: 'Ben', at: '4 years old in January 2027', needs: {} }
const fitOf = (...lines: FitLine[]) =>
  ({ lines, openings: { state: 'unknown' } }) satisfies OwnFits['fits'][string][number]
const ofTwo: OwnFits = {
  children: [MIA, BEN],
  fits: {
    'a-k3f9': [
      fitOf(
        { criterion: 'ages', verdict: 'matches', text: 'Takes 22-month-olds' },
        { criterion: 'price', verdict: 'unknown', text: 'Price not known' },
      ),
      fitOf({ criterion: 'ages', verdict: 'does_not', text: 'Not for 4-year-olds' }),
    ],
    'b-k3fb': [
      fitOf({ criterion: 'price', verdict: null, text: '$285 a week' }),
      fitOf({ criterion: 'price', verdict: null, text: '$205 a week' }),
    ],
  },
}

async function signInAs(role: 'visitor' | 'caregiver' | 'careprovider', id = 7) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id, role, email: 'dana@home.test' })
    requests.push(path)
    return fits()
  }) as typeof fetch
  await act(refreshSession)
}
const show = () =>
  render(
    <>
      <OwnFitBar />
      <OwnFit id="a-k3f9" />
      <OwnFit id="b-k3fb" />
    </>,
  )

// Compiling the code that is loaded only for parents may take longer than the default timeout.
beforeAll(() => import('@/components/families/fit/for-parents'))
beforeEach(async () => {
  await signInAs('visitor')
  requests.length = 0
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-own-fit')
  fits = async () => mockFetchResult(200, ofTwo)
})

test.each(['visitor', 'careprovider'] as const)(
  'a %s causes no request, and no space is reserved for them',
  async (role) => {
    await signInAs(role)
    show()
    await act(async () => undefined)
    expect(requests).toEqual([])
    expect(localStorage.getItem('own-fit')).toBeNull()
  },
)

test('a parent sees the fit for the first child: one request for all rows that names only providers', async () => {
  await signInAs('caregiver')
  show()
  const [first] = await screen.findAllByRole('list')
  expect(
    within(first as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Fits: Takes 22-month-olds', 'Not known: Price not known'])
  expect(screen.getByText('22 months old in January 2027')).toBeInTheDocument()
  expect(screen.getByText('$285 a week')).toBeInTheDocument()
  expect(requests).toEqual(['/api/caregiver/fit?ids=a-k3f9%2Cb-k3fb'])
})

test('a parent of two switches to the other child without another request, and finds it on the next page', async () => {
  await signInAs('caregiver')
  const { unmount } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Which child'), 'Ben')
  expect(screen.getByText('4 years old in January 2027')).toBeInTheDocument()
  expect(screen.getByText('Not for 4-year-olds')).toBeInTheDocument()
  expect(screen.getByText('$205 a week')).toBeInTheDocument()
  expect(requests).toHaveLength(1)
  act(notifyFamilyChanged)
  unmount()
  show()
  expect(await screen.findByText('4 years old in January 2027')).toBeInTheDocument()
})

test('a search of another place has each need once: those of its filters, and the child’s for the others', async () => {
  await signInAs('caregiver')
  fits = async () =>
    mockFetchResult(200, {
      ...ofTwo,
      children: [{ ...MIA, needs: { age: '22', days: ['mon', 'tue'], dropOff: '08:00' } }],
    })
  render(<LocationForm submitLabel="Search" preserved={[['dropOff', '07:00']]} />)
  await screen.findByText(/Mia/)
  const typed = [...new FormData(screen.getByRole<HTMLFormElement>('search'))]
  expect(typed.filter(([name]) => name !== 'zipCode')).toEqual([
    ['age', '22'],
    ['days', 'mon'],
    ['days', 'tue'],
    ['dropOff', '07:00'],
  ])
})

test('a search for the other child, from a bookmark or a saved one, makes that child the chosen one on the next page', async () => {
  const children = [
    { ...MIA, needs: { age: '22' } },
    { ...BEN, needs: { age: '48' } },
  ]
  fits = async () => mockFetchResult(200, { ...ofTwo, children })
  await signInAs('caregiver')
  const { unmount } = render(<OwnSearchName needs={{ age: '48' }} fallback="Best fit first" />)
  expect(await screen.findByText('Best for Ben')).toBeInTheDocument()
  unmount()
  show()
  expect(await screen.findByText('Not for 4-year-olds')).toBeInTheDocument()
})

test('a parent of one child has no list to choose from, and a link to change the preferences', async () => {
  fits = async () => mockFetchResult(200, { children: [MIA], fits: { 'a-k3f9': [ofTwo.fits['a-k3f9']?.[0]] } })
  await signInAs('caregiver')
  show()
  expect(await screen.findByText(/Mia/)).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/caregiver-dashboard?tab=settings')
})

test('the browser reserves the space from sign-in on, not for a parent without children, and stops at sign-out', async () => {
  await signInAs('caregiver')
  expect(localStorage.getItem('own-fit')).toBe('1')
  fits = async () => mockFetchResult(200, { children: [], fits: {} })
  const { unmount } = show()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(localStorage.getItem('own-fit')).toBe('0')
  expect(screen.queryByText('Fit for')).not.toBeInTheDocument()
  unmount()
  await signInAs('visitor')
  expect(localStorage.getItem('own-fit')).toBeNull()
})

test('cached results are discarded when the family changes, and when another user signs in', async () => {
  await signInAs('caregiver')
  show()
  await screen.findByText('Takes 22-month-olds')
  act(notifyFamilyChanged)
  expect(screen.queryByText('Takes 22-month-olds')).not.toBeInTheDocument()
  await signInAs('caregiver', 8)
  expect(screen.queryByText(/Mia/)).not.toBeInTheDocument()
})

test('without a response the rows look the same as for everyone', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fits = async () => mockFetchResult(500, { message: 'No.' })
  await signInAs('caregiver')
  show()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(consoleError).toHaveBeenCalled()
  consoleError.mockRestore()
})

test('a row shows the openings and the price of the child’s age, and of all ages to everyone else', async () => {
  const row = {
    id: 'a-k3f9',
    name: 'Sunny Sprouts',
    kind: 'center',
    city: 'Orlando',
    rating: null,
    reviewCount: 0,
    openings: { state: 'open', count: 5, bands: ['one', 'four'], from: null, confirmedOn: '2026-11-12' },
    price: { low: 20_500, high: 31_000 },
  } satisfies RowValues
  const ofMia = {
    openings: { ...row.openings, count: 2, bands: ['one'] },
    price: { low: 28_500, high: 28_500, band: 'one' },
  }
  fits = async () =>
    mockFetchResult(200, { children: [MIA], fits: { 'a-k3f9': [{ ...ofTwo.fits['a-k3f9']?.[0], ...ofMia }] } })
  render(<ProviderRows rows={[row]} today="2026-11-20" wayBack="/search" />)
  const words = () => screen.getByRole('article').textContent
  expect(words()).toContain('$205 to $310 a week by age')
  await act(() => signInAs('caregiver'))
  await screen.findByText('Fits Mia: age')
  expect(words()).toContain('2 one-year-old openings')
  expect(words()).toContain('$285 a week, one-year-olds')
  expect(words()).not.toContain('$205')
})

test('a row that states only other ages does not tell a parent that the provider states nothing', async () => {
  const row = {
    id: 'a-k3f9',
    name: 'Sunny Sprouts',
    kind: 'center',
    city: 'Orlando',
    rating: null,
    reviewCount: 0,
    openings: { state: 'unknown' },
    price: { low: 20_500, high: 20_500, band: 'four' },
  } satisfies RowValues
  render(<ProviderRows rows={[row]} today="2026-11-20" wayBack="/search" />)
  await act(() => signInAs('caregiver'))
  await screen.findByText('Fits Mia: age')
  const words = screen.getByRole('article').textContent
  expect(words).toContain('Openings not stated')
  expect(words).toContain('Price stated for other ages only')
  expect(words).not.toContain('hours and ages not stated')
})

test('above the results nothing is shown until the children have loaded; among the filters there is a link to add a child', async () => {
  await signInAs('caregiver')
  let answer: (response: Response) => void = () => undefined
  fits = () =>
    new Promise<Response>((resolve) => {
      answer = resolve
    })
  const list = (isLabelled: boolean) => <OwnChildren isLabelled={isLabelled} needs={{}} hrefFor={() => '/search'} />
  const { container, unmount } = render(list(true))
  expect(container).toBeEmptyDOMElement()
  await waitFor(() => expect(requests).not.toEqual([]))
  await act(async () => answer(mockFetchResult(200, ofTwo)))
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add a child' })).not.toBeInTheDocument()
  unmount()
  render(list(false))
  expect(screen.getByRole('link', { name: 'Add a child' })).toBeInTheDocument()
})
