import { licenseStatus } from '@/lib/providers/catalogue/license-statuses'
import type { LicenseView } from '@/lib/providers/types'
import type { Verdict } from '../types'

/** Whether the file of a state says that there is a license in force. Whatever a file leaves open stays unknown. */
export function judgeLicense(license: LicenseView | null, today: string): Verdict {
  if (!license) return 'unknown'
  const status = licenseStatus(license.status)
  if (status && !status.isInForce) return 'does_not'
  const { expiresOn, asOf } = license
  if (expiresOn === null) return status ? 'matches' : 'unknown'
  if (expiresOn >= today) return 'matches'
  // It may have been renewed since the day of the file.
  return expiresOn < asOf && !status ? 'does_not' : 'unknown'
}
