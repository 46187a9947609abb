import util from 'node:util'
import userEvent from '@testing-library/user-event'
import { EditView } from '@/components/admin/directory/edit-view'
import { MergeView } from '@/components/admin/directory/merge-view'
import { StatusForm } from '@/components/admin/directory/status-form'
import { EDIT_FIELDS, typedSheet } from '@/lib/admin/directory/rules/edit-sheet'
import { MOVING_THINGS } from '@/lib/admin/directory/rules/merge-choices'
import type { EditSheet, MergePair, Moving, SheetText } from '@/lib/admin/directory/types'
import { NO_VALUES } from '@/lib/listings/profiles/rules/values'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const merge = translate('en', 'admin.merge')

const [refresh, push] = [jest.fn(), jest.fn()]
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push }), usePathname: () => '/admin/providers' }))

const sent = jest.fn()
beforeEach(() => {
  sessionStorage.clear()
  push.mockClear()
  sent.mockReset().mockReturnValue(mockFetchResult(200, {}))
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) =>
    sent(`${method} ${path}`, body && JSON.parse(String(body)))) as typeof fetch
})

const SHEET: EditSheet = {
  status: 'open',
  values: { ...NO_VALUES, businessName: 'Otter House', address: '1 Oak St, Orlando, FL 32801' },
  traits: {
    alternateNames: [],
    kind: 'center',
    careTypes: ['daycare'],
    programs: [],
    curricula: [],
    accreditations: [],
    languages: [],
    schedules: [],
    ageMinMonths: null,
    ageMaxMonths: null,
    capacity: null,
    registrationFeeCents: null,
    siblingDiscountPercent: null,
  },
  ageBands: [],
}

/** A form with two hundred fields: found by name, since computing all roles takes seconds. */
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByText('Save'))

