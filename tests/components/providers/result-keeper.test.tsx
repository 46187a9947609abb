import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultKeeper } from '@/components/providers/result-keeper'
import { keptRow, readLastSearch, readStoredProvider } from '@/components/providers/stored-provider'

beforeEach(() => sessionStorage.clear())

function results(address: string) {
  window.history.replaceState(null, '', address)
  render(
    <>
      <ResultKeeper />
      <article {...keptRow({ id: 'harbor-k3f9', name: 'Little Harbor Academy', rating: 4.8 })}>
        {/* biome-ignore lint/performance/noImgElement: the keeper reads any <img> */}
        <img src="/media/harbor-640.webp" alt="" />
        <a href="#harbor">View Details</a>
        <button type="button">Something else</button>
      </article>
    </>,
  )
}

test('opening a result keeps its name, picture and rating, and the search to come back to', async () => {
  results('/search?zipCode=32801&page=2')
  await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
  expect(readStoredProvider('harbor-k3f9')).toEqual({
    name: 'Little Harbor Academy',
    image: '/media/harbor-640.webp',
    rating: 4.8,
  })
  expect(readLastSearch('/search')).toBe('/search?zipCode=32801&page=2')
})

test('a landing page is no search to come back to', async () => {
  results('/daycare/orlando-fl')
  await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
  expect(readStoredProvider('harbor-k3f9')).not.toBeNull()
  expect(readLastSearch('/search')).toBe('/search')
})

test('pressing something else in a row keeps nothing', async () => {
  results('/search')
  await userEvent.click(screen.getByRole('button'))
  expect(sessionStorage).toHaveLength(0)
})

test('what others put under our keys is not believed', () => {
  const hostile = ['{', '[]', '{"name":1}', 'null', '"text"']
  for (const text of hostile) {
    sessionStorage.setItem('provider_x', text)
    expect(readStoredProvider('x')).toBeNull()
  }
  sessionStorage.setItem(
    'provider_x',
    JSON.stringify({ name: 'N', image: 'https://elsewhere.example/a.png', rating: '5' }),
  )
  expect(readStoredProvider('x')).toEqual({ name: 'N', image: null, rating: null })
  sessionStorage.setItem('last_search', 'https://elsewhere.example/search')
  expect(readLastSearch('/search')).toBe('/search')
})

test('a browser that refuses storage is no reason to fail', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(readStoredProvider('x')).toBeNull()
  expect(readLastSearch('/search')).toBe('/search')
})
