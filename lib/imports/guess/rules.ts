import { STATES } from '@/lib/places/catalogue/states'
import { type AgeUnit, parseAges } from '../cleaning/rules/ages'
import { daysIn, parseWeek } from '../cleaning/rules/hours'
import { cleanState, splitAddress } from '../cleaning/rules/streets'
import { columnKey, plainText } from '../cleaning/rules/text'
import { cleanDate, parseStatus } from '../cleaning/rules/values'
import { type Mapping, mappedColumns, type ValueRef } from '../presets/mapping-schema'
import { AGE_UNITS, type Meaning } from '../rules/columns'
import type { FileRow } from '../types'
import {
  type Column,
  type ColumnRule,
  guessDayHours,
  isStatusColumn,
  isTemporaryClosureFlag,
  isUnderstood,
  OTHER_SUBJECT,
  plainName,
  RULES,
} from './column-rules'
import {
  chooseKindColumn,
  closedWordsOf,
  dateInText,
  guessFlags,
  guessGroupCapacities,
  guessKinds,
  hasKinds,
  MAX_TYPES,
  mentionsHomes,
  NO_BY_YES,
  slugOf,
  stateIn,
  unitOf,
  withoutUnit,
} from './words'

/** Proposes a mapping from the names and values of a file's columns. */

const SAMPLE = 400
type Found = Partial<Record<Meaning, string>>

/** From 0 to 1, how well a column fits a meaning by its name and its values; 0 when one of them does not fit. */
function scoreOf({ name, values }: Column, rule: ColumnRule, rowCount: number): number {
  const plain = plainName(name)
  const spellings = [plain, plain.replace(/\s*\([^()]*\)$/, ''), name.trim()]
  const at = rule.names.findIndex((pattern) => spellings.some((one) => pattern.test(one)))
  if (at < 0 || rule.not?.test(plain)) return 0
  // In JSON, "contact.city" is the provider's own city.
  const place = name.includes('.') ? plain.replace(/^contact(?: info)? /i, '') : plain
  if (rule.isOwnPlace && OTHER_SUBJECT.test(place)) return 0
  if (rule.isUnique && new Set(values).size < values.length * 0.98) return 0
  if (values.length < rowCount * (rule.filled ?? 0)) return 0
  const sample = values.slice(0, SAMPLE)
  const share = sample.length === 0 ? 0 : sample.filter(rule.fits).length / sample.length
  if (sample.length > 0 && share < (rule.share ?? 0)) return 0
  // An empty column can still be recognized by its name, with a lower score.
  const other = OTHER_SUBJECT.test(plain) && rule.meaning !== 'id' ? 0.5 : 0
  return Math.max(0.01, 1 - at * 0.25 - other - (sample.length === 0 ? 0.6 : 0) + share * 0.1)
}

/** The column of each meaning, best matches first. A column has only one meaning, but may also be the id, the license number or the license type. */
function guessColumns(columns: readonly Column[]): Found {
  const rowCount = Math.max(0, ...columns.map(({ values }) => values.length))
  const scored = RULES.flatMap((rule) =>
    columns.map((column, index) => ({ rule, column, index, score: scoreOf(column, rule, rowCount) })),
  ).filter(({ score }) => score > 0.15)
  const found: Found = {}
  const taken = new Set<string>()
  for (const { rule, column } of scored.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    const { meaning } = rule
    const mayShare = meaning === 'id' || meaning === 'license' || meaning === 'licenseType'
    if (found[meaning] !== undefined || (taken.has(column.name) && !mayShare)) continue
    // Not a type of provider but of a phone, for example. With such a column, homes would go unnoticed.
    if (meaning === 'kind' && column.values.length > 0 && !hasKinds(column)) continue
    found[meaning] = column.name
    if (!mayShare) taken.add(column.name)
  }
  const isKind = ({ rule, column }: (typeof scored)[number]) =>
    rule.meaning === 'kind' && !OTHER_SUBJECT.test(column.name)
  const named = scored.filter(isKind).toSorted((a, b) => b.score - a.score || a.index - b.index)
  const kind =
    chooseKindColumn(
      columns,
      found.kind,
      taken,
      named.map(({ column }) => column),
    ) ?? named.find(({ column: { name, values } }) => TYPE_OF_PROVIDER.test(name) && values.length > 0)?.column.name
  const licenses = columns.find(({ name }) => name === found.license)?.values ?? []
  if (licenses.length >= rowCount * 0.9 && !OWN_NUMBER.test(found.id ?? '')) found.id = found.license
  // In Colorado's list this is when the quality rating expires, not the license.
  if (columns.some(({ name }) => /^award/i.test(name)) && /^exp/i.test(found.licenseExpires ?? ''))
    delete found.licenseExpires
  return resolveConflicts({ ...found, ...(kind && { kind }) })
}

