import { SettingsSection } from '@/components/accounts/settings/settings-section'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import type { Child, Preferences } from '@/lib/families/profile/schema'
import type { ShownChoice } from '@/lib/notifications/schema'
import { routes } from '@/lib/platform/http/routes'
import { ChildrenEditor } from '../children/children-editor'
import { familyMessages as texts } from '../children/messages'
import { PreferencesForm } from '../children/preferences-form'

/** Whether this parent gets notifications by each channel. Marketing is never sent, so it is off for everyone. */
export function NotificationSummary({ choices }: { choices: readonly ShownChoice[] }) {
  const stateOf = (channel: 'app' | 'email') =>
    choices.some(({ channels }) => channels[channel].isOn) ? texts.enabled : texts.disabled
  return (
    <DataRows
      className="max-w-narrow border-y border-line"
      rows={[
        { label: texts.byEmail, value: stateOf('email') },
        { label: texts.inApp, value: stateOf('app') },
        { label: texts.marketing, value: texts.disabled },
      ]}
    />
  )
}

type FamilySettingsProps = {
  own: readonly Child[]
  thisMonth: string
  preferences: Preferences
  choices: readonly ShownChoice[]
}

/** Children, preferences, notifications, and a link to the account's settings. */
export function FamilySettings({ own, thisMonth, preferences, choices }: FamilySettingsProps) {
  return (
    <>
      <SettingsSection title={texts.children} text={texts.childrenText}>
        <ChildrenEditor own={own} thisMonth={thisMonth} />
      </SettingsSection>
      <div id="preferences" className="scroll-mt-20">
        <SettingsSection title={texts.preferences} text={texts.preferencesText}>
          <PreferencesForm preferences={preferences} />
        </SettingsSection>
      </div>
      <SettingsSection title={texts.notifications} text={texts.notificationsText}>
        <NotificationSummary choices={choices} />
      </SettingsSection>
      <SettingsSection title={texts.account} text={texts.accountText}>
        <ButtonLink variant="secondary" href={routes.settings()}>
          {texts.toSettings}
        </ButtonLink>
      </SettingsSection>
    </>
  )
}
