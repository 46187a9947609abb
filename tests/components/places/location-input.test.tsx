import userEvent from '@testing-library/user-event'
import { LocationInput } from '@/components/places/location-field/location-input'
import { act, render, renderIn, screen } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

const cities = ['Orlando', 'Orange City', 'Ormond Beach'].map((name, index) => ({
  place_id: `${index}`,
  description: `${name}, FL`,
  structured_formatting: { main_text: name, secondary_text: 'Florida' },
}))
const fetchMock = jest.fn()
const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  Element.prototype.scrollIntoView = jest.fn()
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => ({ predictions: cities }) })
  globalThis.fetch = fetchMock
  submitted.mockClear()
})
afterEach(() => jest.useRealTimers())

const field = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const highlighted = () =>
  screen.queryAllByRole('option').find((option) => option.id === field().getAttribute('aria-activedescendant'))
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function type(text: string) {
  render(
    <form onSubmit={submitted}>
      <LocationInput name="zipCode" aria-label="ZIP code or city" />
      <p>Elsewhere</p>
    </form>,
  )
  await user.type(field(), text)
}
async function openList() {
  await type('or')
  await wait(300)
}

test('places are suggested 300 ms after the last letter, and their number is announced', async () => {
  await type('or')
  await wait(299)
  expect(fetchMock).not.toHaveBeenCalled()
  await wait(1)
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/api/places/autocomplete?input=or&types=%28cities%29',
  ])
  expect(options()).toEqual(['Orlando Florida', 'Orange City Florida', 'Ormond Beach Florida'])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('3 places suggested. Use the up and down arrows to choose.')
})

test.each(['o', ' o ', '3', '32', '32801'])('nothing is suggested for %j', async (text) => {
  await type(text)
  await wait(1_000)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('arrows wrap the highlight around, and Enter chooses without sending the form', async () => {
  await openList()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(highlighted()).toHaveTextContent('Orange City')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(highlighted()).toHaveTextContent('Ormond Beach')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('Orlando, FL')
  expect(options()).toEqual([])
  expect(submitted).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('Enter without a highlight sends the input', async () => {
  await openList()
  await user.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(field()).toHaveValue('or')
})

test('a chosen place does not open the list again', async () => {
  await openList()
  await user.click(screen.getByRole('option', { name: /Orange City/ }))
  await wait(1_000)
  expect(field()).toHaveValue('Orange City, FL')
  expect(field()).toHaveFocus()
  expect(options()).toEqual([])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('Escape and a press outside close the list; the down arrow opens it again', async () => {
  await openList()
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toHaveTextContent('Orlando')
  await user.click(screen.getByText('Elsewhere'))
  expect(options()).toEqual([])
  expect(field()).toHaveValue('or')
})

test('a response that arrives after more input is ignored', async () => {
  await type('or')
  let late: (value: unknown) => void = () => {}
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
  await wait(300)
  await user.type(field(), 'x')
  const [, { signal }] = fetchMock.mock.calls[0]
  expect(signal.aborted).toBe(true)
  late({ ok: true, json: async () => ({ predictions: cities }) })
  await wait(0)
  expect(options()).toEqual([])
})

test.each([
  ['the server fails', { ok: false, status: 503, text: async () => 'down' }],
  ['the response is not a list', { ok: true, json: async () => ({ predictions: 'none' }) }],
  ['the response is empty', { ok: true, json: async () => null }],
])('when %s the list is empty and the field still works', async (_, response) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  fetchMock.mockResolvedValue(response)
  await openList()
  expect(options()).toEqual([])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(field(), 'lando')
  expect(field()).toHaveValue('orlando')
})

test('without JavaScript it is a plain field with the place in it', () => {
  expect(renderToString(<LocationInput name="zipCode" initial="Tampa, FL" />)).toMatch(
    /<input[^>]*name="zipCode"[^>]*value="Tampa, FL"/,
  )
})

test('another search puts its place into the field', () => {
  const { rerender } = render(<LocationInput initial="32801" />)
  rerender(<LocationInput initial="Tampa, FL" />)
  expect(field()).toHaveValue('Tampa, FL')
})

test('input from before hydration stays, and gets suggestions', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<LocationInput aria-label="ZIP code or city" />)
  const input = container.querySelector('input')
  if (input) input.value = 'winter pa'
  const { rerender } = render(<LocationInput aria-label="ZIP code or city" />, { container, hydrate: true })
  rerender(<LocationInput aria-label="ZIP code or city" placeholder="Again" />)
  expect(field()).toHaveValue('winter pa')
  await wait(300)
  expect(options()).toHaveLength(3)
})

test('in Spanish a county is suggested and taken over with its Spanish name', async () => {
  const county = {
    place_id: 'orange-county-fl',
    description: 'Orange County, FL',
    structured_formatting: { main_text: 'Orange County', secondary_text: 'Florida' },
  }
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ predictions: [county] }) })
  renderIn('es-US', <LocationInput name="zipCode" aria-label="Lugar" />)
  await user.type(field(), 'condado de ora')
  await wait(300)
  expect(options()).toEqual(['Condado de Orange Florida'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('Condado de Orange, FL')
})
