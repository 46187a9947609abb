import userEvent from '@testing-library/user-event'
import { SignInFirst } from '@/components/listings/claims/claim-form'
import { ClaimView } from '@/components/listings/claims/claim-view'
import { ClaimFileView } from '@/components/listings/claims/decide/claim-file-view'
import { ClaimDecisionForm } from '@/components/listings/claims/decide/decision-form'
import type { ClaimFile, ClaimPage, OwnClaim } from '@/lib/listings/claims/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const [push, refresh] = [jest.fn(), jest.fn()]
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const one of [push, refresh, fetched]) one.mockReset()
  fetched.mockResolvedValue(mockFetchResult(201, { id: 7, isAccepted: false }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  return [method, path, body && JSON.parse(body)]
}

const PAGE: ClaimPage = {
  provider: { id: 'sunny-k3f9', name: 'Sunny Sprouts', city: 'Orlando', status: 'open' },
  mailbox: 'o***@sunny.example',
  isManager: false,
  isContested: false,
  own: null,
}
const OWN: OwnClaim = {
  id: 7,
  status: 'pending',
  position: 'Director',
  note: '',
  licenseNumber: 'C-1',
  license: 'same',
  isEmailProved: false,
  isCodeOpen: true,
  hasDocument: false,
  rejection: null,
  decisionNote: '',
  createdAt: '2026-11-22T15:00:00.000Z',
}

test('a claimant states their role there, and their input survives a failure', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(500, 'away'))
  render(<ClaimView page={PAGE} userId={3} />)
  await userEvent.type(screen.getByLabelText('What do you do there?'), 'Director')
  const sending = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Send claim' }))
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument()
  expect(screen.getByLabelText('What do you do there?')).toHaveValue('Director')
  sending.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Send claim' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent()).toEqual([
    'POST',
    '/api/claims',
    { daycareId: 'sunny-k3f9', position: 'Director', licenseNumber: '', note: '' },
  ])
})

test('the focus stays at the claim when it is sent, and when it is withdrawn', async () => {
  const { rerender } = render(<ClaimView page={PAGE} userId={3} />)
  const focused = () => document.activeElement?.contains(screen.getByLabelText('What do you do there?'))
  await userEvent.click(screen.getByRole('button', { name: 'Send claim' }))
  rerender(<ClaimView page={{ ...PAGE, own: OWN }} userId={3} />)
  expect(document.activeElement).not.toBe(document.body)
  expect(focused()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw your claim' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  rerender(<ClaimView page={PAGE} userId={3} />)
  expect(document.activeElement).not.toBe(document.body)
  expect(focused()).toBe(true)
})

test('a wrong code shows an error at its field, and can be corrected', async () => {
  const fields = { code: 'That isn’t the code. Please check the newest e-mail.' }
  fetched.mockResolvedValue(mockFetchResult(400, { message: fields.code, fields }))
  render(<ClaimView page={{ ...PAGE, own: OWN }} userId={3} />)
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(fields.code)).toBeInTheDocument()
  expect(screen.getByLabelText('Code')).toHaveFocus()
  expect(sent()).toEqual(['PUT', '/api/claims/7/code', { code: '123456' }])
})

test('without a mailbox on file nobody is promised a code', () => {
  render(<ClaimView page={{ ...PAGE, mailbox: null, own: { ...OWN, isCodeOpen: false } }} userId={3} />)
  expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument()
  expect(screen.getByText(/so we can’t send a code/)).toBeInTheDocument()
})

test("a rejected claimant reads the reason, in the admin's words too, and may claim again", () => {
  const own = { ...OWN, status: 'rejected', rejection: 'not_shown', decisionNote: 'The bill is of 2009.' } as const
  render(<ClaimView page={{ ...PAGE, own }} userId={3} />)
  expect(screen.getByText(/doesn’t show that you run this provider/)).toBeInTheDocument()
  expect(screen.getByText('The bill is of 2009.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send claim' })).toBeInTheDocument()
})

test('a manager has nothing to claim, unless someone else claims their provider', () => {
  const { rerender } = render(<ClaimView page={{ ...PAGE, isManager: true }} userId={3} />)
  expect(screen.queryByRole('button', { name: 'Send claim' })).not.toBeInTheDocument()
  rerender(<ClaimView page={{ ...PAGE, isManager: true, isContested: true }} userId={3} />)
  expect(screen.getByRole('note')).toHaveTextContent('Add evidence that it’s yours.')
  expect(screen.getByRole('button', { name: 'Send claim' })).toBeInTheDocument()
})

test('a visitor who signs up returns to the claim in this tab', async () => {
  render(<SignInFirst id="sunny-k3f9" />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?next=%2Fclaim%2Fsunny-k3f9')
  const signUp = screen.getByRole('link', { name: 'Create a provider account' })
  signUp.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(signUp)
  expect(sessionStorage.getItem('begun-act')).toContain('"path":"/claim/sunny-k3f9"')
})

test('an admin decides by keyboard; against a manager they choose what happens to them', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { decision: 'accept' }))
  render(<ClaimDecisionForm claimId={7} version="v1" userId={1} asksOthers />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByRole('radio', { name: 'They stay, along with the claimant' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/approvals'))
  expect(sent()).toEqual(['POST', '/api/claims/7/decision', { decision: 'accept', others: 'keep', version: 'v1' }])
})

test('the second of two admins reads the decision', async () => {
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'This claim was accepted in the meantime.' }))
  render(<ClaimDecisionForm claimId={7} version="v1" userId={1} asksOthers={false} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Reject' }))
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'not_shown')
  await userEvent.type(screen.getByLabelText(/In your own words/), 'No paper.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(/This claim was accepted in the meantime/)).toBeInTheDocument()
  expect(screen.getByLabelText(/In your own words/)).toHaveValue('No paper.')
})

