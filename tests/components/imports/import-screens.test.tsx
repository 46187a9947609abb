import userEvent from '@testing-library/user-event'
import { HeldRows } from '@/components/imports/import-steps'
import { ImportView } from '@/components/imports/import-view'
import { SourceForm } from '@/components/imports/source-form'
import type { SourceView } from '@/lib/imports/sources/schema'
import type { HeldGroup, UploadFile, UploadGuess } from '@/lib/imports/uploads/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { providersReport } from '@/tests/support/providers/providers-report'
import { render, screen, within } from '@/tests/support/setup/render'

const [refresh, push] = [jest.fn(), jest.fn()]
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push }), usePathname: () => '/admin' }))

const sent = jest.fn()
beforeEach(() => {
  // The columns of a new file are looked at as long as a test does not answer.
  const unanswered = new Promise<Response>(() => {})
  sent
    .mockReset()
    .mockImplementation((call: string) => (call.endsWith('/guess') ? unanswered : mockFetchResult(200, {})))
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) =>
    sent(`${method} ${path}`, body && JSON.parse(String(body)))) as typeof fetch
})

const UPLOAD: UploadFile = {
  id: 7,
  kind: 'providers',
  step: 'uploaded',
  fileName: 'ohio.csv',
  bytes: 2_048,
  arrivedBytes: null,
  uploadedAt: new Date('2026-11-22T12:00:00Z'),
  uploader: 'Alex Reed',
  source: null,
  batch: null,
  hasFile: true,
  header: ['Program No', 'Name', 'Zip Code', 'Seats'],
  preset: null,
  mapping: null,
  isRunning: false,
  rowsDone: 0,
  percentDone: 0,
  stepAt: new Date('2026-11-22T12:00:00Z'),
  problem: null,
  may: { check: false, import: false, undo: false },
  providers: null,
  records: null,
  undo: null,
}
const show = (over: Partial<UploadFile> = {}) =>
  render(<ImportView upload={{ ...UPLOAD, ...over }} heldRows={[]} presets={[{ value: 'a', label: 'A list' }]} />)

const GUESS: UploadGuess = {
  columns: [
    { name: 'Program No', examples: ['17'], isEmpty: false },
    { name: 'Name', examples: ['OTTER HOUSE', 'PAPER BOAT'], isEmpty: false },
    { name: 'Zip Code', examples: ['43215'], isEmpty: false },
    { name: 'Seats', examples: [], isEmpty: true },
  ],
  mapping: {
    title: 'Ohio list',
    source: 'ohio',
    sourceName: 'Ohio list, June 2026',
    asOf: '2026-06-01',
    state: 'OH',
    columns: { name: 'Name', zip: 'Zip Code', id: 'Program No', license: 'Program No' },
    licenseIssuer: 'State of Ohio',
    flags: [{ column: 'Head Start', list: 'programs', code: 'head_start' }],
    ignore: ['Seats'],
  },
  preview: {
    rows: [
      {
        name: 'Otter House',
        kind: 'family_home',
        street: null,
        place: 'Columbus OH 43215',
        phone: '(614) 555-0101',
        capacity: 12,
        ages: null,
        hours: null,
        license: '17',
      },
    ],
    leftOut: [{ count: 2, reason: 'The row has no id.' }],
    columns: [{ column: 'Seats', filled: 9, notUnderstood: 3, examples: ['many'] }],
    rowsRead: 12,
  },
}
const answering = (preview = GUESS.preview) =>
  sent.mockImplementation((call: string) =>
    mockFetchResult(200, call === 'POST /api/imports/7/guess' ? { ...GUESS, preview } : {}),
  )

test('what the columns of a new file mean is proposed, with rows as they would be imported and what is not understood', async () => {
  answering()
  show()
  expect(await screen.findByLabelText('Name')).toHaveValue('name')
  expect(screen.getByLabelText('Program No')).toHaveValue('license')
  expect(screen.getByLabelText('Seats')).toHaveValue('')
  expect(screen.getByText('OTTER HOUSE · PAPER BOAT')).toBeVisible()
  expect(screen.getByText('Otter House').closest('li')).toHaveTextContent('No street shown')
  expect(screen.getByText('We’d skip 2 rows, for example: The row has no id.')).toBeVisible()
  expect(screen.getByText('Seats: we couldn’t read 3 of 9 values, for example “many”')).toBeVisible()
})

