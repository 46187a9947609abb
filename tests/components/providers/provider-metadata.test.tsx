import { describeProvider, providerMetadata, providerTrail } from '@/components/providers/detail/provider-metadata'
import { rowTexts } from '@/components/providers/provider-text'
import type { ProviderDetail } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { translate } from '@/tests/support/setup/translate'

const today = '2026-11-20'
const t = translate('en', 'providers.detail')
const texts = rowTexts('en')
const common = translate('en', 'providers.common')
const headOf = (provider: ProviderDetail) => providerMetadata({ t, texts, common }, provider, today)

test('a search engine gets the name, the place and the confirmed facts', () => {
  const head = headOf(buildDetail())
  expect(head.title.absolute).toBe('Little Harbor Academy: childcare in Orlando, FL | Nookling')
  expect(head.description).toBe(
    'Little Harbor Academy is a childcare center at 214 E Robinson St in Orlando, FL 32801 for children from 6 weeks to 5 years. 2 openings for one-year-olds.',
  )
  expect(head.alternates.canonical).toBe('/provider/little-harbor-academy-orlando-fl-k3f9')
  expect(head.robots).toBeUndefined()
})

test.each(['X', 'The Wonderful Preschool at the Lake of Central Florida', 'Long'.repeat(40)])(
  'a name of any length gives a title and a description that fit: %s',
  (name) => {
    const { title, description } = headOf(buildDetail({ name }))
    expect(title.absolute.length).toBeLessThanOrEqual(60)
    expect(title.absolute).toContain(name.slice(0, 40))
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test('providers with the same name in a city are distinguished by street, homes by ZIP code', () => {
  const titleOf = (more: Partial<ProviderDetail>) =>
    headOf(buildDetail({ name: 'Lincoln Marti', hasNamesake: true, ...more })).title.absolute
  expect(titleOf({})).toBe('Lincoln Marti, 214 E Robinson St in Orlando, FL | Nookling')
  expect(titleOf({ kind: 'family_home', street: null })).toBe(
    'Lincoln Marti, 32801: childcare in Orlando, FL | Nookling',
  )
})

test('a provider without any facts still has a description', () => {
  const { description } = headOf(buildDetail({ name: 'Al', ageBands: [], ageMinMonths: null, ageMaxMonths: null }))
  expect(description.length).toBeGreaterThanOrEqual(70)
})

test('a closed provider is not indexed', () => {
  expect(headOf(buildDetail({ status: 'closed' })).robots).toEqual({ index: false, follow: true })
})

test('the breadcrumb goes through the city, to a page that exists', () => {
  expect(providerTrail(t, buildDetail(), 'Home')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Daycare in Orlando', path: '/daycare/orlando-fl' },
    { name: 'Little Harbor Academy', path: '/provider/little-harbor-academy-orlando-fl-k3f9' },
  ])
  expect(providerTrail(t, buildDetail({ careTypes: ['after_school'] }), 'Home')[1]?.path).toBe('/daycare/orlando-fl')
})

test('structured data has stars only from reviews here, and no hours of a closed provider', () => {
  expect(describeProvider({ t, texts }, buildDetail(), today).rating).toEqual({ average: 4.8, count: 31 })
  expect(describeProvider({ t, texts }, buildDetail({ rating: null, reviewCount: 0 }), today).rating).toBeNull()
  expect(describeProvider({ t, texts }, buildDetail({ status: 'closed' }), today).hours).toEqual([])
  expect(describeProvider({ t, texts }, buildDetail({ ageBands: [] }), today).priceRange).toBeNull()
  const seasonalHours = [{ from: '12-24', to: '01-01', hours: [] }]
  expect(describeProvider({ t, texts }, buildDetail({ seasonalHours }), today).seasons).toEqual([
    { from: '2026-12-24', to: '2027-01-01', hours: [] },
  ])
  expect(describeProvider({ t, texts }, buildDetail({ seasonalHours, status: 'closed' }), today).seasons).toEqual([])
})

test('structured data has the description in the language of the page', () => {
  const provider = buildDetail({ descriptions: { 'es-US': 'Un centro pequeño.' } })
  const descriptionOf = (locale: 'en' | 'es-US') =>
    describeProvider({ t: translate(locale, 'providers.detail'), texts: rowTexts(locale) }, provider, today).description
  expect([descriptionOf('en'), descriptionOf('es-US')]).toEqual([
    'A small center beside Lake Eola.',
    'Un centro pequeño.',
  ])
})
