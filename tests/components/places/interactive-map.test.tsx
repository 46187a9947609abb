import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchNavigation } from '@/components/places/location-field/search-navigation'
import InteractiveMap from '@/components/places/map/interactive-map'
import { point } from '@/tests/support/providers/map-point'
import { mapProps } from './map-fixtures'

/** jsdom has no layout. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 503 }))
})

const navigate = jest.fn()
const show = (points = [near, other, far, home]) =>
  render(
    <SearchNavigation value={navigate}>
      <InteractiveMap {...mapProps(points)} />
    </SearchNavigation>,
  )
const near = point('a', 28.55, -81.38, {
  rating: 4.6,
  reviewCount: 12,
  priceCents: 22_000,
  priceOn: '2026-11-03',
  openingOn: '2026-11-10',
})
const other = point('b', 28.551, -81.381)
const far = point('c', 28.45, -81.5)
const home = point('d', 28.65, -81.25, { isHome: true, zip: '32789' })
const map = () => screen.getByRole('application', { name: 'Map of 4 providers' })

test('a screen reader gets what is where: neighbors grouped, family homes by ZIP code', () => {
  show()
  expect(screen.getByRole('button', { name: '2 providers close together' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Provider c' })).toBeVisible()
  expect(screen.getByRole('button', { name: '1 family home in 32789. Shown by ZIP, not by address.' })).toBeVisible()
})

test('a marker opens a short card with dates, and Escape returns the focus', async () => {
  show([near, far, home, point('e', 28.6, -81.5)])
  const mark = screen.getByRole('button', { name: 'Provider a' })
  await userEvent.click(mark)
  const preview = screen.getByRole('region', { name: 'Chosen on the map' })
  expect(preview).toHaveFocus()
  expect(preview).toHaveTextContent('12 reviews')
  expect(preview).toHaveTextContent('from $220 a week, confirmed Nov 3')
  expect(preview).toHaveTextContent('Opening confirmed Nov 10')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Chosen on the map' })).toBeNull()
  expect(mark).toHaveFocus()
})

test('a missing fact is called unknown', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Provider c' }))
  const preview = screen.getByRole('region', { name: 'Chosen on the map' })
  expect(preview).toHaveTextContent('No reviews yet')
  expect(preview).toHaveTextContent('Price not confirmed · No confirmed opening')
})

test('a cluster zooms in until its parts are separate', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '2 providers close together' }))
  expect(screen.getByRole('button', { name: 'Provider a' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Provider b' })).toBeVisible()
  expect(screen.getByText(/^Zoomed in\./)).toBeInTheDocument()
})

test('homes in one ZIP code cannot be separated: their names are shown, with a note that it is not their address', async () => {
  show([near, far, home, { ...home, id: 'e', name: 'Maple Lane' }])
  await userEvent.click(screen.getByRole('button', { name: /^2 family homes in 32789/ }))
  const preview = screen.getByRole('region', { name: 'Chosen on the map' })
  expect(preview).toHaveTextContent('Shown by ZIP, not by address.')
  expect(preview).toHaveTextContent('Maple Lane')
})

test('after a move the area can be searched, and the focus stays on the map', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull()
  act(() => map().focus())
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByRole('button', { name: 'Search this area' }))
  expect(navigate).toHaveBeenCalledWith(
    expect.stringMatching(
      /^\/search\?zipCode=32801&view=map&bounds=28\.\d{4}%2C-81\.\d{4}%2C28\.\d{4}%2C-8[01]\.\d{4}$/,
    ),
  )
  expect(map()).toHaveFocus()
})

test('when zoomed out too far, a message replaces the button', () => {
  show()
  for (let press = 0; press < 6; press += 1) fireEvent.keyDown(map(), { key: '-' })
  expect(screen.getByText('Zoom in to search here')).toBeVisible()
})

test('browser shortcuts are left to the browser', () => {
  show()
  expect(fireEvent.keyDown(map(), { key: '+', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(map(), { key: 'PageDown' })).toBe(true)
  expect(fireEvent.keyDown(map(), { key: 'ArrowDown' })).toBe(false)
})

test('a focused marker that disappears returns the focus to the map', async () => {
  show()
  act(() => screen.getByRole('button', { name: 'Provider c' }).focus())
  for (let press = 0; press < 8; press += 1)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(screen.queryByRole('button', { name: 'Provider c' })).toBeNull()
  await waitFor(() => expect(map()).toHaveFocus())
})

test('every drag gesture also has a button', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Move the map' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move left' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show all results' }))
  expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull()
})
