import { answerFactsOf } from '@/components/providers/detail/answers/answers'
import { About, Overview } from '@/components/providers/detail/overview'
import { StatusNotice } from '@/components/providers/detail/page-parts'
import { Headline } from '@/components/providers/detail/provider-view'
import { Sidebar } from '@/components/providers/detail/sidebar'
import type { ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import type { ProviderDetail } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, renderIn, screen, within } from '@/tests/support/setup/render'

const today = '2026-11-20'
const overview = (overrides: Partial<ProviderDetail> = {}) =>
  render(
    <Overview
      provider={buildDetail(overrides)}
      medians={[
        { band: 'infant', median: 30_100, providers: 64, place: 'Orange County' },
        { band: 'one', median: 27_200, providers: 23, place: 'Orlando' },
        { band: 'four', median: 19_000, providers: 8, place: 'Orlando' },
      ]}
      reviewCounts={{ stars: [1, 1, 0, 0, 0], mentions: [{ code: 'teachers', reviews: 14 }] }}
      today={today}
    />,
  )
const sidebar = (provider: ProviderDetail, reply: ReplyFigures | null) => (
  <Sidebar provider={provider} facts={answerFactsOf(provider, null)} reply={reply} today={today} />
)
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

test('a parent sees openings, price and ratio for each age, their source, and other fees', () => {
  overview()
  const infants = rowOf('Under 1')
  expect(infants.getByText('Waitlist of 6')).toBeInTheDocument()
  expect(infants.getByText('$310')).toBeInTheDocument()
  expect(infants.getByText('1:4 / 1:4')).toBeInTheDocument()
  expect(infants.getByText('Orange County median $301')).toHaveTextContent(/\(64 providers\)$/)
  // On phones the ratio is below the age.
  expect(infants.getByText('1:4, Florida allows 1:4')).toBeInTheDocument()
  expect(rowOf('1 year').getByText('2 places')).toBeInTheDocument()
  expect(rowOf('1 year').getByText('Orlando median $272')).toHaveTextContent(/\(23 providers\)$/)
  expect(screen.getByText(/^Openings: the provider, Nov 12/)).toHaveTextContent(
    'Openings: the provider, Nov 12 · Tuition: the provider, Nov 12',
  )
})

test('openings that were not confirmed recently are not repeated', () => {
  const old = { source: 'provider' as const, sourceName: 'the provider', confirmedOn: '2026-05-03' }
  overview({ facts: { openings: old } })
  expect(screen.queryByText('2 places')).not.toBeInTheDocument()
  expect(rowOf('1 year').getByText('Not confirmed')).toBeInTheDocument()
  expect(screen.getByText(/Openings: the provider, not confirmed since May 3/)).toBeInTheDocument()
})

test('future openings say from when', () => {
  const row = { band: 'one' as const, openings: 1, openingsFrom: '2027-01-04', waitlist: null }
  overview({ ageBands: [{ ...row, tuitionWeeklyCents: null, childrenPerAdult: null }] })
  expect(rowOf('1 year').getByText('1 place').parentElement).toHaveTextContent('1 place from Jan 4, 2027')
})

test("Florida's limit is shown for its centers, not for family homes or other states", () => {
  overview({ kind: 'family_home' })
  expect(screen.getByRole('columnheader', { name: 'Ratio here' })).toBeInTheDocument()
  expect(rowOf('1 year').getByRole('cell', { name: '1:5' })).toBeInTheDocument()
})

test('a family home with one place for any age does not look as if it had one for each', () => {
  const [first] = buildDetail().ageBands
  if (!first) throw new Error('no age')
  const ageBands = (['infant', 'one'] as const).map((band) => ({ ...first, band, openings: 1, openingsFrom: null }))
  overview({ kind: 'family_home', ageBands })
  expect(screen.getByText('One place in all, for any of these ages.')).toBeInTheDocument()
})

test('a provider without a license record is not called licensed', () => {
  overview()
  expect(screen.getByText('No license record on file')).toBeInTheDocument()
  expect(screen.queryByText(/licensed/i)).not.toBeInTheDocument()
})

test('license and inspections are sorted by date, in plain words', () => {
  overview({
    licenses: [
      {
        number: 'C09OR0412',
        kind: null,
        issuer: 'Florida DCF',
        status: null,
        issuedOn: null,
        expiresOn: '2027-05-31',
        asOf: '2026-09-01',
      },
    ],
    inspections: [
      { inspectedOn: '2026-08-19', violations: 0, summary: null, correctedOn: null, sourceName: 'state file' },
      {
        inspectedOn: '2026-02-03',
        violations: 1,
        summary: 'fire drill log two weeks late',
        correctedOn: '2026-02-10',
        sourceName: 'state file',
      },
    ],
  })
  const section = screen.getByRole('heading', { name: 'License and inspections' }).parentElement as HTMLElement
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'License C09OR0412, valid to May\u00a031,\u00a02027Florida DCF · as of Sep 1',
    'Inspection, no violationsAug 19 · state file',
    'Inspection, 1 violation: fire drill log two weeks lateFeb 3 · corrected Feb 10 · state file',
  ])
  expect(screen.queryByText('No license record on file')).not.toBeInTheDocument()
})

