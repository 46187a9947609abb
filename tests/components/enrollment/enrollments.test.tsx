import userEvent from '@testing-library/user-event'
import { EnrollmentCard } from '@/components/enrollment/enrollments/enrollment-card'
import { PlacePanel } from '@/components/enrollment/enrollments/place-panel'
import { TransferView } from '@/components/enrollment/enrollments/transfer-view'
import type { EnrollmentSummary } from '@/lib/enrollment/enrollments/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
const fetched = jest.fn()
beforeEach(() => {
  push.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(201, { ids: [7] }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls[0] ?? []
  return [method, path, JSON.parse(body)]
}

const PLACE: EnrollmentSummary = {
  id: 5,
  status: 'enrolled',
  phase: 'present',
  startsOn: '2026-09-01',
  endsOn: null,
  today: '2026-11-22',
  provider: { id: 'little-harbor-k3f9', name: 'Little Harbor', phone: '(407) 555-0123', email: 'a@b.example' },
  inquiryId: 3,
  isTransferAsked: false,
}

test('a parent sees where their child is enrolled, and how to reach the provider or request a transfer', () => {
  render(<EnrollmentCard places={[PLACE]} />)
  expect(screen.getByText('Enrolled')).toBeInTheDocument()
  expect(screen.getByText('since Sep 1')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '(407) 555-0123' })).toHaveAttribute('href', 'tel:+14075550123')
  expect(screen.getByRole('link', { name: 'Message Provider: Little Harbor' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard/messages/3',
  )
  expect(screen.getByRole('link', { name: 'Request Transfer from Little Harbor' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard/transfer/5',
  )
})

test('a transfer that was requested cannot be requested again', () => {
  render(<EnrollmentCard places={[{ ...PLACE, isTransferAsked: true }]} />)
  expect(screen.getByRole('button', { name: 'Request Transfer from Little Harbor' })).toBeDisabled()
  expect(screen.getByText('Transfer requested')).toBeInTheDocument()
})

test('without a place a parent reads how to get one; a place that ends cannot be transferred', () => {
  const { rerender } = render(<EnrollmentCard places={[]} />)
  expect(screen.getByRole('link', { name: 'Your messages' })).toBeInTheDocument()
  rerender(<EnrollmentCard places={[{ ...PLACE, status: 'withdrawn', phase: 'leaving', endsOn: '2026-12-18' }]} />)
  expect(screen.getByText('until Dec 18')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Request Transfer/ })).not.toBeInTheDocument()
})

test('a provider confirms a place from a date on, and a rejected date shows an error at its field', async () => {
  const changed = jest.fn()
  fetched.mockResolvedValue(mockFetchResult(400, { message: 'x', fields: { startsOn: 'That day is too long ago.' } }))
  const panel = { places: [], canConfirm: true, rooms: null, today: '2026-11-22' }
  render(<PlacePanel inquiryId={3} side="careprovider" panel={panel} onChanged={changed} />)
  await userEvent.click(screen.getByText('Confirm a place'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this place' }))
  expect(await screen.findByText('That day is too long ago.')).toBeInTheDocument()
  expect(changed).not.toHaveBeenCalled()
  fetched.mockResolvedValue(mockFetchResult(201, { id: 5 }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this place' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(sent()).toEqual(['POST', '/api/inquiries/3/enrollment', { startsOn: '2026-11-22' }])
})

test('the keyboard focus moves to the places once the form of a confirmed one is gone', async () => {
  fetched.mockResolvedValue(mockFetchResult(201, { id: 5 }))
  const changed = jest.fn()
  const panel = { places: [], canConfirm: true, rooms: null, today: '2026-11-22' }
  const { rerender } = render(<PlacePanel inquiryId={3} side="careprovider" panel={panel} onChanged={changed} />)
  await userEvent.click(screen.getByText('Confirm a place'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this place' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  const confirmed = { ...panel, places: [PLACE], canConfirm: false }
  rerender(<PlacePanel inquiryId={3} side="careprovider" panel={confirmed} onChanged={changed} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

test("where openings follow enrollments, the provider chooses the room, with the child's age as a suggestion", async () => {
  fetched.mockResolvedValue(mockFetchResult(201, { id: 5 }))
  const rooms = { suggested: 'one', openings: { infant: 1, one: 2 } } as const
  const panel = { places: [], canConfirm: true, rooms, today: '2026-11-22' }
  render(<PlacePanel inquiryId={3} side="careprovider" panel={panel} onChanged={jest.fn()} />)
  await userEvent.click(screen.getByText('Confirm a place'))
  expect(screen.getByLabelText('Room')).toHaveDisplayValue('1 year: 2 openings')
  expect(screen.getByRole('option', { name: '2 years: openings not known' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Room'), 'Under 1: 1 opening')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this place' }))
  await waitFor(() =>
    expect(sent()).toEqual(['POST', '/api/inquiries/3/enrollment', { startsOn: '2026-11-22', band: 'infant' }]),
  )
})

test.each([
  ['caregiver', 'Withdraw your child', 'Withdraw'],
  ['careprovider', 'End this place', 'End place'],
] as const)('a %s ends a place with a reason in their own words', async (side, summary, button) => {
  const changed = jest.fn()
  const panel = { places: [PLACE], canConfirm: false, rooms: null, today: '2026-11-22' }
  render(<PlacePanel inquiryId={3} side={side} panel={panel} onChanged={changed} />)
  await userEvent.click(screen.getByText(summary))
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(sent()).toEqual(['PATCH', '/api/enrollments/5', { endsOn: '2026-11-22' }])
})

test('without a confirmed place, a parent sees nothing about places in a conversation', () => {
  const panel = { places: [], canConfirm: false, rooms: null, today: '2026-11-22' }
  const { container } = render(<PlacePanel inquiryId={3} side="caregiver" panel={panel} onChanged={() => {}} />)
  expect(container).toBeEmptyDOMElement()
})

test('a transfer contacts the next provider only if one was chosen', async () => {
  const others = [{ id: 'heron-p2q3', name: 'Heron Bend' }]
  render(<TransferView userId={1} placeId={5} name="Little Harbor" others={others} />)
  await userEvent.selectOptions(screen.getByLabelText('Next provider'), 'Heron Bend')
  await userEvent.type(screen.getByLabelText('Your message to the next provider'), ' Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/caregiver-dashboard?tab=messages'))
  expect(sent()).toMatchObject([
    'POST',
    '/api/enrollments/5/transfer',
    { nextDaycareId: 'heron-p2q3', nextText: expect.stringMatching(/Thank you\.$/) },
  ])
})

test('the text to the next provider survives a reload, and choosing nobody and back', async () => {
  const others = [{ id: 'heron-p2q3', name: 'Heron Bend' }]
  const view = () => render(<TransferView userId={1} placeId={5} name="Little Harbor" others={others} />)
  const { unmount } = view()
  await userEvent.selectOptions(screen.getByLabelText('Next provider'), 'Heron Bend')
  await userEvent.type(screen.getByLabelText('Your message to the next provider'), ' Thank you.')
  unmount()
  view()
  expect(screen.getByLabelText('Next provider')).toHaveValue('heron-p2q3')
  await userEvent.selectOptions(screen.getByLabelText('Next provider'), '')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message to the next provider').value).toMatch(/Thank you\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(sent()[2]).toMatchObject({ nextDaycareId: '', nextText: '' })
})