test('an edit needs a reason, and is sent with the values that the admin saw', async () => {
  render(<EditView userId={1} id={7} sheet={SHEET} version="v1" />)
  type('capacity', '40')
  save()
  expect(await screen.findByText('Please tell us why.')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
  fireEvent.change(field('reason'), { target: { value: 'checked' } })
  save()
  const body = expect.objectContaining({
    capacity: '40',
    reason: 'checked',
    version: 'v1',
    businessName: 'Otter House',
  })
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/providers/7'))
  expect(sent).toHaveBeenCalledWith('PATCH /api/directory/7', body)
})

test('an invalid number and a missing choice are explained in words at their fields', async () => {
  render(<EditView userId={1} id={7} sheet={SHEET} version="v1" />)
  type('bands.infant.openings', 'some')
  fireEvent.click(document.querySelector('[name="careTypes"][value="daycare"]') ?? document.body)
  save()
  expect(await screen.findByText('Please write a whole number, like 2.')).toBeInTheDocument()
  expect(screen.getByText('Please choose at least one care type.')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test('unsaved input is there after a reload, even if another admin changed something, and is deleted once it is saved', async () => {
  const { unmount } = render(<EditView userId={1} id={7} sheet={SHEET} version="v1" />)
  type('capacity', '40')
  unmount()
  const values = { ...SHEET.values, phone: '(407) 555-0177' }
  render(<EditView userId={1} id={7} sheet={{ ...SHEET, values }} version="v2" />)
  await waitFor(() => expect(field('capacity')).toHaveValue('40'))
  expect(field('phone')).toHaveValue('(407) 555-0177')
  fireEvent.change(field('reason'), { target: { value: 'checked' } })
  save()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/providers/7'))
  expect(sessionStorage).toHaveLength(0)
})

test('the second of two admins keeps their input, sees what both changed, and takes over the rest', async () => {
  const theirs = { ...typedSheet('en', SHEET), capacity: '60', phone: '(407) 555-0177' }
  sent.mockImplementation((call: string) =>
    call.startsWith('PATCH')
      ? mockFetchResult(409, { message: 'Somebody changed this provider.' })
      : mockFetchResult(200, { version: 'v2', typed: theirs }),
  )
  render(<EditView userId={1} id={7} sheet={SHEET} version="v1" />)
  type('capacity', '40')
  fireEvent.change(field('reason'), { target: { value: 'checked' } })
  save()
  expect(await screen.findByText(/You both changed these.*Capacity\./)).toBeInTheDocument()
  expect(field('capacity')).toHaveValue('40')
  expect(field('phone')).toHaveValue('(407) 555-0177')
  sent.mockImplementation(() => mockFetchResult(503, { message: 'Please try again in a minute.' }))
  save()
  expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument()
  sent.mockImplementation(() => mockFetchResult(200, {}))
  push.mockClear()
  save()
  await waitFor(() => expect(push).toHaveBeenCalled())
  const body = expect.objectContaining({ capacity: '40', phone: '(407) 555-0177', version: 'v2' })
  expect(sent).toHaveBeenLastCalledWith('PATCH /api/directory/7', body)
})

test('a reason is only required for a new status', async () => {
  render(<StatusForm id={7} status="open" />)
  expect(screen.queryByLabelText('Why')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }))
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'official_record')
  await userEvent.click(screen.getByRole('button', { name: 'Save status' }))
  expect(sent).toHaveBeenCalledWith('PUT /api/directory/7/status', {
    status: 'closed',
    from: 'open',
    reason: 'official_record',
  })
})

const words = (over: Partial<SheetText>) =>
  ({ ...Object.fromEntries(EDIT_FIELDS.map((field) => [field, ''])), ...over }) as SheetText
const nothing = Object.fromEntries(MOVING_THINGS.map((thing) => [thing, 0])) as Moving
const PAIR: MergePair = {
  keep: { id: 1, name: 'Otter House', version: 'a', words: words({ businessName: 'Otter House', amenities: 'Lunch' }) },
  drop: {
    id: 2,
    name: 'The Otters',
    version: 'b',
    words: words({ businessName: 'The Otters', amenities: 'Nut-free', phone: '(407) 555-0100' }),
  },
  moving: { ...nothing, favorites: 3, favoritesOfBoth: 1, reviews: 1 },
}

test('two providers are compared side by side: differences are chosen, related records are counted, and the button says that a merge is final', async () => {
  render(<MergeView pair={PAIR} />)
  const phone = within(screen.getByRole('group', { name: 'Phone' }))
  expect(phone.getByRole('radio', { name: /From the other/ })).toBeChecked()
  expect(within(screen.getByRole('group', { name: 'Amenities' })).getByRole('radio', { name: 'Both' })).toBeChecked()
  expect(screen.queryByRole('group', { name: 'E-mail' })).not.toBeInTheDocument()
  for (const line of ['3 favorites', '1 of these parents saved both: each keeps one, with both notes', '1 review'])
    expect(screen.getByText(line)).toBeInTheDocument()
  expect(screen.getByText(merge('final'))).toBeInTheDocument()
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Name' })).getByRole('radio', { name: /From the other/ }),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: merge('isSure') }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
  expect(sent).toHaveBeenCalledWith('POST /api/directory/mergers', {
    keepId: 1,
    dropId: 2,
    versions: { keep: 'a', drop: 'b' },
    choices: { businessName: 'drop', amenities: 'both', phone: 'drop' },
    isSure: true,
  })
})

test('while a large merger goes on, the admin sees how far it is', async () => {
  let resolve: (piece: { done: boolean; value?: Uint8Array }) => void = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  const line = (value: object) => new util.TextEncoder().encode(`${JSON.stringify(value)}\n`)
  Object.assign(globalThis, { TextDecoder: util.TextDecoder })
  const read = jest
    .fn()
    .mockResolvedValueOnce({ done: false, value: line({ done: 4, of: 17 }) })
    .mockReturnValueOnce(promise)
  globalThis.fetch = (async () => ({
    ok: true,
    headers: new Headers({ 'content-type': 'application/x-ndjson' }),
    body: { getReader: () => ({ read }) },
  })) as unknown as typeof fetch
  render(<MergeView pair={PAIR} />)
  await userEvent.click(screen.getByRole('checkbox', { name: merge('isSure') }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '4')
  expect(screen.getByText(/Moved 4 of 17 kinds of records/)).toBeInTheDocument()
  push.mockClear()
  resolve({ done: false, value: line({ result: [] }) })
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
