import { weekdayOf } from '@/lib/calendar/rules/month'
import { monthText } from '@/lib/messages/rules/in-words'
import { dayText } from '@/lib/providers/rules/dates'
import { calendarTexts as texts } from './texts'

/** "Tuesday, Nov 24". */
export const longDay = (day: string, today: string) => `${texts.weekdays[weekdayOf(day)]}, ${dayText(day, today)}`

/** "November 2026" of a day in it. */
export const monthTitle = (day: string) => monthText(day.slice(0, 7))
