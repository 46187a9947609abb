import { foldName } from '@/lib/providers/rules/search-text'
import type { RecordMapping } from '../../schema/record-mapping'
import type { FileRow } from '../../types/rows'
import { cleanName } from '../clean-name'
import { cleanPhone, cleanZip } from '../clean-numbers'
import { cleanStreet } from '../clean-street'
import { plainText } from '../plain-text'
import type { OwnerKey } from './types'

/** Whom a row is about, cleaned as rows of providers are, so that the two can be compared. */
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

/** The same words for the same owner in every file: what an inspection without an id is remembered by. */
export function ownerText({ licenseNumber, sourceId, name, street, zip }: OwnerKey): string {
  return licenseNumber ?? sourceId ?? [name, street, zip].map((part) => foldName(part ?? '')).join(' ')
}
