import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressShown } from '@/components/listings/facts/facts-form'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  globalThis.fetch = fetched
})
const profile = { id: 'maple-k3f9', showsZip: true, live: { address: 'Orlando, FL 32801' } }
const alone = () => screen.getByRole('radio', { name: 'City only' })

test('a home shows only its city by choice; an error is shown, and the choice is restored', async () => {
  render(<AddressShown profile={profile} />)
  expect(screen.getByText(/^Orlando, FL\. We measure distances/)).toBeInTheDocument()
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: 'Someone else claims this page too.' }))
  await userEvent.click(alone())
  expect(await screen.findByText(/Someone else claims/)).toBeInTheDocument()
  expect(alone()).not.toBeChecked()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { showsZip: false }))
  await userEvent.click(alone())
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  expect([method, path, JSON.parse(body)]).toEqual([
    'PUT',
    '/api/public-profile-facts/address',
    { providerId: 'maple-k3f9', showsZip: false },
  ])
  expect(alone()).toBeChecked()
})
