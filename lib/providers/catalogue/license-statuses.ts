/**
 * What a state can say of a license. `isInForce`: with it the dates say how long it is good for; without it they would mislead.
 */
export const LICENSE_STATUSES = [
  { code: 'active', label: 'active', isInForce: true },
  { code: 'provisional', label: 'provisional', isInForce: true },
  { code: 'probation', label: 'on probation', isInForce: true },
  { code: 'suspended', label: 'suspended', isInForce: false },
  { code: 'revoked', label: 'revoked', isInForce: false },
  { code: 'expired', label: 'expired', isInForce: false },
  { code: 'closed', label: 'closed', isInForce: false },
] as const

export type LicenseStatus = (typeof LICENSE_STATUSES)[number]['code']

/** Null where nothing is known, and for a word that is none of ours. */
export function licenseStatus(code: string | null): (typeof LICENSE_STATUSES)[number] | null {
  return LICENSE_STATUSES.find((status) => status.code === code) ?? null
}
