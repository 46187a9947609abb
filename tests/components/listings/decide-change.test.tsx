import userEvent from '@testing-library/user-event'
import { ChangeView, PlaceDifference } from '@/components/listings/decide/change-view'
import type { ChangeToDecide } from '@/lib/listings/profiles/types'
import { buildChange, buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn() }
jest.mock('@/components/places/map/pin-map', () => ({
  __esModule: true,
  default: () => {
    throw new Error('no WebGL')
  },
}))
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, router.push, router.refresh]) mock.mockReset()
  globalThis.fetch = fetched
  sessionStorage.clear()
})

const NOW = new Date('2026-11-24T15:00:00Z')
const NO_HISTORY = { userId: 1, rollBack: null, versions: [], place: null, now: NOW }
const provider = { id: 'sunny-k3fb', name: 'Sunny' }
const { live } = buildOwnProfile()
const toDecide = (change: Partial<ChangeToDecide['change']> = {}): ChangeToDecide => ({
  change: buildChange({
    fields: {
      aboutUs: { from: 'A small center.', to: 'A garden.' },
      phone: { from: '(407) 555-0199', to: '(305) 555-0100' },
      hours: { from: [], to: live.hours },
    },
    ...change,
  }),
  provider,
  live,
  submittedBy: 'Rosa Alvarez',
})

test('a change says since when its decision is late', () => {
  render(<ChangeView toDecide={toDecide()} {...NO_HISTORY} now={new Date('2026-11-26T15:00:00Z')} />)
  expect(screen.getByText('Sent Friday by Rosa Alvarez. Late since Tuesday.')).toBeInTheDocument()
})

test('an admin accepts all, edits one and rejects another with a reason', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { decided: true }))
  render(<ChangeView toDecide={toDecide()} {...NO_HISTORY} />)
  expect(screen.getByText('Sent Friday by Rosa Alvarez. Decide by Tuesday.')).toBeInTheDocument()
  expect(screen.getByText('garden')).toBeInTheDocument()
  expect(screen.getAllByText('The page has changed since. Now it says:')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
  await userEvent.click(screen.getAllByRole('radio', { name: 'Reject' })[1] ?? document.body)
  await userEvent.type(screen.getByLabelText('Reason'), 'Not your area.')
  await userEvent.click(screen.getAllByText('Edit before accepting')[0] ?? document.body)
  await userEvent.type(screen.getByRole('textbox', { name: 'About us' }), ' And a yard.')
  await userEvent.click(screen.getByRole('button', { name: 'Save decisions' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/admin/approvals'))
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body)).toEqual({
    version: 1,
    decisions: {
      aboutUs: { accepted: true, value: 'A garden. And a yard.' },
      phone: { accepted: false, reason: 'Not your area.' },
      hours: { accepted: true },
    },
  })
})

test("missing input shows an error at its field; another admin's decision is shown above the button", async () => {
  fetched.mockResolvedValue(
    mockFetchResult(400, {
      message: 'Please decide about every field.',
      fields: { phone: 'Please accept or reject this field.' },
    }),
  )
  render(<ChangeView toDecide={toDecide()} {...NO_HISTORY} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save decisions' }))
  expect(await screen.findByText('Please accept or reject this field.')).toBeInTheDocument()
  const why = 'Please write why.'
  fetched.mockResolvedValue(mockFetchResult(400, { message: why, fields: { 'decisions.phone.reason': why } }))
  await userEvent.click(screen.getAllByRole('radio', { name: 'Reject' })[1] ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Save decisions' }))
  expect(await screen.findByText(why)).toBeInTheDocument()
  expect(screen.getByLabelText('Reason')).toHaveFocus()
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'This change has already been decided.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save decisions' }))
  expect(await screen.findByText('This change has already been decided.')).toBeInTheDocument()
})

