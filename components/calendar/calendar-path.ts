import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'

/** The calendar of one side's dashboard, at a day or at today. */
export function calendarPath(side: InquirySide, day?: string): string {
  const query = { tab: 'calendar', day }
  return side === 'caregiver' ? routes.caregiverDashboard(query) : routes.careproviderDashboard(query)
}
