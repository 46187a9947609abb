import { message } from '@/lib/platform/language/message'
import { foldName } from '@/lib/providers/rules/names'
import type { FactProvenance } from '@/lib/providers/types'
import { cleanName } from '../cleaning/rules/names'
import { cleanStreet } from '../cleaning/rules/streets'
import { hasOneCase, plainText } from '../cleaning/rules/text'
import { cleanPhone, cleanZip, lastDayOfMonth, strictDay } from '../cleaning/rules/values'
import type { FileRow } from '../types'
import type { OwnerKey, ReadInspection, ReadLicense, ReadRecord, RecordMapping, RecordRejection } from './schema'

/** The date in a column: null when empty or not mapped, a rejection when it is not a date or is later than `latest`. */
function dayIn(row: FileRow, column: string | undefined, latest: string | null): string | null | RecordRejection {
  const text = (column && row[column]) || ''
  const day = strictDay(text)
  if (day === undefined)
    return { code: 'date', reason: message('imports.recordErrors.notDay', { text: cut(text), column: column ?? '' }) }
  if (day !== null && latest !== null && day > latest)
    return { code: 'future', reason: message('imports.recordErrors.future', { day, column: column ?? '' }) }
  return day
}

/** A word of the file in quotation marks, for a message. */
const cut = (text: string) => `"${text.slice(0, 40)}"`

export function isRejection(value: unknown): value is RecordRejection {
  return typeof value === 'object' && value !== null && 'reason' in value
}

const SUMMARY_MAX = 1_000

/**
 * Joins the rows of one inspection. `isCounted`: each row states the total number of violations; otherwise each row is one violation. The
 * inspection counts as corrected when every violation is, on the latest of their dates.
 */
export function joinInspections(
  rows: readonly ReadRecord<ReadInspection>[],
  isCounted: boolean,
): ReadRecord<ReadInspection> | null {
  const [first] = rows
  if (!first) return null
  const found = rows.filter(({ content }) => content.violations > 0)
  const counts = found.map(({ content }) => content.violations)
  const texts = [...new Set(found.flatMap(({ content }) => content.summary ?? []))]
  const corrected = found.map(({ content }) => content.correctedOn)
  return {
    ...first,
    content: {
      ...first.content,
      violations: isCounted ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0),
      summary: texts.length === 0 ? null : shortened(texts.join('; ')),
      correctedOn: corrected.length > 0 && !corrected.includes(null) ? (corrected.toSorted().at(-1) ?? null) : null,
    },
  }
}

function shortened(text: string): string {
  return text.length <= SUMMARY_MAX ? text : `${text.slice(0, SUMMARY_MAX - 1)}…`
}

/** What to do with a record. `date`: a newer file states the same, so only its date is stored. */
export type RecordPlan = 'add' | 'change' | 'date' | 'same' | 'keep'
export type StoredLicense = {
  kind: string | null
  status: string | null
  issuedOn: string | null
  expiresOn: string | null
  asOf: string
}
export type StoredInspection = Pick<ReadInspection, 'inspectedOn' | 'violations' | 'summary' | 'correctedOn'>

/** Plans what to do with a license: a file never overwrites a newer one, nor what a person confirmed on or after its date. */
export function planLicense(
  read: ReadLicense,
  stored: StoredLicense | undefined,
  provenance: Pick<FactProvenance, 'source' | 'confirmedOn'> | undefined,
): RecordPlan {
  if (provenance && provenance.source !== 'state_file' && provenance.confirmedOn >= read.asOf) return 'keep'
  if (!stored) return 'add'
  if (stored.asOf > read.asOf) return 'keep'
  const keys = ['kind', 'status', 'issuedOn', 'expiresOn'] as const
  if (keys.some((key) => read[key] !== undefined && read[key] !== stored[key])) return 'change'
  return read.asOf === stored.asOf ? 'same' : 'date'
}

/** Plans what to do with an inspection. A file without a correction does not remove a stored one. */
export function planInspection(read: ReadInspection, stored: StoredInspection | undefined): RecordPlan {
  if (!stored) return 'add'
  const isSame =
    read.violations === stored.violations &&
    read.summary === stored.summary &&
    (read.correctedOn === null || read.correctedOn === stored.correctedOn)
  return isSame ? 'same' : 'change'
}

/** The provider a row is about, cleaned like a provider's row, so that they can be compared. */
export function readOwner(row: FileRow, { match }: RecordMapping): OwnerKey {
  const of = (column: string | undefined) => (column && row[column]) || ''
  return {
    licenseNumber: plainText(of(match.licenseNumber)),
    sourceId: plainText(of(match.sourceId?.column)),
    name: cleanName(of(match.name))?.name ?? null,
    street: cleanStreet(of(match.street)),
    zip: cleanZip(of(match.zip)),
    phone: cleanPhone(of(match.phone)),
  }
}

/** Text that identifies an owner in every file. It becomes part of an inspection's id if the file has no ids. */
export function ownerText({ licenseNumber, sourceId, name, street, zip }: OwnerKey): string {
  return licenseNumber ?? sourceId ?? [name, street, zip].map((part) => foldName(part ?? '')).join(' ')
}

const MAX_VIOLATIONS = 999
const ID_MAX = 200