test('each guess can be changed, the preview is updated, and the mapping is saved under a name', async () => {
  answering()
  show()
  await userEvent.selectOptions(await screen.findByLabelText('Seats'), 'Capacity')
  await userEvent.clear(screen.getByLabelText('Title'))
  await userEvent.type(screen.getByLabelText('Title'), 'Ohio')
  await userEvent.type(screen.getByLabelText(/^Save these settings as/), 'Ohio, each month')
  await userEvent.click(screen.getByRole('button', { name: 'Preview ten rows' }))
  const mapping = {
    ...GUESS.mapping,
    title: 'Ohio',
    columns: { ...GUESS.mapping.columns, capacity: 'Seats' },
    ignore: [],
  }
  const [call, body] = sent.mock.calls.at(-1) ?? []
  expect(call).toBe('POST /api/imports/7/guess')
  expect(JSON.parse(body.mapping)).toEqual(mapping)
  await userEvent.click(screen.getAllByRole('button', { name: 'Check it' })[1] as HTMLElement)
  const [put, { saveAs, ...sentMapping }] = sent.mock.calls.find(([one]) => one.startsWith('PUT')) ?? []
  expect([put, saveAs]).toEqual(['PUT /api/imports/7/reading', 'Ohio, each month'])
  expect(JSON.parse(sentMapping.mapping)).toEqual(mapping)
})

test('an admin says what a status means, and the status of a license still closes a provider after other changes', async () => {
  answering()
  const columns = [...GUESS.columns, { name: 'Lic Stat', examples: ['PR'], isEmpty: false }]
  const status = { licenseStatus: 'Lic Stat', status: 'Lic Stat' }
  const mapping = { ...GUESS.mapping, columns: { ...GUESS.mapping.columns, ...status } }
  sent.mockReturnValue(mockFetchResult(200, { ...GUESS, columns, mapping }))
  show()
  expect(await screen.findByLabelText('Lic Stat')).toHaveValue('licenseStatus')
  await userEvent.type(screen.getByLabelText(/^What a status means/), 'PR = open{Enter}XX = closed{Enter}No =')
  await userEvent.click(screen.getByRole('button', { name: 'Preview ten rows' }))
  const [, body] = sent.mock.calls.at(-1) ?? []
  expect(JSON.parse(body.mapping)).toEqual({ ...mapping, statuses: { PR: 'open', XX: 'closed', No: null } })
})

test('after a check, the columns show the mapping that was checked, and not a new guess', async () => {
  answering()
  const mapping = JSON.stringify(GUESS.mapping)
  show({ step: 'checked', mapping })
  await userEvent.click(screen.getByText('Tell us what its columns mean'))
  expect(await screen.findByLabelText('Name')).toHaveValue('name')
  expect(sent).toHaveBeenCalledWith('POST /api/imports/7/guess', { mapping })
})

test('a mapping that cannot read the file does not keep its columns from being guessed', async () => {
  sent.mockImplementation((_, body: { mapping?: string }) =>
    body?.mapping ? mockFetchResult(400, { message: 'The column X is missing.' }) : mockFetchResult(200, GUESS),
  )
  show({ step: 'failed', mapping: JSON.stringify({ ...GUESS.mapping, columns: { name: 'X' } }) })
  await userEvent.click(screen.getByText('Tell us what its columns mean'))
  expect(await screen.findByLabelText('Name')).toHaveValue('name')
})

