import { monthText } from '@/lib/families/rules/months'
import type { Verdict } from '@/lib/fit/types'
import { timeText } from '@/lib/providers/rules/hours-text'
import { moneyText } from '@/lib/providers/rules/money'

const olds = (months: number) => {
  if (months === 0) return 'newborns'
  return months < 24 ? `${months}-month-olds` : `${Math.floor(months / 12)}-year-olds`
}

/** How a provider meets what one child needs, in few words each: they stand in every row of a list. Said on the server. */
export const lineTexts = {
  ages: (verdict: Verdict, months: number) =>
    ({ matches: `Takes ${olds(months)}`, does_not: `Not for ${olds(months)}`, unknown: 'Ages not stated' })[verdict],
  openings: (verdict: Verdict, month: string) =>
    ({
      matches: `Place in ${shortMonth(month)}`,
      does_not: `No place in ${shortMonth(month)}`,
      unknown: `Place in ${shortMonth(month)} not known`,
    })[verdict],
  /** `cents` is null where no price is known, or none that was confirmed lately: that one `isStated` all the same. */
  price: (verdict: Verdict, cents: number | null, isStated: boolean) => {
    if (cents === null) return isStated ? 'Price not confirmed' : 'Price not known'
    return {
      matches: `${moneyText(cents)}, in budget`,
      does_not: `${moneyText(cents)}, over budget`,
      unknown: `${moneyText(cents)} for five days`,
    }[verdict]
  },
  hours: (verdict: Verdict, dropOff: number | null, pickUp: number | null, isStated: boolean) => {
    if (verdict === 'unknown') return isStated ? 'Hours not confirmed' : 'Hours not known'
    return `${verdict === 'matches' ? '' : 'Not '}${hoursText(dropOff, pickUp)}`
  },
  at: (age: string, month: string) => `${age.toLowerCase()} in ${monthText(month)}`,
} as const

function hoursText(dropOff: number | null, pickUp: number | null): string {
  if (dropOff !== null && pickUp !== null) return `${timeText(dropOff)} – ${timeText(pickUp)}`
  if (dropOff !== null) return `open by ${timeText(dropOff)}`
  return pickUp === null ? 'open on your days' : `open until ${timeText(pickUp)}`
}

/** "Jan 2027" */
function shortMonth(month: string): string {
  const [name = '', year = ''] = monthText(month).split(' ')
  return `${name.slice(0, 3)} ${year}`
}
