import userEvent from '@testing-library/user-event'
import { CHECKED_KEY, CHECKLIST, SafetyChecklist } from '@/components/content/resources/safety-checklist'
import { render, screen } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'content.checklist')

const first = CHECKLIST[0].points[0]
const all = CHECKLIST.reduce((sum, { points }) => sum + points.length, 0)
const box = () => screen.getByRole('checkbox', { name: t(`points.${first}`) })
const stored = () => window.localStorage.getItem(CHECKED_KEY)

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a parent checks an item, and finds it checked on another day', async () => {
  const visit = render(<SafetyChecklist />)
  // The messages are a script of their own.
  await screen.findAllByRole('checkbox')
  await userEvent.click(box())
  expect(screen.getByRole('status')).toHaveTextContent(t('progress', { ticked: 1, all }))
  expect(stored()).toBe(JSON.stringify([first]))
  visit.unmount()
  render(<SafetyChecklist />)
  expect(box()).toBeChecked()
})

test('a parent unchecks one item or all of them, and nothing stays stored', async () => {
  render(<SafetyChecklist />)
  await userEvent.click(box())
  await userEvent.click(box())
  expect(stored()).toBeNull()
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('button', { name: t('clear') }))
  expect(box()).not.toBeChecked()
  expect(stored()).toBeNull()
})

test("foreign data in the browser's storage breaks nothing", () => {
  for (const text of ['{', '7', '[1,null]', '["<script>"]']) {
    window.localStorage.setItem(CHECKED_KEY, text)
    const visit = render(<SafetyChecklist />)
    expect(box()).not.toBeChecked()
    visit.unmount()
  }
})

test('where the browser stores nothing, checks last as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  render(<SafetyChecklist />)
  await userEvent.click(box())
  expect(box()).toBeChecked()
})

test('a parent prints the checklist', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(<SafetyChecklist />)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalled()
})

test('every item has its own name', () => {
  const ids = CHECKLIST.flatMap(({ points }): string[] => [...points])
  expect(new Set(ids).size).toBe(all)
})
