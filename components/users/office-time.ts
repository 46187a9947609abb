import { timeText } from '@/lib/platform/time-text'
import { localTimeOf, minuteOf } from '@/lib/platform/zoned-time'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { dayText, todayIn } from '@/lib/providers/rules/dates'

/** "Nov 12" by the office's clock; with the year where it is another one. */
export const officeDay = (at: Date, now: Date): string => dayText(todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))

/** "Nov 12, 4:05 PM" by the office's clock. */
export const officeMoment = (at: Date, now: Date): string =>
  `${officeDay(at, now)}, ${timeText(minuteOf(localTimeOf(at, OFFICE_ZONE)))}`
