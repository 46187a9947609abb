import type { RecordMapping } from '../../schema/record-mapping'
import type { FileRow } from '../../types/rows'
import { plainText } from '../plain-text'
import { dayIn, isRefusal } from './day-in'
import type { ReadLicense, RecordRefusal } from './types'

const NUMBER_MAX = 60
const KIND_MAX = 80

/** The license of a row. `today` is the last day that can have happened, as "YYYY-MM-DD". */
export function readLicense(row: FileRow, mapping: RecordMapping, today: string): ReadLicense | RecordRefusal {
  const columns = mapping.license
  if (!columns) return { code: 'fields', reason: 'The mapping has no part "license".' }
  const number = plainText(row[columns.number] ?? '')
  if (number === null) return { code: 'number', reason: 'The row has no license number.' }
  if (number.length > NUMBER_MAX)
    return { code: 'limits', reason: `The number is longer than ${NUMBER_MAX} characters.` }
  const asOf = typeof mapping.asOf === 'string' ? mapping.asOf : dayIn(row, mapping.asOf.column, today)
  if (isRefusal(asOf)) return asOf
  if (asOf === null) return { code: 'date', reason: 'The row does not say of which day it is.' }
  const issuedOn = dayIn(row, columns.issuedOn, today)
  if (isRefusal(issuedOn)) return issuedOn
  const expiresOn = dayIn(row, columns.expiresOn, null)
  if (isRefusal(expiresOn)) return expiresOn
  if (issuedOn && expiresOn && expiresOn < issuedOn)
    return { code: 'order', reason: `It expires on ${expiresOn}, before it was issued on ${issuedOn}.` }
  const word = columns.status && plainText(row[columns.status.column] ?? '')
  const status = word ? columns.status?.words.get(word.toLowerCase()) : undefined
  if (word && !status) return { code: 'word', reason: `The status "${word.slice(0, 40)}" is not in the mapping.` }
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
