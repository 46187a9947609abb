import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf, minuteOf, timeText } from '@/lib/platform/time/zoned-time'

/** "Nov 12" by the office's clock; with the year where it is another one. */
export const officeDay = (at: Date, now: Date): string => dayText(todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))

/** "Nov 12, 4:05 PM" by the office's clock. */
export const officeMoment = (at: Date, now: Date): string =>
  `${officeDay(at, now)}, ${timeText(minuteOf(localTimeOf(at, OFFICE_ZONE)))}`
