import { render, screen, within } from '@testing-library/react'
import { HomeView } from '@/components/content/home/home-view'

// Films need a browser; they have their own tests.
jest.mock('@/components/content/home/hero-video', () => ({ HeroVideo: () => null }))

const orlando = { careType: 'daycare', slug: 'orlando-fl', city: 'Orlando', providerCount: 1271 }

it('opens with one headline, a search, and four facts', () => {
  render(<HomeView cities={[orlando]} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('combobox', { name: 'ZIP code or city' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'What you find here' })).getAllByRole('listitem')).toHaveLength(4)
})

it('links to a city with the number of its providers', () => {
  render(<HomeView cities={[orlando]} />)
  expect(screen.getByRole('link', { name: /Daycare in Orlando.*1,271 providers/ })).toHaveAttribute(
    'href',
    '/daycare/orlando-fl',
  )
})

it('shows no list of cities while there are no numbers', () => {
  render(<HomeView cities={[]} />)
  expect(screen.queryByRole('heading', { name: 'Childcare by city' })).not.toBeInTheDocument()
})

it('ends with two links', () => {
  render(<HomeView cities={[]} />)
  expect(screen.getByRole('link', { name: 'Find Your Match' })).toHaveAttribute('href', '/search')
  expect(screen.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', '/signup')
})

it('lists a city without a number while counting is not possible', () => {
  render(<HomeView cities={[{ ...orlando, providerCount: null }]} />)
  expect(screen.getByRole('link', { name: 'Daycare in Orlando' })).toBeInTheDocument()
})
