import userEvent from '@testing-library/user-event'
import { BackToSearch } from '@/components/providers/detail/page-actions'
import { readLastSearch, readStoredProvider, storeLastSearch } from '@/components/providers/stored-provider'
import { StoredResult } from '@/components/providers/stored-result'
import { act, fireEvent, render, screen } from '@/tests/support/setup/render'

describe('stored result', () => {
  beforeEach(() => sessionStorage.clear())

  function results(address: string) {
    window.history.replaceState(null, '', address)
    render(
      <>
        <StoredResult />
        <article data-result="">
          <span className="rating">4.8 (31)</span>
          {/* biome-ignore lint/performance/noImgElement: the stored result reads any <img> */}
          <img src="/media/harbor-640.webp" alt="" />
          <h2>Little Harbor Academy</h2>
          <a href="/provider/harbor-k3f9" onClick={(event) => event.preventDefault()}>
            View Details
          </a>
          <a href="/signin" onClick={(event) => event.preventDefault()}>
            Heart
          </a>
          <button type="button">Something else</button>
        </article>
      </>,
    )
  }

  test('opening a result stores its name, picture and rating, and the search to return to', async () => {
    results('/search?zipCode=32801&page=2')
    await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
    expect(readStoredProvider('harbor-k3f9')).toEqual({
      name: 'Little Harbor Academy',
      image: '/media/harbor-640.webp',
      rating: 4.8,
    })
    expect(readLastSearch('/search')).toBe('/search?zipCode=32801&page=2')
  })

  test('a search in Spanish is one to return to, in whichever language the page is then', async () => {
    results('/es/buscar?zipCode=32801')
    await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
    expect(readLastSearch('/search')).toBe('/search?zipCode=32801')
  })

  test('a landing page is not a search to return to', async () => {
    results('/daycare/orlando-fl')
    await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
    expect(readStoredProvider('harbor-k3f9')).not.toBeNull()
    expect(readLastSearch('/search')).toBe('/search')
  })

  test('pressing something else in a row stores nothing', async () => {
    results('/search')
    await userEvent.click(screen.getByRole('button'))
    expect(sessionStorage).toHaveLength(0)
  })

  test('data that another script stored under our keys is ignored', () => {
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
    sessionStorage.setItem('draft:last_search', 'https://elsewhere.example/search')
    expect(readLastSearch('/search')).toBe('/search')
  })

  test('a browser that blocks storage causes no error', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readStoredProvider('x')).toBeNull()
    expect(readLastSearch('/search')).toBe('/search')
  })

  test('the name, picture and rating are shown while the page of a result loads', async () => {
    results('/search')
    await userEvent.click(screen.getByRole('link', { name: 'View Details' }))
    expect(await screen.findByText('Loading provider details...')).toBeInTheDocument()
    expect(screen.getByText('Little Harbor Academy', { selector: 'p' })).toBeInTheDocument()
    expect(screen.getByText('4.8 out of 5 stars')).toBeInTheDocument()
    fireEvent.popState(window)
    expect(screen.queryByText('Loading provider details...')).not.toBeInTheDocument()
  })

  test('a cached page, and a link that leads elsewhere, show nothing in between', async () => {
    jest.useFakeTimers()
    results('/search')
    fireEvent.click(screen.getByRole('link', { name: 'Heart' }))
    fireEvent.click(screen.getByRole('link', { name: 'View Details' }), { ctrlKey: true })
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.queryByText('Loading provider details...')).not.toBeInTheDocument()
    jest.useRealTimers()
  })
})

describe('back to search', () => {
  beforeEach(() => sessionStorage.clear())

  test('a parent goes back to the search with its filters and page', () => {
    storeLastSearch('/search?zipCode=32801&openings=confirmed&page=2')
    render(<BackToSearch />)
    expect(screen.getByRole('link', { name: 'Back to Search' })).toHaveAttribute(
      'href',
      '/search?zipCode=32801&openings=confirmed&page=2',
    )
  })

  test('a visitor from elsewhere gets an empty search', () => {
    render(<BackToSearch />)
    expect(screen.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search')
  })
})
