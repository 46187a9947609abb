import userEvent from '@testing-library/user-event'
import { PreferencesForm } from '@/components/families/children/preferences-form'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { Preferences } from '@/lib/families/profile/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})
const SAVED: Preferences = {
  preferredAmenities: ['nap_room', 'gone_since'],
  preferredActivities: ['music_movement'],
  weeklyBudgetCents: 120_050,
  days: ['mon'],
  dropOff: '07:30',
  pickUp: null,
  homeZip: '32801',
  workZip: null,
}
const show = () =>
  render(
    <>
      <PreferencesForm preferences={SAVED} />
      <Toaster />
    </>,
  )
const save = () => userEvent.click(screen.getByText('Save preferences'))
const sent = () => JSON.parse(fetched.mock.calls[0]?.[1].body)

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
