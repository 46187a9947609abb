import { accountMetadata } from '@/components/accounts/account-metadata'
import { SettingsView } from '@/components/accounts/settings/settings-view'
import { settingsTexts } from '@/components/accounts/settings/texts'
import { requireActor } from '@/lib/access/require-actor'
import { currentClaims } from '@/lib/access/session'
import { findOwnSessions, hasSecondFactor } from '@/lib/accounts/queries/own-account'
import { findOwnProfile } from '@/lib/accounts/queries/own-profile'
import { findOwnPlans } from '@/lib/billing/queries/plan'
import { hasCalendar } from '@/lib/calendar/policy'
import { findFeed } from '@/lib/calendar/queries/feed'
import { findChoices } from '@/lib/notifications/queries'
import { findOwnExports } from '@/lib/personal-data/queries/own-exports'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(settingsTexts.title, settingsTexts.isOff, routes.settings())

export default async function SettingsPage() {
  const actor = await requireActor('signed-in', routes.settings())
  const sessionId = (await currentClaims())?.sid ?? ''
  const [sessions, isOn, profile, choices, exports, feedSince, plans] = await Promise.all([
    findOwnSessions(actor, sessionId, now()),
    hasSecondFactor(actor),
    findOwnProfile(actor, now()),
    findChoices(actor),
    findOwnExports(actor, now()),
    findFeed(actor),
    findOwnPlans(actor, now()),
  ])
  return (
    <SettingsView
      profile={profile}
      hasSecondFactor={isOn}
      sessions={sessions}
      choices={choices}
      exports={exports}
      feedSince={hasCalendar(actor.role) ? feedSince : undefined}
      plans={plans}
      today={now().toISOString().slice(0, 10)}
    />
  )
}
