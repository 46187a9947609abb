import { STATES } from '@/lib/places/catalogue/states'
import type { Kind } from '@/lib/providers/catalogue/traits'
import type { AgeUnit } from '../cleaning/rules/ages'
import { cleanState } from '../cleaning/rules/streets'
import { columnKey, plainText } from '../cleaning/rules/text'
import { cleanDate, parseFlag } from '../cleaning/rules/values'
import type { Mapping, ValueRef } from '../presets/mapping-schema'
import type { FileRow } from '../types'
import { type Column, isHomeFlag, isUnderstood, OTHER_SUBJECT, plainName } from './column-rules'

/** Guesses what a state's words for types and the names of its yes-or-no columns mean, and what a title or a file name says about the list. */

const HOME =
  /home|famil|residen|fcc|\bfdc|\bgdc|\bfch|relative|^(?:(?!.*sch)[^\W\daeiouy]{2,5}h|gdc|g?fdc|lfcc|sfcc|hdc|ffn|fh|gh)$|\btype [ab]\b/i
/** Words that look like homes but are not: "Resident Camp". */
const NO_HOME = /non[- ]?(?:home|residen)|\bcamp\b/i
const CENTER =
  /cent(?:er|re)|day ?care|child ?care|school|nursery|head ?start|montessori|program|camp|faith|relig|church|university|defense|facility|\bs?[cd]cc\b|kinder|based|^sacc?$/i

/** Care that is often given in somebody's home, unless the word says otherwise. */
const MAY_BE_HOME = /exempt|registered|certified|individual|informal|\bgroup|\bsmall/i

/**
 * The kind that a state's word for a type most likely means. A word that sounds like a home counts as a family home, since its street is
 * private. Null if the word does not tell ("Exempt"): its rows are rejected until a person says what it means.
 */
export function guessKindOf(word: string): Kind | null {
  if (HOME.test(word) && !NO_HOME.test(word)) return 'family_home'
  if (/head ?start/i.test(word)) return 'head_start'
  if (/relig|church|faith|parochial|ministr/i.test(word)) return 'faith'
  if (/school(?!.?age)|public|district/i.test(word) && !/pre-?school|nursery|after|before|out[- ]of|care/i.test(word))
    return 'school'
  if (MAY_BE_HOME.test(word) && !/cent(?:er|re)|facility|school|\bcamp\b/i.test(word)) return null
  return CENTER.test(word) ? 'center' : null
}

/** Whether some words of this column are provider types, or words about which a person has to decide. */
export const hasKinds = ({ name, values }: Column) =>
  values.some((word) => guessKindOf(word) || (MAY_BE_HOME.test(word) && !OTHER_SUBJECT.test(name)))
const hasHomes = (column: Column | undefined) => column?.values.some((word) => guessKindOf(word) === 'family_home')

/** Of several columns of types, the one that tells homes apart, because their streets are private. */
export function chooseKindColumn(
  columns: readonly Column[],
  chosen: string | undefined,
  taken: ReadonlySet<string>,
  named: readonly Column[],
): string | undefined {
  if (chosen && hasHomes(columns.find(({ name }) => name === chosen))) return chosen
  const free = named.filter(({ name }) => !taken.has(name) && !/phone|mail/i.test(name))
  return free.find(hasHomes)?.name ?? findHomeColumn(columns, taken) ?? chosen
}

const MAX_KINDS = 40

/** A column of types under another name: most of its few words are kinds, and some are homes, whose streets are private. */
function findHomeColumn(columns: readonly Column[], taken: ReadonlySet<string>): string | undefined {
  return columns.find(({ name, values }) => {
    const words = [...new Set(values)]
    if (taken.has(name) || words.length > MAX_KINDS || words.length > values.length / 2) return false
    // A list of homes alone has only one word here. Columns about phones, agencies and web addresses are excluded.
    if (words.length < 2)
      return (
        !/phone/i.test(name) &&
        !OTHER_SUBJECT.test(name) &&
        words.some((word) => mentionsHomes(word) && !/[/@]/.test(word))
      )
    const kinds = words.map(guessKindOf)
    return kinds.includes('family_home') && kinds.filter((kind) => kind !== null).length >= words.length * 0.6
  })?.name
}

/** How many different words of a column are considered. */
export const MAX_TYPES = 100

