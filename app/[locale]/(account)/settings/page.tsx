import { getLocale, getTranslations } from 'next-intl/server'
import { SettingsView } from '@/components/accounts/settings/settings-view'
import { currentClaims, requireActor } from '@/lib/access/session'
import { findOwnProfile, findOwnSessions, hasSecondFactor } from '@/lib/accounts/queries'
import { findOwnExports } from '@/lib/admin/personal-data/queries'
import { findOwnPlans } from '@/lib/billing/queries'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findFeed } from '@/lib/enrollment/calendar/queries'
import { hasCalendar } from '@/lib/enrollment/policy'
import { findChoices } from '@/lib/notifications/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'

export async function generateMetadata() {
  const t = await getTranslations('accounts.settings')
  return accountMetadata(await getLocale(), t('title'), t('isOff'), dashboardRoutes.settings())
}

export default async function SettingsPage() {
  const actor = await requireActor('signed-in', dashboardRoutes.settings())
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
      today={todayIn(OFFICE_ZONE, now())}
    />
  )
}
