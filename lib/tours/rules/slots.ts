import { instantOf, localTimeOf } from '@/lib/platform/zoned-time'
import { clockText } from '@/lib/providers/rules/clock-text'
import { addDays } from '@/lib/providers/rules/dates'
import { overlaps } from './times'

/** What a provider offers. Weekday 0 is Monday; minutes after midnight on its clocks; days are "2026-11-24". */
export type OfferedTimes = {
  noticeHours: number
  daysAhead: number
  weekly: readonly { weekday: number; minute: number }[]
  /** Days with other times than every week. */
  otherDays: readonly { day: string; minutes: readonly number[] }[]
}

const HOUR_MS = 3_600_000
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The moments that a parent can take now, the earliest first: far enough ahead, and none that overlaps what is `taken`. An hour that clocks
 * leave out is not offered.
 */
export function freeSlots(offer: OfferedTimes, timeZone: string, taken: readonly Date[], now: Date): Date[] {
  const today = localTimeOf(now, timeZone).slice(0, 10)
  const earliest = now.getTime() + offer.noticeHours * HOUR_MS
  return Array.from({ length: offer.daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    minutesOn(offer, day).flatMap((minute) => {
      const slot = instantOf(`${day}T${clockText(minute)}`, timeZone)
      if (!slot || slot.getTime() < earliest || slot <= now) return []
      return taken.some((startsAt) => overlaps(slot, { startsAt })) ? [] : slot
    }),
  )
}

function minutesOn({ weekly, otherDays }: OfferedTimes, day: string): number[] {
  const other = otherDays.find((one) => one.day === day)
  const minutes = other
    ? [...other.minutes]
    : weekly.filter(({ weekday }) => weekday === weekdayOf(day)).map(({ minute }) => minute)
  return minutes.toSorted((a, b) => a - b)
}
