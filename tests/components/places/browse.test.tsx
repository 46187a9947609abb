import userEvent from '@testing-library/user-event'
import { useSession } from '@/components/accounts/session'
import { BrowseList } from '@/components/places/browse/browse-list'
import { LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { callApi } from '@/lib/platform/http/api-client'
import { render, renderIn, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

jest.mock('@/components/accounts/session', () => ({ useSession: jest.fn() }))
jest.mock('@/lib/platform/http/api-client', () => ({ callApi: jest.fn() }))

const t = translate('en', 'places.browse')
const tooAlike = t('tooAlike', { percent: 60 })
const link = (url: string) => screen.getByRole('link', { name: (_, element) => element.getAttribute('href') === url })
const counter = (name: string) => screen.getByText(name).parentElement
const as = (role: 'admin' | 'caregiver' | null) =>
  jest
    .mocked(useSession)
    .mockReturnValue(role ? ({ kind: 'user', user: { role } } as ReturnType<typeof useSession>) : { kind: 'visitor' })
const type = (words: string) => userEvent.type(screen.getByRole('searchbox', { name: t('search') }), words)

beforeEach(() => {
  as(null)
  jest.mocked(callApi).mockReset()
})

test('a visitor finds 48 pages by county, with their kinds and addresses, and none of our numbers', async () => {
  render(<BrowseList pages={LANDING_PAGES} />)
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(9)
  expect(counter(t('counters.pages'))).toHaveTextContent('48')
  expect(counter(t('counters.cities'))).toHaveTextContent('20')
  expect(counter(t('counters.counties'))).toHaveTextContent('9')
  expect(counter(t('counters.careTypes'))).toHaveTextContent('3')
  const orlando = link('/montessori/orlando-fl')
  expect(orlando).toHaveTextContent('Orlando, FL')
  expect(within(orlando).getByText('Montessori')).toBeVisible()
  expect(within(orlando).getByText('/montessori/orlando-fl')).toBeVisible()
  expect(callApi).not.toHaveBeenCalled()
  expect(screen.queryByText(t('viewsMissing'))).toBeNull()
})

test.each([
  ['KISSI', '3', '1'],
  ['seminole', '10', '1'],
  ['Montessori', '9', '7'],
])('a user who types %s sees %s pages counted', async (words, count, counties) => {
  render(<BrowseList pages={LANDING_PAGES} />)
  await type(words)
  expect(counter(t('counters.pages'))).toHaveTextContent(count)
  expect(counter(t('counters.counties'))).toHaveTextContent(counties)
})

test('a search without results says so, and where to go', async () => {
  render(<BrowseList pages={LANDING_PAGES} />)
  await type('Atlantis')
  expect(screen.getByText('No locations found matching "Atlantis"')).toBeVisible()
  expect(screen.getByRole('link', { name: t('searchPlaces') })).toHaveAttribute('href', '/search')
})

test('an admin sees how often a page was opened, and its health', async () => {
  as('admin')
  const known = { url: '/daycare/orlando-fl', providers: 1_204, changedAt: '2026-11-12T10:00:00Z', isIndexable: true }
  const health = { ...known, words: { percent: 52, sister: 'Tampa' } }
  const few = { url: '/preschool/orlando-fl', providers: 4, changedAt: null, isIndexable: false, words: null }
  jest
    .mocked(callApi)
    .mockImplementation(async (path) => (path.endsWith('pageviews') ? { '/daycare/orlando-fl': 2_431 } : [health, few]))
  render(<BrowseList pages={LANDING_PAGES} />)
  expect(link('/daycare/orlando-fl')).toHaveTextContent('...')
  expect(await screen.findByText('2,431 views')).toBeVisible()
  expect(link('/daycare/orlando-fl')).toHaveTextContent(
    '1,204 providers · changed Nov 12, 2026 · open to search engines · shared words: 52%, with Tampa',
  )
  expect(link('/preschool/orlando-fl')).toHaveTextContent('Setup needed')
  expect(link('/preschool/orlando-fl')).toHaveTextContent(
    '4 providers · hidden from search engines: 1 more provider needed · shared words: not compared yet',
  )
})

test('an admin sees which pages share sixty percent of their words or more, and which have no page to compare', async () => {
  as('admin')
  const shared = (url: string, percent: number, sister: string | null) => ({
    ...{ url, providers: 9, changedAt: null, isIndexable: true },
    words: { percent, sister },
  })
  const health = [
    shared('/daycare/orlando-fl', 60, 'Tampa'),
    shared('/preschool/orlando-fl', 59, 'Tampa'),
    shared('/montessori/orlando-fl', 0, null),
  ]
  jest.mocked(callApi).mockImplementation(async (path) => (path.endsWith('pageviews') ? {} : health))
  render(<BrowseList pages={LANDING_PAGES} />)
  expect(await screen.findByText(tooAlike)).toBeVisible()
  expect(link('/daycare/orlando-fl')).toHaveTextContent('shared words: 60%, with Tampa60% or more shared')
  expect(link('/preschool/orlando-fl')).toHaveTextContent('shared words: 59%, with Tampa')
  expect(link('/montessori/orlando-fl')).toHaveTextContent('shared words: no page to compare with')
  expect(screen.getAllByText(tooAlike)).toHaveLength(1)
})

test('an admin reads that the numbers failed to load', async () => {
  as('admin')
  jest.mocked(callApi).mockRejectedValue(new Error('503'))
  render(<BrowseList pages={LANDING_PAGES} />)
  expect(await screen.findByText(t('loadFailed'))).toBeVisible()
})

test('no request is sent for a parent', () => {
  as('caregiver')
  render(<BrowseList pages={LANDING_PAGES} />)
  expect(callApi).not.toHaveBeenCalled()
})

test('in Spanish counties have their Spanish names, which can be searched for', async () => {
  renderIn('es-US', <BrowseList pages={LANDING_PAGES} />)
  await userEvent.type(await screen.findByRole('searchbox'), 'condado de orange')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Condado de Orange/),
  ])
})
