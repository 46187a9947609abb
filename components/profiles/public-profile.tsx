import { ProviderBadge } from '@/components/badge/provider-badge'
import { pageOfClaim } from '@/components/claims/page-of-claim'
import { KeptFocus } from '@/components/forms/kept-focus'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { OwnClaimLine } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import type { MeasuredSide } from '@/lib/profiles/rules/completeness'
import { standingPhotos } from '@/lib/profiles/rules/photo-list'
import type { OwnProfile } from '@/lib/profiles/types'
import type { Reason } from '@/lib/providers/rules/reasons'
import { badgeAlt, badgeHtml } from '@/lib/seo/rules/badge'
import { ChangeNotice, ContestNotice } from './change-notice'
import { CompletenessCard } from './completeness/completeness-card'
import { ProfileForm } from './edit/profile-form'
import { AddressShown } from './facts/address-shown'
import { FactConfirmation } from './facts/fact-confirmation'
import { FactsForm } from './facts/facts-form'
import { OpeningsFollowing } from './facts/openings-following'
import { ActivitiesCard } from './lists/activities-card'
import { ToursCard } from './lists/tours/tours-card'
import { PhotoGallery } from './photos/photo-gallery'
import { PhotoThumbs } from './photos/photo-thumbs'
import { photoTexts } from './photos/texts'
import { ProfileRead } from './profile-read'
import { profileTexts as texts } from './texts'
import { type TodayCounts, TodayList } from './today-list'
import { WhyFamiliesCard } from './why-families-card'

type PublicProfileProps = {
  userId: number
  profile: OwnProfile
  isEditing: boolean
  today: string
  counts: TodayCounts
  /** What was measured of pages in this directory. */
  effects: readonly MeasuredSide[]
  /** What speaks for it on its page. */
  reasons: readonly Reason[]
  /** Absolute addresses of the badge and of the page that it leads to. */
  badge: { image: string; page: string }
}

/** One of the pages that somebody looks after: read, or edited. */
export function PublicProfile({
  userId,
  profile,
  isEditing,
  today,
  counts,
  effects,
  reasons,
  badge,
}: PublicProfileProps) {
  const names = { site: SITE.name, provider: profile.live.businessName }
  return (
    <KeptFocus className="max-w-reading">
      <ContestNotice profile={profile} />
      {isEditing ? (
        <ProfileForm key={profile.id} userId={userId} profile={profile} />
      ) : (
        <>
          <TodayList profile={profile} counts={counts} today={today} />
          <ChangeNotice profile={profile} today={today} />
          {profile.status !== 'closed' && <CompletenessCard profile={profile} effects={effects} today={today} />}
          <ProfileRead userId={userId} profile={profile} today={today} />
          <Photos userId={userId} profile={profile} />
          <ActivitiesCard key={`activities ${profile.id}`} userId={userId} profile={profile} />
          {profile.status !== 'closed' && <WhyFamiliesCard reasons={reasons} today={today} />}
          <ToursCard key={`tours ${profile.id}`} userId={userId} profile={profile} />
          <KeptFocus>
            <FactConfirmation profile={profile} today={today} />
          </KeptFocus>
          {profile.isHome && <AddressShown key={`${profile.id} ${profile.showsZip}`} profile={profile} />}
          {profile.status !== 'closed' && (
            <>
              <FactsForm
                key={JSON.stringify([profile.id, profile.ageBands, profile.status])}
                userId={userId}
                profile={profile}
              />
              <OpeningsFollowing key={`${profile.id} ${profile.followsEnrollments}`} profile={profile} />
            </>
          )}
          {profile.status !== 'closed' && (
            <ProviderBadge alt={badgeAlt(names)} code={badgeHtml({ ...names, ...badge })} />
          )}
        </>
      )}
    </KeptFocus>
  )
}

function Photos({ userId, profile }: { userId: number; profile: OwnProfile }) {
  if (profile.status !== 'closed') {
    // What was sent, or changed by a colleague, is where the work begins anew.
    const key = JSON.stringify([profile.id, standingPhotos(profile)])
    return <PhotoGallery key={key} userId={userId} profile={profile} />
  }
  return (
    <section aria-labelledby="photos" className="mt-12">
      <h2 id="photos" className="text-section tracking-tight">
        {photoTexts.title}
      </h2>
      {profile.live.photos.length > 0 ? (
        <PhotoThumbs photos={profile.live.photos} />
      ) : (
        <p className="mt-1 text-soft">{photoTexts.none}</p>
      )}
    </section>
  )
}

const all = new Intl.ListFormat('en-US')

type NoProfileProps = {
  /** Claims of theirs that wait: of a provider without an id, one that they add. */
  waiting?: readonly OwnClaimLine[]
}

/** For a provider whose account looks after no page: what waits, or the way to one. */
export function NoProfile({ waiting = [] }: NoProfileProps) {
  const [claim] = waiting
  if (claim)
    return (
      <EmptyState
        icon="clock"
        title={texts.claimWaitsTitle}
        action={
          <ButtonLink href={waiting.length > 1 ? routes.findToClaim() : pageOfClaim(claim)}>
            {texts.seeClaim}
          </ButtonLink>
        }
      >
        {texts.claimWaitsText(all.format(waiting.map(({ provider }) => provider.name)))}
      </EmptyState>
    )
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
