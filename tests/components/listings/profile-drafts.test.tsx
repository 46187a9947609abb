import { deleteAllDrafts } from '@/components/forms/use-draft'
import { PublicProfile } from '@/components/listings/profile/public-profile'
import { toFormFields } from '@/lib/listings/profiles/rules/changes'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { buildOwnProfile, EMPTY_DASHBOARD_PROPS } from '@/tests/support/listings/own-profile-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }))

const fetched = jest.fn()
let userId = 900
beforeEach(() => {
  userId += 1
  fetched.mockReset().mockImplementation(async () => mockFetchResult(200, {}))
  globalThis.fetch = fetched
  sessionStorage.clear()
})

const show = (drafts: OwnProfile['drafts'] = {}, isEditing = true) => {
  const otherProps = { ...EMPTY_DASHBOARD_PROPS, userId, isEditing }
  return render(<PublicProfile profile={buildOwnProfile({ drafts })} {...otherProps} />)
}
const about = () => screen.getByLabelText(/^About us \(/)
const type = (value: string) => {
  fireEvent.input(about(), { target: { value } })
  fireEvent.focusOut(about())
}
/** The drafts that the server was asked to save or delete. */
const calls = () =>
  fetched.mock.calls.map(([path, { method, body }]) => ({ path, method, body: JSON.parse(body ?? '{}') }))

test('the server saves input when the user leaves the field, and it is there after a sign-out', async () => {
  const { unmount } = show()
  type('A garden.')
  expect(calls()).toMatchObject([
    { path: '/api/public-profile-changes/draft', method: 'PUT', body: { part: 'details', fields: { version: 'v1' } } },
  ])
  const { fields } = calls()[0]?.body ?? {}
  expect(JSON.parse(fields.typed).aboutUs).toBe('A garden.')
  unmount()
  deleteAllDrafts()
  show({ details: fields }, false).unmount()
  show({ details: fields })
  await waitFor(() => expect(about()).toHaveValue('A garden.'))
})

test('a draft from before a language was added is kept', async () => {
  const { 'aboutUs-es-US': _, ...base } = toFormFields('en', buildOwnProfile().live)
  const typed = JSON.stringify({ ...base, aboutUs: 'A garden.' })
  show({ details: { version: 'v1', base: JSON.stringify(base), typed, keptAt: '2999-01-01T00:00:00.000Z' } })
  await waitFor(() => expect(about()).toHaveValue('A garden.'))
})

test('the newest draft of two devices is offered; without a connection, the tab keeps it', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  const first = show()
  type('Here.')
  first.unmount()
  const typedElsewhere = JSON.stringify({ ...JSON.parse(calls()[0]?.body.fields.typed), aboutUs: 'There.' })
  const there = (keptAt: string) => ({ details: { ...calls()[0]?.body.fields, typed: typedElsewhere, keptAt } })
  const second = show(there('2020-01-01T00:00:00.000Z'))
  await waitFor(() => expect(about()).toHaveValue('Here.'))
  second.unmount()
  show(there('2999-01-01T00:00:00.000Z'))
  await waitFor(() => expect(about()).toHaveValue('There.'))
})

test('an open edit is shown beside the page, and canceling deletes it here and on the server', async () => {
  const begun = show()
  type('A garden.')
  const { fields } = calls()[0]?.body ?? {}
  begun.unmount()
  const read = show({ details: fields }, false)
  expect(await screen.findByText(/You have changes you haven’t sent/)).toBeInTheDocument()
  read.unmount()
  const again = show({ details: fields })
  // jsdom cannot follow the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() =>
    expect(calls().at(-1)).toMatchObject({
      path: expect.stringContaining('/api/public-profile-changes/draft?providerId='),
      method: 'DELETE',
    }),
  )
  again.unmount()
  show({ details: fields })
  expect(about()).toHaveValue('A small center.')
})

test('drafts still being sent do not return after a cancel, however many there are', async () => {
  show()
  let arrive = (_: Response) => {}
  fetched.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  type('A gar')
  type('A garden.')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  const methods = () => calls().map(({ method }) => method)
  expect(methods()).toEqual(['PUT', 'PUT'])
  arrive(mockFetchResult(200, {}))
  await waitFor(() => expect(methods()).toEqual(['PUT', 'PUT', 'DELETE']))
})
