import userEvent from '@testing-library/user-event'
import { AddressShown, ConfirmFactsButton, FactsForm, OpeningsFollowing } from '@/components/listings/facts/facts-form'
import { WithdrawChange } from '@/components/listings/profile/profile-form'
import { Toaster } from '@/components/ui/overlays/toasts'
import { buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

const router = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  router.refresh.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const provenance = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })
const openings = { band: 'infant' as const, openings: 2, openingsFrom: null, waitlist: null, tuitionWeeklyCents: null }
const profile = buildOwnProfile({
  ageBands: [{ ...openings, childrenPerAdult: null }],
  facts: { openings: provenance('2026-06-01'), hours: provenance('2026-11-22') },
})

test('openings and tuition are entered by age; an invalid number shows an error at its field, and nothing is sent', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { saved: true }))
  render(<FactsForm userId={3} profile={profile} />)
  const [infants] = screen.getAllByLabelText('Openings')
  expect(infants).toHaveValue('2')
  fireEvent.input(infants ?? document.body, { target: { value: 'some' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please write a whole number, like 2.')).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.input(infants ?? document.body, { target: { value: '0' } })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Temporarily closed' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  // Only what was changed here, now and before: a colleague may have saved the rest.
  const body = () => JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body)
  const { id: providerId } = profile
  expect(body()).toEqual({ providerId, isTemporarilyClosed: true, bands: { infant: { openings: '0' } } })
  fireEvent.input(infants ?? document.body, { target: { value: '2' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(body()).toEqual({ providerId, bands: { infant: { openings: '2' } } })
})

test("unsaved input is there again after a reload, merged with a colleague's saved changes, and is deleted once it is saved", async () => {
  fetched.mockResolvedValue(mockFetchResult(503, { message: 'Not now.' }))
  const type = (name: string, value: string) =>
    fireEvent.input(document.querySelector(`[name="${name}"]`) ?? document.body, { target: { value } })
  const field = (name: string) => document.querySelector(`[name="${name}"]`)
  const { unmount } = render(<FactsForm userId={3} profile={profile} />)
  type('bands.infant.openings', '4')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not now.')).toBeInTheDocument()
  unmount()
  const [infants] = profile.ageBands
  const paid = infants && { ...infants, tuitionWeeklyCents: 28_500 }
  const { unmount: leave } = render(<FactsForm userId={3} profile={{ ...profile, ageBands: paid ? [paid] : [] }} />)
  expect(field('bands.infant.openings')).toHaveValue('4')
  expect(field('bands.infant.tuition')).toHaveValue('285')
  fetched.mockResolvedValue(mockFetchResult(200, { saved: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  leave()
  render(<FactsForm userId={3} profile={profile} />)
  expect(field('bands.infant.openings')).toHaveValue('2')
})

const home = { id: 'maple-k3f9', showsZip: true, live: { address: 'Orlando, FL 32801' } }
const alone = () => screen.getByRole('radio', { name: 'City only' })

test('a home shows only its city by choice; an error is shown, and the choice is restored', async () => {
  render(<AddressShown profile={home} />)
  expect(screen.getByText(/^Orlando, FL\. We measure distances/)).toBeInTheDocument()
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: 'Someone else claims this page too.' }))
  await userEvent.click(alone())
  expect(await screen.findByText(/Someone else claims/)).toBeInTheDocument()
  expect(alone()).not.toBeChecked()
  fetched.mockResolvedValueOnce(mockFetchResult(200, { showsZip: false }))
  await userEvent.click(alone())
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  expect([method, path, JSON.parse(body)]).toEqual([
    'PUT',
    '/api/public-profile-facts/address',
    { providerId: 'maple-k3f9', showsZip: false },
  ])
  expect(alone()).toBeChecked()
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
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  expect([method, path, JSON.parse(body)]).toEqual([
    'PUT',
    '/api/public-profile-facts/following',
    { providerId: 'sunny-k3f9', follows: true },
  ])
  expect(choice()).toBeChecked()
})

test.each([
  ['confirmed', <ConfirmFactsButton key="1" providerId={profile.id} group="hours" />],
  ['withdrawn', <WithdrawChange key="2" providerId={profile.id} />],
])('why nothing was %s is what the server says', async (_, view) => {
  const message = 'Someone else claims this page too, so it can’t change right now.'
  fetched.mockResolvedValue(mockFetchResult(409, { message }))
  render(
    <>
      {view}
      <Toaster />
    </>,
  )
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body)
  expect(await screen.findByText(message)).toBeInTheDocument()
})
