import { dateText, OFFICE_ZONE, timeText, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf, minuteOf } from '@/lib/platform/time/zoned-time'

/** "Nov 12" in the office's time zone; with the year if it is not the current one. */
export const officeDay = (at: Date, now: Date): string => dateText(todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))

/** "Nov 12, 4:05 PM" in the office's time zone. */
export const officeMoment = (at: Date, now: Date): string =>
  `${officeDay(at, now)}, ${timeText(minuteOf(localTimeOf(at, OFFICE_ZONE)))}`