test('data missing from the files is called missing', () => {
  const found = { inspectedOn: '2026-02-03', violations: 2, summary: 'no drill log', correctedOn: null }
  overview({ inspections: [{ ...found, sourceName: 'state file' }] })
  expect(screen.getByText('Inspection, 2 violations: no drill log').nextSibling).toHaveTextContent(
    'Feb 3 · no correction on file · state file',
  )
  expect(screen.getByText('No license record on file')).toBeInTheDocument()
})

test('a license without inspections says that the files contain none', () => {
  const license = {
    number: 'X1',
    kind: null,
    issuer: 'Florida DCF',
    status: null,
    issuedOn: '2024-06-01',
    expiresOn: null,
  }
  overview({ licenses: [{ ...license, asOf: '2026-09-01' }] })
  expect(screen.getByText('No inspections in the files we have')).toBeInTheDocument()
  expect(screen.getByText('Florida DCF · issued Jun 1, 2024 · as of Sep 1')).toBeInTheDocument()
})

test('tuition that was not confirmed recently shows its date', () => {
  const old = { source: 'provider' as const, sourceName: 'the provider', confirmedOn: '2026-05-03' }
  overview({ facts: { tuition: old } })
  expect(screen.getByText(/^Tuition: the provider, not confirmed since May 3/)).toBeInTheDocument()
})

test('a license past its date is called expired', () => {
  const license = { number: 'X1', kind: null, issuer: 'Florida DCF', status: null, issuedOn: null, asOf: '2026-09-01' }
  overview({ licenses: [{ ...license, expiresOn: '2026-10-31' }] })
  expect(screen.getByText('License X1, expired Oct 31')).toBeInTheDocument()
})

test('a page without a description shows the known facts instead, and claims nothing else', () => {
  overview({ description: null, ageBands: [], amenities: [] })
  expect(
    screen.getByText(
      /Little Harbor Academy is a childcare center at 214 E Robinson St in Orlando, FL 32801 for children from 6 weeks to 5 years\./,
    ),
  ).toHaveTextContent('This provider hasn’t written a description yet.')
  expect(screen.getByText('This provider hasn’t told us openings or tuition.')).toBeInTheDocument()
  expect(screen.getByText('No amenities listed')).toBeInTheDocument()
})

test('each service is named once', () => {
  overview({ careTypes: ['montessori'], curricula: ['montessori'] })
  const services = screen.getByRole('list', { name: 'Services' })
  expect(within(services).getAllByText('Montessori')).toHaveLength(1)
})

test('a family home shows its city and ZIP', () => {
  render(<Headline provider={buildDetail({ kind: 'family_home', street: null })} />)
  expect(screen.getByText('Family home · Orlando, FL 32801')).toBeInTheDocument()
})

test('missing facts at the top of a page are named in their place', () => {
  render(
    <Headline
      provider={buildDetail({
        city: '',
        state: '',
        zip: '',
        street: null,
        rating: null,
        reviewCount: 0,
        ageMinMonths: null,
        ageMaxMonths: null,
        has: { phone: false, email: false, website: false },
      })}
    />,
  )
  for (const text of [
    'Center · Address not available',
    'No reviews yet',
    'Ages not stated',
    'Contact for phone number',
  ])
    expect(screen.getByText(text)).toBeInTheDocument()
})

test('without a child the sidebar shows the prices of all ages, and whose opening there is', () => {
  render(sidebar(buildDetail(), null))
  expect(screen.getByText('$285 to $310').parentElement).toHaveTextContent('$285 to $310 a week by age')
  expect(screen.getByText('2 one-year-old openings, confirmed Nov 12')).toBeInTheDocument()
  expect(screen.getByText('31 from parents here')).toBeInTheDocument()
  expect(screen.getByText(/^Openings: the provider, Nov 12/)).toHaveTextContent(
    'Openings: the provider, Nov 12 · Tuition: the provider, Nov 12 · Hours: the provider, Nov 12 · Contact: the provider, Nov 12',
  )
})

test('a license that is not in force says so instead of an expiration date', () => {
  const known = {
    number: 'X1',
    kind: null,
    issuer: 'Invented State',
    issuedOn: null,
    expiresOn: '2027-03-01',
    asOf: '2026-10-01',
  }
  overview({
    licenses: [
      { ...known, status: 'revoked' },
      { ...known, number: 'X2', status: 'probation' },
      { ...known, number: 'X3', status: 'active' },
    ],
  })
  expect(screen.getByText('License X1, revoked')).toBeInTheDocument()
  expect(screen.getByText('License X2, on probation, valid to Mar 1, 2027')).toBeInTheDocument()
  expect(screen.getByText('License X3, valid to Mar 1, 2027')).toBeInTheDocument()
})

