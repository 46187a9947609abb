import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import type { OwnProfile, OwnProvider } from '@/lib/profiles/types'
import { ChangeNotice } from './change-notice'
import { ProfileForm } from './edit/profile-form'
import { FactConfirmation } from './facts/fact-confirmation'
import { FactsForm } from './facts/facts-form'
import { ProfileRead } from './profile-read'
import { profileTexts as texts } from './texts'

type PublicProfileProps = {
  userId: number
  profile: OwnProfile
  others: readonly OwnProvider[]
  isEditing: boolean
  today: string
}

/** One of the pages that somebody looks after: read, or edited. */
export function PublicProfile({ userId, profile, others, isEditing, today }: PublicProfileProps) {
  return (
    <div className="max-w-reading">
      {others.length > 0 && <YourPages chosen={profile} others={others} />}
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

function YourPages({ chosen, others }: { chosen: OwnProvider; others: readonly OwnProvider[] }) {
  const all = [chosen, ...others].toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <nav aria-label={texts.yourPages} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ id, name }) => (
          <li key={id}>
            <ChipLink on={id === chosen.id} href={routes.careproviderDashboard({ provider: id })}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For a provider whose account looks after no page. */
export function NoProfile() {
  return (
    <EmptyState
      icon="home"
      title={texts.noPageTitle}
      action={<ButtonLink href={routes.search()}>{texts.findPage}</ButtonLink>}
    >
      {texts.noPageText}
    </EmptyState>
  )
}
