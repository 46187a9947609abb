import { FamilySettings } from '@/components/families/dashboard/family-settings'
import type { SignedInActor } from '@/lib/access/types'
import { findChildren, findPreferences } from '@/lib/families/queries'
import { monthOf } from '@/lib/families/rules/months'
import { findChoices } from '@/lib/notifications/queries'
import { now } from '@/lib/platform/clock'

export async function SettingsTab({ actor }: { actor: SignedInActor }) {
  const [own, preferences, choices] = await Promise.all([
    findChildren(actor),
    findPreferences(actor),
    findChoices(actor),
  ])
  return <FamilySettings own={own} thisMonth={monthOf(now())} preferences={preferences} choices={choices} />
}
