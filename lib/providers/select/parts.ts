import 'server-only'
import type { ProviderAgeBand, ProviderFact, ProviderLicense, ProviderPhoto } from '@/prisma/generated/client'
import { licenseStatus } from '../catalogue/license-statuses'
import type { AgeBandFacts, FactStamps, LicenseView, PhotoView } from '../types'

/** A @db.Date, which Prisma answers as midnight UTC, as "YYYY-MM-DD". */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function optionalDayOf(date: Date | null): string | null {
  return date && dayOf(date)
}

export function toFactStamps(rows: Omit<ProviderFact, 'providerId'>[]): FactStamps {
  return Object.fromEntries(
    rows.map((row) => [
      row.group,
      { source: row.source, sourceName: row.sourceName, confirmedOn: dayOf(row.confirmedOn) },
    ]),
  )
}

export function toAgeBand(row: Omit<ProviderAgeBand, 'providerId'>): AgeBandFacts {
  return { ...row, openingsFrom: optionalDayOf(row.openingsFrom) }
}

export function toLicense(row: Omit<ProviderLicense, 'id' | 'providerId'>): LicenseView {
  return {
    ...row,
    status: licenseStatus(row.status)?.code ?? null,
    issuedOn: optionalDayOf(row.issuedOn),
    expiresOn: optionalDayOf(row.expiresOn),
    asOf: dayOf(row.asOf),
  }
}

export function toPhoto(row: Omit<ProviderPhoto, 'id' | 'providerId' | 'position'>): PhotoView {
  const { path, ...rest } = row
  return { src: path, ...rest }
}
