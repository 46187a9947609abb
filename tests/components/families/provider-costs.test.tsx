import userEvent from '@testing-library/user-event'
import { CostUntilKindergarten } from '@/components/families/costs/cost-until-kindergarten'
import type { ProviderCosts } from '@/lib/families/costs/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, renderIn, screen, within } from '@/tests/support/setup/render'

const fetched = jest.fn()
const costs: ProviderCosts = {
  rooms: {
    one: {
      weeklyCents: 28_500,
      source: { kind: 'provider', by: 'the provider', day: '2026-11-12', isConfirmed: true },
    },
    two: {
      weeklyCents: 22_000,
      source: { kind: 'directory', scope: { kind: 'county', label: 'Orange' }, providers: 7 },
    },
  },
  notTaken: ['infant'],
  ageMinMonths: 12,
  registrationFee: { cents: 12_500, median: null },
  siblingDiscountPercent: 10,
  offersVpk: true,
}
const PARENT = { id: 7, email: 'dana@home.test', role: 'caregiver', firstName: 'Dana', lastName: 'M' }
const CHILDREN = [
  { id: 3, name: 'Mia', birthMonth: '2025-10', startMonth: '2027-01', notes: 'Naps.' },
  { id: 4, name: 'Ben', birthMonth: '2024-10', startMonth: '2026-01', notes: '' },
]
let responses: Record<string, () => Promise<Response>>

const REAL = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

// Compiling the code that is loaded on opening may take longer than the default timeout.
beforeAll(() => import('@/components/families/costs/cost-panel'))
beforeEach(() => {
  // Only the clock is fake: timers run in real time.
  jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), doNotFake: [...REAL] })
  responses = { '/api/costs/little-k3f9': async () => mockFetchResult(200, costs) }
  fetched.mockReset()
  fetched.mockImplementation((path: string) => responses[path]?.() ?? Promise.reject(new Error(path)))
  globalThis.fetch = fetched
})
afterEach(() => jest.useRealTimers())

function show() {
  render(<CostUntilKindergarten id="little-k3f9" place="32801" />)
}
const open = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Estimate the cost' }))
  return screen.findByRole('group', { name: 'Cost until kindergarten' })
}
const requestedPaths = () => fetched.mock.calls.map(([path]) => path)

test('nothing is loaded before the costs are opened, and without JavaScript the link leads to the estimator', () => {
  show()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/tools/cost-estimator?place=32801')
  expect(fetched).not.toHaveBeenCalled()
})

