import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { NotificationSummary } from '@/components/families/dashboard/family-settings'
import { favoriteNews, rankFavorites } from '@/components/families/dashboard/favorite-news'
import { Overview } from '@/components/families/dashboard/overview'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { PLAIN } from '@/lib/enrollment/calendar/rules'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { rank } from '@/lib/families/compare/rules/criteria'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const texts = comparisonTexts('en')
const sources = translate('en', 'providers.sources')
const t = translate('en', 'families.dashboard')
const NOW = new Date('2026-11-22T12:00:00Z')
const favorites = ['a-k3fa', 'b-k3fb', 'c-k3fc', 'd-k3fd'].map((id) =>
  favoriteRowOf({ provider: buildDetail({ id, name: `Harbor ${id}` }), savedAs: [id], formerNames: [] }, NOW),
)
const ELLA = { id: 3, name: 'Ella', birthMonth: '2023-02', startMonth: null, notes: '' }
const QUIET = {
  own: [ELLA],
  child: ELLA,
  now: NOW,
  today: '2026-11-22',
  hasPreferences: true,
  favorites,
  news: [],
  tour: null,
  unread: { inquiries: [], unread: 0 },
  toChoose: [],
  toReview: [],
  dates: [],
  places: [],
}
const NEW = { ...QUIET, own: [], child: undefined, hasPreferences: false, favorites: [] }

