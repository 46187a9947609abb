import 'server-only'
import { readInspection } from '../../rules/records/read-inspection'
import { readLicense } from '../../rules/records/read-license'
import type { ReadInspection, ReadLicense } from '../../rules/records/types'
import type { RecordWays } from './record-run'
import { planInspections, saveInspections } from './save-inspections'
import { planLicenses, saveLicenses } from './save-licenses'

export const licenseWays: RecordWays<ReadLicense> = {
  columnsOf: ({ license }) => [
    license?.number,
    license?.kind,
    license?.issuedOn,
    license?.expiresOn,
    license?.status?.column,
  ],
  read: (row, _, mapping, today) => readLicense(row, mapping, today),
  keyOf: ({ number }) => `license ${number}`,
  plan: planLicenses,
  save: saveLicenses,
}

export const inspectionWays: RecordWays<ReadInspection> = {
  columnsOf: ({ inspection }) => [
    inspection?.id,
    inspection?.inspectedOn,
    inspection?.correctedOn,
    inspection?.violations,
    inspection?.result?.column,
    inspection?.text,
    inspection?.class?.column,
  ],
  read: readInspection,
  keyOf: ({ sourceId }) => `inspection ${sourceId}`,
  plan: planInspections,
  save: saveInspections,
}
