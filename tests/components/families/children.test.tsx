import userEvent from '@testing-library/user-event'
import { ChildrenEditor } from '@/components/families/children/children-editor'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { SavedChild } from '@/lib/families/profile/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  refresh.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const ELLA: SavedChild = {
  id: 3,
  name: 'Ella',
  birthMonth: '2026-02',
  startMonth: '2026-01',
  notes: 'Loves music.',
  version: 'v1',
}
const view = (own: SavedChild[]) => (
  <>
    <ChildrenEditor userId={1} own={own} thisMonth="2026-11" />
    <Toaster />
  </>
)
const show = (own: SavedChild[]) => render(view(own))
const sent = () => fetched.mock.calls.map(([path, { method, body }]) => [method, path, body && JSON.parse(body)])

test('a new parent finds the form open, enters the age in months and sees the month of birth', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(201, { id: 1 }))
  show([])
  await userEvent.type(screen.getByLabelText('Child’s name'), 'Mia')
  await userEvent.type(screen.getByLabelText('Age in months'), '20')
  expect(screen.getByLabelText('Month')).toHaveDisplayValue('March')
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('2025')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByText('Mia’s profile is up to date.')).toBeInTheDocument()
  expect(sent()).toEqual([
    ['POST', '/api/caregiver/children', { name: 'Mia', birthMonth: '2025-03', startMonth: null, notes: '' }],
  ])
  expect(refresh).toHaveBeenCalled()
})

test('month and year show the age, and none before birth', async () => {
  show([])
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March')
  expect(screen.getByLabelText('Age in months')).toHaveValue('')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2026')
  expect(screen.getByLabelText('Age in months')).toHaveValue('8')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2027')
  expect(screen.getByLabelText('Age in months')).toHaveValue('')
})

test('without a name and a month of birth nothing is sent, and each field shows what is missing', async () => {
  show([])
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByText('Please enter a first name or nickname.')).toBeInTheDocument()
  expect(screen.getByText('Please choose the month and the year of birth.')).toBeInTheDocument()
  expect(screen.getByLabelText('Child’s name')).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
})

test('a parent edits a child; a past start date is still shown; an error is shown at its field and loses nothing', async () => {
  const sentence = 'Care can’t start before the month of birth.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { startMonth: sentence } }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { saved: true }))
  show([ELLA])
  expect(screen.getByText('9 months old · Care from January 2026')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  expect(screen.getByLabelText('Care should start')).toHaveDisplayValue('January 2026')
  await userEvent.type(screen.getByLabelText(/^Preferences and notes/), ' And the moon.')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Preferences and notes/)).toHaveValue('Loves music. And the moon.')
  await userEvent.selectOptions(screen.getByLabelText('Care should start'), 'December 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByRole('button', { name: 'Edit Ella' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Your children' })).toHaveFocus()
  expect(sent()[1]).toEqual([
    'PUT',
    '/api/caregiver/children/3',
    { ...ELLA, id: undefined, startMonth: '2026-12', notes: 'Loves music. And the moon.' },
  ])
})

test('what another tab has saved about a child meanwhile is loaded, and what was typed here stays', async () => {
  const sentence = 'This was changed in another tab.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { saved: true }))
  const { rerender } = show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  await userEvent.type(screen.getByLabelText(/^Preferences and notes/), ' And the moon.')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByText('This was changed since you opened it.')).toBeInTheDocument()
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  const theirs = { name: 'Ella Rose', birthMonth: '2026-03', startMonth: '2026-12', version: 'v2' }
  rerender(view([{ ...ELLA, ...theirs }]))
  expect(screen.getByLabelText('Child’s name')).toHaveValue('Ella Rose')
  expect(screen.getByLabelText('Month')).toHaveDisplayValue('March')
  await userEvent.click(screen.getByRole('button', { name: 'Save child' }))
  expect(await screen.findByRole('button', { name: 'Edit Ella Rose' })).toBeInTheDocument()
  const body = { ...theirs, notes: 'Loves music. And the moon.' }
  expect(sent().at(-1)).toEqual(['PUT', '/api/caregiver/children/3', body])
})

test('removing asks for confirmation, can be canceled, and says why it failed', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(404, { message: 'We can’t find this child.' }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { removed: true }))
  show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ella' }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Remove Ella' })).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ella' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('We can’t find this child.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Removed')).toBeInTheDocument()
  expect(sent()[0]?.slice(0, 2)).toEqual(['DELETE', '/api/caregiver/children/3'])
})

test('another child is added below the first, up to ten', async () => {
  const { unmount } = show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Add a child' }))
  const list = within(screen.getByRole('group', { name: 'Your children' }))
  expect(list.getByLabelText('Child’s name')).toHaveValue('')
  await userEvent.click(list.getByRole('button', { name: 'Cancel' }))
  expect(list.queryByLabelText('Child’s name')).not.toBeInTheDocument()
  unmount()
  show(Array.from({ length: 10 }, (_, id) => ({ ...ELLA, id })))
  expect(screen.queryByRole('button', { name: 'Add a child' })).not.toBeInTheDocument()
})

test('what a parent typed about a child is still there after a reload, until it is saved or canceled', async () => {
  const { unmount } = show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  await userEvent.type(screen.getByLabelText(/^Preferences and notes/), ' And the moon.')
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March')
  unmount()
  const again = show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  expect(screen.getByLabelText(/^Preferences and notes/)).toHaveValue('Loves music. And the moon.')
  expect(screen.getByLabelText('Month')).toHaveDisplayValue('March')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  again.unmount()
  show([ELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ella' }))
  expect(screen.getByLabelText(/^Preferences and notes/)).toHaveValue('Loves music.')
})

test('a child that another tab has added does not close the form of the first child', async () => {
  const { rerender } = show([])
  await userEvent.type(screen.getByLabelText('Child’s name'), 'Mia')
  rerender(view([ELLA]))
  expect(screen.getByLabelText('Child’s name')).toHaveValue('Mia')
})