test('a provider that is no longer in a list names the list, and counts as closed', () => {
  const closed = buildDetail({ status: 'closed', closedOn: '2026-10-01', closedSource: 'A list, October 2026' })
  render(<StatusNotice provider={closed} today={today} />)
  expect(screen.getByRole('note')).toHaveTextContent(
    'This provider is no longer on the list “A list, October 2026” of Oct 1 as open, so we count it as closed.',
  )
})

test('a closed provider says so and offers no contact', () => {
  const provider = buildDetail({
    status: 'closed',
    closedOn: '2026-10-01',
    has: { phone: false, email: false, website: false },
  })
  render(
    <>
      <StatusNotice provider={provider} today={today} />
      <Headline provider={provider} />
      {sidebar(provider, null)}
    </>,
  )
  expect(screen.getByRole('note')).toHaveTextContent('This provider closed on Oct 1. We keep its page for the record.')
  // Users who know that it is open can still report it.
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Report wrong information'])
  expect(screen.queryByText(/Sign in to see|Contact for phone number|Contact for hours/)).not.toBeInTheDocument()
})

test('response figures say what they were measured from; a closed provider has none', () => {
  const reply = { conversations: 12, percent: 83, medianMinutes: 230 }
  const { rerender } = render(sidebar(buildDetail(), reply))
  expect(screen.getByText('About 4 hours')).toBeInTheDocument()
  expect(screen.getByText('83% within 3 days')).toBeInTheDocument()
  // The row above has the time: another rounding of it here would contradict it.
  expect(screen.getByText(/in 12 conversations over the last 180 days/)).toHaveTextContent(/^Measured by/)
  rerender(sidebar(buildDetail(), { ...reply, medianMinutes: null }))
  expect(screen.queryByText('Reply time')).not.toBeInTheDocument()
  rerender(sidebar(buildDetail({ status: 'closed' }), reply))
  expect(screen.queryByText(/Measured by/)).not.toBeInTheDocument()
})

test('the overview shows the average, the reviews by star, what families mention and two reviews', () => {
  const review = { rating: 4, experience: null, editedAt: null, answer: null, createdAt: '2026-10-30T15:00:00.000Z' }
  overview({
    reviews: [
      { ...review, id: 1, authorName: 'Priya N.', relation: 'enrolled', text: 'They write down every bottle.' },
      { ...review, id: 2, authorName: 'Marcus T.', relation: 'none', text: 'Calm voices.' },
      { ...review, id: 3, authorName: 'Luis R.', relation: 'none', text: 'Fine.' },
    ],
  })
  const section = within(screen.getByRole('heading', { name: 'Reviews' }).parentElement as HTMLElement)
  expect(section.getByText('4.8')).toBeInTheDocument()
  expect(section.getByText('5 stars: 1 review')).toBeInTheDocument()
  expect(section.getByText('Teachers')).toHaveTextContent('Teachers in 14 reviews')
  expect(section.getByText('They write down every bottle.')).toBeInTheDocument()
  expect(section.getByText('Enrollment confirmed by the provider')).toBeInTheDocument()
  expect(section.queryByText('Fine.')).not.toBeInTheDocument()
  expect(section.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', '#reviews')
})

test('only a provider with a street has a way to it', () => {
  const { rerender } = render(<Headline provider={buildDetail()} />)
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=214+E+Robinson+St%2C+Orlando%2C+FL+32801',
  )
  rerender(<Headline provider={buildDetail({ kind: 'family_home', street: null })} />)
  expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument()
})

test('a page in Spanish has the Spanish description, or else the English one marked as English; an English page never has the Spanish one', () => {
  const both = buildDetail({ descriptions: { 'es-US': 'Un centro pequeño junto al lago.' } })
  const { unmount } = renderIn('es-US', <About provider={both} />)
  expect(screen.getByText('Un centro pequeño junto al lago.')).not.toHaveAttribute('lang')
  expect(screen.queryByText('A small center beside Lake Eola.')).not.toBeInTheDocument()
  unmount()
  const other = renderIn('es-US', <About provider={buildDetail()} />)
  expect(screen.getByText('A small center beside Lake Eola.')).toHaveAttribute('lang', 'en')
  other.unmount()
  const { container } = render(<About provider={both} />)
  expect(screen.getByText('A small center beside Lake Eola.')).not.toHaveAttribute('lang')
  expect(container).not.toHaveTextContent('Un centro')
})

test('a page in Spanish has the kind of a license and the county of a median in Spanish', () => {
  const license = {
    ...{ number: 'F09', kind: 'Family day care home', issuer: 'Florida DCF', status: null, asOf: '2026-09-01' },
    ...{ issuedOn: null, expiresOn: null },
  }
  renderIn(
    'es-US',
    <Overview
      provider={buildDetail({ license, licenses: [license] })}
      medians={[{ band: 'infant', median: 30_100, providers: 64, place: 'Orange County' }]}
      reviewCounts={{ stars: [0, 0, 0, 0, 0], mentions: [] }}
      today={today}
    />,
  )
  expect(screen.getByText(/^Guardería en casa · Florida DCF/)).toBeInTheDocument()
  expect(screen.getByText(/^Mediana en el condado de Orange/)).toBeInTheDocument()
})
