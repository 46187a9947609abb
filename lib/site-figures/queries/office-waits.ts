import 'server-only'
import { db } from '@/lib/platform/db'
import type { OfficeWaits } from '../types'

/** What waits for admins beside the approvals: invoices whose money has not come, rows of files about which nobody has decided. */
export async function countOfficeWaits(): Promise<OfficeWaits> {
  const [invoices, rows] = await Promise.all([
    db().invoice.count({ where: { status: 'open' } }),
    db().importAside.count(),
  ])
  return { invoices, rows }
}
