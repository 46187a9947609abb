import { instantOf } from '@/lib/platform/zoned-time'
import { dueDay, OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { addDays, todayIn } from '@/lib/providers/rules/dates'

/** What came before this moment should have been decided by yesterday. */
export function lateBefore(now: Date): Date {
  const today = todayIn(OFFICE_ZONE, now)
  let day = today
  while (dueDay(addDays(day, -1)) >= today) day = addDays(day, -1)
  return instantOf(`${day}T00:00`, OFFICE_ZONE) ?? now
}
