import userEvent from '@testing-library/user-event'
import type { MapProps } from '@/components/places/map/interactive-map'
import { MapPreview, MarkButton } from '@/components/places/map/map-preview'
import { mapSummary, withoutPinText } from '@/components/places/map/map-text'
import { SearchMap } from '@/components/places/map/search-map'
import { ZipTable } from '@/components/search/map-results'
import type { MapPoint } from '@/lib/places/map/types'
import { buildMapPoint } from '@/tests/support/providers/map-point'
import { render, screen } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'places.map')

const mapProps = (points: MapPoint[]): MapProps => ({
  points,
  frame: { south: 28.4, west: -81.55, north: 28.7, east: -81.2 },
  isArea: false,
  total: points.length,
  today: '2026-11-18',
  room: null,
  areaHref: '/search?zipCode=32801&view=map',
})

jest.mock('@/components/places/map/interactive-map', () => ({
  __esModule: true,
  default: () => {
    throw new Error('not loaded')
  },
}))

const points = [
  buildMapPoint('a', 28.55, -81.38),
  buildMapPoint('b', 28.45, -81.5, { zip: '32819' }),
  buildMapPoint('c', 28.65, -81.25, { isHome: true, zip: '32789' }),
]

test('without scripts a sentence leads to the list', () => {
  const html = renderToString(<SearchMap {...mapProps(points)} />)
  expect(html).toContain(t('needsScript'))
  // The policy allows no style attribute.
  expect(html).not.toContain('style=')
})

test('when the map cannot be loaded, a parent reads that the list has every result', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<SearchMap {...mapProps(points)} />)
  expect(await screen.findByText(t('failed'))).toBeInTheDocument()
})

const mark = (kind: 'provider' | 'cluster' | 'homes', ...some: typeof points) =>
  ({ kind, x: 0.3, y: 0.4, points: some }) as Parameters<typeof MarkButton>[0]['mark']
const pin = (shown: ReturnType<typeof mark>, isSaved = false) =>
  render(
    <MarkButton
      mark={shown}
      spot={{ x: 10, y: 20 }}
      isLit={false}
      isChosen={false}
      isVisited={false}
      isSaved={isSaved}
      t={t}
      onPress={() => {}}
      onPoint={() => {}}
    />,
  )

test.each([
  [mark('provider', buildMapPoint('a', 0, 0, { priceCents: 28_500 })), 'Provider a, $285 a week', '$285'],
  [
    mark('provider', buildMapPoint('a', 0, 0, { priceCents: 24_000, highCents: 31_000 })),
    'Provider a, $240 to $310 a week by age',
    '$240+',
  ],
  [mark('provider', buildMapPoint('a', 0, 0, { priceCents: null })), 'Provider a, No price', 'No price'],
  [mark('cluster', buildMapPoint('a', 0, 0), buildMapPoint('b', 0, 0)), '2 providers close together', '2'],
  [
    mark('homes', buildMapPoint('c', 0, 0, { isHome: true, zip: '32789' })),
    '1 family home in 32789. Shown by ZIP, not by address.',
    '1',
  ],
])('a pin shows its price or its count, and its name says whose', (shown, name, text) => {
  pin(shown)
  expect(screen.getByRole('button', { name })).toHaveTextContent(text)
})

test('a saved pin has a heart, and its name says so', () => {
  pin(mark('provider', buildMapPoint('a', 0, 0, { priceCents: 28_500 })), true)
  const button = screen.getByRole('button', { name: 'Provider a, $285 a week, saved' })
  expect(button.querySelector('.map-mark-heart')).toBeInTheDocument()
})

const INFANTS = 'infant'
const card = (one: typeof points, room: typeof INFANTS | null = null, onClose = () => {}) =>
  render(
    <MapPreview
      mark={mark(one.length > 1 ? 'homes' : 'provider', ...one)}
      today="2026-11-18"
      room={room}
      onClose={onClose}
    />,
  )

test('the card of a pin links to the provider, can save it, and closes with Escape', async () => {
  const onClose = jest.fn()
  const one = buildMapPoint('little-harbor', 28.5, -81.4, { picture: '/media/scenes/a-1.webp' })
  card([one], null, onClose)
  expect(screen.getByRole('region', { name: t('preview') })).toHaveFocus()
  expect(screen.getByRole('link', { name: one.name })).toHaveAttribute('href', '/provider/little-harbor')
  expect(screen.getByRole('button', { name: `Add to Favorites: ${one.name}` })).toBeInTheDocument()
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/scenes/a-1.webp')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the card has distance, opening and price of the child’s room', () => {
  const facts = { priceCents: 28_500, priceOn: '2026-11-10', openingOn: '2026-11-12', openings: 2, meters: 650 }
  card([buildMapPoint('a', 0, 0, facts)], INFANTS)
  expect(screen.getByText(/· 0.4 mi$/)).toBeInTheDocument()
  expect(screen.getByText(/^2 infant openings, /)).toBeInTheDocument()
  expect(screen.getByText('$285 a week, infants')).toBeInTheDocument()
})

test('the card says how old an opening and a price are, and what is not known', () => {
  card([buildMapPoint('a', 0, 0, { priceCents: 28_500, priceOn: '2026-08-28', openingOn: '2026-08-03', openings: 1 })])
  expect(screen.getByText('Openings not confirmed since Aug 3')).toBeInTheDocument()
  expect(screen.getByText(/as of Aug 28/)).toBeInTheDocument()
})

test('the homes of a ZIP code are cards below each other, without an address', () => {
  const home = (id: string) => buildMapPoint(id, 0, 0, { isHome: true, zip: '32789' })
  card([home('c'), home('d')])
  expect(screen.getByText('2 family homes in 32789')).toBeInTheDocument()
  expect(screen.getAllByText(/about 0.5 mi · Family home, 32789$|· Family home, 32789$/)).toHaveLength(2)
  expect(screen.getAllByText('Price not confirmed')).toHaveLength(2)
})

test('a screen reader gets the numbers of the map as a table', () => {
  render(<ZipTable points={points} hrefOf={(zip) => `/search?zipCode=${zip}`} />)
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4)
  expect(screen.getByRole('link', { name: '32789', hidden: true })).toHaveAttribute('href', '/search?zipCode=32789')
})

test('the summary gives the total, the densest area, family homes, and who is not on the map and why', () => {
  const zips = [
    { zip: '32801', count: 12 },
    { zip: '32803', count: 8 },
    { zip: '32804', count: 1 },
  ]
  expect(mapSummary(21, zips, t, 'en')).toBe('21 providers, most in 32801 (12), 32803 (8), and 32804 (1).')
  expect(mapSummary(1, [{ zip: '32801', count: 1 }], t, 'en')).toBe('1 provider, all in 32801.')
  expect(mapSummary(0, [], t, 'en')).toBe('No providers to show on the map.')
  expect(withoutPinText({ total: 21, onMap: 21, homes: 0, isCut: false }, t)).toBe('')
  expect(withoutPinText({ total: 21, onMap: 19, homes: 3, isCut: false }, t)).toBe(
    '3 are family homes, shown by ZIP, not by address. 2 are only in the list: we don’t know the exact place.',
  )
  expect(withoutPinText({ total: 900, onMap: 600, homes: 0, isCut: true }, t)).toBe(
    'The map shows 600 of 900 providers, the best matches first.',
  )
})
