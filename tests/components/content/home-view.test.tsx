import { HomeView } from '@/components/content/home/home-view'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { render, screen, within } from '@/tests/support/setup/render'

// Films need a browser; they have their own tests.
jest.mock('@/components/content/home/hero-video', () => ({ HeroVideo: () => null }))

const orlando = { slug: 'orlando-fl', city: 'Orlando', providerCount: 1271 }

it('opens with one headline, a search, and four facts', () => {
  render(<HomeView cities={[orlando]} numbers={null} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('combobox', { name: 'ZIP code or city' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'What you find here' })).getAllByRole('listitem')).toHaveLength(4)
})

it('links to a city with the number of its providers', () => {
  render(<HomeView cities={[orlando]} numbers={null} />)
  expect(screen.getByRole('link', { name: /Daycare in Orlando.*1,271 providers/ })).toHaveAttribute(
    'href',
    '/daycare/orlando-fl',
  )
})

it('shows no list of cities while there are no numbers', () => {
  render(<HomeView cities={[]} numbers={null} />)
  expect(screen.queryByRole('heading', { name: 'Childcare by city' })).not.toBeInTheDocument()
})

it('sends the age of the child with the search, in months, only if it is chosen', () => {
  render(<HomeView cities={[]} numbers={null} />)
  const age = screen.getByRole('combobox', { name: 'Your child' })
  expect(age).toHaveValue('')
  expect(age).toHaveAttribute('name', 'age')
  expect(within(age).getByRole('option', { name: '1½ years' })).toHaveValue('18')
  expect(age.closest('form')).toHaveAttribute('action', '/search')
})

const figures: PlaceFigures = {
  total: 124,
  kinds: [
    { kind: 'center', providers: 83 },
    { kind: 'family_home', providers: 22 },
    { kind: 'school', providers: 19 },
  ],
  withOpenings: 59,
  fadingOpenings: 0,
  openingsByBand: [{ band: 'infant', providers: 59 }],
  tuition: [{ band: 'infant', providers: 23, median: 26_800 }],
  programs: [],
  hours: { stated: 0, openBySeven: 0, openUntilSix: 0 },
  lastConfirmedOn: null,
}

it('counts around one ZIP code, shows no price of too few, and counts another by a plain form', () => {
  render(<HomeView cities={[]} numbers={{ zip: '32801', city: 'Orlando', countedOn: '2026-11-24', figures }} />)
  expect(screen.getByRole('heading', { name: 'Near Orlando 32801, counted Nov 24' })).toBeInTheDocument()
  expect(screen.getByText('83 centers, 22 family homes, 19 other')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Infants 59 \$268 \(23\)$/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^1 year 0 Too few$/ })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Count another ZIP' }).closest('form')).toHaveAttribute(
    'action',
    '/tools/local-numbers',
  )
})

it('ends with two links', () => {
  render(<HomeView cities={[]} numbers={null} />)
  expect(screen.getByRole('link', { name: 'Find Your Match' })).toHaveAttribute('href', '/search')
  expect(screen.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', '/signup')
})

it('lists a city without a number while counting is not possible', () => {
  render(<HomeView cities={[{ ...orlando, providerCount: null }]} numbers={null} />)
  expect(screen.getByRole('link', { name: 'Daycare in Orlando' })).toBeInTheDocument()
})
