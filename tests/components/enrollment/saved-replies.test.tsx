import userEvent from '@testing-library/user-event'
import { ReplyForm } from '@/components/enrollment/conversations/reply-form'
import { RepliesView } from '@/components/enrollment/saved-replies/replies-view'
import { currentToasts, dismissToast } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(201, { id: 7 }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const HOURS = { id: 4, title: 'Hours', text: 'We open at 7 AM.', version: 'v1' }
const message = () => screen.getByRole('textbox', { name: 'Your message' })
const showForm = (replies = [HOURS], canEdit = true) =>
  render(
    <ReplyForm
      userId={1}
      inquiryId={3}
      canAttach={false}
      saved={{ replies, canEdit, providerId: 'sunny-k3f9' }}
      onSent={jest.fn()}
    />,
  )

test('a saved reply is added after the typed text, stored as a draft, and not sent', async () => {
  const { unmount } = showForm()
  await userEvent.type(message(), 'Hello Dana,')
  await userEvent.click(screen.getByRole('button', { name: 'Insert: Hours' }))
  expect(message()).toHaveValue('Hello Dana,\n\nWe open at 7 AM.')
  expect(message()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Inserted: Hours. Not sent yet.')
  expect(fetched).not.toHaveBeenCalled()
  unmount()
  showForm()
  expect(message()).toHaveValue('Hello Dana,\n\nWe open at 7 AM.')
})

test('a user without saved replies is led to the form that creates one', () => {
  showForm([])
  expect(screen.getByRole('link', { name: 'Create your first saved reply' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/saved-replies?provider=sunny-k3f9',
  )
})

test('the front desk inserts replies, and is not led to a form it may not use', async () => {
  const { unmount } = showForm([HOURS], false)
  expect(screen.getByRole('button', { name: 'Insert: Hours' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  unmount()
  showForm([], false)
  expect(screen.queryByText(/saved repl/i)).not.toBeInTheDocument()
})

test('three replies are in reach, the others one press away', async () => {
  const named = (id: number) => ({ id, title: `Reply ${id}`, text: `Text ${id}.`, version: 'v1' })
  showForm([1, 2, 3, 4, 5].map(named))
  const list = within(screen.getByRole('list', { name: 'Saved replies' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reply 1', 'Reply 2', 'Reply 3'])
  await userEvent.click(screen.getByText('2 more'))
  await userEvent.click(screen.getByRole('button', { name: 'Insert: Reply 5' }))
  expect(message()).toHaveValue('Text 5.')
})

test('a new reply is saved for the selected provider; deleting one asks for confirmation', async () => {
  render(<RepliesView userId={1} shown={{ provider: { id: 'sunny-k3f9', name: 'Sunny' }, replies: [HOURS] }} />)
  const name = screen.getAllByRole('textbox', { name: 'Name' }).at(-1)
  const text = screen.getAllByRole('textbox', { name: 'Text' }).at(-1)
  if (!name || !text) throw new Error('no form')
  await userEvent.type(name, 'Fees')
  await userEvent.type(text, 'There is none.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Save reply' }).at(-1) as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(fetched.mock.calls.map(([path, { method, body }]) => [method, path, body && JSON.parse(body)])).toEqual([
    ['POST', '/api/saved-replies', { title: 'Fees', text: 'There is none.', daycareId: 'sunny-k3f9' }],
    ['DELETE', '/api/saved-replies/4', undefined],
  ])
})

test('a saved reply that a colleague has changed meanwhile is not overwritten, and what was typed stays', async () => {
  const sentence = 'Someone changed it.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  const view = (reply: typeof HOURS) => (
    <RepliesView userId={1} shown={{ provider: { id: 'sunny-k3f9', name: 'Sunny' }, replies: [reply] }} />
  )
  const { rerender } = render(view(HOURS))
  const field = (name: string) => screen.getAllByRole('textbox', { name })[0] as HTMLElement
  const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save reply' })[0] as HTMLElement)
  await userEvent.type(field('Text'), ' Come in!')
  await save()
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  rerender(view({ ...HOURS, title: 'Opening hours', version: 'v2' }))
  expect(field('Name')).toHaveValue('Opening hours')
  expect(field('Text')).toHaveValue('We open at 7 AM. Come in!')
  await save()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  const bodies = fetched.mock.calls.map(([, { body }]) => JSON.parse(body))
  const typed = { title: 'Hours', text: 'We open at 7 AM. Come in!', version: 'v1' }
  expect(bodies).toEqual([typed, { ...typed, title: 'Opening hours', version: 'v2' }])
})

test('when the page loads what a colleague has saved while a saved reply is edited, a notice says so until it is saved', async () => {
  const view = (reply: typeof HOURS) => (
    <RepliesView userId={1} shown={{ provider: { id: 'sunny-k3f9', name: 'Sunny' }, replies: [reply] }} />
  )
  const { rerender } = render(view(HOURS))
  const field = (name: string) => screen.getAllByRole('textbox', { name })[0] as HTMLElement
  const notices = () => currentToasts().filter(({ title }) => title === 'This was changed since you opened it.')
  for (const { id } of currentToasts()) dismissToast(id)
  await userEvent.type(field('Text'), ' Come in!')
  rerender(view({ ...HOURS, text: 'We open at 8 AM.', version: 'v2' }))
  expect(field('Text')).toHaveValue('We open at 7 AM. Come in!')
  expect(notices()).toHaveLength(1)
  await userEvent.click(screen.getAllByRole('button', { name: 'Save reply' })[0] as HTMLElement)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(JSON.parse(fetched.mock.lastCall?.[1].body)).toMatchObject({ version: 'v2' })
  expect(notices()).toEqual([])
})

test('what is typed after saving, before the page shows it, stays without a notice that a colleague has saved', async () => {
  const view = (reply: typeof HOURS) => (
    <RepliesView userId={1} shown={{ provider: { id: 'sunny-k3f9', name: 'Sunny' }, replies: [reply] }} />
  )
  const { rerender } = render(view(HOURS))
  const field = (name: string) => screen.getAllByRole('textbox', { name })[0] as HTMLElement
  for (const { id } of currentToasts()) dismissToast(id)
  await userEvent.type(field('Text'), ' Come in!')
  await userEvent.click(screen.getAllByRole('button', { name: 'Save reply' })[0] as HTMLElement)
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  await userEvent.type(field('Name'), ' of the week')
  rerender(view({ ...HOURS, text: 'We open at 7 AM. Come in!', version: 'v2' }))
  expect(field('Name')).toHaveValue('Hours of the week')
  expect(currentToasts().map(({ title }) => title)).toEqual(['Reply saved'])
})
