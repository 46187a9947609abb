import { DevelopersView } from '@/components/content/for-developers/developers-view'
import { OpenDataView } from '@/components/content/for-developers/open-data-view'
import { placeLines, providerLines } from '@/components/providers/openings-list'
import { rowTexts } from '@/components/providers/provider-text'
import { OPEN_COLUMNS } from '@/lib/providers/open-data/rules'
import type { ProviderCard } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const operation = {
  resource: 'Providers',
  method: 'GET',
  path: '/api/costs/{id}',
  summary: 'What a provider costs.',
  limits: 'At most 600 requests in 60 seconds from one address, then 429.',
  parameters: [{ name: 'id', isRequired: true, meaning: 'The end of the address' }],
  request: '/api/costs/sunny-k3f9',
  response: { rooms: {} },
}

const developers = (framing: 'none' | 'some' | 'any') =>
  render(<DevelopersView operations={[operation]} site="https://care.example" framing={framing} />)

test('a developer reads an endpoint with its parameters, limits, a request and a response', () => {
  developers('any')
  const part = within(screen.getByRole('article', { name: 'GET /api/costs/{id}' }))
  expect(part.getByText(/At most 600 requests/)).toBeVisible()
  expect(part.getByRole('row', { name: /id yes The end of the address/ })).toBeVisible()
  expect(part.getByText("curl 'https://care.example/api/costs/sunny-k3f9'")).toBeVisible()
  expect(part.getByText(/"rooms": \{\}/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Endpoints: Providers' })).toHaveAttribute('href', '#providers')
})

test.each([
  ['none', /No other site may show it yet/],
  ['some', /sites that we’ve allowed/],
  ['any', /Any site may show it/],
] as const)('a developer reads who may frame a list (%s)', (framing, words) => {
  developers(framing)
  expect(screen.getByText(words)).toBeVisible()
})

test('every column of the files is explained; before the first files there is a sentence', () => {
  render(<OpenDataView files={[]} site="https://care.example" today="2026-11-26" />)
  const heads = [...document.querySelectorAll('th[scope=row]')].map((head) => head.textContent)
  expect(heads).toEqual(OPEN_COLUMNS.map(({ name }) => name))
  expect(screen.getByText(/The first files will be ready tomorrow/)).toBeVisible()
})

test('a file is listed with its day, rows and sizes, and packed', () => {
  const sha256 = 'a'.repeat(64)
  const file = {
    format: 'csv',
    madeAt: '2026-11-25T07:40:00.000Z',
    rows: 12_345,
    bytes: 2_340_000,
    textBytes: 23_456_000,
    sha256,
  } as const
  render(<OpenDataView files={[file]} site="https://care.example" today="2026-11-26" />)
  const row = screen.getByRole('row', { name: /^CSV Nov 25/ })
  expect(row).toHaveTextContent('12,345')
  expect(row).toHaveTextContent('2.2 MB')
  expect(row).toHaveTextContent('22.4 MB')
  expect(screen.getByRole('link', { name: 'CSV, packed with gzip' })).toHaveAttribute(
    'href',
    '/open-data/providers.csv.gz',
  )
  expect(screen.getByText(sha256)).toBeVisible()
})

const today = '2026-11-22'
const embed = translate('en', 'providers.embed')
const texts = rowTexts('en')
const common = translate('en', 'providers.common')
const opening = { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-12' } as const
const band = { openingsFrom: null, waitlist: null, tuitionWeeklyCents: 28_500, childrenPerAdult: null }
const card = (values: Partial<ProviderCard>): ProviderCard => ({
  ...buildDetail(),
  ageBands: [
    { ...band, band: 'infant', openings: 2 },
    { ...band, band: 'one', openings: 0, waitlist: 4 },
    { ...band, band: 'two', openings: null },
  ],
  facts: { openings: opening, tuition: opening },
  ...values,
})

test('the list of a place has only open providers whose openings were confirmed recently, and says who paid', () => {
  const stale = { openings: { ...opening, confirmedOn: '2026-06-01' } }
  const shown = [
    card({ id: 'a' }),
    card({ id: 'b', facts: stale }),
    card({ id: 'c', isSponsored: true }),
    card({ id: 'd', status: 'temporarily_closed' }),
  ]
  const lines = placeLines({ embed, texts }, shown, today, (id) => `https://care.example/provider/${id}`)
  expect(lines.map(({ key, isSponsored }) => [key, isSponsored])).toEqual([
    ['a', false],
    ['c', true],
  ])
  expect(lines[0]).toMatchObject({
    href: 'https://care.example/provider/a',
    opening: '2 infant openings',
    price: expect.stringContaining('$285'),
    confirmed: 'Openings confirmed Nov 12',
  })
})

test('the list of a provider names open and full ages, and leaves out what it has not said', () => {
  const linesOf = (provider: ProviderCard) => providerLines({ embed, texts, common }, provider, today)
  expect(linesOf(card({})).map(({ name, opening: text, price }) => [name, text, price])).toEqual([
    ['Under 1', '2 openings for infants', '$285 a week, infants'],
    ['1 year', 'Full, waitlist of 4', '$285 a week, one-year-olds'],
  ])
  const old = card({ facts: { openings: opening, tuition: { ...opening, confirmedOn: '2026-06-01' } } })
  expect(linesOf(old)[0]).toMatchObject({ price: '$285 a week, infants, as of Jun 1' })
  expect(linesOf(card({ facts: {} }))).toEqual([])
})