/** What each type in the rows means. A flag such as "Home Based: Y" may supplement or replace the column of types. */
export function guessKinds(kind: string | undefined, columns: readonly Column[], rows: readonly FileRow[]) {
  const types = columns.find(({ name }) => name === kind)
  const flag = hasHomes(types) ? undefined : columns.find(isHomeFlag)
  const names = [flag, types].flatMap((column) => (column && column.values.length > 0 ? column.name : []))
  const [first] = names
  if (first === undefined) return null
  const cellText = (row: FileRow, name: string) => plainText(row[columnKey(name)] ?? '')
  const hasOnlyYes = flag?.values.every((value) => isYes(value)) === true
  const kinds: Record<string, Kind> = {}
  for (const row of rows) {
    const texts = names.flatMap((name) => cellText(row, name) ?? [])
    const flagText = flag ? cellText(row, flag.name) : null
    const type = types ? cellText(row, types.name) : null
    const isHome = flagText !== null && isYes(flagText)
    const meaning = isHome ? 'family_home' : type === null ? 'center' : guessKindOf(type)
    const isKnown = !flag || flagText !== null || hasOnlyYes
    if (texts.length > 0 && meaning !== null && isKnown && Object.keys(kinds).length < MAX_TYPES)
      kinds[texts.join(FLAG_AND_TYPE)] ??= meaning
  }
  return {
    kind: names.length > 1 ? { join: names, with: FLAG_AND_TYPE } : first,
    kinds,
    // In a list that only marks homes, an empty cell means "not a home".
    ...(hasOnlyYes && !types && { defaultKind: 'center' as const }),
  }
}

const FLAG_AND_TYPE = ' / '
const isYes = (value: string) => {
  const read = parseFlag(value)
  return read.is === 'value' && read.value
}

/** For each yes, the matching no. */
export const NO_BY_YES = { Yes: 'No', Y: 'N', TRUE: 'FALSE', T: 'F', 1: '0', X: '-', '✓': '✗', '✔': '✗', '☑': '☐' }
/** Columns whose No means that the provider has closed, such as Texas's "Operation Status", and columns whose Yes does. */
const OPEN_FLAG = /^(?:(?:is|currently) ?)*(?:active|open|operating|operational|operation(?:al)? ?status)$/i
const CLOSED_FLAG = /^(?:(?:is|currently|permanently) ?)*(?:closed|inactive|out of business)$/i

/** The words of a yes-or-no column that say that a provider has closed, also if no row has one yet. */
export function closedWordsOf({ name, values }: Column): string[] {
  const plain = plainName(name).replace(/ ?\?$/, '')
  const isOpenFlag = OPEN_FLAG.test(plain)
  if (!isOpenFlag && !CLOSED_FLAG.test(plain)) return []
  if (values.length === 0 || !values.every((value) => isUnderstood(parseFlag(value)))) return []
  const words = Object.entries(NO_BY_YES).flatMap(([yes, no]) => {
    const isUsed = values.some((value) => [yes, no].some((word) => word.toLowerCase() === value.toLowerCase()))
    return isUsed ? [isOpenFlag ? no : yes] : []
  })
  return [...new Set(words)]
}

const AGE_GROUP =
  '(?:infants?|inf|toddlers?|tod|pre-? ?school(?:ers?)?|pre-?k|kindergarten(?:ers?)?|school[- ]?age(?:rs?|d)?)'
const GROUP_CAPACITY = new RegExp(
  `^(?:(?:licensed?|lic|max(?:imum)?|total) )?(?:${AGE_GROUP} cap(?:acity)?|cap(?:acity)? ${AGE_GROUP})$`,
  'i',
)

/** Adds up the capacities of age groups, unless there are other capacities as well: the sum would then be wrong. */
export function guessGroupCapacities(columns: readonly Column[]): { capacity?: ValueRef } {
  const capacities = columns.filter(
    ({ name, values }) => /\bcap(?:acity)?\b/i.test(plainName(name)) && values.length > 0,
  )
  const areGroups = capacities.every(
    ({ name, values }) =>
      GROUP_CAPACITY.test(plainName(name)) && values.every((value) => /^\d{1,4}(?:\.0+)?$/.test(value)),
  )
  return areGroups && capacities.length > 1 ? { capacity: { sum: capacities.map(({ name }) => name) } } : {}
}

type Flag = NonNullable<Mapping['flags']>[number]
/** The meanings of yes-or-no columns, by name. Columns with other names are ignored. */
const FLAGS: readonly (readonly [RegExp, Omit<Flag, 'column'>])[] = [
  [/^early ?head ?start/i, { list: 'programs', code: 'early_head_start' }],
  [/^head ?start/i, { list: 'programs', code: 'head_start' }],
  [/^montessori/i, { list: 'curricula', code: 'montessori' }],
  [/^reggio/i, { list: 'curricula', code: 'reggio_emilia' }],
  [/^waldorf/i, { list: 'curricula', code: 'waldorf' }],
  [/^faith[ -]?based/i, { list: 'curricula', code: 'faith_based' }],
  [/^(?:(?:offers|provides) )?weekends?(?: care)?(?: available)?$/i, { list: 'schedules', code: 'weekend' }],
  [
    /^(?:(?:offers|provides) )?(?:overnight|night(?:time)?|24[- ]?h(?:ou)?rs?)(?: care)?(?: available)?$/i,
    { list: 'schedules', code: 'night' },
  ],
  [/^drop[- ]?in/i, { list: 'schedules', code: 'drop_in' }],
  [/^naeyc/i, { list: 'accreditations', code: 'naeyc' }],
]

