import type { Criterion } from '@/lib/compare/catalogue'
import { nearestPlace } from '@/lib/compare/rules/area'
import type { Candidate, Family } from '@/lib/compare/types'
import { DAYS } from '@/lib/families/rules/days'
import { monthText } from '@/lib/families/rules/months'
import type { Needs } from '@/lib/fit/types'
import { ageText } from '@/lib/providers/rules/age-text'
import { distanceText } from '@/lib/providers/rules/distance-text'
import { timeText } from '@/lib/providers/rules/hours-text'
import { weeklyText } from '@/lib/providers/rules/money'
import { labelsOf } from './facts'
import { compareWords as texts } from './texts'

/** What the family asks of a criterion, beside the fact: for the family's own eyes. */
export function needWords(criterion: Criterion, candidate: Candidate, { needs, wishes }: Family): string | undefined {
  const { ageMonths, startMonth, weeklyBudgetCents } = needs
  switch (criterion) {
    case 'ages':
      return ageMonths === null || startMonth === null
        ? undefined
        : texts.needs.age(childAge(ageMonths), monthText(startMonth))
    case 'openings':
      return startMonth === null ? undefined : texts.needs.start(monthText(startMonth))
    case 'price':
      return weeklyBudgetCents === null ? undefined : texts.needs.budget(weeklyText(weeklyBudgetCents))
    case 'hours': {
      const when = hoursWords(needs)
      return when === null ? undefined : texts.needs.hours(when)
    }
    case 'area': {
      const nearest = nearestPlace(candidate, wishes.places)
      const isHome = candidate.kind === 'family_home'
      return nearest ? texts.needs.distance(distanceText(nearest.meters, isHome), nearest.place.of) : undefined
    }
    case 'amenities':
      return notStated(wishes.amenities, candidate.amenities)
    case 'activities':
      return notStated(wishes.activities, candidate.amenities)
    default:
      return undefined
  }
}

/** What to ask where the answer is not known. Wishes are asked by name, from their lists. */
export function questionWords(criterion: Criterion, needs: Needs): string | undefined {
  const { ageMonths, startMonth, days } = needs
  const child = ageMonths === null ? null : texts.child(childAge(ageMonths))
  switch (criterion) {
    case 'ages':
      return texts.questions.ages(child)
    case 'openings':
      return texts.questions.openings(child, startMonth && monthText(startMonth))
    case 'price':
      return texts.questions.price(child, days.length)
    case 'hours':
      return texts.questions.hours(hoursWords(needs))
    case 'license':
      return texts.questions.license
    default:
      return undefined
  }
}

const childAge = (months: number) => (months === 0 ? 'less than a month' : months === 1 ? '1 month' : ageText(months))

function notStated(wanted: readonly string[], stated: readonly string[]): string | undefined {
  const missing = labelsOf(wanted.filter((code) => !stated.includes(code)))
  return missing.length > 0 ? texts.needs.notStated(missing.join(', ')) : undefined
}

/** "Mon, Wed from 7:30 AM to 5:30 PM"; null when neither days nor times are stated. */
function hoursWords({ days, dropOffMinute, pickUpMinute }: Needs): string | null {
  const parts = [
    ...(days.length > 0 ? [days.flatMap((day) => DAYS[day]?.label ?? []).join(', ')] : []),
    ...(dropOffMinute === null ? [] : [`from ${timeText(dropOffMinute)}`]),
    ...(pickUpMinute === null ? [] : [`to ${timeText(pickUpMinute)}`]),
  ]
  return parts.length > 0 ? parts.join(' ') : null
}