test('after a reload an admin finds what was typed, except for edits of a text that the provider has replaced', async () => {
  const show = (change = toDecide()) => render(<ChangeView toDecide={change} {...NO_HISTORY} />)
  const choose = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
    await userEvent.click(screen.getAllByRole('radio', { name: 'Reject' })[1] ?? document.body)
  }
  const { unmount } = show()
  await choose()
  await userEvent.type(screen.getByLabelText('Reason'), 'Not your area.')
  await userEvent.type(screen.getByRole('textbox', { name: 'About us', hidden: true }), ' And a yard.')
  unmount()
  const { unmount: leave } = show()
  expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument()
  await choose()
  expect(screen.getByLabelText('Reason')).toHaveValue('Not your area.')
  expect(screen.getByRole('textbox', { name: 'About us' })).toHaveValue('A garden. And a yard.')
  leave()
  show(toDecide({ fields: { ...toDecide().change.fields, aboutUs: { from: 'A small center.', to: 'A farm.' } } }))
  await choose()
  expect(screen.getByLabelText('Reason')).toHaveValue('Not your area.')
  expect(screen.getByRole('textbox', { name: 'About us', hidden: true })).toHaveValue('A farm.')
})

test('the reason for undoing a change is still there after a reload', async () => {
  const rollBack = { providerId: 1, fields: { aboutUs: { from: 'B', to: 'A' } }, version: 'v2', later: 0 }
  const decided = toDecide({ status: 'decided' })
  const show = () => render(<ChangeView toDecide={decided} {...NO_HISTORY} rollBack={rollBack} />)
  const { unmount } = show()
  await userEvent.type(screen.getByLabelText('Reason'), 'It named a child.')
  unmount()
  show()
  expect(screen.getByLabelText('Reason')).toHaveValue('It named a child.')
})

test('a decided change is shown, and cannot be decided again', () => {
  const decisions = { aboutUs: { accepted: true, value: 'x' }, phone: { accepted: false, reason: 'No.' } } as const
  render(<ChangeView toDecide={toDecide({ status: 'decided', decisions })} {...NO_HISTORY} />)
  expect(screen.getByText('This change has been decided.')).toBeInTheDocument()
  expect(screen.getByText('Sent Friday by Rosa Alvarez.')).toBeInTheDocument()
  // The page's earlier content is no longer shown.
  expect(screen.queryByText('On the page')).toBeNull()
  expect(screen.getByText('Accepted, edited')).toBeInTheDocument()
  expect(screen.getByText('Rejected: No.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save decisions' })).not.toBeInTheDocument()
})

test('a decided page is reverted with a reason, and every version of it links to its file', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { rolledBack: true }))
  const fields = { aboutUs: { from: 'A garden.', to: 'A small center.' } }
  const versions = [
    { id: 9, decidedAt: NOW, origin: 'roll_back', fields: ['aboutUs'] },
    { id: 7, decidedAt: NOW, origin: 'provider', fields: [] },
  ] as const
  render(
    <ChangeView
      userId={1}
      toDecide={toDecide({ status: 'decided' })}
      rollBack={{ providerId: 1, fields, version: 'v2', later: 1 }}
      versions={versions.map((one) => ({ ...one, fields: [...one.fields] }))}
      place={null}
      now={NOW}
    />,
  )
  expect(screen.getByText(/before this change and the one after it/)).toBeInTheDocument()
  expect(screen.getByText('Undone: About us')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Nov 24, 10:00 AM' })).toHaveAttribute(
    'href',
    '/admin/approvals/profile-changes/9',
  )
  await userEvent.type(screen.getByLabelText('Reason'), 'It named a child.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo this change' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/public-profile-changes/7/roll-back')
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body)).toEqual({ version: 'v2', reason: 'It named a child.' })
})

test('a new address is shown beside its text with its distance, also where the map cannot load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const moved = { from: { latitude: 28.54, longitude: -81.38 }, to: { latitude: 28.6, longitude: -81.35 } }
  const fields = { address: { from: '1 Elm St, Orlando, FL 32801', to: '9 Oak St, Winter Park, FL 32789' } }
  const place = <PlaceDifference moved={moved} />
  render(<ChangeView toDecide={toDecide({ fields })} {...NO_HISTORY} place={place} />)
  expect(await screen.findByText('Your browser can’t show the map.')).toBeInTheDocument()
  expect(screen.getByText(/the middle of the new address’s ZIP code, 4.5 miles away/)).toBeInTheDocument()
})