export function guessFlags(columns: readonly Column[]): Flag[] {
  return columns.flatMap(({ name, values }) => {
    // In JSON, "services.overnight" is a flag as well.
    const plain = plainName(name.replace(/^.*\.(?=\w)/, '')).replace(/ ?\?$/, '')
    const flag = FLAGS.find(([pattern]) => pattern.test(plain))?.[1]
    const sample = values.slice(0, 400)
    const flagCount = sample.filter((value) => isUnderstood(parseFlag(value))).length
    // The report lists the others.
    return flag && flagCount > 0 && flagCount >= sample.length * 0.8 ? [{ column: name, ...flag }] : []
  })
}

/** Agencies with "family" in their names: "Department of Children and Families". */
const AGENCY =
  /child(?:ren)?,?(?: youth,?)? (?:and|&) famil(?:y|ies)\b|famil(?:y|ies) (?:(?:and|&) \w+ )?(?:services?|support)\b/gi

/** Whether a title says that the list has homes: "Licensed Family Child Care Homes, June 2026". */
export function mentionsHomes(title: string): boolean {
  const words = title.replace(/[-_.]+/g, ' ').replace(AGENCY, '')
  return HOME.test(words) && !/non ?(?:home|residen)/i.test(words)
}

const MONTH =
  '(?<![a-z])(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])'
const MONTH_FIRST = new RegExp(`${MONTH}[ ,-]*(\\d{1,2})(?:st|nd|rd|th)?[ ,-]+(20\\d{2})(?!\\d)`, 'gi')
const MONTH_ONLY = new RegExp(`${MONTH}[^a-z\\d]*(20\\d{2})(?!\\d)`, 'gi')

/** The date in a title or a file name: "2025-03-21", "11-15-2026", "Nov 15, 2026", "March 2025" or only a year. Dates after `today` are ignored. */
export function dateInText(text: string, today?: string): string | null {
  const words = text.replace(/[_.]+/g, ' ')
  const find = (pattern: RegExp, day: (match: RegExpMatchArray) => string) =>
    [...words.matchAll(pattern)].flatMap((match) => cleanDate(day(match)) ?? [])
  const days = [
    find(
      /(?<!\d)(20\d{2})[- /]?(0[1-9]|1[0-2])[- /]?(0[1-9]|[12]\d|3[01])(?!\d)/g,
      ([, year, month, day]) => `${year}-${month}-${day}`,
    ),
    find(/(?<!\d)(\d{1,2})([- /])(\d{1,2})\2(20\d{2})(?!\d)/g, ([, month, , day, year]) => `${month}/${day}/${year}`),
    find(MONTH_FIRST, ([, month, day, year]) => `${month} ${day}, ${year}`),
    find(MONTH_ONLY, ([, month, year]) => `${month} 1, ${year}`),
    find(/(?<!\d)20\d{2}(?!\d)/g, ([year]) => `${year}-01-01`),
  ].find((found) => found.length > 0)
  return days?.find((day) => today === undefined || day <= today) ?? null
}

/** The longest names come first, so that West Virginia is not read as Virginia. Kansas City names no state, because it is also in Missouri. */
const PLACES = new RegExp(
  `\\b(?:washington,? d ?c|kansas city|${STATES.map(({ name }) => name)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b(?! county\\b)`,
  'gi',
)

/** The state that a text names; null if it names none or several. */
export function stateIn(text: string): string | null {
  const words = text.replace(/[-_.\s]+/g, ' ')
  const states = [...words.matchAll(PLACES)].flatMap(([place]) =>
    /^washington.* d ?c$/i.test(place) ? 'DC' : (cleanState(place) ?? []),
  )
  return new Set(states).size === 1 ? (states[0] ?? null) : null
}

/** A short name for the list: "ohio-centers" of "Ohio_Centers-2025.csv". */
export function slugOf(fileName: string): string {
  const bare = fileName.replace(/(?:\.(?:csv|tsv|txt|xlsx|json|jsonl|ndjson|geojson|gz|zip))+$/i, '')
  const words = bare
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^\d{4,8}$/.test(word))
  return words.join('-').slice(0, 60).replace(/-$/, '') || 'new-list'
}

const UNIT_NAMES = [
  ['weeks', /weeks?|\bwks?\b/gi],
  ['months', /months?|\bmos?\b/gi],
  ['years', /years?|\byrs?\b/gi],
] as const

/** "Min Age Mo" and "minAgeMonths" in lowercase, with spaces between the words. */
const spaced = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase()

/** The unit in the name of a column of ages; undefined if there are two: "Weeks to Years". */
export function unitOf(name: string): AgeUnit | undefined {
  const units = UNIT_NAMES.filter(([, pattern]) => spaced(name).search(pattern) >= 0)
  return units.length === 1 ? units[0]?.[0] : undefined
}

export const withoutUnit = (name: string) =>
  UNIT_NAMES.reduce((text, [, pattern]) => text.replace(pattern, ''), spaced(name))
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
