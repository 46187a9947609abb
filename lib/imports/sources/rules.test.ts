import { providersReport } from '@/tests/support/providers/providers-report'
import { translate } from '@/tests/support/setup/translate'
import type { ShownReport } from '../uploads/schema'
import {
  dayOfFile,
  exceededLimits,
  exceededLimitText,
  fileNameOf,
  mappingOfDay,
  nextRunAt,
  nextTryAt,
  runStateOf,
  scheduleText,
} from './rules'

const t = translate('en', 'imports.sourceTexts')

const timing = { schedule: 'weekly', weekday: 1, monthDay: 1, hour: 4 } as const
/** A Wednesday, 10 AM in the office. */
const now = new Date('2026-11-25T15:00:00Z')

describe('a source runs in the time zone of the office', () => {
  test.each([
    [{ ...timing, schedule: 'daily' as const }, now, '2026-11-26T09:00:00.000Z'],
    [{ ...timing, schedule: 'daily' as const, hour: 23 }, now, '2026-11-26T04:00:00.000Z'],
    [timing, now, '2026-11-30T09:00:00.000Z'],
    [{ ...timing, weekday: 3 }, now, '2026-12-02T09:00:00.000Z'],
    [{ ...timing, schedule: 'monthly' as const, monthDay: 25 }, now, '2026-12-25T09:00:00.000Z'],
    [{ ...timing, schedule: 'monthly' as const, monthDay: 28 }, now, '2026-11-28T09:00:00.000Z'],
    // The clock jumps from 2 to 3 AM, and in November it shows 1 AM twice.
    [{ ...timing, schedule: 'daily' as const, hour: 2 }, new Date('2026-03-08T05:00:00Z'), '2026-03-08T07:00:00.000Z'],
    [{ ...timing, schedule: 'daily' as const, hour: 1 }, new Date('2026-11-01T04:00:00Z'), '2026-11-01T05:00:00.000Z'],
  ])('%j after %s is %s', (given, after, next) => {
    expect(nextRunAt(given, after)?.toISOString()).toBe(next)
  })

  test('a source that runs by hand is never due, and a schedule is described in words', () => {
    expect(nextRunAt({ ...timing, schedule: 'by_hand' }, now)).toBeNull()
    expect(scheduleText(t, 'en', timing)).toBe('Weekly, Monday at 4:00 AM')
    expect(scheduleText(t, 'en', { ...timing, schedule: 'monthly', monthDay: 7 })).toBe('Monthly, on day 7 at 4:00 AM')
  })

  test('a failed run is retried at growing intervals, but never later than the next scheduled run', () => {
    const minutes = (failures: number, from = now) =>
      ((nextTryAt(timing, failures, from)?.getTime() ?? 0) - from.getTime()) / 60_000
    expect([1, 2, 3, 4].map((failures) => minutes(failures))).toEqual([15, 60, 240, 720])
    expect(minutes(5)).toBe(minutes(99))
    expect(minutes(2, new Date('2026-11-30T08:55:00Z'))).toBe(5)
  })
})

test('a file has the date when the server changed it, else when it was fetched, and never a future date', () => {
  expect(dayOfFile('Tue, 17 Nov 2026 03:00:00 GMT', now)).toBe('2026-11-16')
  expect(dayOfFile('Tue, 17 Nov 2037 12:00:00 GMT', now)).toBe('2026-11-25')
  for (const nothing of [null, '', 'yesterday']) expect(dayOfFile(nothing, now)).toBe('2026-11-25')
})

test('the date of a mapping is replaced, also in the name that pages show; a column with dates stays', () => {
  const mapping = { asOf: '2026-06-01', sourceName: 'Ohio DCY list, June 2026', columns: {} }
  expect(mappingOfDay(mapping, '2026-11-17')).toEqual({ asOf: '2026-11-17', sourceName: 'Ohio DCY list', columns: {} })
  expect(mappingOfDay({ asOf: { column: 'Day' }, sourceName: 'List, 2026-06-01' }, '2026-11-17')).toEqual({
    asOf: { column: 'Day' },
    sourceName: 'List',
  })
})

test('a file is named as in its address, and its name is no path', () => {
  expect(fileNameOf('https://files.example/a/ohio%20list.csv?token=x#y')).toBe('ohio list.csv')
  expect(fileNameOf('https://files.example/..%2F..%2F.env')).toBe('env')
  for (const address of ['https://files.example/', 'https://files.example/...'])
    expect(fileNameOf(address)).toBe('list')
  expect(fileNameOf('https://files.example/%E0%A4%A')).toBe('E0-A4-A')
})

const limits = { closesMissing: true, maxClosedPercent: 3, maxChangedPercent: 5, maxNew: 10 }
const none = { providers: 0, closed: 0, reopened: 0, fields: [] }
const report = (changes: Partial<ShownReport> = {}) => providersReport({ rowsRead: 200, changed: 200, ...changes })
const codesOf = (now: ShownReport, difference = none, before: ShownReport | null = null, given = limits) =>
  exceededLimits(
    given,
    { providers: now, records: null },
    difference,
    before && { providers: before, records: null },
    false,
  ).map(({ code }) => code)

describe('a file waits for an admin beyond a limit', () => {
  const gone = { since: '2026-10-01', listed: 100, gone: 9, isTooMany: false, examples: [] }

  test('a file exactly at every limit is imported automatically', () => {
    const now = report({ added: 6, matched: 4, gone: { ...gone, closable: 2 } })
    expect(codesOf(now, { ...none, providers: 10, closed: 1 })).toEqual([])
  })

  test('a file over any limit is held', () => {
    expect(codesOf(report({ gone: { ...gone, closable: 2 } }), { ...none, closed: 2 })).toEqual(['closed'])
    expect(codesOf(report(), { ...none, providers: 11 })).toEqual(['changed'])
    expect(codesOf(report({ added: 7, matched: 4 }))).toEqual(['new'])
  })

  test('missing providers count only if the source closes them', () => {
    const now = report({ gone: { ...gone, closable: 9 } })
    expect(codesOf(now)).toEqual(['closed'])
    expect(codesOf(now, none, null, { ...limits, closesMissing: false })).toEqual([])
  })

  test('rows and values that were readable before are compared with the last file', () => {
    const ages = (notUnderstood: number) => [{ column: 'Ages', filled: 100, notUnderstood, examples: [] }]
    const before = report({ refused: 10, columns: ages(40) })
    expect(codesOf(report({ refused: 12, columns: ages(41) }), none, before)).toEqual([])
    expect(codesOf(report({ refused: 13, columns: ages(42) }), none, before)).toEqual(['refused', 'columns'])
    expect(codesOf(report({ refused: 3 }))).toEqual(['refused'])
  })

  test('licenses and inspections are counted in the same way', () => {
    const records = {
      isDryRun: true,
      rowsRead: 100,
      added: 0,
      changed: 6,
      unchanged: 90,
      kept: 4,
      refused: 0,
      refusals: [],
    }
    const [passed] = exceededLimits(limits, { providers: null, records }, null, null, false)
    expect(passed && exceededLimitText(t, passed)).toBe(
      'It would change 6% of the records we have from it. Your limit is 5%.',
    )
  })
})

test('a run has the state of its upload, once there is one', () => {
  expect(runStateOf('fetching', null)).toBe('fetching')
  expect(runStateOf('fetched', 'checked')).toBe('waiting')
  expect(runStateOf('fetched', null)).toBe('removed')
  expect(runStateOf('discarded', 'checked')).toBe('discarded')
})
