import { instantOf } from '@/lib/platform/zoned-time'
import { addDays, todayIn } from '@/lib/providers/rules/dates'

type Wish = {
  /** The last day, `YYYY-MM-DD`, by the provider's clock. */
  until: string
  timeZone: string
  /** The end of what is paid for. */
  periodEnd: Date
}

/** The moment at which a placement ends: with its last day, or with the paid time. Null for a day that is over or not paid for. */
export function placementEnd({ until, timeZone, periodEnd }: Wish, now: Date): Date | null {
  if (until < todayIn(timeZone, now) || until > todayIn(timeZone, periodEnd)) return null
  const midnight = instantOf(`${addDays(until, 1)}T00:00`, timeZone)
  // A zone's clocks may skip midnight; no such zone is in the US.
  return midnight && midnight < periodEnd ? midnight : periodEnd
}