/** Parses an inspection, or the part of it in this row: see joinInspections. */
export function readInspection(
  row: FileRow,
  owner: OwnerKey,
  mapping: RecordMapping,
  today: string,
): ReadInspection | RecordRejection {
  const columns = mapping.inspection
  if (!columns) return { code: 'fields', reason: message('imports.recordErrors.noInspectionPart') }
  const inspectedOn = dayIn(row, columns.inspectedOn, today)
  if (isRejection(inspectedOn)) return inspectedOn
  if (inspectedOn === null) return { code: 'date', reason: message('imports.recordErrors.noInspectionDay') }
  const correctedOn = dayIn(row, columns.correctedOn, today)
  if (isRejection(correctedOn)) return correctedOn
  if (correctedOn && correctedOn < inspectedOn)
    return {
      code: 'order',
      reason: message('imports.recordErrors.correctedBefore', { corrected: correctedOn, inspected: inspectedOn }),
    }
  const asOf = typeof mapping.asOf === 'string' ? mapping.asOf : dayIn(row, mapping.asOf.column, today)
  if (isRejection(asOf)) return asOf
  const summary = summaryOf(row, columns)
  if (typeof summary === 'object' && summary !== null) return summary
  const violations = violationsOf(row, columns, summary)
  if (typeof violations === 'object') return violations
  const id = plainText((columns.id && row[columns.id]) || '')
  return {
    sourceId: `${id ?? ownerText(owner)} ${inspectedOn}`.slice(0, ID_MAX),
    inspectedOn,
    violations,
    summary: violations === 0 ? null : summary,
    correctedOn: violations === 0 ? null : correctedOn,
    asOf: asOf ?? inspectedOn,
  }
}

type Columns = NonNullable<RecordMapping['inspection']>

/** The word in a column. One that the mapping lists counts even where it would mean "unknown": "Not applicable". */
function wordIn(row: FileRow, ref?: { column: string; words: ReadonlyMap<string, unknown> }): string | null {
  const text = ref ? (row[ref.column] ?? '').trim() : ''
  return ref?.words.has(text.toLowerCase()) ? text : plainText(text)
}

/** "Serious: gate left open"; an unmapped class is a rejection. */
function summaryOf(row: FileRow, columns: Columns): string | null | RecordRejection {
  const words = plainText((columns.text && row[columns.text]) || '')
  const code = wordIn(row, columns.class)
  const severity = code ? columns.class?.words.get(code.toLowerCase()) : undefined
  if (code && !severity)
    return { code: 'word', reason: message('imports.recordErrors.unknownClass', { word: cut(code) }) }
  const description =
    words && (hasOneCase(words) ? words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase() : words)
  return severity && description ? `${severity}: ${description}` : (description ?? severity ?? null)
}

function violationsOf(row: FileRow, columns: Columns, summary: string | null): number | RecordRejection {
  const word = wordIn(row, columns.result)
  const result = word ? columns.result?.words.get(word.toLowerCase()) : undefined
  if (word && result === undefined)
    return { code: 'word', reason: message('imports.recordErrors.unknownResult', { word: cut(word) }) }
  const counted = plainText((columns.violations && row[columns.violations]) || '')
  if (counted !== null) {
    const count = /^\d{1,3}$/.test(counted) ? Number(counted) : MAX_VIOLATIONS + 1
    if (count > MAX_VIOLATIONS)
      return { code: 'limits', reason: message('imports.recordErrors.notCount', { text: cut(counted) }) }
    if (result === true && count === 0) return { code: 'result', reason: message('imports.recordErrors.someAndNone') }
    if (result === false && count > 0)
      return { code: 'result', reason: message('imports.recordErrors.noneAndSome', { count: String(count) }) }
    return count
  }
  if (result !== undefined) return result ? 1 : 0
  if (summary !== null) return 1
  // An empty text means no violations only if no other column could state them.
  return columns.violations || columns.result ? { code: 'result', reason: message('imports.recordErrors.noResult') } : 0
}

const NUMBER_MAX = 60
const KIND_MAX = 80

/** Parses a license. Dates after `today` ("YYYY-MM-DD") are rejected, except the expiration. */
export function readLicense(row: FileRow, mapping: RecordMapping, today: string): ReadLicense | RecordRejection {
  const columns = mapping.license
  if (!columns) return { code: 'fields', reason: message('imports.recordErrors.noLicensePart') }
  const number = plainText(row[columns.number] ?? '')
  if (number === null) return { code: 'number', reason: message('imports.recordErrors.noNumber') }
  if (number.length > NUMBER_MAX)
    return { code: 'limits', reason: message('imports.recordErrors.numberTooLong', { most: String(NUMBER_MAX) }) }
  const asOf = typeof mapping.asOf === 'string' ? mapping.asOf : dayIn(row, mapping.asOf.column, today)
  if (isRejection(asOf)) return asOf
  if (asOf === null) return { code: 'date', reason: message('imports.recordErrors.noDay') }
  const issuedOn = dayIn(row, columns.issuedOn, today)
  if (isRejection(issuedOn)) return issuedOn
  const expiresOn =
    lastDayOfMonth((columns.expiresOn && row[columns.expiresOn]) || '') ?? dayIn(row, columns.expiresOn, null)
  if (isRejection(expiresOn)) return expiresOn
  if (issuedOn && expiresOn && expiresOn < issuedOn)
    return {
      code: 'order',
      reason: message('imports.recordErrors.expiresBefore', { expires: expiresOn, issued: issuedOn }),
    }
  const word = wordIn(row, columns.status)
  const status = word ? columns.status?.words.get(word.toLowerCase()) : undefined
  if (word && !status)
    return { code: 'word', reason: message('imports.recordErrors.unknownStatus', { word: cut(word) }) }
  const kind = columns.kind && plainText(row[columns.kind] ?? '')?.slice(0, KIND_MAX)
  return {
    number,
    asOf,
    ...(kind && { kind }),
    ...(status && { status }),
    ...(issuedOn && { issuedOn }),
    ...(expiresOn && { expiresOn }),
  }
}
