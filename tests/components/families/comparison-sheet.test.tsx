import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { questionFor } from '@/components/families/compare/comparison-cells'
import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { SharedView } from '@/components/families/compare/shared-view'
import { TourSheet } from '@/components/families/compare/tour-sheet'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, render, screen } from '@/tests/support/setup/render'

const texts = comparisonTexts('en')
const NOW = new Date('2026-11-22T12:00:00Z')
const FAMILY = {
  child: { id: 1, name: 'Mia', birthMonth: '2025-10', startMonth: null },
  needs: { ...NO_FAMILY.needs, ageMonths: 30, startMonth: '2027-01', days: [0, 2], dropOffMinute: 450 },
  wishes: { ...NO_FAMILY.wishes, amenities: ['nap_room', 'nut_free'] },
}
const candidate = buildDetail({ name: 'Harbor', hours: [], registrationFeeCents: 5_000 })
const resultFor = (isShared: boolean) =>
  comparisonResultOf({ candidate, formerNames: [] }, { family: FAMILY, weights: {}, now: NOW, isShared, texts })

let sent: unknown[]
let reply: () => Response
beforeEach(async () => {
  sent = []
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = 'signed-in=1; path=/; max-age=60'
  global.fetch = (async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/auth/me') return mockFetchResult(200, { id: 7, role: 'caregiver', email: 'dana@home.test' })
    if (path === '/api/compare/choice')
      return mockFetchResult(200, { childId: null, weights: {}, linkMadeAt: null, children: [], about: null })
    if (path.startsWith('/api/favorites')) return mockFetchResult(200, [])
    sent.push([path, body && JSON.parse(String(body))])
    return reply()
  }) as typeof fetch
  await act(refreshSession)
})

test('the sheet asks about unknown facts for this child and these hours, and about nothing that is known', async () => {
  reply = () => mockFetchResult(200, [resultFor(false)])
  render(<TourSheet />)
  expect(await screen.findByRole('heading', { name: 'Harbor' })).toBeInTheDocument()
  for (const question of [
    'Do you have a place for a child of 2½ years from January 2027?',
    'Can we come Mon, Wed, from 7:30 AM?',
    'How many children are there per adult in that room?',
    'Do you offer this?',
    'Nut-free',
  ])
    expect(screen.getByText(question)).toBeInTheDocument()
  for (const known of [/Do you take/, /registration fee/, 'Quiet nap room'])
    expect(screen.queryByText(known)).not.toBeInTheDocument()
})

test('every wish of a family has a question in natural words', () => {
  for (const { code } of AMENITIES)
    expect([code, questionFor({ key: `amenities:${code}`, criterion: 'amenities' }, FAMILY.needs, texts)]).toEqual([
      code,
      expect.stringMatching(/^[A-Z].+\?$/),
    ])
  expect(questionFor({ key: 'amenities:swimming_pool', criterion: 'amenities' }, FAMILY.needs, texts)).toBe(
    'Is there a swimming pool?',
  )
})

test('a sheet that cannot be loaded says so, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  reply = () => mockFetchResult(500, {})
  render(<TourSheet />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  reply = () => mockFetchResult(200, [resultFor(false)])
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Harbor' })).toBeInTheDocument()
})

test('anyone with the link reads providers and verdicts; the secret is only sent in the body', async () => {
  window.location.hash = '#token=AAAAAAAAAAAAAAAAAAAAAA'
  reply = () => mockFetchResult(200, [resultFor(true)])
  render(<SharedView />)
  expect(await screen.findByRole('columnheader', { name: /^Harbor/ })).toBeInTheDocument()
  expect(sent).toEqual([['/api/compare/shared', { token: 'AAAAAAAAAAAAAAAAAAAAAA' }]])
  for (const own of ['Mia', /7:30/, 'Nut-free', /2½|30 months/, 'Ask'])
    expect(screen.queryByText(own)).not.toBeInTheDocument()
})

test('a shared comparison shows who fits the budget, but not the price for the child’s age or which price is best', () => {
  const family = { ...FAMILY, needs: { ...FAMILY.needs, ageMonths: 14, weeklyBudgetCents: 40_000 } }
  const priceFor = (isShared: boolean) =>
    comparisonResultOf(
      { candidate, formerNames: [] },
      { family, weights: {}, now: NOW, isShared, texts },
    ).criteria.find(({ criterion }) => criterion === 'price')
  expect(priceFor(false)?.value).toEqual(expect.any(Number))
  expect(priceFor(true)).toMatchObject({ verdict: 'matches', value: null })
})

test.each([
  ['was revoked', '#token=AAAAAAAAAAAAAAAAAAAAAA', 404],
  ['is incomplete', '#token=AAA', 400],
  ['has no secret', '', 200],
])('a link that %s says that it has expired', async (_, hash, status) => {
  window.location.hash = hash
  reply = () => mockFetchResult(status, { message: 'no' })
  render(<SharedView />)
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeInTheDocument()
})
