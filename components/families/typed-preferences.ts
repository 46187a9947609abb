import { ACTIVITIES, PLACE_AMENITIES } from '@/lib/families/rules/wishes'
import type { TypedPreferences } from '@/lib/families/schema/preferences'
import type { Preferences } from '@/lib/families/types'
import { moneyText } from '@/lib/providers/rules/money'

/** What is saved, as its fields hold it. */
export function typedPreferences({ weeklyBudgetCents, ...rest }: Preferences): TypedPreferences {
  const { dropOff, pickUp, homeZip, workZip } = rest
  return {
    ...rest,
    // Codes that this release does not offer any more are not chosen.
    preferredAmenities: offered(PLACE_AMENITIES, rest.preferredAmenities),
    preferredActivities: offered(ACTIVITIES, rest.preferredActivities),
    weeklyBudget: weeklyBudgetCents === null ? '' : moneyText(weeklyBudgetCents).slice(1),
    dropOff: dropOff ?? '',
    pickUp: pickUp ?? '',
    homeZip: homeZip ?? '',
    workZip: workZip ?? '',
  }
}

const offered = <Code extends string>(choices: readonly { code: Code }[], chosen: readonly string[]): Code[] =>
  choices.flatMap(({ code }) => (chosen.includes(code) ? [code] : []))
