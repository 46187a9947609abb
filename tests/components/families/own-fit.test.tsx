import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { notifyFamilyChanged } from '@/components/families/fit/fit-hint'
import type { OwnFits } from '@/components/families/fit/fit-view'
import { OwnFit, OwnFitBar } from '@/components/families/fit/own-fit'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const asked: string[] = []
let fits: () => Promise<Response>
const MIA = { id: 3, name: 'Mia', at: '22 months old in January 2027' }
const BEN = { id: 4, name: 'Ben', at: '4 years old in January 2027' }
const ofTwo: OwnFits = {
  children: [MIA, BEN],
  fits: {
    'a-k3f9': [
      [
        { verdict: 'matches', text: 'Takes 22-month-olds' },
        { verdict: 'unknown', text: 'Price not known' },
      ],
      [{ verdict: 'does_not', text: 'Not for 4-year-olds' }],
    ],
    'b-k3fb': [[{ verdict: null, text: '$285 a week' }], [{ verdict: null, text: '$205 a week' }]],
  },
}

async function become(role: 'visitor' | 'caregiver' | 'careprovider', id = 7) {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets; jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id, role, email: 'dana@home.test' })
    asked.push(path)
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

// Compiling what is fetched for parents alone may take longer than a test waits.
beforeAll(() =>
  Promise.all([import('@/components/families/fit/own-fit-lines'), import('@/components/families/fit/own-fit-head')]),
)
beforeEach(async () => {
  await become('visitor')
  asked.length = 0
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-own-fit')
  fits = async () => mockFetchResult(200, ofTwo)
})

test.each(['visitor', 'careprovider'] as const)(
  'a %s costs no request, and no place is kept free for them',
  async (role) => {
    await become(role)
    show()
    await act(async () => undefined)
    expect(asked).toEqual([])
    expect(localStorage.getItem('own-fit')).toBeNull()
  },
)

test('a parent reads what fits the first child: all rows in one request that names providers alone', async () => {
  await become('caregiver')
  show()
  const [first] = await screen.findAllByRole('list')
  expect(
    within(first as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Fits: Takes 22-month-olds', 'Not known: Price not known'])
  expect(screen.getByText('22 months old in January 2027')).toBeInTheDocument()
  expect(screen.getByText('$285 a week')).toBeInTheDocument()
  expect(asked).toEqual(['/api/caregiver/fit?ids=a-k3f9%2Cb-k3fb'])
})

test('a parent of two looks at the other child without another request, and finds it on the next page', async () => {
  await become('caregiver')
  const { unmount } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Which child'), 'Ben')
  expect(screen.getByText('4 years old in January 2027')).toBeInTheDocument()
  expect(screen.getByText('Not for 4-year-olds')).toBeInTheDocument()
  expect(screen.getByText('$205 a week')).toBeInTheDocument()
  expect(asked).toHaveLength(1)
  act(notifyFamilyChanged)
  unmount()
  show()
  expect(await screen.findByText('4 years old in January 2027')).toBeInTheDocument()
})

test('a parent of one child has no list to choose from, and a way to change the criteria', async () => {
  fits = async () => mockFetchResult(200, { children: [MIA], fits: { 'a-k3f9': [ofTwo.fits['a-k3f9']?.[0]] } })
  await become('caregiver')
  show()
  expect(await screen.findByText(/Mia/)).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/caregiver-dashboard?tab=settings')
})

test('space is reserved from sign-in on, not for a parent without children, and no longer after sign-out', async () => {
  await become('caregiver')
  expect(localStorage.getItem('own-fit')).toBe('1')
  fits = async () => mockFetchResult(200, { children: [], fits: {} })
  const { unmount } = show()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(localStorage.getItem('own-fit')).toBe('0')
  expect(screen.queryByText('Fit for')).not.toBeInTheDocument()
  unmount()
  await become('visitor')
  expect(localStorage.getItem('own-fit')).toBeNull()
})

test('a cached result is discarded when the family changes, and when another user signs in', async () => {
  await become('caregiver')
  show()
  await screen.findByText('Takes 22-month-olds')
  act(notifyFamilyChanged)
  expect(screen.queryByText('Takes 22-month-olds')).not.toBeInTheDocument()
  await become('caregiver', 8)
  expect(screen.queryByText(/Mia/)).not.toBeInTheDocument()
})

test('without an answer the rows are what everybody sees', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fits = async () => mockFetchResult(500, { message: 'No.' })
  await become('caregiver')
  show()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(complained).toHaveBeenCalled()
  complained.mockRestore()
})
