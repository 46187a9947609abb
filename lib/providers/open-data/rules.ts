import { EXAMPLE_CITY } from '@/lib/places/catalogue/cities'
import { csvFile, textOfCell } from '@/lib/platform/documents/csv'
import { clockText } from '@/lib/platform/time/dates'
import { WEEKDAYS } from '../hours/rules/intervals'
import { AGE_BANDS, type AgeBandCode } from '../rules/ages'
import type { HoursInterval } from '../types'

/** The formats of the open-data files at /open-data/. The importer reads both (lib/imports/presets/directory-export.ts). */
export const OPEN_FORMATS = [
  { code: 'csv', label: 'CSV', type: 'text/csv; charset=utf-8' },
  { code: 'jsonl', label: 'JSON Lines', type: 'application/jsonl; charset=utf-8' },
] as const
export type OpenFormat = (typeof OPEN_FORMATS)[number]['code']

/** A file of the open data. */
export type OpenFile = {
  format: OpenFormat
  /** ISO time, UTC. */
  madeAt: string
  rows: number
  /** The size of the compressed file, and of the text in it. */
  bytes: number
  textBytes: number
  /** The hash of the text. */
  sha256: string
  /** The storage keys of its pieces. */
  pieces: string[]
}

/** What people may do with the files. */
export const OPEN_LICENSE = {
  name: 'Creative Commons Attribution 4.0 (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/**
 * `codes`: a list of fixed codes, separated by "|" in CSV. `json`: lists and objects, as JSON text in CSV. `flag`: true or false.
 */
export type ColumnKind = 'text' | 'number' | 'flag' | 'codes' | 'json'
export type OpenColumn = { name: string; kind: ColumnKind; what: string }
/** Columns that belong together, as the page about the files lists them. */
type Section = { title: string; columns: readonly OpenColumn[] }

export const OPEN_GROUPS = ['openings', 'tuition', 'hours', 'license', 'contact'] as const

const text = (name: string, what: string): OpenColumn => ({ name, kind: 'text', what })
const number = (name: string, what: string): OpenColumn => ({ name, kind: 'number', what })
const codes = (name: string, what: string): OpenColumn => ({ name, kind: 'codes', what })
const json = (name: string, what: string): OpenColumn => ({ name, kind: 'json', what })

export const groupColumns = (group: (typeof OPEN_GROUPS)[number]) => ({
  source: `${group}_source`,
  sourceName: `${group}_source_name`,
  confirmedOn: `${group}_confirmed_on`,
})

export const bandColumns = (band: AgeBandCode) => ({
  openings: `${band}_openings`,
  openingsFrom: `${band}_openings_from`,
  waitlist: `${band}_waitlist`,
  tuitionWeeklyCents: `${band}_tuition_weekly_cents`,
  childrenPerAdult: `${band}_children_per_adult`,
})

/** The columns of the weekdays, Monday first. */
export const HOURS_COLUMNS = WEEKDAYS.map((day) => `hours_${day.toLowerCase()}`)

/** Names of the age bands for the page about the files, which is in English. */
const BANDS: Record<AgeBandCode, string> = {
  infant: 'Under 1',
  one: '1 year',
  two: '2 years',
  three: '3 years',
  four: '4 years',
  school_age: '5 and up',
}

/** The columns, in the order of the files. Never change the meaning of a published name. */
export const OPEN_SECTIONS: readonly Section[] = [
  {
    title: 'The provider',
    columns: [
      text('id', 'The end of the page’s address. Its last part never changes; the rest follows the name and the city'),
      text('url', 'The page'),
      text('name', 'The name'),
      json('other_names', 'Other names, former ones among them'),
      text('kind', 'center, family_home, school, faith or head_start'),
      codes('care_types', 'daycare, preschool, montessori, after_school'),
      text('status', 'open, temporarily_closed or closed'),
      text('closed_on', 'Since when it is closed'),
      text('closed_list', 'The list it is missing from, if that is why it counts as closed'),
      text('description', 'In the provider’s own words'),
      json('services', 'Other services, in the provider’s own words'),
      { name: 'is_sample', kind: 'flag', what: 'Whether it is invented sample data' },
    ],
  },
  {
    title: 'The place',
    columns: [
      text('street', 'Empty for family homes, whose street is private'),
      text('city', 'As in the address'),
      text('state', 'Two letters'),
      text('zip', 'Empty for a home that shows only its city'),
      text('county', 'Without the word “County”'),
      text(
        'location',
        `The city that the provider is listed under, as in addresses of this site: ${EXAMPLE_CITY.slug}`,
      ),
      number('latitude', 'WGS 84. Empty for family homes'),
      number('longitude', 'WGS 84. Empty for family homes'),
      text('time_zone', 'The name in the IANA database'),
    ],
  },
  {
    title: 'What it offers',
    columns: [
      number('age_min_months', 'The youngest age'),
      number('age_max_months', 'The oldest age, inclusive'),
      number('capacity', 'Children at most'),
      number('registration_fee_cents', 'US cents'),
      number('sibling_discount_percent', 'Percent'),
      codes('programs', 'Public programs, such as vpk'),
      codes('schedules', 'Such as full_day or weekend'),
      codes('amenities', 'What is not listed is not stated, which is no “no”; the same for the next three'),
      codes('curricula', ''),
      codes('accreditations', ''),
      codes('languages', ''),
      json('activities', 'Objects with name, description, age_group and frequency'),
    ],
  },
  {
    title: 'Openings, tuition and staff ratios by age',
    columns: AGE_BANDS.flatMap(({ code }) => {
      const names = bandColumns(code)
      return [
        number(names.openings, `${BANDS[code]}: open places; 0 is full, empty is unknown`),
        text(names.openingsFrom, 'From which day'),
        number(names.waitlist, 'Families on the waitlist'),
        number(names.tuitionWeeklyCents, 'US cents a week'),
        number(names.childrenPerAdult, 'Children per adult: 4 means 1:4'),
      ]
    }),
  },
  {
    title: 'Hours',
    columns: [
      ...HOURS_COLUMNS.map((name, day) =>
        text(
          name,
          day === 0
            ? 'Such as 06:30-18:00, local time; several with “|” between them. Closed if empty and another day is not; unknown if all are'
            : '',
        ),
      ),
      json('seasonal_hours', 'Times of the year with other hours: from and to as month and day, and hours by weekday'),
    ],
  },
  {
    title: 'Licenses and inspections',
    columns: [
      json(
        'licenses',
        'Objects with number, kind, issuer, status, issued_on, expires_on, and as_of: the date of the file',
      ),
      json('inspections', 'Objects with inspected_on, violations, summary, corrected_on and source_name'),
    ],
  },
  {
    title: 'Sources and dates',
    columns: OPEN_GROUPS.flatMap((group, index) => {
      const names = groupColumns(group)
      return [
        text(
          names.source,
          index === 0 ? 'state_file, provider, parent or staff; empty if nobody has dated the group' : '',
        ),
        text(names.sourceName, index === 0 ? 'The source’s name' : ''),
        text(names.confirmedOn, index === 0 ? 'When it was last confirmed' : ''),
      ]
    }),
  },
]

export const OPEN_COLUMNS: readonly OpenColumn[] = OPEN_SECTIONS.flatMap(({ columns }) => columns)

/** A value of the open data; an empty list is the same as null. */
export type OpenValue = string | number | boolean | null | readonly unknown[]
/** The values of a provider by column (OPEN_COLUMNS). A missing value is unknown. */
export type OpenRow = Record<string, OpenValue | undefined>

const isEmpty = (value: OpenValue | undefined) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** The text before the rows: the header of a CSV file. In JSON Lines every row has the column names. */
export const openHead = (format: OpenFormat): string =>
  format === 'csv' ? csvFile([OPEN_COLUMNS.map(({ name }) => name)]) : ''

/** A row as a line of the file. JSON Lines omit unknown values. */
export function openLine(format: OpenFormat, row: OpenRow): string {
  if (format === 'csv') return csvFile([OPEN_COLUMNS.map((column) => cellOf(column, row[column.name]))])
  const stated = OPEN_COLUMNS.flatMap(({ name }) => (isEmpty(row[name]) ? [] : [[name, row[name]]]))
  return `${JSON.stringify(Object.fromEntries(stated))}\n`
}

function cellOf({ kind }: OpenColumn, value: OpenValue | undefined): string | number | null {
  if (value === undefined || value === null || isEmpty(value)) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return kind === 'codes' && Array.isArray(value) ? value.join('|') : JSON.stringify(value)
}

/** Parses a cell of either file as the importer passes it: text, with lists and objects as JSON. Undefined if it is malformed. */
export function readOpenCell({ kind }: OpenColumn, cell: string): OpenValue | undefined {
  if (cell === '') return null
  if (kind === 'text') return textOfCell(cell)
  if (kind === 'flag') return { true: true, false: false }[cell.toLowerCase()]
  if (kind === 'number') return Number.isFinite(Number(cell)) ? Number(cell) : undefined
  if (kind === 'codes' && !cell.startsWith('[')) return cell.split('|')
  const list = parsed(cell)
  return Array.isArray(list) ? list : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The hours of each weekday, as "06:30-12:00|13:00-18:00"; days without hours are left out. */
export function openHours(hours: readonly HoursInterval[]): Record<string, string> {
  const byDay: Record<string, string> = {}
  for (const { weekday, opensMinute, closesMinute } of hours) {
    const day = HOURS_COLUMNS[weekday] ?? ''
    const span = `${clockText(opensMinute)}-${clockText(closesMinute)}`
    byDay[day] = byDay[day] === undefined ? span : `${byDay[day]}|${span}`
  }
  return byDay
}

const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** The inverse of `openHours`. Null if any day is malformed, since people rely on the whole week. */
export function readOpenHours(byDay: Readonly<Record<string, string>>): HoursInterval[] | null {
  const hours: HoursInterval[] = []
  for (const [weekday, name] of HOURS_COLUMNS.entries()) {
    for (const span of (byDay[name] ?? '').split('|').filter(Boolean)) {
      const [, ...parts] = SPAN.exec(span) ?? []
      const [opensHour, opensMinutes, closesHour, closesMinutes] = parts.map(Number)
      if (opensHour === undefined || opensMinutes === undefined) return null
      if (closesHour === undefined || closesMinutes === undefined) return null
      const closesMinute = closesHour * 60 + closesMinutes
      hours.push({ weekday, opensMinute: opensHour * 60 + opensMinutes, closesMinute })
    }
  }
  return hours
}
