import { STATES } from '@/lib/places/catalogue/states'
import { parseAges } from '../cleaning/rules/ages'
import { cleanDay, daysIn, parseWeek } from '../cleaning/rules/hours'
import { cleanState, splitAddress } from '../cleaning/rules/streets'
import { columnKey, plainText } from '../cleaning/rules/text'
import { cleanDate, parseFlag } from '../cleaning/rules/values'
import { parseStatus } from '../presets/mapped'
import type { Mapping, Meaning } from '../presets/mapping-schema'
import type { FileRow } from '../types'
import { type ColumnRule, OTHER, RULES } from './column-rules'
import { dateInText, guessKindOf, MAY_BE_HOME, namesHomes, slugOf, stateIn } from './words'

/** Proposes a mapping from the names and values of a file's columns. */

/** What is known of one column: its name as in the file, and its filled values. */
export type Column = { name: string; values: string[] }

const is = (parsed: { is: string }) => parsed.is === 'value'
const SAMPLE = 400

/** From 0 to 1, how well a column fits a meaning by its name and its values; 0 when one of them does not fit. */
function scoreOf({ name, values }: Column, rule: ColumnRule, rowCount: number): number {
  const plain = name
    .replace(/^.*\[\]\.?/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_.]+/g, ' ')
    .trim()
  const spellings = [plain, plain.replace(/\s*\([^()]*\)$/, ''), name.trim()]
  const at = rule.names.findIndex((pattern) => spellings.some((one) => pattern.test(one)))
  if (at < 0 || rule.not?.test(plain)) return 0
  // "contact.city" of JSON is the provider's own.
  const place = name.includes('.') ? plain.replace(/^contact(?: info)? /i, '') : plain
  if (rule.isOwnPlace && OTHER.test(place)) return 0
  if (rule.isUnique && new Set(values).size < values.length * 0.98) return 0
  if (values.length < rowCount * (rule.filled ?? 0)) return 0
  const sample = values.slice(0, SAMPLE)
  const share = sample.length === 0 ? 0 : sample.filter(rule.fits).length / sample.length
  if (sample.length > 0 && share < (rule.share ?? 0)) return 0
  // A column without a value says nothing, but its name does.
  const other = OTHER.test(plain) && rule.meaning !== 'id' ? 0.5 : 0
  return Math.max(0.01, 1 - at * 0.25 - other - (sample.length === 0 ? 0.6 : 0) + share * 0.1)
}

/** The column of each meaning: the surest pairs first, a column for one meaning only, but for an id that is the license number. */
export function guessColumns(columns: readonly Column[]): Partial<Record<Meaning, string>> {
  const rowCount = Math.max(0, ...columns.map(({ values }) => values.length))
  const scored = RULES.flatMap((rule) =>
    columns.map((column, index) => ({ rule, column, index, score: scoreOf(column, rule, rowCount) })),
  ).filter(({ score }) => score > 0.15)
  const found: Partial<Record<Meaning, string>> = {}
  const taken = new Set<string>()
  for (const { rule, column } of scored.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    const { meaning } = rule
    const mayShare = meaning === 'id' || meaning === 'license' || meaning === 'licenseType'
    if (found[meaning] !== undefined || (taken.has(column.name) && !mayShare)) continue
    // The type of a phone, for example: homes would go unnoticed.
    if (meaning === 'kind' && column.values.length > 0 && !hasKinds(column)) continue
    found[meaning] = column.name
    if (!mayShare) taken.add(column.name)
  }
  const isKind = ({ rule, column }: (typeof scored)[number]) => rule.meaning === 'kind' && !OTHER.test(column.name)
  const named = scored.filter(isKind).toSorted((a, b) => b.score - a.score || a.index - b.index)
  const kind =
    kindColumn(
      columns,
      found.kind,
      taken,
      named.map(({ column }) => column),
    ) ?? named.find(({ column: { name, values } }) => TYPE_OF_PROVIDER.test(name) && values.length > 0)?.column.name
  const licenses = columns.find(({ name }) => name === found.license)?.values ?? []
  if (licenses.length >= rowCount * 0.9 && !OWN_NUMBER.test(found.id ?? '')) found.id = found.license
  return withoutConflicts({ ...found, ...(kind && { kind }) })
}

