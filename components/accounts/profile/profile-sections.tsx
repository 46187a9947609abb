import { fullName } from '@/lib/accounts/rules/names'
import type { OwnProfile } from '@/lib/accounts/types'
import { SettingsSection } from '../settings/settings-section'
import { EmailSettings } from './email-settings'
import { NameForm } from './name-form'
import { PictureSettings } from './picture-settings'
import { profileTexts as texts } from './texts'

/** The part of settings that is about the person. */
export function ProfileSections({ firstName, lastName, email, profileImage, pendingEmail }: OwnProfile) {
  return (
    <>
      <SettingsSection title={texts.picture} text={texts.pictureText}>
        <PictureSettings name={fullName({ firstName, lastName })} picture={profileImage} />
      </SettingsSection>
      <SettingsSection title={texts.name} text={texts.nameText}>
        <NameForm firstName={firstName} lastName={lastName} />
      </SettingsSection>
      <SettingsSection title={texts.email} text={texts.emailText}>
        <EmailSettings email={email} pendingEmail={pendingEmail} />
      </SettingsSection>
    </>
  )
}
