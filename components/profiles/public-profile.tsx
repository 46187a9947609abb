import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import type { OwnProfile } from '@/lib/profiles/types'
import type { ManagedProvider } from '@/lib/provider-people/types'
import { ChangeNotice } from './change-notice'
import { ProfileForm } from './edit/profile-form'
import { FactConfirmation } from './facts/fact-confirmation'
import { FactsForm } from './facts/facts-form'
import { ProfileRead } from './profile-read'
import { profileTexts as texts } from './texts'

type PublicProfileProps = {
  userId: number
  profile: OwnProfile
  /** All that they look after. */
  providers: readonly Pick<ManagedProvider, 'id' | 'name' | 'city'>[]
  isEditing: boolean
  today: string
}

/** One of the pages that somebody looks after: read, or edited. */
export function PublicProfile({ userId, profile, providers, isEditing, today }: PublicProfileProps) {
  return (
    <div className="max-w-reading">
      <ProviderSwitcher
        providers={providers}
        current={profile.id}
        hrefOf={(provider) => routes.careproviderDashboard({ provider })}
      />
      {isEditing && profile.canEdit ? (
        <ProfileForm key={profile.id} userId={userId} profile={profile} />
      ) : (
        <>
          <ChangeNotice profile={profile} today={today} />
          <ProfileRead profile={profile} today={today} />
          <FactConfirmation profile={profile} today={today} />
          {profile.canEdit && profile.status !== 'closed' && (
            <FactsForm key={JSON.stringify([profile.id, profile.ageBands, profile.status])} profile={profile} />
          )}
        </>
      )}
    </div>
  )
}

/** For a provider whose account looks after no page. */
export function NoProfile() {
  return (
    <EmptyState
      icon="home"
      title={texts.noPageTitle}
      action={<ButtonLink href={routes.findToClaim()}>{texts.findPage}</ButtonLink>}
    >
      {texts.noPageText}
    </EmptyState>
  )
}
