import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { addDays, OFFICE_ZONE, timeText, todayIn, weekdayNames, weekdayOf } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import type { ImportRunState, ImportSchedule, ImportStep } from '@/prisma/generated/enums'
import type { Difference } from '../types'
import type { ShownRecords, ShownReport } from '../uploads/schema'
import type { ExceededLimit } from './schema'

export type Timing = { schedule: ImportSchedule; weekday: number; monthDay: number; hour: number }

const two = (number: number) => String(number).padStart(2, '0')

/** When a source is due next, after `now`. If daylight saving skips that hour, it is due an hour later. Null for a source that is run by hand. */
export function nextRunAt({ schedule, weekday, monthDay, hour }: Timing, now: Date): Date | null {
  if (schedule === 'by_hand') return null
  const today = todayIn(OFFICE_ZONE, now)
  // Within a month and a day, every schedule is due at least once.
  for (let ahead = 0; ahead <= 32; ahead++) {
    const day = addDays(today, ahead)
    if (schedule === 'weekly' && weekdayOf(day) !== weekday) continue
    if (schedule === 'monthly' && Number(day.slice(8)) !== monthDay) continue
    const at = instantOf(`${day}T${two(hour)}:00`, OFFICE_ZONE) ?? instantOf(`${day}T${two(hour + 1)}:00`, OFFICE_ZONE)
    if (at && at > now) return at
  }
  return null
}

const RETRY_MINUTES = [15, 60, 240, 720]

/** When to try again after a failed run: the first few times sooner than the next scheduled run. */
export function nextTryAt(timing: Timing, failures: number, now: Date): Date | null {
  const regular = nextRunAt(timing, now)
  const minutes = RETRY_MINUTES[failures - 1]
  if (regular === null || minutes === undefined) return regular
  const retry = new Date(now.getTime() + minutes * 60_000)
  return retry < regular ? retry : regular
}

/** "Weekly, Monday at 4 AM" */
export function scheduleText(
  t: Translate<'imports.sourceTexts'>,
  locale: Locale,
  { schedule, weekday, monthDay, hour }: Timing,
): string {
  const time = timeText(hour * 60)
  if (schedule === 'by_hand') return t('byHand')
  if (schedule === 'daily') return t('daily', { time })
  if (schedule === 'monthly') return t('monthly', { day: String(monthDay), time })
  return t('weekly', { weekday: weekdayNames(locale)[(weekday + 6) % 7] ?? '', time })
}

const MONTH_AND_YEAR =
  /,?\s+(?:\d{4}-\d{2}-\d{2}|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{4})$/i

/** A list's name without the date of one file: "Ohio DCY list" for "Ohio DCY list, June 2026". Each fact has its own date. */
export const undatedName = (name: string): string => name.replace(MONTH_AND_YEAR, '')

/** A mapping with the date of this file. If it names a column with dates, that column takes precedence. */
export function mappingOfDay(mapping: object, day: string): object {
  const { asOf, sourceName } = mapping as { asOf?: unknown; sourceName?: unknown }
  return {
    ...mapping,
    ...(typeof asOf === 'string' && { asOf: day }),
    ...(typeof sourceName === 'string' && { sourceName: undatedName(sourceName) }),
  }
}

/** A file's date: when the server says it last changed, or else today. Never in the future. */
export function dayOfFile(lastModified: string | null, now: Date): string {
  const today = todayIn(OFFICE_ZONE, now)
  const changed = lastModified === null ? Number.NaN : Date.parse(lastModified)
  if (Number.isNaN(changed)) return today
  const day = todayIn(OFFICE_ZONE, new Date(changed))
  return day < today ? day : today
}

export type Limits = {
  closesMissing: boolean
  maxClosedPercent: number
  maxChangedPercent: number
  maxNew: number | null
}
type Report = { providers: ShownReport | null; records: ShownRecords | null }

const percentOf = (part: number, whole: number) => Math.round((1000 * part) / Math.max(whole, 1)) / 10

/** By how many percentage points more of a column, or of all rows, may be unreadable than in the last file. */
const TOLERATED_PERCENT = 1

