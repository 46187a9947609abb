import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { mapMessages } from '@/components/places/map/messages'
import { SearchMap } from '@/components/places/map/search-map'
import { StaticMap, ZipTable } from '@/components/places/map/static-map'
import { point } from '@/tests/support/providers/map-point'
import { mapProps } from './map-fixtures'

const points = [
  point('a', 28.55, -81.38),
  point('b', 28.45, -81.5, { zip: '32819' }),
  point('c', 28.65, -81.25, { isHome: true, zip: '32789' }),
]
const hrefOf = () => '/search?bounds=x'

test('without scripts the map is rendered, and its markers are links', () => {
  const html = renderToString(
    <SearchMap {...mapProps(points)} drawn={<StaticMap {...mapProps(points)} hrefOf={hrefOf} />} />,
  )
  expect(html).toContain('/map/fl.svg#land')
  expect(html).toContain('href="/provider/a"')
  expect(html).toMatch(/href="\/search\?bounds=x" aria-label="1 family home in 32789\. Shown by ZIP, not by address\."/)
  // The policy allows no style attribute.
  expect(html).not.toContain('style=')
})

test('a screen reader gets the numbers of the map as a table', () => {
  render(<ZipTable points={points} hrefOf={(zip) => `/search?zipCode=${zip}`} />)
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4)
  expect(screen.getByRole('link', { name: '32789', hidden: true })).toHaveAttribute('href', '/search?zipCode=32789')
})

test('the summary gives the total, the densest area, private homes, and what is left out', () => {
  const zips = [
    { zip: '32801', count: 12 },
    { zip: '32803', count: 8 },
    { zip: '32804', count: 1 },
  ]
  expect(mapMessages.summary(21, zips, 3, 21)).toBe(
    '21 providers, most in 32801 (12), 32803 (8) and 32804 (1). 3 are family homes, shown by ZIP, not by address.',
  )
  expect(mapMessages.summary(1, [{ zip: '32801', count: 1 }], 0, 1)).toBe('1 provider, all in 32801.')
  expect(mapMessages.summary(900, zips, 0, 600)).toMatch(/The map shows 600 of them, the best matches first\.$/)
  expect(mapMessages.summary(0, [], 0, 0)).toBe('No provider to show on the map.')
})
