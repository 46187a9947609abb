import type { LandingData } from '@/components/places/landing/landing-data'
import { landingLead, landingMetadata, landingProps, landingTrail } from '@/components/places/landing/landing-props'
import { landingTexts } from '@/components/places/landing/landing-text'
import { LandingView } from '@/components/places/landing/landing-view'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, within } from '@/tests/support/setup/render'
import { emptyFacts, landingData, noFacts, orangeCounty, orlando, zip32801 } from './landing-data'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const texts = landingTexts('en')
const page = (more: Partial<LandingData> = {}) =>
  render(<LandingView {...landingProps(texts, landingData(more), 'https://nookling.example')} />)

test('below the heading are the count, the openings and the price', () => {
  page()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daycare in Orlando, FL')
  expect(
    screen.getByText(
      '46 daycares in Orlando, 16 with an opening confirmed in the last 60 days. The median week for one-year-olds costs $272.',
    ),
  ).toBeInTheDocument()
  expect(landingLead(texts, 'daycare', orlando, noFacts)).toBe('We don’t list a daycare in Orlando, FL yet.')
})

test('a parent can continue to other care types, nearby cities, further pages and the search', () => {
  page()
  expect(screen.getByRole('link', { name: /^Preschool/ })).toHaveAttribute('href', '/preschool/orlando-fl')
  expect(screen.queryByRole('link', { name: /^Montessori/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Winter Park' })).toHaveAttribute('href', '/daycare/winter-park-fl')
  expect(screen.getByRole('link', { name: /Daycare in Winter Park, FL/ })).toHaveTextContent(
    '18 daycares, 4.3 miles away',
  )
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/daycare/orlando-fl/page/2')
  expect(screen.getByRole('link', { name: 'Filter and sort everything near Orlando' })).toHaveAttribute(
    'href',
    '/search?zipCode=32801',
  )
})

test('Find Care searches for the input, even without JavaScript', () => {
  page()
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(within(form).getByRole('button', { name: 'Find Care' })).toHaveAttribute('type', 'submit')
})

test('a small place shows the nearest ones around it with their distance', () => {
  const nearest = [{ ...buildDetail({ id: 'near', name: 'Near Daycare', city: 'Winter Park' }), distanceMeters: 6_900 }]
  page({ listed: { total: 0, pageCount: 1, providers: [], nearest }, ...emptyFacts() })
  const section = screen.getByRole('heading', { name: 'Nearest to Orlando' }).parentElement as HTMLElement
  expect(within(section).getByText(/4.3 mi · /)).toBeInTheDocument()
})

test('without providers nearby the page says so', () => {
  page({ listed: { total: 0, pageCount: 1, providers: [], nearest: [] }, ...emptyFacts(), areas: [] })
  expect(screen.getByText('We list no daycare within 50 miles.')).toBeInTheDocument()
})

test('further pages only have the list and their page number', () => {
  page({ page: 2 })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daycare in Orlando, FL, page 2')
  expect(screen.getByText('21 to 21 of 46')).toBeInTheDocument()
  expect(screen.queryByText('How much does daycare cost in Orlando?')).not.toBeInTheDocument()
})

test('structured data has the same breadcrumb, list and questions as the page', () => {
  const { container } = page()
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.innerHTML),
  )
  expect(data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: 'https://nookling.example/' },
        expect.anything(),
        { item: 'https://nookling.example/daycare/orlando-fl' },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `https://nookling.example/provider/${buildDetail().id}` }],
    },
    {
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([expect.objectContaining({ name: 'How much does daycare cost in Orlando?' })]),
    },
  ])
})

const head = (more: Partial<LandingData> = {}, careType = 'daycare') =>
  landingMetadata(texts, careType, landingData(more))

test('search engines index the first page of a care type with five providers or more', () => {
  expect(head()).toMatchObject({ title: { absolute: 'Daycare in Orlando, FL: 46 daycares | Nookling' } })
  expect(head().robots).toBeUndefined()
  expect(head(emptyFacts({ total: 4 })).robots).toEqual({ index: false, follow: true })
})

test("the canonical page of another care type is daycare, a further page's is itself, and neither is indexed", () => {
  expect(head({}, 'nursery')).toMatchObject({
    robots: { index: false },
    alternates: { canonical: '/daycare/orlando-fl' },
  })
  expect(head({ page: 2 })).toMatchObject({
    title: { absolute: 'Daycare in Orlando, FL, page 2 | Nookling' },
    robots: { index: false },
    alternates: { canonical: '/daycare/orlando-fl/page/2' },
  })
})

test('a parent sees where a ZIP code is, with links to its city and county', () => {
  expect(landingTrail(texts, 'daycare', zip32801, 1)).toEqual([
    { label: 'Orange County', href: '/daycare/orange-county-fl' },
    { label: 'Orlando', href: '/daycare/orlando-fl' },
    { label: 'Daycare in 32801, Orlando, FL', href: '/daycare/32801' },
  ])
  page({ place: zip32801, facts: null })
  expect(screen.getByRole('link', { name: 'Orange County' })).toHaveAttribute('href', '/daycare/orange-county-fl')
  expect(screen.queryByRole('heading', { name: /^Questions/ })).not.toBeInTheDocument()
})

test("the page of a county explains its order, and answers from the county's counts", () => {
  page({ place: orangeCounty, facts: null, compared: null })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daycare in Orange County, FL')
  expect(screen.getByText('One from each city in turn, confirmed openings first.')).toBeInTheDocument()
  expect(screen.getByText('How much does daycare cost in Orange County?')).toBeInTheDocument()
  expect(screen.queryByText(/licensed\?/)).not.toBeInTheDocument()
})