function numbersOf({ providers, records }: Report, difference: Difference | null, closesMissing: boolean) {
  if (providers) {
    const known = providers.changed + providers.confirmed + providers.unchanged
    const closable = closesMissing ? (providers.gone?.closable ?? 0) : 0
    return {
      closed: (difference?.closed ?? 0) + closable,
      listed: providers.gone?.listed ?? known,
      changed: difference?.providers ?? providers.changed,
      known,
      fresh: providers.added + providers.matched,
      refused: percentOf(providers.refused, providers.rowsRead - providers.filtered),
    }
  }
  const { added = 0, changed = 0, unchanged = 0, kept = 0, refused = 0, rowsRead = 0 } = records ?? {}
  const known = changed + unchanged + kept
  return { closed: 0, listed: 0, changed, known, fresh: added, refused: percentOf(refused, rowsRead) }
}

/** Columns that are understood less than before, by more than TOLERATED_PERCENT: the file's format has probably changed. */
function lessUnderstoodColumns(now: ShownReport | null, before: ShownReport | null): string[] {
  if (!now || !before) return []
  const percentBefore = new Map(before.columns.map((one) => [one.column, percentOf(one.notUnderstood, one.filled)]))
  return now.columns.flatMap(({ column, filled, notUnderstood }) => {
    const earlier = percentBefore.get(column)
    return earlier !== undefined && percentOf(notUnderstood, filled) > earlier + TOLERATED_PERCENT ? [column] : []
  })
}

/**
 * Which limits a dry run exceeds. If none, the file is imported without an admin. `before`: the report of the source's last applied run.
 * `isRefused`: an admin has undone or discarded this same file before.
 */
export function exceededLimits(
  limits: Limits,
  report: Report,
  difference: Difference | null,
  before: Report | null,
  isRefused: boolean,
): ExceededLimit[] {
  const { closed, listed, changed, known, fresh, refused } = numbersOf(report, difference, limits.closesMissing)
  const [closedPercent, changedPercent] = [percentOf(closed, listed), percentOf(changed, known)]
  const refusedBefore = before ? numbersOf(before, null, false).refused : 0
  const columns = lessUnderstoodColumns(report.providers, before?.providers ?? null)
  const { maxClosedPercent, maxChangedPercent, maxNew } = limits
  const passed: (ExceededLimit | false)[] = [
    closedPercent > maxClosedPercent && { code: 'closed', percent: closedPercent, limit: maxClosedPercent },
    changedPercent > maxChangedPercent && { code: 'changed', percent: changedPercent, limit: maxChangedPercent },
    maxNew !== null && fresh > maxNew && { code: 'new', count: fresh, limit: maxNew },
    refused > refusedBefore + TOLERATED_PERCENT && { code: 'refused', percent: refused, before: refusedBefore },
    columns.length > 0 && { code: 'columns', columns },
    isRefused && { code: 'again' },
  ]
  return passed.filter((one) => one !== false)
}

/** A sentence for each limit: why the run is held for an admin. */
export function exceededLimitText(t: Translate<'imports.sourceTexts'>, passed: ExceededLimit): string {
  switch (passed.code) {
    case 'closed':
    case 'changed':
      return t(`passed.${passed.code}`, { percent: String(passed.percent), limit: String(passed.limit) })
    case 'new':
      return t('passed.new', { count: passed.count, limit: passed.limit })
    case 'refused':
      return t('passed.refused', { percent: String(passed.percent), before: String(passed.before) })
    case 'columns':
      return t('passed.columns', { columns: passed.columns.join(', ') })
    case 'again':
      return t('passed.again')
  }
}

/** What a run is doing, or how it ended. Derived from its state and the step of its upload. */
export type ShownRunState =
  | 'fetching'
  | 'checking'
  | 'waiting'
  | 'applying'
  | 'applied'
  | 'unchanged'
  | 'failed'
  | 'discarded'
  | 'undoing'
  | 'undone'
  | 'removed'

const STATE_OF_STEP: Record<ImportStep, ShownRunState> = {
  uploaded: 'checking',
  checking: 'checking',
  checked: 'waiting',
  importing: 'applying',
  imported: 'applied',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
}

export function runStateOf(state: ImportRunState, step: ImportStep | null): ShownRunState {
  if (state !== 'fetched') return state
  return step === null ? 'removed' : STATE_OF_STEP[step]
}

export const isBusyState = (state: ShownRunState) => ['fetching', 'checking', 'applying', 'undoing'].includes(state)

/** A file's name from its address, to be shown and passed to the reader. No file is opened by this name. */
export function fileNameOf(address: string): string {
  const last = decodeURIComponentSafely((address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '')
  const name = last
    .replace(/[^\w.() -]+/g, '-')
    .replace(/^[.\s-]+/, '')
    .slice(-80)
  return name === '' ? 'list' : name
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