test('a new parent sees three first steps and how to add a favorite, not an empty page', () => {
  render(<Overview {...NEW} />)
  const steps = ['Add your child', 'Tell us what you need', 'Save your first favorite']
  expect(steps.map((name) => screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'))).toEqual([
    '/caregiver-dashboard?tab=settings',
    '/caregiver-dashboard?tab=settings#preferences',
    '/search',
  ])
  expect(screen.queryByText('Done')).not.toBeInTheDocument()
  expect(screen.queryByText('Nothing needs you today.')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add a child' })).toHaveAttribute('href', '/caregiver-dashboard?tab=settings')
  expect(screen.getByRole('link', { name: 'Explore Daycares' })).toHaveAttribute('href', '/')
})

test('a finished step says so, and after the last one the steps are gone', () => {
  const { rerender } = render(<Overview {...QUIET} hasPreferences={false} />)
  expect(screen.getAllByText('Done')).toHaveLength(2)
  rerender(<Overview {...QUIET} />)
  expect(screen.queryByRole('heading', { name: 'Three first steps' })).not.toBeInTheDocument()
})

test('when nothing is pending, one line says so with one action, above the favorites and the child', () => {
  render(<Overview {...QUIET} />)
  expect(screen.getByRole('heading', { name: 'Nothing needs you today.' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Find care' })).toHaveAttribute('href', '/search')
  expect(screen.getByRole('heading', { name: 'Your top three, for Ella in November' })).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Favorites' })).getAllByRole('heading')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Compare My Favorites' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=favorites',
  )
  expect(screen.getByText('3 years old · Start not decided')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=settings',
  )
})

const TOUR = {
  id: 7,
  inquiryId: 5,
  provider: { id: 'a-k3fa', name: 'Little Harbor' },
  address: '214 E Robinson St, Orlando, FL 32801',
  day: '2026-12-01',
  inDays: 9,
  time: '10:00 AM',
}

test('the next tour says when and where, and can go to a calendar', () => {
  render(<Overview {...QUIET} tour={TOUR} />)
  const card = within(screen.getByRole('region', { name: 'Tuesday, 10:00 AM, at Little Harbor' }))
  expect(card.getByText('Your next tour, in 9 days')).toBeInTheDocument()
  expect(card.getByText('Dec 1 · 214 E Robinson St, Orlando, FL 32801')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/api/tours/7/calendar')
  expect(card.getByRole('link', { name: 'Open the sheet' })).toHaveAttribute('href', '/favorites/tour-sheet')
  expect(card.getByRole('link', { name: 'Move or cancel' })).toHaveAttribute('href', '/caregiver-dashboard/messages/5')
  expect(screen.queryByText('Nothing needs you today.')).not.toBeInTheDocument()
})

test('a tour at a provider that is not saved has no sheet', () => {
  render(<Overview {...QUIET} tour={{ ...TOUR, provider: { id: 'z-k3fz', name: 'Elsewhere' } }} />)
  expect(screen.queryByRole('link', { name: 'Open the sheet' })).not.toBeInTheDocument()
})

test('answers, proposed times, reviews, news and dates each lead to what they are about', () => {
  const school: CalendarDate = { ...PLAIN, key: 'own-2', kind: 'own', day: '2026-12-15', time: null, title: 'Papers' }
  const message = {
    id: 3,
    with: 'Sunny Sprouts',
    about: 'Sunny Sprouts',
    subject: 'Infants',
    excerpt: 'Both places are free.',
    isLastYours: false,
    lastAt: '2026-11-22T10:00:00Z',
    unread: 2,
  }
  const news = {
    key: 'opening-a-k3fa',
    kind: 'opening' as const,
    title: 'Harbor: 2 openings',
    text: 'Confirmed by the provider',
    href: '/provider/a-k3fa',
    day: '2026-11-20',
  }
  render(
    <Overview
      {...QUIET}
      unread={{ inquiries: [message], unread: 1 }}
      toChoose={[
        { inquiryId: 3, provider: 'Sunny Sprouts' },
        { inquiryId: 4, provider: 'Casa Amable' },
      ]}
      toReview={[{ id: 'maple-k3f9', name: 'Maple Lane' }]}
      news={[news]}
      dates={[school]}
    />,
  )
  expect(screen.getByRole('heading', { name: '2 answers wait for you' })).toBeInTheDocument()
  expect(screen.getByText('“Both places are free.”')).toBeInTheDocument()
  const links = [
    [/^Choose a time.*Sunny Sprouts/, '/caregiver-dashboard/messages/3'],
    [/^Choose a time.*Casa Amable/, '/caregiver-dashboard/messages/4'],
    [/^Write a review.*Maple Lane/, '/provider/maple-k3f9/review'],
    [/Harbor: 2 openings/, '/provider/a-k3fa'],
    [/Papers/, '/caregiver-dashboard?tab=calendar&day=2026-12-15'],
    ['Put them in my calendar', '/api/calendar/file'],
  ] as const
  for (const [name, href] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('news are confirmations of the last two weeks, the newest first; the best match leads the favorites', () => {
  const candidate = (id: string, openingsOn: string, tuitionWeeklyCents: number) => ({
    ...buildDetail({ id, name: id }),
    ageBands: [
      {
        band: 'three' as const,
        openings: 2,
        openingsFrom: null,
        waitlist: null,
        tuitionWeeklyCents,
        childrenPerAdult: null,
      },
    ],
    facts: {
      openings: { source: 'provider' as const, sourceName: 'Provider', confirmedOn: openingsOn },
      tuition: { source: 'provider' as const, sourceName: 'Provider', confirmedOn: '2026-09-01' },
    },
    amenities: [],
    languages: [],
    registrationFeeCents: null,
  })
  const compared = [candidate('old-k3fa', '2026-10-01', 40_000), candidate('new-k3fb', '2026-11-20', 22_500)].map(
    (one) => ({
      candidate: one,
      formerNames: [],
    }),
  )
  const family = { ...NO_FAMILY, needs: { ...NO_FAMILY.needs, ageMonths: 45, weeklyBudgetCents: 30_000 } }
  const rows = rankFavorites(compared, { family, weights: {}, now: NOW, texts })
  expect(rows.map(({ row }) => row.id)).toEqual(['new-k3fb', 'old-k3fa'])
  expect(rows[0]?.score).toBe(100)
  expect(rows[1]?.score).toBeLessThan(100)
  const news = favoriteNews({ compared, rows, records: [] }, { t, row: texts.row, sources })
  expect(news.map(({ key, day }) => [key, day])).toEqual([['opening-new-k3fb', '2026-11-20']])
})

test('a favorite with too few known facts comes last and has no score, as in the comparison', () => {
  const known = buildDetail({ id: 'known-k3fa', name: 'Known' })
  const blank = { ageBands: [], facts: {}, hours: [], license: null, rating: null, reviewCount: 0 }
  const unknown = buildDetail({ id: 'unknown-k3fb', name: 'A blank', ...blank })
  const compared = [unknown, known].map((candidate) => ({ candidate, formerNames: [] }))
  const family = { ...NO_FAMILY, needs: { ...NO_FAMILY.needs, ageMonths: 9, weeklyBudgetCents: 30_000 } }
  const context = { family, weights: {}, now: NOW, texts }
  const inComparison = rank(
    compared.map((one) => comparisonResultOf(one, context)),
    {},
  )
  // Its one known fact fits, and the other one is over budget.
  expect(inComparison.map(({ one: { id }, match }) => [id, match.score === 100])).toEqual([
    ['known-k3fa', false],
    ['unknown-k3fb', true],
  ])
  expect(rankFavorites(compared, context).map(({ row, score }) => [row.id, score])).toEqual([
    ['known-k3fa', inComparison[0]?.match.score],
    ['unknown-k3fb', undefined],
  ])
})

test("the settings show the channels of a parent's notifications, and that marketing is off", () => {
  const channel = (isOn: boolean) => ({ isOn, isFixed: false })
  const choice = {
    kind: 'tour-changed',
    label: 'Tours',
    channels: { app: channel(true), email: channel(false) },
  } as const
  render(<NotificationSummary choices={[choice]} />)
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Disabled', 'Enabled', 'Disabled'])
})