test('a rejection that was not sent is still there after a reload, with its reason', async () => {
  const view = <ClaimDecisionForm claimId={7} version="v1" userId={1} asksOthers />
  const { unmount } = render(view)
  await userEvent.click(screen.getByRole('radio', { name: 'Reject' }))
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'not_shown')
  await userEvent.type(screen.getByLabelText(/In your own words/), 'No paper.')
  unmount()
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  render(view)
  expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/approvals'))
  const body = { decision: 'reject', reason: 'not_shown', note: 'No paper.', version: 'v1' }
  expect(sent()).toEqual(['POST', '/api/claims/7/decision', body])
})

const file: ClaimFile = {
  claim: {
    id: 7,
    status: 'pending',
    claimant: { name: 'Maya Lind', email: 'maya@mail.example', since: '2026-11-01', isManager: false },
    profile: { title: null, daycareName: 'Moss and Stone', licenseNumber: null },
    position: 'Director',
    note: '',
    licenseNumber: 'X-1',
    license: 'other',
    isEmailProved: false,
    hasDocument: false,
    strength: 'weak',
    createdOn: '2026-11-20',
    rejection: null,
    decisionNote: '',
    dueOn: '2026-11-24',
    version: 'v1',
  },
  provider: {
    id: 'maple-lane-k3f9',
    name: 'Maple Lane',
    address: 'Orlando, FL 32801',
    phone: null,
    email: 'info@maple.example',
    website: null,
    licenses: ['C09OR0123'],
  },
  others: [],
  renewsByCard: false,
  managersWithoutClaim: [],
  isContested: false,
}

test('before deciding, an admin reads what matches the record and what does not, and confirms weak evidence', async () => {
  const message = 'The evidence for this claim is weak. Please confirm that you accept it anyway.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message, fields: { isRiskSeen: message } }))
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  render(<ClaimFileView file={file} userId={1} today="2026-11-23" />)
  expect(screen.getByText('Sent Friday. Decide by Tuesday.')).toBeInTheDocument()
  const checks = within(screen.getByRole('region', { name: 'What matches the record' })).getAllByRole('listitem')
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    'License numberThey typed X-1. On record: C09OR0123.Doesn’t match',
    'Mailbox on fileThey haven’t entered the code we sent there.Not shown',
    'DocumentNone attached.Not shown',
    'Their e-mail addressmaya@mail.example, compared with the e-mail and website on file.Doesn’t match',
    'Provider they named at sign-up“Moss and Stone”. On record: “Maple Lane”.Doesn’t match',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Accept' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await userEvent.click(
    screen.getByRole('checkbox', { name: /the license number doesn’t match, no document, mailbox not shown/ }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  const sent = fetched.mock.calls.map(([, { body }]) => JSON.parse(body))
  expect(sent).toEqual([
    { decision: 'accept', version: 'v1', isRiskSeen: false },
    { decision: 'accept', version: 'v1', isRiskSeen: true },
  ])
})

test('a claim says since when its decision is late, and once it is decided no longer asks for one', () => {
  const { rerender } = render(<ClaimFileView file={file} userId={1} today="2026-11-26" />)
  expect(screen.getByText('Sent Friday. Late since Tuesday.')).toBeInTheDocument()
  const claim = { ...file.claim, status: 'accepted' } as const
  rerender(<ClaimFileView file={{ ...file, claim }} userId={1} today="2026-11-26" />)
  expect(screen.getByText('Sent Friday.')).toBeInTheDocument()
})

test('an admin reads that removing the managers ends the renewal by card, where the plan has one', async () => {
  const managed = { ...file, managersWithoutClaim: ['Rosa Alvarez (rosa@home.test)'] }
  const { rerender } = render(<ClaimFileView file={managed} userId={1} today="2026-11-23" />)
  await userEvent.click(screen.getByRole('radio', { name: 'Accept' }))
  const remove = () => screen.getByRole('radio', { name: 'Remove them and their invitations' })
  expect(remove()).not.toHaveAccessibleDescription()
  rerender(<ClaimFileView file={{ ...managed, renewsByCard: true }} userId={1} today="2026-11-23" />)
  expect(remove()).toHaveAccessibleDescription(/cancels the plan’s renewal by card/)
})

test('with good evidence, nothing stands between an admin and accepting', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  const claim = { ...file.claim, license: 'same', isEmailProved: true, strength: 'strong' } as const
  render(<ClaimFileView file={{ ...file, claim }} userId={1} today="2026-11-23" />)
  await userEvent.click(screen.getByRole('radio', { name: 'Accept' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
