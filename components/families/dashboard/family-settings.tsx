import { useTranslations } from 'next-intl'
import { SettingsSection } from '@/components/accounts/settings/settings-section'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import type { SavedChild, SavedPreferences } from '@/lib/families/profile/schema'
import type { ShownChoice } from '@/lib/notifications/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ChildrenEditor } from '../children/children-editor'
import { PreferencesForm } from '../children/preferences-form'

/** Whether this parent gets notifications by each channel. Marketing is never sent, so it is off for everyone. */
export function NotificationSummary({ choices }: { choices: readonly ShownChoice[] }) {
  const t = useTranslations('families.children')
  const stateOf = (channel: 'app' | 'email') =>
    choices.some(({ channels }) => channels[channel].isOn) ? t('enabled') : t('disabled')
  return (
    <DataRows
      className="max-w-narrow border-y border-line"
      rows={[
        { label: t('byEmail'), value: stateOf('email') },
        { label: t('inApp'), value: stateOf('app') },
        { label: t('marketing'), value: t('disabled') },
      ]}
    />
  )
}

type FamilySettingsProps = {
  userId: number
  own: readonly SavedChild[]
  thisMonth: string
  preferences: SavedPreferences
  choices: readonly ShownChoice[]
}

/** Children, preferences, notifications, and a link to the account's settings. */
export function FamilySettings({ userId, own, thisMonth, preferences, choices }: FamilySettingsProps) {
  const t = useTranslations('families.children')
  return (
    <>
      <SettingsSection title={t('children')} text={t('childrenText')}>
        <ChildrenEditor userId={userId} own={own} thisMonth={thisMonth} />
      </SettingsSection>
      <div id="preferences" className="scroll-mt-20">
        <SettingsSection title={t('preferences')} text={t('preferencesText')}>
          <PreferencesForm userId={userId} preferences={preferences} />
        </SettingsSection>
      </div>
      <SettingsSection title={t('notifications')} text={t('notificationsText')}>
        <NotificationSummary choices={choices} />
      </SettingsSection>
      <SettingsSection title={t('account')} text={t('accountText')}>
        <ButtonLink variant="secondary" href={dashboardRoutes.settings()}>
          {t('toSettings')}
        </ButtonLink>
      </SettingsSection>
    </>
  )
}