test('a visitor chooses two months and reads the cost of each room and the source of its price', async () => {
  show()
  expect(await open()).toHaveFocus()
  expect(await screen.findByText(/^Choose a month of birth/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Age in months'), '13')
  await userEvent.selectOptions(screen.getByLabelText('Care starts in'), 'January 2027')
  expect(screen.getByText(/^At least \$[\d,]+ until kindergarten$/)).toBeInTheDocument()
  const rooms = within(screen.getByRole('table', { name: 'By room' }))
  expect(rooms.getByRole('row', { name: /^1 year/ })).toHaveTextContent('Tuition here: the provider, Nov 12, 2026')
  expect(rooms.getByRole('row', { name: /^2 years/ })).toHaveTextContent('Median of 7 providers in Orange County')
  expect(rooms.getByRole('row', { name: /^3 years/ })).toHaveTextContent('Not known')
  expect(screen.getByText('Its one-time registration fee of $125.')).toBeInTheDocument()
  expect(requestedPaths()).toEqual(['/api/costs/little-k3f9'])
})

test('in Spanish the sources of the prices are in Spanish too', async () => {
  const source = { kind: 'provider', by: 'directory staff, by phone', day: '2026-11-12', isConfirmed: true } as const
  const rooms = { ...costs.rooms, one: { weeklyCents: 28_500, source } }
  responses['/api/costs/little-k3f9'] = async () => mockFetchResult(200, { ...costs, rooms })
  renderIn('es-US', <CostUntilKindergarten id="little-k3f9" place="32801" />)
  await userEvent.click(screen.getByRole('link', { name: 'Calcular el costo' }))
  await userEvent.type(await screen.findByLabelText('Edad en meses'), '13')
  const table = within(screen.getByRole('table', { name: 'Por salón' }))
  expect(table.getByRole('row', { name: /^1 año/ })).toHaveTextContent(
    'Precio de aquí: el equipo del directorio, por teléfono, 12 nov 2026',
  )
  expect(table.getByRole('row', { name: /^2 años/ })).toHaveTextContent(
    'Mediana de 7 proveedores en el condado de Orange',
  )
})

test('days and a sibling change the cost immediately, and the discount is named', async () => {
  show()
  await open()
  await userEvent.type(await screen.findByLabelText('Age in months'), '13')
  const week = () =>
    within(within(screen.getByRole('table', { name: 'By room' })).getByRole('row', { name: /^1 year/ })).getAllByRole(
      'cell',
    )[0]
  expect(week()).toHaveTextContent('$285')
  await userEvent.selectOptions(screen.getByLabelText('Days a week'), '3')
  expect(week()).toHaveTextContent('$171')
  await userEvent.click(screen.getByRole('checkbox', { name: 'A brother or sister goes there too' }))
  expect(week()).toHaveTextContent('$154')
  expect(screen.getByText('Its sibling discount of 10 percent on every week.')).toBeInTheDocument()
})

test('a child who is too young at the start gets a message, and that room has no price', async () => {
  show()
  await open()
  await userEvent.type(await screen.findByLabelText('Age in months'), '3')
  expect(screen.getByText(/takes children from 12 months/)).toBeInTheDocument()
  expect(
    within(screen.getByRole('table', { name: 'By room' })).getByRole('row', { name: /^Under 1/ }),
  ).toHaveTextContent('They don’t take this age')
})

test('impossible months show an error at their field, and no result appears', async () => {
  show()
  await open()
  await userEvent.type(await screen.findByLabelText('Age in months'), '70')
  expect(screen.getByText('Your child will be in kindergarten by then. Choose an earlier month.')).toBeInTheDocument()
  expect(screen.queryByRole('table', { name: 'By room' })).not.toBeInTheDocument()
})

test('prices that fail to load give a message, with a way to continue', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  responses = { '/api/costs/little-k3f9': async () => mockFetchResult(500, { message: 'No.' }) }
  show()
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the prices.')
  responses = { '/api/costs/little-k3f9': async () => mockFetchResult(200, costs) }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Age in months')).toBeInTheDocument()
  consoleError.mockRestore()
})

test('a signed-in parent finds the first child filled in, can choose another, and nothing about them is sent', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint of a signed-in user is a cookie
  document.cookie = 'signed-in=1'
  responses['/api/auth/me'] = async () => mockFetchResult(200, PARENT)
  responses['/api/caregiver/children'] = async () => mockFetchResult(200, CHILDREN)
  const { refreshSession } = await import('@/components/accounts/session')
  await refreshSession()
  show()
  await open()
  expect(await screen.findByLabelText('Child')).toHaveDisplayValue('Mia')
  expect(screen.getByLabelText('Age in months')).toHaveValue('13')
  expect(screen.getByLabelText('Care starts in')).toHaveDisplayValue('January 2027')
  expect(screen.getByText(/until kindergarten begins in Aug 2031\.$/)).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Child'), 'Ben')
  expect(screen.getByLabelText('Age in months')).toHaveValue('25')
  expect(screen.getByLabelText('Care starts in')).toHaveDisplayValue('November 2026')
  await userEvent.selectOptions(screen.getByLabelText('Child'), 'Another child')
  expect(screen.getByLabelText('Age in months')).toHaveValue('')
  expect(requestedPaths().every((path: string) => !/Mia|Ben|2025|2024/.test(path))).toBe(true)
})
