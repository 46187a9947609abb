import { businessDaysSince } from '@/lib/providers/rules/business-days'
import { dayText } from '@/lib/providers/rules/dates'
import { claimAdminTexts as texts } from './admin-texts'

/** "Nov 20 (1 business day)": since when something waits, days as `YYYY-MM-DD`. */
export const waitingText = (createdOn: string, today: string) =>
  `${dayText(createdOn, today)} (${texts.waiting(businessDaysSince(createdOn, today))})`
