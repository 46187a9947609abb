import { useLocale, useTranslations } from 'next-intl'
import { PlanSettings } from '@/components/billing/plan-settings'
import { FeedSettings } from '@/components/enrollment/calendar/feed-settings'
import { PageHead } from '@/components/layout/page-head'
import { NotificationChoices } from '@/components/notifications/notification-choices'
import { DataTable } from '@/components/ui/data/data-table'
import { deviceText } from '@/lib/access/rules/device'
import { fullName, GRACE_DAYS } from '@/lib/accounts/rules/account'
import type { OwnProfile, OwnSession } from '@/lib/accounts/schema'
import { EXPORT_DAYS } from '@/lib/admin/personal-data/rules'
import type { OwnExport } from '@/lib/admin/personal-data/schema'
import type { OwnPlan } from '@/lib/billing/schema'
import type { ShownChoice } from '@/lib/notifications/schema'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { PlainLogOut } from '../sign-out-form'
import { DeleteAccountForm, YourData } from './leaving'
import { EmailSettings, LanguageForm, NameForm } from './personal-forms'
import { PictureSettings } from './picture-settings'
import { ChangePasswordForm, SecondFactorForm, SignOutEverywhere } from './security-forms'
import { SettingsSection } from './settings-section'

/** The personal part of the settings. */
function ProfileSections({ firstName, lastName, email, profileImage, pendingEmail, locale }: OwnProfile) {
  const t = useTranslations('accounts.profile')
  return (
    <>
      <SettingsSection title={t('picture')} text={t('pictureText')}>
        <PictureSettings name={fullName({ firstName, lastName })} picture={profileImage} />
      </SettingsSection>
      <SettingsSection title={t('name')} text={t('nameText')}>
        <NameForm firstName={firstName} lastName={lastName} />
      </SettingsSection>
      <SettingsSection title={t('email')} text={t('emailText')}>
        <EmailSettings email={email} pendingEmail={pendingEmail} />
      </SettingsSection>
      <SettingsSection title={t('language')} text={t('languageText')}>
        <LanguageForm locale={locale} />
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
  /** "YYYY-MM-DD" in the office's time zone, to write days relative to it. */
  today: string
}

/** Everything users can change about their own account, whatever their role. */
export function SettingsView(props: SettingsViewProps) {
  const t = useTranslations('accounts.settings')
  const devices = useTranslations('accounts.devices')
  const locale = useLocale()
  const notifications = useTranslations('notifications.choices')
  const kinds = useTranslations('notifications.labels')
  const feed = useTranslations('enrollment.feed')
  const billing = useTranslations('billing.common')
  const leaving = useTranslations('accounts.leaving')
  const { profile, hasSecondFactor, sessions, choices, exports, feedSince, plans, today } = props
  const day = (time: string) => dayText(locale, todayIn(OFFICE_ZONE, new Date(time)), today)
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { name: fullName(profile), email: profile.email })}
        crumbs={[{ label: t('title') }]}
      />
      <div className="wrap pb-16">
        <noscript>
          <p className="mb-6">{t('withoutScript')}</p>
        </noscript>
        <ProfileSections {...profile} />
        <SettingsSection title={t('password')} text={t('passwordText')}>
          <ChangePasswordForm />
        </SettingsSection>
        <SettingsSection title={t('secondFactor')}>
          <SecondFactorForm isOn={hasSecondFactor} />
        </SettingsSection>
        <SettingsSection title={t('devices')} text={t('everywhereText')}>
          <DataTable
            stacked
            caption={t('devices')}
            columns={[t('device'), t('signedIn'), t('lastSeen')]}
            rows={sessions.map(({ device, signedInAt, lastSeenAt, isThisOne }) => ({
              key: `${signedInAt} ${lastSeenAt} ${device}`,
              head: isThisOne ? t('thisDevice', { device: deviceText(devices, device) }) : deviceText(devices, device),
              cells: [day(signedInAt), day(lastSeenAt)],
            }))}
          />
          <div className="mt-5">
            <SignOutEverywhere />
          </div>
        </SettingsSection>
        <SettingsSection title={notifications('title')} text={notifications('text')}>
          <NotificationChoices choices={choices.map((one) => ({ ...one, label: kinds(one.kind) }))} />
        </SettingsSection>
        {feedSince !== undefined && (
          <SettingsSection title={feed('title')} text={feed('text')}>
            <FeedSettings since={feedSince && day(feedSince)} />
          </SettingsSection>
        )}
        {plans.length > 0 && (
          <SettingsSection title={billing('settingsTitle')} text={billing('settingsText')}>
            <PlanSettings plans={plans} />
          </SettingsSection>
        )}
        <SettingsSection title={leaving('data')} text={leaving('dataText', { days: EXPORT_DAYS })}>
          <YourData exports={exports} today={today} />
        </SettingsSection>
        <SettingsSection
          title={leaving('remove')}
          text={[
            leaving('removeText', { days: GRACE_DAYS }),
            plans.some(({ renewsByCard }) => renewsByCard) && leaving('cardPlans'),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <DeleteAccountForm hasSecondFactor={hasSecondFactor} />
        </SettingsSection>
      </div>
      <PlainLogOut />
    </>
  )
}
