import userEvent from '@testing-library/user-event'
import { PreferencesForm } from '@/components/families/children/preferences-form'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import type { SavedPreferences } from '@/lib/families/profile/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  fetched.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const SAVED: SavedPreferences = {
  preferredAmenities: ['nap_room', 'gone_since'],
  preferredActivities: ['music_movement'],
  weeklyBudgetCents: 120_050,
  days: ['mon'],
  dropOff: '07:30',
  pickUp: null,
  homeZip: '32801',
  workZip: null,
  version: 'v1',
}
const view = (preferences: SavedPreferences) => (
  <>
    <PreferencesForm userId={1} preferences={preferences} />
    <Toaster />
  </>
)
const show = () => render(view(SAVED))
const save = () => userEvent.click(screen.getByText('Save preferences'))
const sent = () => JSON.parse(fetched.mock.lastCall?.[1].body)

test('a parent finds the saved preferences, changes some, and the rest stays', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  show()
  expect(screen.getByLabelText('Budget a week, in dollars')).toHaveValue('1,200.50')
  expect(screen.getByLabelText('Monday')).toBeChecked()
  await userEvent.click(screen.getByLabelText('Friday'))
  await userEvent.click(screen.getByLabelText('Creative arts'))
  await userEvent.click(screen.getByLabelText('Nut-free'))
  await save()
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  expect(sent()).toEqual({
    ...SAVED,
    preferredAmenities: ['nap_room', 'nut_free'],
    preferredActivities: ['music_movement', 'creative_arts'],
    days: ['mon', 'fri'],
  })
})

test('an impossible value shows an error at its field, and nothing is sent', async () => {
  show()
  await userEvent.clear(screen.getByLabelText('Budget a week, in dollars'))
  await userEvent.type(screen.getByLabelText('Budget a week, in dollars'), 'about 300')
  await save()
  expect(await screen.findByText(/^Please enter a weekly budget from \$1/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test('a ZIP code that the server does not know shows an error at its field', async () => {
  const sentence = 'We can’t find the ZIP code 32801.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { homeZip: sentence } }))
  show()
  await save()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByLabelText('Home ZIP code')).toHaveFocus()
})

test('what another tab has saved meanwhile is loaded, what was typed here stays, and one notice says so', async () => {
  const sentence = 'This was changed in another tab.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  const { rerender } = show()
  await userEvent.click(screen.getByLabelText('Friday'))
  await userEvent.type(screen.getByLabelText('Work ZIP code'), '32803')
  await save()
  expect(await screen.findByText('This was changed since you opened it.')).toBeInTheDocument()
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  expect(refresh).toHaveBeenCalled()
  const theirs = { weeklyBudgetCents: 25_000, preferredAmenities: ['nut_free'], pickUp: '17:00', version: 'v2' }
  rerender(view({ ...SAVED, ...theirs }))
  expect(screen.getByLabelText('Budget a week, in dollars')).toHaveValue('250')
  expect(screen.getByLabelText('Nut-free')).toBeChecked()
  expect(screen.getByLabelText('Friday')).toBeChecked()
  await save()
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  expect(sent()).toEqual({ ...SAVED, ...theirs, days: ['mon', 'fri'], workZip: '32803' })
})

const notice = () => screen.queryByText('This was changed since you opened it.')

test('when the page loads what another tab has saved while a parent types, a notice says so before the parent saves', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  const { rerender } = show()
  await userEvent.type(screen.getByLabelText('Work ZIP code'), '32803')
  rerender(view({ ...SAVED, homeZip: '32804', version: 'v2' }))
  expect(screen.getByLabelText('Home ZIP code')).toHaveValue('32804')
  expect(notice()).not.toBeInTheDocument()
  rerender(view({ ...SAVED, homeZip: '32804', workZip: '32805', version: 'v3' }))
  expect(notice()).toBeInTheDocument()
  expect(screen.getByLabelText('Work ZIP code')).toHaveValue('32803')
  await save()
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  expect(notice()).not.toBeInTheDocument()
})

test('what a parent has just saved is shown as the server stores it, without a notice', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  const { rerender } = show()
  await userEvent.clear(screen.getByLabelText('Budget a week, in dollars'))
  await userEvent.type(screen.getByLabelText('Budget a week, in dollars'), '1300')
  await save()
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  rerender(view({ ...SAVED, weeklyBudgetCents: 130_000, version: 'v2' }))
  expect(screen.getByLabelText('Budget a week, in dollars')).toHaveValue('1,300')
  expect(notice()).not.toBeInTheDocument()
})

test('unsaved preferences are still there after a reload, with a notice if another tab has saved others', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, {}))
  const { unmount } = show()
  await userEvent.type(screen.getByLabelText('Work ZIP code'), '32803')
  await userEvent.click(screen.getByLabelText('Friday'))
  unmount()
  const again = render(view({ ...SAVED, workZip: '32805', version: 'v2' }))
  expect(screen.getByLabelText('Work ZIP code')).toHaveValue('32803')
  expect(screen.getByLabelText('Friday')).toBeChecked()
  expect(notice()).toBeInTheDocument()
  await save()
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  again.unmount()
  show()
  expect(screen.getByLabelText('Work ZIP code')).toHaveValue('')
})
