import userEvent from '@testing-library/user-event'
import { FavoriteList } from '@/components/families/favorites/favorite-list'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, within } from '@/tests/support/setup/render'

const NOTHING = { favoriteId: 4, note: '', touredOn: null, scores: {} }
const row = (notes: typeof NOTHING) =>
  favoriteRowOf(
    { provider: buildDetail({ name: 'Harbor' }), savedAs: [], formerNames: [], notes },
    new Date('2026-11-22T12:00:00Z'),
  )
let sent: unknown[]
let reply: () => Response
const onRemoved = jest.fn()

function show(notes = NOTHING) {
  render(
    <>
      <FavoriteList favorites={[row(notes)]} onRemoved={onRemoved} />
      <Toaster />
    </>,
  )
  return userEvent.setup()
}
beforeEach(() => {
  sent = []
  onRemoved.mockClear()
  reply = () => mockFetchResult(200, { saved: true })
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
  expect(sent).toEqual([['/api/favorites/4/notes', { note: 'Bring socks.', touredOn: null, scores: { safety: 4 } }]])
  expect(screen.getByRole('button', { name: 'Notes and tour scorecard of Harbor' })).toHaveFocus()
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