test('what the form does not show of a mapping stays: a constant, a column’s other meanings, a name in other letters', async () => {
  const part = (at: number) => ({ column: 'Zip Code', split: ',', part: at })
  const columns = {
    name: 'NAME',
    capacity: { sum: ['Seats'] },
    city: part(1),
    zip: part(2),
    kind: { constant: 'Center' },
  }
  const mapping = { ...GUESS.mapping, columns, kinds: { Center: 'center' as const } }
  sent.mockReturnValue(mockFetchResult(200, { ...GUESS, mapping }))
  show({ step: 'checked', mapping: JSON.stringify(mapping) })
  await userEvent.click(screen.getByText('Tell us what its columns mean'))
  expect(await screen.findByLabelText('Name')).toHaveValue('name')
  const preview = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Preview ten rows' }))
    return JSON.parse(sent.mock.lastCall?.[1].mapping).columns
  }
  expect(await preview()).toEqual(columns)
  await userEvent.selectOptions(screen.getByLabelText('Zip Code'), '')
  expect(await preview()).toEqual({ name: 'NAME', capacity: columns.capacity, kind: columns.kind })
})

test('a mapping that was saved under a name is chosen among the presets', async () => {
  answering()
  const presets = [{ value: 'saved:Ohio, each month', label: 'Ohio, each month' }]
  render(<ImportView upload={UPLOAD} heldRows={[]} presets={presets} />)
  await userEvent.selectOptions(screen.getByLabelText('Preset'), 'Ohio, each month')
  await userEvent.click(screen.getAllByRole('button', { name: 'Check it' })[0] as HTMLElement)
  expect(sent).toHaveBeenCalledWith('PUT /api/imports/7/reading', { saved: 'Ohio, each month' })
})

test('a file that cannot be looked at says why, and a mapping can still be written', async () => {
  sent.mockReturnValue(mockFetchResult(400, { message: 'The JSON is cut off: its end is missing.' }))
  show()
  expect(await screen.findByText('The JSON is cut off: its end is missing.')).toBeVisible()
  expect(screen.getByText('Or write a mapping file', { selector: 'span' })).toBeVisible()
})

const REPORT = providersReport({
  rowsRead: 4_600,
  added: 4_584,
  filtered: 16,
  columns: [
    { column: 'PHONE', filled: 4_584, notUnderstood: 0, examples: [] },
    { column: 'ACCEPTS AGES FROM', filled: 4_584, notUnderstood: 4_584, examples: ['0 years 2 months'] },
  ],
})

test('the dry run tells an admin which values would be lost, before anything is written', () => {
  show({ step: 'checked', providers: REPORT, may: { check: true, import: true, undo: false } })
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent("ACCEPTS AGES FROM: 4,584 of 4,584 not understood, for example '0 years 2 months'")
  expect(note).not.toHaveTextContent('PHONE')
  expect(screen.getByText('Skipped by the mapping’s filter')).toBeVisible()
})

test('after the import, the number of new providers leads to them; in the dry run there is nothing to see yet', () => {
  const { unmount } = show({ step: 'checked', providers: REPORT })
  expect(screen.queryByRole('link', { name: '4,584' })).not.toBeInTheDocument()
  unmount()
  const batch = { id: 12, added: 4_584, changed: 0, matched: 0, leftAside: 0, undoneAt: null }
  show({ step: 'imported', batch, providers: { ...REPORT, isDryRun: false } })
  expect(screen.getByRole('link', { name: '4,584' })).toHaveAttribute('href', '/admin/providers?batch=12')
})

test('the dry run counts real changes apart from mere confirmations, and shows the new values', () => {
  const examples = [{ name: 'Otter House', publicId: 'otter-house-abc', before: '85', after: '90' }]
  const difference = { providers: 1, closed: 0, reopened: 0, fields: [{ field: 'Capacity', count: 1, examples }] }
  show({ step: 'checked', providers: { ...REPORT, changed: 1, confirmed: 4_200, difference } })
  expect(screen.getByText('Confirmed again')).toBeVisible()
  expect(screen.getByText('4,200')).toBeVisible()
  expect(screen.getByText('What would change')).toBeVisible()
  expect(screen.getByText('Capacity: 1 provider')).toBeVisible()
  expect(screen.getByText(/85 → 90/)).toBeInTheDocument()
})

