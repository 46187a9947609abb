import { PlanSettings } from '@/components/billing/plan-settings'
import { billingTexts } from '@/components/billing/texts'
import { FeedSettings } from '@/components/calendar/feed-settings'
import { feedTexts } from '@/components/calendar/feed-texts'
import { PageHead } from '@/components/layout/page-head'
import { NotificationChoices } from '@/components/notifications/notification-choices'
import { notificationTexts } from '@/components/notifications/texts'
import { DataTable } from '@/components/ui/data-table'
import { fullName } from '@/lib/accounts/rules/names'
import type { OwnProfile, OwnSession } from '@/lib/accounts/types'
import type { OwnPlan } from '@/lib/billing/types'
import type { ShownChoice } from '@/lib/notifications/types'
import type { OwnExport } from '@/lib/personal-data/types'
import { dayText } from '@/lib/providers/rules/dates'
import { ProfileSections } from '../profile/profile-sections'
import { PlainLogOut } from '../session/plain-log-out'
import { ChangePasswordForm } from './change-password-form'
import { DeleteAccountForm } from './delete-account-form'
import { leavingTexts } from './leaving-texts'
import { SecondFactorForm } from './second-factor-form'
import { SettingsSection } from './settings-section'
import { SignOutEverywhere } from './sign-out-everywhere'
import { settingsTexts as texts } from './texts'
import { YourData } from './your-data'

type SettingsViewProps = {
  profile: OwnProfile
  hasSecondFactor: boolean
  sessions: readonly OwnSession[]
  choices: readonly ShownChoice[]
  exports: readonly OwnExport[]
  /** Since when the calendar has a secret address, null without one; undefined for who has no calendar. */
  feedSince: string | null | undefined
  /** Of providers whose billing is theirs. */
  plans: readonly OwnPlan[]
  /** "YYYY-MM-DD", for days in words. */
  today: string
}

/** What somebody can change about their own account, whatever their role. */
export function SettingsView(props: SettingsViewProps) {
  const { profile, hasSecondFactor, sessions, choices, exports, feedSince, plans, today } = props
  const day = (time: string) => dayText(time.slice(0, 10), today)
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead(fullName(profile), profile.email)}
        crumbs={[{ label: texts.title }]}
      />
      <div className="wrap pb-16">
        <noscript>
          <p className="mb-6">{texts.withoutScript}</p>
        </noscript>
        <ProfileSections {...profile} />
        <SettingsSection title={texts.password} text={texts.passwordText}>
          <ChangePasswordForm />
        </SettingsSection>
        <SettingsSection title={texts.secondFactor}>
          <SecondFactorForm isOn={hasSecondFactor} />
        </SettingsSection>
        <SettingsSection title={texts.devices} text={texts.everywhereText}>
          <DataTable
            caption={texts.devices}
            columns={[texts.device, texts.signedIn, texts.lastSeen]}
            rows={sessions.map(({ device, signedInAt, lastSeenAt, isThisOne }) => ({
              key: `${signedInAt} ${lastSeenAt} ${device}`,
              head: isThisOne ? `${device} (${texts.thisOne})` : device,
              cells: [day(signedInAt), day(lastSeenAt)],
            }))}
          />
          <div className="mt-5">
            <SignOutEverywhere />
          </div>
        </SettingsSection>
        <SettingsSection title={notificationTexts.choices} text={notificationTexts.choicesText}>
          <NotificationChoices choices={choices} />
        </SettingsSection>
        {feedSince !== undefined && (
          <SettingsSection title={feedTexts.title} text={feedTexts.text}>
            <FeedSettings since={feedSince && day(feedSince)} />
          </SettingsSection>
        )}
        {plans.length > 0 && (
          <SettingsSection title={billingTexts.settingsTitle} text={billingTexts.settingsText}>
            <PlanSettings plans={plans} />
          </SettingsSection>
        )}
        <SettingsSection title={leavingTexts.data} text={leavingTexts.dataText}>
          <YourData exports={exports} today={today} />
        </SettingsSection>
        <SettingsSection title={leavingTexts.remove} text={leavingTexts.removeText}>
          <DeleteAccountForm hasSecondFactor={hasSecondFactor} />
        </SettingsSection>
      </div>
      <PlainLogOut />
    </>
  )
}
