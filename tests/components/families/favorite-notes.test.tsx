import userEvent from '@testing-library/user-event'
import { FavoriteList } from '@/components/families/favorites/favorite-list'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { publishFavorites } from '@/components/families/favorites/favorite-store'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import type { FavoriteNotes } from '@/lib/families/favorites/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, within } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const NOTHING: FavoriteNotes = { favoriteId: 4, note: '', touredOn: null, scores: {}, version: 'v1' }
const row = (notes: FavoriteNotes) =>
  favoriteRowOf(
    { provider: buildDetail({ name: 'Harbor' }), savedAs: [], formerNames: [], notes },
    new Date('2026-11-22T12:00:00Z'),
  )
let sent: unknown[]
let reply: () => Response
const onRemoved = jest.fn()

function show(notes = NOTHING) {
  const { unmount } = render(
    <>
      <FavoriteList favorites={[row(notes)]} onRemoved={onRemoved} />
      <Toaster />
    </>,
  )
  return Object.assign(userEvent.setup(), { unmount })
}
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  sessionStorage.clear()
  sent = []
  onRemoved.mockClear()
  reply = () => mockFetchResult(200, { saved: true, version: 'v2' })
  global.fetch = (async (path: string, { body }: RequestInit = {}) => {
    sent.push([path, body && JSON.parse(String(body))])
    return reply()
  }) as typeof fetch
})

test('a parent writes notes and rates a tour, and reads a summary of both', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add notes or a tour scorecard of Harbor' }))
  await user.type(await screen.findByLabelText('Notes'), 'Bring socks.')
  await user.click(within(screen.getByRole('group', { name: 'Clean and safe' })).getByRole('radio', { name: '4' }))
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText('You rated it 4 of 5')).toBeInTheDocument()
  expect(screen.getByText('Bring socks.')).toBeInTheDocument()
  const body = { note: 'Bring socks.', touredOn: null, scores: { safety: 4 }, version: 'v1' }
  expect(sent).toEqual([['/api/favorites/4/notes', body]])
  expect(screen.getByRole('button', { name: 'Notes and tour scorecard of Harbor' })).toHaveFocus()
})

test('the day of a tour is relative to the day at the provider', () => {
  show({ ...NOTHING, touredOn: '2026-11-20' })
  expect(screen.getByText('Toured Friday')).toBeInTheDocument()
})

test('notes that cannot be saved stay in the form, with the reason', async () => {
  reply = () => mockFetchResult(503, { message: 'Please try again in a minute.' })
  const user = show()
  await user.click(screen.getByRole('button', { name: /^Add notes/ }))
  await user.type(await screen.findByLabelText('Notes'), 'Bring socks.')
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveValue('Bring socks.')
})

test.each([
  ['nothing', ''],
  ['both, of which each tab has kept one', 'Ask for Mia.\n\nBring socks.'],
])(
  'notes that another tab has saved meanwhile are added to those typed here; before there was %s',
  async (_, before) => {
    const sentence = 'This was changed in another tab.'
    const theirs = { ...NOTHING, note: 'Ask for Mia.', touredOn: '2026-11-20', scores: { staff: 5 }, version: 'v7' }
    const replies = [
      mockFetchResult(409, { message: sentence, fields: { version: sentence } }),
      mockFetchResult(200, [row(theirs)]),
      mockFetchResult(200, { saved: true, version: 'v8' }),
    ]
    reply = () => replies.shift() as Response
    const user = show({ ...NOTHING, note: before })
    await user.click(screen.getByRole('button', { name: /otes.+of Harbor$/ }))
    await user.clear(await screen.findByLabelText('Notes'))
    await user.type(screen.getByLabelText('Notes'), 'Bring socks.')
    await user.click(within(screen.getByRole('group', { name: 'Clean and safe' })).getByRole('radio', { name: '4' }))
    await user.click(screen.getByRole('button', { name: 'Save notes' }))
    expect(await screen.findByDisplayValue('2026-11-20')).toBeInTheDocument()
    expect(await screen.findByText(/^We added those changes/)).toBeInTheDocument()
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Notes')).toHaveValue('Ask for Mia.\n\nBring socks.')
    await user.click(screen.getByRole('button', { name: 'Save notes' }))
    expect(await screen.findByText(/You rated it 4.5 of 5/)).toBeInTheDocument()
    const both = { note: 'Ask for Mia.\n\nBring socks.', touredOn: '2026-11-20', scores: { staff: 5, safety: 4 } }
    expect(sent.at(-1)).toEqual(['/api/favorites/4/notes', { ...both, version: 'v7' }])
  },
)

test('notes of another tab that cannot be loaded are not said to be merged, and the next save tries again', async () => {
  const sentence = 'This was changed in another tab.'
  const conflict = () => mockFetchResult(409, { message: sentence, fields: { version: sentence } })
  const theirs = { ...NOTHING, note: 'Ask for Mia.', version: 'v7' }
  const replies = [conflict(), mockFetchResult(503, {}), conflict(), mockFetchResult(200, [row(theirs)])]
  reply = () => replies.shift() as Response
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const user = show()
  await user.click(screen.getByRole('button', { name: /^Add notes/ }))
  await user.type(await screen.findByLabelText('Notes'), 'Bring socks.')
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByText(/^We added those changes/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText(/^We added those changes/)).toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveValue('Ask for Mia.\n\nBring socks.')
})

test('removing a favorite with notes asks for confirmation', async () => {
  const user = show({ ...NOTHING, note: 'Bring socks.' })
  await user.click(screen.getByRole('button', { name: 'Remove Harbor' }))
  expect(screen.getByText(/^Remove it with your notes/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.getByRole('button', { name: 'Remove Harbor' })).toHaveFocus()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove Harbor' }))
  await user.click(screen.getByRole('button', { name: 'Remove Harbor' }))
  expect(onRemoved).toHaveBeenCalledTimes(1)
})

test('unsaved notes are still there after a reload', async () => {
  publishFavorites({ owner: 1 })
  const user = show()
  await user.click(screen.getByRole('button', { name: /^Add notes/ }))
  await user.type(await screen.findByLabelText('Notes'), 'Bring socks.')
  await user.click(within(screen.getByRole('group', { name: 'Clean and safe' })).getByRole('radio', { name: '4' }))
  user.unmount()
  await show().click(screen.getByRole('button', { name: /^Add notes/ }))
  expect(await screen.findByLabelText('Notes')).toHaveValue('Bring socks.')
  expect(within(screen.getByRole('group', { name: 'Clean and safe' })).getByRole('radio', { name: '4' })).toBeChecked()
})
