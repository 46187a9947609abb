import { billingMessages } from '@/components/billing/messages'
import { PlanSettings } from '@/components/billing/plan-settings'
import { FeedSettings } from '@/components/enrollment/calendar/feed-settings'
import { feedMessages } from '@/components/enrollment/calendar/messages'
import { PageHead } from '@/components/layout/page-head'
import { notificationMessages } from '@/components/notifications/messages'
import { NotificationChoices } from '@/components/notifications/notification-choices'
import { DataTable } from '@/components/ui/data/data-table'
import { fullName } from '@/lib/accounts/rules/account'
import type { OwnProfile, OwnSession } from '@/lib/accounts/schema'
import type { OwnExport } from '@/lib/admin/personal-data/schema'
import type { OwnPlan } from '@/lib/billing/schema'
import type { ShownChoice } from '@/lib/notifications/schema'
import { dayText } from '@/lib/platform/time/dates'
import { PlainLogOut } from '../sign-out-form'
import { DeleteAccountForm, YourData } from './leaving'
import { leavingMessages, profileMessages, settingsMessages } from './messages'
import { EmailSettings, NameForm } from './name-and-email'
import { PictureSettings } from './picture-settings'
import { ChangePasswordForm, SecondFactorForm, SignOutEverywhere } from './security-forms'
import { SettingsSection } from './settings-section'

/** The personal part of the settings. */
function ProfileSections({ firstName, lastName, email, profileImage, pendingEmail }: OwnProfile) {
  return (
    <>
      <SettingsSection title={profileMessages.picture} text={profileMessages.pictureText}>
        <PictureSettings name={fullName({ firstName, lastName })} picture={profileImage} />
      </SettingsSection>
      <SettingsSection title={profileMessages.name} text={profileMessages.nameText}>
        <NameForm firstName={firstName} lastName={lastName} />
      </SettingsSection>
      <SettingsSection title={profileMessages.email} text={profileMessages.emailText}>
        <EmailSettings email={email} pendingEmail={pendingEmail} />
      </SettingsSection>
    </>
  )
}

type SettingsViewProps = {
  profile: OwnProfile
  hasSecondFactor: boolean
  sessions: readonly OwnSession[]
  choices: readonly ShownChoice[]
  exports: readonly OwnExport[]
  /** When the calendar's secret URL was created, null without one; undefined for users without a calendar. */
  feedSince: string | null | undefined
  /** For providers whose billing the user manages. */
  plans: readonly OwnPlan[]
  /** "YYYY-MM-DD", to write days relative to it. */
  today: string
}

/** Everything users can change about their own account, whatever their role. */
export function SettingsView(props: SettingsViewProps) {
  const { profile, hasSecondFactor, sessions, choices, exports, feedSince, plans, today } = props
  const day = (time: string) => dayText(time.slice(0, 10), today)
  return (
    <>
      <PageHead
        title={settingsMessages.title}
        lead={settingsMessages.lead(fullName(profile), profile.email)}
        crumbs={[{ label: settingsMessages.title }]}
      />
      <div className="wrap pb-16">
        <noscript>
          <p className="mb-6">{settingsMessages.withoutScript}</p>
        </noscript>
        <ProfileSections {...profile} />
        <SettingsSection title={settingsMessages.password} text={settingsMessages.passwordText}>
          <ChangePasswordForm />
        </SettingsSection>
        <SettingsSection title={settingsMessages.secondFactor}>
          <SecondFactorForm isOn={hasSecondFactor} />
        </SettingsSection>
        <SettingsSection title={settingsMessages.devices} text={settingsMessages.everywhereText}>
          <DataTable
            caption={settingsMessages.devices}
            columns={[settingsMessages.device, settingsMessages.signedIn, settingsMessages.lastSeen]}
            rows={sessions.map(({ device, signedInAt, lastSeenAt, isThisOne }) => ({
              key: `${signedInAt} ${lastSeenAt} ${device}`,
              head: isThisOne ? `${device} (${settingsMessages.thisOne})` : device,
              cells: [day(signedInAt), day(lastSeenAt)],
            }))}
          />
          <div className="mt-5">
            <SignOutEverywhere />
          </div>
        </SettingsSection>
        <SettingsSection title={notificationMessages.choices} text={notificationMessages.choicesText}>
          <NotificationChoices choices={choices} />
        </SettingsSection>
        {feedSince !== undefined && (
          <SettingsSection title={feedMessages.title} text={feedMessages.text}>
            <FeedSettings since={feedSince && day(feedSince)} />
          </SettingsSection>
        )}
        {plans.length > 0 && (
          <SettingsSection title={billingMessages.settingsTitle} text={billingMessages.settingsText}>
            <PlanSettings plans={plans} />
          </SettingsSection>
        )}
        <SettingsSection title={leavingMessages.data} text={leavingMessages.dataText}>
          <YourData exports={exports} today={today} />
        </SettingsSection>
        <SettingsSection title={leavingMessages.remove} text={leavingMessages.removeText}>
          <DeleteAccountForm hasSecondFactor={hasSecondFactor} />
        </SettingsSection>
      </div>
      <PlainLogOut />
    </>
  )
}
