import { GooglePlaceView } from '@/components/places/google/google-place-view'
import { GoogleResults } from '@/components/places/google/google-results'
import { googleAsDetails, googleAsSummary, googleDetails, googleFound } from '@/lib/places/google/rules'
import { details, foundPlace, SUNNY_ID } from '@/tests/support/servers/google-server'
import { render, screen } from '@/tests/support/setup/render'

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
const center = { latitude: 28.54, longitude: -81.37 }
const summary = (more = {}) => googleAsSummary(googleFound.parse(foundPlace(more)), center, [])
const place = (more = {}, showsContact = false) =>
  googleAsDetails(googleDetails.parse(details(more).result), showsContact, [])

test("Google's places are below a heading that says so, link to their page, and credit Google", () => {
  render(<GoogleResults places={[summary()]} />)
  expect(screen.getByRole('heading', { name: 'Results from Google' })).toBeInTheDocument()
  expect(screen.getByText(/we haven’t checked them/)).toBeInTheDocument()
  expect(screen.getByText('31 ratings on Google')).toBeInTheDocument()
  expect(screen.getByText('Google Maps')).toHaveAttribute('translate', 'no')
  for (const link of screen.getAllByRole('link', { name: /Sunny Steps/ }))
    expect(link).toHaveAttribute('href', `/provider/${SUNNY_ID}`)
})

test('without places there is no heading', () => {
  const { container } = render(<GoogleResults places={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('the sources in a response are credited, with a link where there is one', () => {
  const credited = { ...summary(), attributions: [{ text: 'Somebody', url: 'https://example.org/' }] }
  render(<GoogleResults places={[credited]} />)
  expect(screen.getByRole('link', { name: 'Somebody' })).toHaveAttribute('href', 'https://example.org/')
})

test('a visitor sees placeholders for phone and website', () => {
  const { container } = render(<GooglePlaceView place={place()} />)
  expect(screen.getAllByRole('link', { name: 'Sign in to see' })).toHaveLength(2)
  expect(container.innerHTML).not.toMatch(/555|sunny-steps\.example/)
})

test('a signed-in parent sees both', () => {
  render(<GooglePlaceView place={place({}, true)} />)
  expect(screen.getByRole('link', { name: '(407) 555-0142' })).toHaveAttribute('href', 'tel:4075550142')
  expect(screen.getByRole('link', { name: 'sunny-steps.example' })).toHaveAttribute(
    'href',
    'https://sunny-steps.example/',
  )
})

test('a fact that Google does not have is called unknown', () => {
  const bare = { formatted_phone_number: null, website: 'javascript:alert(1)', opening_hours: null, reviews: [] }
  render(<GooglePlaceView place={place(bare, true)} />)
  expect(screen.getByText('Contact for phone number')).toBeInTheDocument()
  expect(screen.getByText('No website on Google')).toBeInTheDocument()
  expect(screen.getByText('Contact for hours')).toBeInTheDocument()
  expect(screen.getByText('No reviews available. Contact the provider for references.')).toBeInTheDocument()
})

test('a permanently closed place says so first', () => {
  render(<GooglePlaceView place={place({ business_status: 'CLOSED_PERMANENTLY' })} />)
  expect(screen.getAllByRole('note')[0]).toHaveTextContent('permanently closed')
})

test('text from others stays text, and none of it is in structured data', () => {
  const review = { author_name: HOSTILE, rating: 5, text: HOSTILE, relative_time_description: HOSTILE }
  const { container } = render(
    <>
      <GooglePlaceView place={place({ name: HOSTILE, formatted_address: HOSTILE, reviews: [review] }, true)} />
      <GoogleResults places={[summary({ name: HOSTILE, formatted_address: HOSTILE })]} />
    </>,
  )
  expect(container.querySelectorAll('script, img')).toHaveLength(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(HOSTILE)
})
