import type { OwnProfile } from '@/lib/accounts/types'
import { SettingsSection } from '../settings/settings-section'
import { NameForm } from './name-form'
import { profileTexts as texts } from './texts'

/** The part of settings that is about the person. */
export function ProfileSections({ firstName, lastName }: OwnProfile) {
  return (
    <SettingsSection title={texts.name} text={texts.nameText}>
      <NameForm firstName={firstName} lastName={lastName} />
    </SettingsSection>
  )
}