/** A column of types for certain, even where no word of it is known ("Type II"): its rows wait, because some may be homes. */
const TYPE_OF_PROVIDER = /(?:provider|facility|program|operation|center|day ?care|child ?care)[ _]*type/i

/** Ids that a state gives to a provider. Any other id, such as "_id", may only number the rows of one export. */
const OWN_NUMBER =
  /(?:^|[ _.])(?:facility|fac|provider|program|operation|center|day ?care|child ?care|site|license|lic)[ _.]*(?:id|number|nbr|no\.?|#)$/i

/** Whether words of this column are types, or at least such that a person has to decide about. */
const hasKinds = ({ name, values }: Column) =>
  values.some((word) => guessKindOf(word) || (MAY_BE_HOME.test(word) && !OTHER.test(name)))
const hasHomes = (column: Column | undefined) => column?.values.some((word) => guessKindOf(word) === 'family_home')

/** Of several columns of types the one that tells homes apart, because their streets are private. */
function kindColumn(
  columns: readonly Column[],
  chosen: string | undefined,
  taken: ReadonlySet<string>,
  named: readonly Column[],
): string | undefined {
  if (chosen && hasHomes(columns.find(({ name }) => name === chosen))) return chosen
  const free = named.filter(({ name }) => !taken.has(name) && !/phone|mail/i.test(name))
  return free.find(hasHomes)?.name ?? homeColumn(columns, taken) ?? chosen
}

const MAX_KINDS = 40

/** A column of types under another name: nearly all its few words are kinds, and some are homes, whose streets are private. */
function homeColumn(columns: readonly Column[], taken: ReadonlySet<string>): string | undefined {
  return columns.find(({ name, values }) => {
    const words = [...new Set(values)]
    if (taken.has(name) || words.length > MAX_KINDS || words.length > values.length / 2) return false
    // A list of homes alone has one word, unlike that of a phone, an agency or a web address.
    if (words.length < 2)
      return !/phone/i.test(name) && !OTHER.test(name) && words.some((word) => namesHomes(word) && !/[/@]/.test(word))
    const kinds = words.map(guessKindOf)
    return kinds.includes('family_home') && kinds.filter((kind) => kind !== null).length >= words.length * 0.6
  })?.name
}

function withoutConflicts(found: Partial<Record<Meaning, string>>): Partial<Record<Meaning, string>> {
  const { ...kept } = found
  // "12 Otter Way, Jay, OH 43215" beside its city: the preset takes the end off.
  if (kept.address && kept.city) {
    kept.street ??= kept.address
    delete kept.address
  }
  if (kept.address) {
    delete kept.street
    delete kept.street2
  }
  if (kept.week || !kept.opens || !kept.closes || !kept.days) {
    delete kept.opens
    delete kept.closes
  }
  if (!kept.opens && !kept.week) delete kept.days
  if (!kept.latitude || !kept.longitude) {
    delete kept.latitude
    delete kept.longitude
  }
  if (!kept.phone) delete kept.extension
  return kept
}

/** Columns whose No means that the provider has closed, such as Texas's "Operation Status". */
const ACTIVE = /^(?:is[ _]?)?(?:active|operating|operation(?:al)?[ _]?status)$/i

export type GuessFacts = { fileName: string; above: readonly (readonly string[])[]; today: string; state?: string }

/** The mapping that these columns suggest. `rows` are all rows that were read, for the words of types and statuses. */
export function guessMapping(columns: readonly Column[], rows: readonly FileRow[], facts: GuessFacts): Mapping {
  const all = guessColumns(columns)
  const bare = all.ages || all.youngest || all.oldest ? undefined : bareAges(columns)
  const found = withoutMixedAges(all, columns)
  if (bare) found.ages = bare.name
  const title = [facts.fileName, ...facts.above.flat()].join(' ')
  const valuesOf = (name: string | undefined) => (name === undefined ? [] : distinct(rows, name))
  const kinds = Object.fromEntries(
    valuesOf(found.kind).flatMap((word) => {
      const kind = guessKindOf(word)
      return kind === null ? [] : [[word, kind]]
    }),
  )
  const statesKind = valuesOf(found.kind).length > 0
  const flags = flagsIn(columns)
  const state = facts.state ?? stateOfValues(found, rows) ?? stateIn(title)
  const stateName = STATES.find(({ code }) => code === state)?.name
  const asOf =
    facts.above
      .flat()
      .map((text) => cleanDate(text))
      .find((day) => day !== null && day <= facts.today) ??
    dateInText(title, facts.today) ??
    facts.today
  const closed = [found.status, found.licenseStatus].flatMap((name) => {
    const words = valuesOf(name).filter((word) => parseStatus(word) === 'closed')
    return name === undefined || words.length === 0 ? [] : [{ column: name, not: words }]
  })
  const inactive = columns.flatMap(({ name, values }) => {
    const isFlag = ACTIVE.test(name.trim()) && values.every((value) => is(parseFlag(value)))
    const words = isFlag ? valuesOf(name).filter((word) => /^[nf0]/i.test(word)) : []
    return words.length > 0 ? [{ column: name, not: words }] : []
  })
  const filter = [...closed, ...inactive]
  const { kind, ...others } = found
  const week = found.week ? {} : hoursIn(columns)
  const street = streetIn(found, columns)
  const parts = partsIn(found, columns)
  const daily = hoursAndDays(found, columns)
  const used = new Set([
    ...Object.values(found),
    ...(street.street?.join ?? []),
    ...Object.values(parts).flatMap((part) => (part ? part.column : [])),
    ...Object.values(daily),
    ...[...flags, ...filter].map(({ column }) => column),
    ...Object.values(week).flatMap((day) =>
      day === undefined ? [] : typeof day === 'string' ? [day] : [day.opens, day.closes],
    ),
  ])
  const ageUnit = bare?.unit ?? unitOf(`${found.youngest ?? ''} ${found.oldest ?? ''} ${found.ages ?? ''}`)
  return {
    title: `${stateName ?? 'A'} list (${slugOf(facts.fileName)})`,
    source: slugOf(facts.fileName),
    sourceName: `${stateName ?? 'State'} list, ${asOf}`,
    asOf,
    ...(state && { state }),
    columns: {
      ...others,
      ...street,
      ...parts,
      ...daily,
      ...withUnits(found, columns),
      // The words of a later release may close a provider as well.
      ...(found.licenseStatus && !found.status && { status: found.licenseStatus }),
      ...(statesKind && kind && { kind }),
      name: found.name ?? '',
    },
    ...(statesKind ? { kinds } : namesHomes(title) && { defaultKind: 'family_home' as const }),
    ...(ageUnit && { ageUnit }),
    ...(found.license && { licenseIssuer: `State of ${stateName ?? 'the list'}` }),
    ...(Object.keys(week).length > 0 && { hours: week }),
    ...(flags.length > 0 && { flags }),
    ...(filter.length > 0 && { filter }),
    ignore: columns.map(({ name }) => name).filter((name) => !used.has(name)),
  }
}

/** Bare ages, "0 - 6", under a name with their unit, or beside a value that shows years: "2 1/2 - 6", "6 wks - 13 yrs". */
function bareAges(columns: readonly Column[]) {
  const found = columns.map(({ name, values }) => {
    const sample = values.slice(0, SAMPLE)
    const numbers = sample.flatMap((value) => (value.match(/\d+(?! ?(?:w|m))/gi) ?? []).map(Number))
    const showsYears = sample.some((value) => /1\/2|½|\.5\b|\by(?:ea)?rs?\b/i.test(value))
    const unit = unitOf(name) ?? (showsYears && numbers.every((age) => age <= 21) ? 'years' : undefined)
    const fits = sample.filter((value) => is(parseAges(value, unit))).length >= sample.length * 0.8
    const isRange = /\bages?\b/i.test(name) && !/from|\bto$|min|max|youngest|oldest/i.test(name)
    return unit && isRange && fits && sample.length > 0 ? { name, unit } : undefined
  })
  return found.find(Boolean)
}

/** "Wichita, KS 67202" and "37.69 / -97.33": values that other files have in columns of their own. */
function partsIn(found: Partial<Record<Meaning, string>>, columns: readonly Column[]) {
  const whole = (pattern: RegExp) =>
    columns.find(
      ({ values }) => values.length > 0 && values.filter((value) => pattern.test(value)).length >= values.length * 0.9,
    )?.name
  const [byComma, bySlash, byPoint] = [
    /^\(?\d\d\.\d+, ?-\d{2,3}\.\d+\)?$/,
    /^\d\d\.\d+ ?\/ ?-\d{2,3}\.\d+$/,
    /^POINT ?\(-\d{2,3}\.\d+ \d\d\.\d+\)$/i,
  ].map(whole)
  const line = found.address || found.city || found.zip ? undefined : whole(/^[^,\d]+, [a-z]{2}\.? \d{5}(?:-\d{4})?$/i)
  const point = found.latitude ? undefined : (byComma ?? bySlash)
  const wellKnown = found.latitude ? undefined : byPoint
  const mark = byComma ? ',' : '/'
  const part = (column: string, split: string, at: number) => ({ column, split, part: at })
  return {
    ...(line && { city: part(line, ',', 1), state: part(line, ' ', -2), zip: part(line, ' ', -1) }),
    ...(point && { latitude: part(point, mark, 1), longitude: part(point, mark, 2) }),
    ...(!point && wellKnown && { latitude: part(wellKnown, ' ', -1), longitude: part(wellKnown, ' ', -2) }),
  }
}

/** A street in two columns: "100" and "Elm St". */
function streetIn(found: Partial<Record<Meaning, string>>, columns: readonly Column[]) {
  const named = (pattern: RegExp) => columns.find(({ name }) => pattern.test(name.trim()))
  const numbered = (column: Column | undefined) =>
    (column?.values.filter((value) => /^\d/.test(value)).length ?? 0) / (column?.values.length || 1)
  const whole = columns.find(({ name }) => name === found.street)
  if (found.address || numbered(whole) >= 0.5) return {}
  const building = named(/^(?:building|house)$/i)
  const number =
    named(/^(?:street|st|house|building|address)[ _.]*(?:number|num|nbr|no\.?|#)$/i) ??
    (numbered(building) >= 0.8 ? building : undefined)
  const street = named(/^(?:street|st)[ _.]*name$/i) ?? whole
  const type = named(/^(?:street|st)[ _.]*(?:type|suffix)$/i)
  const join = [number, street, type].flatMap((column) => column?.name ?? [])
  return number && street ? { street: { join, with: ' ' } } : {}
}

/** Hours in one column and their days in another: "0630-1800" and "MTWTHF". */
function hoursAndDays(found: Partial<Record<Meaning, string>>, columns: readonly Column[]) {
  if (found.week || found.opens) return {}
  const fits = (values: readonly string[], isRead: (value: string) => boolean) =>
    values.length > 0 && values.slice(0, SAMPLE).filter(isRead).length >= Math.min(values.length, SAMPLE) * 0.6
  const days = columns.find(({ name, values }) => /days/i.test(name) && fits(values, (value) => daysIn(value) !== null))
  const hours = columns.find(
    ({ name, values }) => /hours|time/i.test(name) && fits(values, (value) => is(parseWeek(value, [0]))),
  )
  return days && hours ? { days: days.name, week: hours.name } : {}
}

/** Ages with their unit in a separate column: "6" and "Weeks". */
function withUnits(found: Partial<Record<Meaning, string>>, columns: readonly Column[]) {
  const unit = (pattern: RegExp) =>
    columns.find(
      ({ name, values }) =>
        pattern.test(name) &&
        values.length > 0 &&
        values.every((value) => /^(?:w(?:ee)?k|mo(?:nth)?|y(?:ea)?r)s?\.?$/i.test(value)),
    )
  const joined = (column: string | undefined, pattern: RegExp) => {
    const unitColumn = column === undefined ? undefined : unit(pattern)
    return column && unitColumn ? { join: [column, unitColumn.name], with: ' ' } : column
  }
  const youngest = joined(found.youngest, /min|from|young/i)
  const oldest = joined(found.oldest, /max|to(?![a-z])|old/i)
  return { ...(youngest && { youngest }), ...(oldest && { oldest }) }
}

const MAX_WORDS = 100

function distinct(rows: readonly FileRow[], name: string): string[] {
  const words = new Map<string, string>()
  for (const row of rows) {
    const word = plainText(row[columnKey(name)] ?? '')
    if (word !== null && words.size < MAX_WORDS && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  }
  return [...words.values()]
}

function stateOfValues(found: Partial<Record<Meaning, string>>, rows: readonly FileRow[]): string | null {
  const counts = new Map<string, number>()
  for (const row of rows.slice(0, SAMPLE)) {
    const of = (name: string | undefined) => (name === undefined ? '' : (row[columnKey(name)] ?? ''))
    const state = cleanState(of(found.state)) ?? splitAddress(of(found.address))?.state
    if (state) counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const UNIT_NAMES = [
  ['weeks', /weeks?|\bwks?\b/i],
  ['months', /months?|\bmos?\b/i],
  ['years', /years?|\byrs?\b/i],
] as const
const unitOf = (names: string) => UNIT_NAMES.find(([, pattern]) => pattern.test(names.replace(/_/g, ' ')))?.[0]

/** A mapping has one unit for bare ages. Two columns in different units, or one age in years and months, are left to a person. */
function withoutMixedAges(
  found: Partial<Record<Meaning, string>>,
  columns: readonly Column[],
): Partial<Record<Meaning, string>> {
  const { youngest, oldest, ...others } = found
  const ages = [youngest, oldest].flatMap((name) => (name && unitOf(name) ? [name] : []))
  const withoutUnit = (name: string) =>
    UNIT_NAMES.reduce((text, [, pattern]) => text.replace(pattern, ''), name.replace(/_/g, ' ').toLowerCase())
  const isSplit = columns.some(
    ({ name, values }) =>
      values.length > 0 && ages.some((age) => age !== name && withoutUnit(age) === withoutUnit(name)),
  )
  return isSplit || new Set(ages.map(unitOf)).size > 1 ? others : found
}

type Flag = NonNullable<Mapping['flags']>[number]
/** What columns of TRUE and FALSE are called; a name that is not here means nothing to us. */
const FLAGS: readonly (readonly [RegExp, Omit<Flag, 'column'>])[] = [
  [/^early ?head ?start/i, { list: 'programs', code: 'early_head_start' } as Flag],
  [/^head ?start/i, { list: 'programs', code: 'head_start' } as Flag],
  [/^montessori/i, { list: 'curricula', code: 'montessori' } as Flag],
  [/^reggio/i, { list: 'curricula', code: 'reggio_emilia' } as Flag],
  [/^waldorf/i, { list: 'curricula', code: 'waldorf' } as Flag],
  [/^faith[ -]?based/i, { list: 'curricula', code: 'faith_based' } as Flag],
  [/^weekends?(?: care)?$/i, { list: 'schedules', code: 'weekend' } as Flag],
  [/^(?:overnight|night(?:time)?)(?: care)?$/i, { list: 'schedules', code: 'night' } as Flag],
  [/^drop-?in/i, { list: 'schedules', code: 'drop_in' } as Flag],
  [/^naeyc/i, { list: 'accreditations', code: 'naeyc' } as Flag],
]

function flagsIn(columns: readonly Column[]): Flag[] {
  return columns.flatMap(({ name, values }) => {
    const flag = FLAGS.find(([pattern]) => pattern.test(name.trim()))?.[1]
    const isFlag = values.length > 0 && values.slice(0, SAMPLE).every((value) => is(parseFlag(value)))
    return flag && isFlag ? [{ column: name, ...flag } as Flag] : []
  })
}

const DAY_NAMES = {
  monday: /(?:^|[._])mo(?:n|(?![a-z]))/i,
  tuesday: /(?:^|[._])tu(?:e|(?![a-z]))/i,
  wednesday: /(?:^|[._])we(?:d|(?![a-z]))/i,
  thursday: /(?:^|[._])th(?:u|(?![a-z]))/i,
  friday: /(?:^|[._])fr(?:i|(?![a-z]))/i,
  saturday: /(?:^|[._])sa(?:t|(?![a-z]))/i,
  sunday: /(?:^|[._])su(?:n|(?![a-z]))/i,
}

/** A column for each weekday, or one for opening and one for closing. */
function hoursIn(columns: readonly Column[]): NonNullable<Mapping['hours']> {
  const found: Record<string, string | { opens: string; closes: string }> = {}
  for (const [day, pattern] of Object.entries(DAY_NAMES)) {
    const ofDay = columns.filter(({ name }) => pattern.test(name.trim()))
    const opens = ofDay.find(({ name }) => /open|start|begin|from/i.test(name))
    const closes = ofDay.find(({ name }) => /clos|end|\bto\b/i.test(name))
    const whole = ofDay.find(
      ({ values }) =>
        values.length > 0 &&
        values.slice(0, 50).filter((value) => cleanDay(value) !== null).length >= Math.min(values.length, 50) / 2,
    )
    if (opens && closes) found[day] = { opens: opens.name, closes: closes.name }
    else if (whole) found[day] = whole.name
  }
  return found
}
