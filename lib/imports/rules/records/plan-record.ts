import type { FactStamp } from '@/lib/providers/types'
import type { ReadInspection, ReadLicense } from './types'

export type RecordPlan = 'add' | 'change' | 'same' | 'keep'
export type StoredLicense = {
  kind: string | null
  status: string | null
  issuedOn: string | null
  expiresOn: string | null
  asOf: string
}
export type StoredInspection = Pick<ReadInspection, 'inspectedOn' | 'violations' | 'summary' | 'correctedOn'>

/**
 * What becomes of a license: a file never takes the place of a newer one, nor of what a person confirmed on its day or later.
 */
export function planLicense(
  read: ReadLicense,
  stored: StoredLicense | undefined,
  stamp: Pick<FactStamp, 'source' | 'confirmedOn'> | undefined,
): RecordPlan {
  if (stamp && stamp.source !== 'state_file' && stamp.confirmedOn >= read.asOf) return 'keep'
  if (!stored) return 'add'
  if (stored.asOf > read.asOf) return 'keep'
  const keys = ['kind', 'status', 'issuedOn', 'expiresOn', 'asOf'] as const
  return keys.every((key) => read[key] === undefined || read[key] === stored[key]) ? 'same' : 'change'
}

/** What becomes of an inspection. A file that knows of no correction does not take one back. */
export function planInspection(read: ReadInspection, stored: StoredInspection | undefined): RecordPlan {
  if (!stored) return 'add'
  const isSame =
    read.violations === stored.violations &&
    read.summary === stored.summary &&
    (read.correctedOn === null || read.correctedOn === stored.correctedOn)
  return isSame ? 'same' : 'change'
}
