import { FamilySettings } from '@/components/families/dashboard/family-settings'
import type { SignedInActor } from '@/lib/access/types'
import { findChildren, findPreferences } from '@/lib/families/queries'
import { monthOf } from '@/lib/families/rules/months'
import { now } from '@/lib/platform/clock'

export async function SettingsTab({ actor }: { actor: SignedInActor }) {
  const [own, preferences] = await Promise.all([findChildren(actor), findPreferences(actor)])
  return <FamilySettings own={own} thisMonth={monthOf(now())} preferences={preferences} />
}
