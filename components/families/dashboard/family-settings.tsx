import { SettingsSection } from '@/components/accounts/settings/settings-section'
import { ButtonLink } from '@/components/ui/button-link'
import type { Child, Preferences } from '@/lib/families/types'
import type { ShownChoice } from '@/lib/notifications/types'
import { routes } from '@/lib/platform/routes'
import { ChildrenEditor } from '../children-editor'
import { PreferencesForm } from '../preferences-form'
import { familyTexts as texts } from '../texts'
import { NotificationSummary } from './notification-summary'

type FamilySettingsProps = {
  own: readonly Child[]
  thisMonth: string
  preferences: Preferences
  choices: readonly ShownChoice[]
}

/** Children, preferences, how they are told, and the way to the account's settings. */
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
