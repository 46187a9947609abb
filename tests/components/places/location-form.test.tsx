import userEvent from '@testing-library/user-event'
import { LocationForm } from '@/components/places/location-field/location-form'
import { render, screen } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

const submitted = jest.fn()
beforeEach(() => {
  submitted.mockReset()
  // On a slow machine 300 ms pass while typing and suggestions are loaded, which this file does not test.
  globalThis.fetch = () => new Promise(() => {})
  render(<LocationForm submitLabel="Find childcare" />)
  // After the form's own handler, and before jsdom would navigate.
  document.addEventListener('submit', stop)
})
afterEach(() => document.removeEventListener('submit', stop))
const stop = (event: Event) => {
  if (!event.defaultPrevented) submitted()
  event.preventDefault()
}
const field = () => screen.getByRole('combobox', { name: 'ZIP code or city' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Find childcare' }))

it('is a GET form to the search page that works without JavaScript', () => {
  const html = renderToString(<LocationForm submitLabel="Find childcare" />)
  expect(html).toMatch(/<form[^>]* action="\/search"/)
  expect(html).toMatch(/name="zipCode"/)
  expect(html).toMatch(/required/)
})

it.each([
  ['', 'Please enter a ZIP code or city name'],
  ['   ', 'Please enter a ZIP code or city name'],
  ['123', 'Please enter a valid ZIP code or city name'],
  ['328011', 'Please enter a valid ZIP code or city name'],
  ['Orlando; 32801', 'Please enter a valid ZIP code or city name'],
])('shows a parent who typed "%s" an error, and returns the focus', async (typed, message) => {
  if (typed) await userEvent.type(field(), typed)
  await send()
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(field()).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})

it('clears the error as soon as the parent corrects it', async () => {
  await send()
  await userEvent.type(field(), '3')
  expect(field()).toBeValid()
  expect(screen.queryByText('Please enter a ZIP code or city name')).not.toBeInTheDocument()
})

it.each(['32801', 'Orlando, FL', 'St. Cloud', 'Opa-locka', 'Cañon City'])('searches for %s', async (typed) => {
  await userEvent.type(field(), typed)
  await send()
  expect(submitted).toHaveBeenCalledTimes(1)
})