test('a file whose values were all understood has no warning about lost values', () => {
  show({ step: 'checked', providers: { ...REPORT, columns: REPORT.columns.slice(0, 1) } })
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

test('while a file is imported, an admin sees the speed and the remaining time', async () => {
  const rate = { rowsPerSecond: 1_950, secondsLeft: 19 }
  sent.mockReturnValue(mockFetchResult(200, { isRunning: true, rowsDone: 12_000, percentDone: 24, rate }))
  show({ step: 'importing', isRunning: true })
  expect(await screen.findByText('24% of the file, 12,000 rows, 1,950 per second, about 19 s left')).toBeVisible()
})

test("licenses and inspections are read by column too, with the file's values mapped to ours", async () => {
  const header = ['License', 'Facility', 'Zip', 'Expires', 'State of it']
  show({ kind: 'license', header })
  expect(screen.getByLabelText('License number')).toHaveValue('License')
  await userEvent.type(screen.getByLabelText('Short name of the source'), 'florida-dcf')
  await userEvent.type(screen.getByLabelText('Source'), 'Florida DCF')
  await userEvent.selectOptions(screen.getByLabelText('Expires on'), 'Expires')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'State of it')
  await userEvent.type(screen.getByLabelText(/^Words of “Status”/), 'In force = active')
  await userEvent.click(screen.getAllByRole('button', { name: 'Check it' })[0] as HTMLElement)
  expect(JSON.parse(sent.mock.calls[0][1].mapping)).toEqual({
    source: 'florida-dcf',
    issuer: 'Florida DCF',
    match: { licenseNumber: 'License', zip: 'Zip' },
    license: {
      number: 'License',
      expiresOn: 'Expires',
      status: { column: 'State of it', words: { 'In force': 'active' } },
    },
  })
})

test('the result of an inspection says whether there were violations', async () => {
  show({ kind: 'inspection', header: ['License', 'Visited', 'Outcome'] })
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Visited')
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'Outcome')
  await userEvent.type(screen.getByLabelText(/^Words of “Result”/), 'Compliant = no\nCited = Yes')
  await userEvent.click(screen.getAllByRole('button', { name: 'Check it' })[0] as HTMLElement)
  expect(JSON.parse(sent.mock.calls[0][1].mapping).inspection).toEqual({
    inspectedOn: 'Visited',
    result: { column: 'Outcome', words: { Compliant: false, Cited: true } },
  })
})