/**
 * Names that surely mean a column of provider types, even if none of its words is known ("Type II"). Its rows are rejected until a person
 * says what the words mean, because some may be homes.
 */
const TYPE_OF_PROVIDER = /(?:provider|facility|program|operation|center|day ?care|child ?care)[ _]*type/i

/** Ids that a state gives to a provider. Any other id, such as "_id", may only number the rows of one export. */
const OWN_NUMBER =
  /(?:^|[ _.])(?:facility|fac|provider|program|operation|center|day ?care|child ?care|site|license|lic)[ _.]*(?:id|number|nbr|no\.?|#)$/i

function resolveConflicts(found: Found): Found {
  const { ...resolved } = found
  // If "12 Otter Way, Jay, OH 43215" comes with separate columns for city and ZIP code, it is read as a street, and the preset removes its end.
  if (resolved.address && resolved.city && resolved.zip) {
    resolved.street ??= resolved.address
    delete resolved.address
  }
  if (resolved.address) {
    delete resolved.street
    delete resolved.street2
  }
  // Hours are mapped even without days, so that the report says why none are shown.
  if (resolved.week || !resolved.opens || !resolved.closes) {
    delete resolved.opens
    delete resolved.closes
  }
  if (!resolved.opens && !resolved.week) delete resolved.days
  if (!resolved.latitude || !resolved.longitude) {
    delete resolved.latitude
    delete resolved.longitude
  }
  if (!resolved.phone) delete resolved.extension
  return resolved
}

/** Columns with an unmistakable name whose values we cannot read. They are mapped anyway, so that the report lists those values. */
function guessUnreadableColumns(found: Found, columns: readonly Column[]): Found {
  const hasAges = found.ages || found.youngest || found.oldest
  const missing: Meaning[] = [
    ...(hasAges ? [] : (['ages'] as const)),
    ...(found.ages ? [] : (['youngest', 'oldest'] as const)),
    ...(found.address ? [] : (['street'] as const)),
    'capacity',
  ]
  const taken = new Set(Object.values(found))
  const unread = missing.flatMap((meaning) => {
    const rule = RULES.find((one) => one.meaning === meaning)
    // The other names, such as "Location", may not mean a street.
    const names = (rule?.names ?? []).slice(0, meaning === 'street' ? 1 : undefined)
    const column = columns.find(({ name, values }) => {
      const plain = plainName(name).replace(/\s*\([^()]*\)$/, '')
      const isNamed =
        names.some((pattern) => pattern.test(plain)) && !rule?.not?.test(plain) && !OTHER_SUBJECT.test(plain)
      return isNamed && values.length > 0 && !taken.has(name)
    })
    if (found[meaning] || !column) return []
    taken.add(column.name)
    return [[meaning, column.name]]
  })
  return Object.fromEntries(unread)
}

type GuessFacts = { fileName: string; above: readonly (readonly string[])[]; today: string; state?: string }

/** The mapping that these columns suggest. `rows`: all rows that were read, to find the words for types and statuses. */
export function guessMapping(columns: readonly Column[], rows: readonly FileRow[], facts: GuessFacts): Mapping {
  const all = guessColumns(columns)
  const agesWithoutUnit = all.ages || all.youngest || all.oldest ? undefined : guessAgesWithoutUnit(columns)
  const read = { ...all, ...(agesWithoutUnit && { ages: agesWithoutUnit.name }) }
  const found = { ...guessUnreadableColumns(read, columns), ...read }
  const title = [facts.fileName, ...facts.above.flat()].join(' ')
  const valuesOf = (name: string | undefined) => (name === undefined ? [] : distinct(rows, name))
  const types = guessKinds(found.kind, columns, rows)
  const flags = guessFlags(columns)
  const state = facts.state ?? stateOfValues(found, rows) ?? stateIn(title)
  const stateName = STATES.find(({ code }) => code === state)?.name
  const asOf =
    facts.above
      .flat()
      .map((text) => cleanDate(text))
      .find((day) => day !== null && day <= facts.today) ??
    dateInText(title, facts.today) ??
    facts.today
  const { status, statuses, names: stated } = guessStatus(found, columns)
  const closed = stated.flatMap((name) => {
    const words = valuesOf(name).filter((word) => parseStatus(word) === 'closed')
    return words.length === 0 ? [] : [{ column: name, not: words }]
  })
  const inactive = columns.map((column) => ({ column: column.name, not: closedWordsOf(column) }))
  const filter = [...closed, ...inactive.filter(({ not }) => not.length > 0)]
  const { kind: _, youngest, oldest, ...others } = found
  const { ages, ageUnit } = guessAges({ ...found, youngest, oldest }, columns, rows)
  const week = found.week ? {} : guessDayHours(columns)
  const daily = Object.keys(week).length > 0 ? {} : guessHoursAndDays(found, columns)
  const mapped = {
    ...others,
    ...guessSplitStreet(found, columns),
    ...guessCombinedColumns(found, columns),
    ...daily,
    ...ages,
    ...(found.capacity ? {} : guessGroupCapacities(columns)),
    // Mapped in any case, because a later release may have words that close a provider.
    ...(status && { status }),
    ...(types && { kind: types.kind }),
    name: found.name ?? '',
  }
  const used = new Set(mappedColumns({ columns: mapped, hours: week, flags, filter }))
  return {
    title: `${stateName ?? 'A'} list (${slugOf(facts.fileName)})`,
    source: slugOf(facts.fileName),
    sourceName: `${stateName ?? 'State'} list, ${asOf}`,
    asOf,
    ...(state && { state }),
    columns: mapped,
    ...(types ? { kinds: types.kinds } : mentionsHomes(title) && { defaultKind: 'family_home' as const }),
    ...(types?.defaultKind && { defaultKind: types.defaultKind }),
    ...(statuses && { statuses }),
    ...((agesWithoutUnit?.unit ?? ageUnit) && { ageUnit: agesWithoutUnit?.unit ?? ageUnit }),
    ...(found.license && { licenseIssuer: `State of ${stateName ?? 'the list'}` }),
    ...(Object.keys(week).length > 0 && { hours: week }),
    ...(flags.length > 0 && { flags }),
    ...(filter.length > 0 && { filter }),
    ignore: columns.map(({ name }) => name).filter((name) => !used.has(name)),
  }
}

/** Every column that may say that a provider is not open, best match first. The report lists words that are not understood. */
function guessStatus(found: Found, columns: readonly Column[]) {
  const taken = Object.entries(found).flatMap(([meaning, name]) => (meaning === 'licenseStatus' ? [] : [name]))
  const others = columns.filter((column) => isStatusColumn(column) && !taken.includes(column.name))
  const flags = columns.filter(isTemporaryClosureFlag)
  const given = [found.status, found.licenseStatus, ...[...others, ...flags].map(({ name }) => name)]
  const names = [...new Set(given.flatMap((name) => name ?? []))]
  const wordsOf = (some: readonly Column[]) =>
    new Set(some.flatMap(({ values }) => values.map((value) => value.toLowerCase())))
  const words = wordsOf(flags)
  // If the "1" of a flag also occurs as a code in a column that we do not understand, a person has to say what it means.
  const coded = columns.filter(({ values }) => values.every((value) => parseStatus(value) === null))
  const codes = wordsOf(coded.filter((column) => names.includes(column.name) && !flags.includes(column)))
  const isIn = (pair: readonly string[], set: ReadonlySet<string>) => pair.some((word) => set.has(word.toLowerCase()))
  const pairs = Object.entries(NO_BY_YES).filter((pair) => isIn(pair, words) && !isIn(pair, codes))
  const statuses: NonNullable<Mapping['statuses']> = {}
  for (const [yes, no] of pairs) Object.assign(statuses, { [yes]: 'temporarily_closed', [no]: null })
  return {
    names,
    status: names.length > 1 ? { join: names, with: ' / ' } : names[0],
    statuses: pairs.length > 0 ? statuses : undefined,
  }
}

/** A column of ages without units ("0 - 6"), whose unit is in the column's name or follows from other values: "2 1/2 - 6", "6 wks - 13 yrs". */
function guessAgesWithoutUnit(columns: readonly Column[]) {
  const found = columns.map(({ name, values }) => {
    const sample = values.slice(0, SAMPLE)
    const numbers = sample.flatMap((value) => (value.match(/\d+(?! ?(?:w|m))/gi) ?? []).map(Number))
    const showsYears = sample.some((value) => /1\/2|½|\.5\b|\by(?:ea)?rs?\b/i.test(value))
    const unit = unitOf(name) ?? (showsYears && numbers.every((age) => age <= 21) ? 'years' : undefined)
    const fits = sample.filter((value) => isUnderstood(parseAges(value, unit))).length >= sample.length * 0.8
    const isRange = /\bages?\b/i.test(name) && !/from|\bto$|min|max|youngest|oldest/i.test(name)
    return unit && isRange && fits && sample.length > 0 ? { name, unit } : undefined
  })
  return found.find(Boolean)
}

/** "Wichita, KS 67202" and "37.69 / -97.33": one column with values that other files have in separate columns. */
function guessCombinedColumns(found: Found, columns: readonly Column[]) {
  const whole = (pattern: RegExp) =>
    columns.find(
      ({ values }) => values.length > 0 && values.filter((value) => pattern.test(value)).length >= values.length * 0.9,
    )?.name
  const [byComma, bySlash, byPoint, longitudeFirst] = [
    /^[([]?\d\d\.\d+°?, ?-\d{2,3}\.\d+°?[)\]]?$/,
    /^\d\d\.\d+ ?\/ ?-\d{2,3}\.\d+$/,
    /^POINT ?\(-\d{2,3}\.\d+ \d\d\.\d+\)$/i,
    /^[([]?-\d{2,3}\.\d+, ?\d\d\.\d+[)\]]?$/,
  ].map(whole)
  const line = found.address || found.city || found.zip ? undefined : whole(/^[^,\d]+, [a-z]{2}\.? \d{5}(?:-\d{4})?$/i)
  const hasPoint = columns.some(({ name, values }) => name === found.latitude && values.length > 0)
  const point = hasPoint ? undefined : (byComma ?? bySlash)
  const turned = hasPoint ? undefined : (byPoint ?? longitudeFirst)
  const gap = byPoint ? ' ' : ','
  const mark = byComma ? ',' : '/'
  const part = (column: string, split: string, at: number) => ({ column, split, part: at })
  return {
    ...(line && { city: part(line, ',', 1), state: part(line, ' ', -2), zip: part(line, ' ', -1) }),
    ...(point && { latitude: part(point, mark, 1), longitude: part(point, mark, 2) }),
    ...(!point && turned && { latitude: part(turned, gap, -1), longitude: part(turned, gap, -2) }),
  }
}

/** A street in two columns: "100" and "Elm St". */
function guessSplitStreet(found: Found, columns: readonly Column[]) {
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

/** Hours in one column and their days in another: "0630-1800" and "MTWTHF". Without days, the report says that the hours are not understood. */
function guessHoursAndDays(found: Found, columns: readonly Column[]) {
  if (found.week || found.opens) return {}
  const fits = (values: readonly string[], isRead: (value: string) => boolean) =>
    values.length > 0 && values.slice(0, SAMPLE).filter(isRead).length >= Math.min(values.length, SAMPLE) * 0.6
  const days = columns.find(({ name, values }) => /days/i.test(name) && fits(values, (value) => daysIn(value) !== null))
  const hours = columns.find(
    ({ name, values }) => /hours|time/i.test(name) && fits(values, (value) => isUnderstood(parseWeek(value, [0]))),
  )
  return hours ? { ...(days && { days: days.name }), week: hours.name } : {}
}

type ByUnit = Partial<Record<AgeUnit, string>>

/** The columns of the youngest and oldest age: both in one unit, each in its own unit, or each as years, months and weeks that add up to one age. */
function guessAges(found: Found, columns: readonly Column[], rows: readonly FileRow[]) {
  const ends = (['youngest', 'oldest'] as const).flatMap((end) => {
    const name = found[end]
    return name === undefined ? [] : [{ end, name, byUnit: byUnitOf(name, columns, rows) }]
  })
  const units = new Set([...ends, ...(found.ages ? [{ name: found.ages }] : [])].map(({ name }) => unitOf(name)))
  const isOneUnit = units.size <= 1 && ends.every(({ byUnit }) => byUnit && Object.keys(byUnit).length <= 1)
  if (isOneUnit) return { ages: joinUnits(found, columns), ageUnit: [...units][0] }
  const joined = joinUnits(found, columns)
  const ages = ends.flatMap(({ end, byUnit }): [string, ValueRef | undefined][] =>
    byUnit === null ? [[end, undefined]] : [[end, Object.keys(byUnit).length > 0 ? byUnit : joined[end]]],
  )
  // The unit of another column must not apply to an age without one.
  const ageUnit = found.ages && ends.every(({ name }) => unitOf(name)) ? unitOf(found.ages) : undefined
  return { ages: Object.fromEntries(ages), ageUnit }
}

/** The columns of one age, by unit. Null if they may repeat the same age in different units, because then they must not be added up. */
function byUnitOf(name: string, columns: readonly Column[], rows: readonly FileRow[]): ByUnit | null {
  const unit = unitOf(name)
  if (unit === undefined) return {}
  const others = columns.filter(
    (column) => column.name !== name && column.values.length > 0 && withoutUnit(column.name) === withoutUnit(name),
  )
  const byUnit: ByUnit = { [unit]: name }
  for (const other of others) {
    const otherUnit = unitOf(other.name)
    if (otherUnit === undefined || byUnit[otherUnit] !== undefined) return null
    byUnit[otherUnit] = other.name
  }
  const isOneAge = rows.every((row) => {
    const [years = 0, months = 0, weeks = 0] = AGE_UNITS.map((of) =>
      Number(plainText(row[columnKey(byUnit[of] ?? '')] ?? '') ?? 0),
    )
    const isSingle = [years, months, weeks].filter((count) => count !== 0).length < 2
    return isSingle || (Number.isInteger(years) && years > 0 && months < 12 && weeks === 0)
  })
  return others.length === 0 || isOneAge ? byUnit : null
}

const UNIT_WORD = /^(?:w(?:ee)?k|mo(?:nth)?|y(?:ea)?r)s?\.?$/i
/** Only under a name like "Begin Age Units": the Y of "Head Start" or "Weekend" is a yes. */
const UNIT_LETTER = /^[wmy]\.?$/i

/** Ages with their unit in a separate column: "6" and "Weeks". */
function joinUnits(found: Found, columns: readonly Column[]): { youngest?: ValueRef; oldest?: ValueRef } {
  const unit = (pattern: RegExp) =>
    columns.find(
      ({ name, values }) =>
        pattern.test(name) &&
        values.length > 0 &&
        values.every((value) => UNIT_WORD.test(value) || (/age|unit|type/i.test(name) && UNIT_LETTER.test(value))),
    )
  const joined = (column: string | undefined, pattern: RegExp) => {
    const unitColumn = column === undefined ? undefined : unit(pattern)
    return column && unitColumn ? { join: [column, unitColumn.name], with: ' ' } : column
  }
  const youngest = joined(found.youngest, /min|from|young|begin|start/i)
  const oldest = joined(found.oldest, /max|to(?![a-z])|old|end/i)
  return { ...(youngest && { youngest }), ...(oldest && { oldest }) }
}

function distinct(rows: readonly FileRow[], name: string): string[] {
  const words = new Map<string, string>()
  for (const row of rows) {
    const word = plainText(row[columnKey(name)] ?? '')
    if (word !== null && words.size < MAX_TYPES && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  }
  return [...words.values()]
}

function stateOfValues(found: Found, rows: readonly FileRow[]): string | null {
  const counts = new Map<string, number>()
  for (const row of rows.slice(0, SAMPLE)) {
    const of = (name: string | undefined) => (name === undefined ? '' : (row[columnKey(name)] ?? ''))
    const whole = splitAddress(of(found.address ?? found.street))
    // Without a ZIP code, the "CT" of "9 Boat CT" is no state.
    const state = cleanState(of(found.state)) ?? (found.address || whole?.zip ? whole?.state : null)
    if (state) counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
