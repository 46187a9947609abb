import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OpeningsFollowing } from '@/components/listings/facts/facts-form'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  globalThis.fetch = fetched
})
const choice = () => screen.getByRole('checkbox', { name: 'Openings follow enrollments' })

test('a provider lets its openings follow enrollments; an error is shown, and the choice is restored', async () => {
  render(<OpeningsFollowing profile={{ id: 'sunny-k3f9', followsEnrollments: false }} />)
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: 'Someone else claims this page too.' }))
  await userEvent.click(choice())
  expect(await screen.findByText(/Someone else claims/)).toBeInTheDocument()
  expect(choice()).not.toBeChecked()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { follows: true }))
  await userEvent.click(choice())
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  expect([method, path, JSON.parse(body)]).toEqual([
    'PUT',
    '/api/public-profile-facts/following',
    { providerId: 'sunny-k3f9', follows: true },
  ])
  expect(choice()).toBeChecked()
})