test('after a check, the columns of licenses and inspections are as they were checked', async () => {
  const mapping = {
    source: 'florida-dcf',
    issuer: 'Florida DCF',
    asOf: '2026-11-01',
    match: { licenseNumber: 'No.', zip: 'Zip' },
    inspection: {
      inspectedOn: 'Visited',
      result: { column: 'Outcome', words: { Compliant: false, Cited: true } },
      class: { column: 'Level', words: { A: 'serious' } },
    },
  }
  const header = ['No.', 'Zip', 'Street', 'Visited', 'Outcome', 'Level']
  show({ kind: 'inspection', step: 'checked', header, mapping: JSON.stringify(mapping) })
  await userEvent.click(screen.getByText('Tell us what its columns mean'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Check it' })[0] as HTMLElement)
  expect(JSON.parse(sent.mock.calls[0][1].mapping)).toEqual(mapping)
})

test('a reverted file says what was deleted, what was restored, and who stayed, with the reason', () => {
  const left = [{ name: 'Otter House', publicId: 'otter-house-abc', text: 'It has reviews.' }]
  show({
    step: 'undone',
    undo: {
      removed: 1_887,
      withRecords: 2,
      restored: 3,
      restoredInPart: 0,
      left: [{ code: 'used', count: 1, examples: left }],
    },
  })
  expect(screen.getByText('1,887')).toBeInTheDocument()
  expect(screen.getByText('People have added something to them: 1')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Otter House', hidden: true })).toHaveAttribute(
    'href',
    '/provider/otter-house-abc',
  )
})

test('the settings of a file are above its removal until it can be imported', () => {
  show()
  const [reading, removal] = [
    screen.getByRole('heading', { name: 'How to read it' }),
    screen.getByText('Remove the file'),
  ]
  expect(reading.compareDocumentPosition(removal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a checked file shows what would happen and its quality, and is imported', async () => {
  const tally = (code: string, text: string) => [{ code, count: 1, examples: [{ line: 4, name: 'Otter', text }] }]
  show({
    step: 'checked',
    preset: 'a',
    may: { check: true, import: true, undo: false },
    providers: providersReport({
      rowsRead: 10,
      added: 7,
      matched: 1,
      leftAside: 1,
      refused: 1,
      matches: tally('name_phone', '97%, Otter House: Same name and phone.'),
      refusals: tally('zip', 'No ZIP code.'),
    }),
  })
  expect(screen.getByText('85 of 100')).toBeInTheDocument()
  expect(screen.getByText('Name and phone: 1')).toBeInTheDocument()
  expect(screen.getByText(/97%, Otter House/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import it' }))
  expect(sent).toHaveBeenCalledWith('POST /api/imports/7/step', { step: 'import', closesMissing: false })
})

test('providers missing from a newer file are named, and can be closed here unless there are too many', async () => {
  const examples = [{ name: 'Otter House', publicId: 'otter-house-abc', text: 'Orlando, FL' }]
  const gone = { since: '2022-05-02', listed: 10, gone: 1, closable: 1, isTooMany: false, examples }
  const providers = providersReport({ rowsRead: 10, unchanged: 9, gone })
  const may = { check: true, import: true, undo: false }
  const { unmount } = show({ step: 'checked', preset: 'a', may, providers })
  expect(screen.getByText(/1 provider of 10 in the file of May 2, 2022. Nothing happens to them unless/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Otter House', hidden: true })).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText(/^Also close providers/))
  await userEvent.click(screen.getByRole('button', { name: 'Import it' }))
  expect(sent).toHaveBeenCalledWith('POST /api/imports/7/step', { step: 'import', closesMissing: true })
  unmount()
  show({ step: 'checked', preset: 'a', may, providers: { ...providers, gone: { ...gone, isTooMany: true } } })
  expect(screen.queryByLabelText(/^Also close providers/)).toBeNull()
  expect(screen.getByText(/import it without closing anyone/)).toBeVisible()
})

test.each([
  [0, 'They stay as they are.'],
  [3, 'They are closed.'],
  [2, '2 are closed; the others are on another list, or someone has confirmed them since.'],
])('after a run it says what happened to three who left the list: %d were closed', (closed, sentence) => {
  const gone = { since: '2022-05-02', listed: 10, gone: 3, closable: 3, isTooMany: true, examples: [] }
  const providers = providersReport({ isDryRun: false, rowsRead: 10, unchanged: 7, closed, gone })
  show({ step: 'imported', preset: 'a', providers })
  expect(screen.getByText(`3 providers of 10 in the file of May 2, 2022. ${sentence}`)).toBeVisible()
  expect(screen.queryByText(/import it without closing anyone/)).toBeNull()
})

test('a failed file says why, and can be read with other settings', () => {
  show({ step: 'failed', problem: 'ohio.csv is empty.' })
  expect(screen.getByText('ohio.csv is empty.').closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole('heading', { name: 'How to read it' })).toBeInTheDocument()
})

const row = (sourceId: string): HeldGroup['rows'][number] => ({
  source: 'b-list',
  sourceId,
  line: 2,
  name: `Heron ${sourceId}`,
  reason: '',
  says: '1 Elm St, Orlando, FL 32801',
  phone: null,
  isHome: sourceId !== '1',
  candidates: [
    { providerId: 9, name: 'Otter House', place: 'Orlando, FL', phone: null, percent: 50, reason: 'Same phone.' },
  ],
})

test('pending rows are decided one by one or all of a rule, and a home’s location stays private', async () => {
  render(<HeldRows groups={[{ code: 'phone', title: 'Phone only', source: 'b-list', rows: [row('1'), row('2')] }]} />)
  const [first, second] = screen.getAllByText(/^Heron/).map((name) => within(name.closest('li') as HTMLElement))
  await userEvent.click(first?.getByRole('button', { name: 'It’s Otter House' }) as HTMLElement)
  expect(sent).toHaveBeenLastCalledWith('POST /api/imports/asides', {
    source: 'b-list',
    sourceIds: ['1'],
    decision: 'same',
    providerId: 9,
  })
  expect(second?.getByRole('button', { name: 'It’s new' })).toBeVisible()
  expect(second?.getByText(/its location stays private/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Each is its most likely match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Each is its most likely match' }))
  const all = { source: 'b-list', sourceIds: ['1', '2'], decision: 'same' }
  expect(sent).toHaveBeenLastCalledWith('POST /api/imports/asides', all)
})

test('hundreds of pending rows are shown ten at a time, and decided together', async () => {
  const rows = Array.from({ length: 23 }, (_, at) => row(String(at + 10)))
  render(<HeldRows groups={[{ code: 'phone', title: 'Phone only', source: 'b-list', rows }]} />)
  expect(screen.getByText('Phone only: 23')).toBeVisible()
  expect(screen.getAllByText(/^Heron/)).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getAllByText(/^Heron/)).toHaveLength(23)
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  // The button disappeared with the last of them: the focus moves to the first new one.
  expect(screen.getAllByRole('listitem').filter((one) => one.contains(document.activeElement))[0]).toHaveTextContent(
    'Heron 30',
  )
})

test('an incomplete file says so, and nothing can be done with it', () => {
  show({ arrivedBytes: 1_024, bytes: 412 * 1024 * 1024 })
  expect(screen.getByText('Uploading')).toBeVisible()
  expect(screen.getByText(/412 MB/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check it' })).toBeNull()
})

test('a home that can be added says that its street stays private', () => {
  render(<HeldRows groups={[{ code: 'phone', title: 'Phone only', source: 'b-list', rows: [row('3')] }]} />)
  expect(screen.getByRole('button', { name: 'It’s new' })).toBeVisible()
  expect(screen.getByText(/its location stays private/)).toBeVisible()
})

test('a colleague’s change to a source leaves the input, and only the second save replaces it', async () => {
  const source: Omit<SourceView, 'runs' | 'newest'> = {
    id: 3,
    version: 'first',
    name: 'Ohio',
    kind: 'providers',
    place: 'web',
    address: 'https://a.example/list.csv',
    reading: '',
    mapping: '{}',
    schedule: 'daily',
    weekday: 1,
    monthDay: 1,
    hour: 4,
    closesMissing: true,
    maxClosedPercent: 3,
    maxChangedPercent: 5,
    maxNew: 50,
    ownerId: 1,
    owner: 'Alex Reed',
    isOn: true,
    nextRunAt: null,
    failures: 0,
    etag: null,
    lastModified: null,
    fileSha256: null,
    isBusy: false,
    may: { run: true, apply: false, discard: false, undo: false },
  }
  const choices = { readings: [], admins: [{ value: '1', label: 'Alex Reed' }], hasFolder: false }
  const { rerender } = render(<SourceForm choices={choices} source={source} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Ohio, new')
  // The page is refreshed while a run is in progress.
  rerender(<SourceForm choices={choices} source={{ ...source, version: 'second', hour: 7 }} />)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const says = 'Someone changed this source since you opened it.'
  sent.mockReturnValueOnce(mockFetchResult(409, { message: says, fields: { version: says } }))
  await save()
  expect(sent).toHaveBeenLastCalledWith('PUT /api/imports/sources/3', expect.objectContaining({ version: 'first' }))
  expect(screen.getByText(says, { exact: false })).toBeVisible()
  expect(refresh).toHaveBeenCalled()
  sent.mockReturnValueOnce(mockFetchResult(200, { id: 3, version: 'third' }))
  await save()
  expect(sent.mock.lastCall?.[1]).not.toHaveProperty('version')
  expect(sent.mock.lastCall?.[1]).toMatchObject({ name: 'Ohio, new', hour: '4' })
  sent.mockReturnValueOnce(mockFetchResult(200, { id: 3, version: 'fourth' }))
  await save()
  expect(sent.mock.lastCall?.[1]).toMatchObject({ version: 'third' })
  // Fields that are shown again have what was saved.
  rerender(<SourceForm choices={choices} source={{ ...source, version: 'fourth', hour: 9 }} />)
  for (const schedule of ['by_hand', 'daily'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often' }), schedule)
  expect(screen.getByRole('combobox', { name: 'Time' })).toHaveValue('9')
})
