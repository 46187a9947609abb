import { refreshSession } from '@/components/accounts/session'
import { answerFactsOf, RowPriceAndOpening, rowFactsOf } from '@/components/providers/detail/answers/answers'
import { ChildAnswers } from '@/components/providers/detail/answers/child-answers'
import { OwnRoom } from '@/components/providers/detail/answers/own-room'
import { GeneralAnswers } from '@/components/providers/detail/provider-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, render, screen } from '@/tests/support/setup/render'

const today = '2026-11-20'
const detail = buildDetail({ registrationFeeCents: 15_000 })
const facts = answerFactsOf(detail, 'Usually replies within 5 hours')

async function show(role: 'visitor' | 'caregiver', address: string, shown = facts) {
  window.history.replaceState(null, '', address)
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role === 'visitor' ? 0 : 60}`
  global.fetch = (async (path: string) =>
    path === '/api/auth/me'
      ? mockFetchResult(200, { id: 7, role, email: 'dana@home.test' })
      : mockFetchResult(200, {
          children: [{ id: 3, name: 'Mia', at: '9 months old in January 2027', needs: { age: '9' } }],
          fits: {
            [detail.id]: [
              {
                lines: [
                  { criterion: 'ages', verdict: 'matches', text: 'Takes 9-month-olds' },
                  { criterion: 'hours', verdict: 'matches', text: '7:30 AM – 6:00 PM' },
                  { criterion: 'price', verdict: 'unknown', text: 'Price not confirmed' },
                ],
                openings: { state: 'unknown' },
              },
            ],
          },
        })) as typeof fetch
  await act(refreshSession)
  render(
    <ul>
      <ChildAnswers facts={shown} today={today} variant="list">
        <GeneralAnswers facts={shown} today={today} />
      </ChildAnswers>
      <li>
        <ChildAnswers facts={rowFactsOf(buildDetail({ id: 'oak' }))} today={today} variant="row">
          <RowPriceAndOpening row={rowFactsOf(buildDetail({ id: 'oak' }))} today={today} />
        </ChildAnswers>
      </li>
      <OwnRoom band="infant" />
      <OwnRoom band="one" />
    </ul>,
  )
}
const all = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const answers = () => all().slice(0, -1)
/** Of a similar provider. */
const similar = () => all().at(-1)

beforeAll(() => import('@/components/providers/detail/answers/own-answers'))
beforeEach(() => sessionStorage.clear())

test('without a child everyone reads the openings, the range of prices and the hours', async () => {
  await show('visitor', '/provider/harbor')
  expect(answers()).toEqual([
    '2 one-year-old openings, confirmed Nov 12By the provider · Usually replies within 5 hours',
    '$285 to $310 a week by ageFull time · $150 once to register',
    '6:30 AM – 6:00 PMBy the provider',
  ])
  expect(screen.queryByText(/room$/)).not.toBeInTheDocument()
})

test('hours that were confirmed long ago say when', async () => {
  const hours = { source: 'staff' as const, sourceName: 'directory staff, by phone', confirmedOn: '2026-05-03' }
  await show('visitor', '/provider/harbor', { ...facts, facts: { ...facts.facts, hours } })
  expect(answers()[2]).toMatch(/PMBy directory staff, by phone · as of May 3$/)
})

test('an age in the address turns opening, price and fit into those of that child', async () => {
  await show('visitor', '/provider/harbor?age=9&start=2026-12&pickUp=17:30')
  expect(await screen.findByText(/^Doesn’t fit:/)).toHaveTextContent('Doesn’t fit: no place in Dec 2026')
  expect(answers()).toEqual([
    'Full, waitlist of 6By the provider · Usually replies within 5 hours',
    '$310 a week, infantsFull time · $150 once to register',
    'Doesn’t fit: no place in Dec 2026Fits: age, hours',
  ])
})

test('the age of the search that led here counts as well', async () => {
  sessionStorage.setItem('draft:last_search', '/search?zipCode=32801&age=14')
  await show('visitor', '/provider/harbor')
  expect(await screen.findAllByText('$285')).toHaveLength(2)
  expect(answers()[0]).toMatch(/^2 one-year-old openings/)
  expect(screen.getByText('Your child’s room')).toBeInTheDocument()
})

test('a signed-in parent reads what fits their child, by name, before any searched age', async () => {
  await show('caregiver', '/provider/harbor?age=14')
  expect(await screen.findByText('Fits Mia: age, hours')).toBeInTheDocument()
  expect(answers()).toEqual([
    'Full, waitlist of 6By the provider · Usually replies within 5 hours',
    '$310 a week, infantsFull time · $150 once to register',
    'Fits Mia: age, hoursNot known: budget',
  ])
  expect(screen.getByText('Mia’s room')).toBeInTheDocument()
})

test('where nothing about the fit is known, it says so and what is missing', async () => {
  const blank = { ageBands: [], hours: [], ageMinMonths: null, ageMaxMonths: null, facts: {} }
  await show('visitor', '/provider/harbor?age=9&start=2026-12', answerFactsOf(buildDetail(blank), null))
  expect(await screen.findByText('We can’t tell yet whether it fits your child')).toBeInTheDocument()
  expect(answers()[2]).toBe('We can’t tell yet whether it fits your childNot known: age, opening, budget')
})

describe('a similar provider shows', () => {
  test('the range of prices by age to everyone, never the lowest alone', async () => {
    await show('visitor', '/provider/harbor')
    expect(similar()).toBe('$285 to $310 a week by age2 one-year-old openings, confirmed Nov 12')
  })

  test('price and opening of the age in the address', async () => {
    await show('visitor', '/provider/harbor?age=14')
    expect(await screen.findByText(/^Fits|^Doesn’t fit|^Not known/)).toBeInTheDocument()
    expect(similar()).toBe('$285 a week, one-year-olds2 one-year-old openings, confirmed Nov 12')
  })

  test('those of a parent’s own child, before any searched age', async () => {
    await show('caregiver', '/provider/harbor?age=14')
    expect(await screen.findByText('Fits Mia: age, hours')).toBeInTheDocument()
    expect(similar()).toBe('$310 a week, infantsFull, waitlist of 6')
  })
})
