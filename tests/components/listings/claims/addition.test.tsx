import userEvent from '@testing-library/user-event'
import { AdditionForm } from '@/components/listings/claims/addition-form'
import { AdditionView } from '@/components/listings/claims/addition-view'
import { AdditionFileView } from '@/components/listings/claims/decide/claim-file-view'
import { FindView } from '@/components/listings/claims/find-view'
import { MAX_FOUND } from '@/lib/listings/claims/rules'
import type { AdditionFile, OwnAddition } from '@/lib/listings/claims/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'listings.claims')

const [push, refresh] = [jest.fn(), jest.fn()]
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const one of [push, refresh, fetched]) one.mockReset()
  fetched.mockResolvedValue(mockFetchResult(201, { id: 7, alike: null }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  return [method, path, body && JSON.parse(body)]
}

const ADDITION = {
  name: 'Meadow House',
  kind: 'center',
  careTypes: ['preschool'],
  address: '12 Oak St, Orlando, FL 32801',
  phone: '(407) 555-0177',
  email: '',
  website: '',
} as const
const OWN: OwnAddition = {
  id: 7,
  status: 'pending',
  position: 'Owner',
  note: '',
  licenseNumber: null,
  hasDocument: false,
  rejection: null,
  decisionNote: '',
  addition: { ...ADDITION, careTypes: ['preschool'] },
  provider: null,
}
const SIMILAR = { id: 'meadow-k3f9', name: 'Meadow House School', city: 'Orlando', zip: '32801', isClaimed: true }

test('a user who does not find their provider is led to adding it, with the name they searched for', () => {
  const { rerender } = render(<FindView q="Meadow House" found={[]} own={[]} />)
  const link = () => screen.getByRole('link', { name: 'Add your provider' })
  expect(link()).toHaveAttribute('href', '/claim/add?name=Meadow+House')
  rerender(<FindView q="407 555 0177" found={[SIMILAR]} own={[]} />)
  expect(link()).toHaveAttribute('href', '/claim/add')
  rerender(<FindView q="" found={[]} own={[]} />)
  expect(screen.queryByRole('link', { name: 'Add your provider' })).not.toBeInTheDocument()
})

test('possible duplicates are shown before anything is sent, and can be opened; once ruled out, it is sent', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { id: null, alike: [SIMILAR] }))
  render(<AdditionForm userId={3} name="Meadow House" own={null} />)
  expect(screen.getByLabelText('Name')).toHaveValue('Meadow House')
  await userEvent.selectOptions(screen.getByLabelText('What is it?'), 'Center')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Preschool' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Daycare' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'Is this it?' })).toHaveFocus()
  expect(screen.getByRole('link', { name: /Meadow House School .*Already managed Claim/ })).toHaveAttribute(
    'href',
    '/claim/meadow-k3f9',
  )
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'None of these: send it' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/claim/add/7'))
  expect(sent()).toEqual([
    'POST',
    '/api/claims/additions',
    expect.objectContaining({ kind: 'center', careTypes: ['daycare', 'preschool'], noneOf: ['meadow-k3f9'] }),
  ])
})

test('invalid input shows an error at its field, and no input is lost', async () => {
  const fields = { address: 'We can’t find this ZIP code. Please check the address.' }
  fetched.mockResolvedValue(mockFetchResult(400, { message: fields.address, fields }))
  render(<AdditionForm userId={3} own={null} />)
  await userEvent.type(screen.getByLabelText('Address'), '1 A St, Orlando, FL 99999')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(fields.address)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveFocus()
  expect(screen.getByLabelText('Address')).toHaveValue('1 A St, Orlando, FL 99999')
})

test('a pending addition can be edited, given a document and withdrawn; a final decision shows its reason', async () => {
  const { rerender } = render(<AdditionView own={OWN} userId={3} />)
  expect(screen.getByRole('button', { name: 'Choose a document' })).toBeInTheDocument()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { id: 7, alike: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent().slice(0, 2)).toEqual(['PUT', '/api/claims/7/addition'])
  fetched.mockResolvedValueOnce(mockFetchResult(200, { withdrawn: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/claim'))
  rerender(<AdditionView own={{ ...OWN, status: 'rejected', rejection: 'listed_already' }} userId={3} />)
  expect(screen.getByText(/already has a page here/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send again' })).toBeInTheDocument()
  rerender(<AdditionView own={{ ...OWN, status: 'accepted', provider: { id: 'meadow-k3f9' } }} userId={3} />)
  expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/provider/meadow-k3f9')
})

test('an admin reads the addition and its possible duplicates; accepting names those they saw', async () => {
  const claim = {
    ...OWN,
    claimant: { name: 'Rosa Alvarez', email: 'rosa@home.test', since: '2026-11-20', isManager: false },
    profile: null,
    license: 'no-record',
    isEmailProved: false,
    strength: 'weak',
    createdOn: '2026-11-22',
    dueOn: '2026-11-24',
    version: 'v1',
  } as const
  const file: AdditionFile = { claim, addition: OWN.addition, provider: null, alike: [SIMILAR] }
  const { rerender } = render(<AdditionFileView file={file} userId={1} today="2026-11-23" />)
  expect(screen.getByText('12 Oak St, Orlando, FL 32801')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Meadow House School/ })).toHaveAttribute('href', '/provider/meadow-k3f9')
  await userEvent.click(screen.getByRole('radio', { name: 'Accept' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/approvals'))
  expect(sent()[2]).toEqual({ decision: 'accept', version: 'v1', noneOf: ['meadow-k3f9'] })
  rerender(<AdditionFileView file={{ ...file, alike: [] }} userId={1} today="2026-11-23" />)
  expect(screen.getByText(/No provider here has the same phone/)).toBeInTheDocument()
})

const foundRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `academy-${at}`,
    name: `Academy ${at}`,
    city: 'Orlando',
    zip: '32801',
    isClaimed: false,
  }))

test.each([
  [1, '1 provider'],
  [MAX_FOUND - 1, '19 providers'],
  [MAX_FOUND, 'The 20 closest matches'],
])('for %i results it says "%s": those that are not shown are not counted', (count, title) => {
  render(<FindView q="academy" found={foundRows(count)} own={[]} />)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
  expect(screen.queryByText(/Don’t see yours/) !== null).toBe(count === MAX_FOUND)
})

test('a search sent empty says what to type, and one that was not sent says nothing', () => {
  const { rerender } = render(<FindView q="" isEmpty found={[]} own={[]} />)
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(t('findEmpty'))
  rerender(<FindView q="" found={[]} own={[]} />)
  expect(screen.getByRole('searchbox')).not.toHaveAccessibleDescription()
})
