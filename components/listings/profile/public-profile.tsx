import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { FactSources } from '@/components/providers/detail/page-parts'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { ChipLink } from '@/components/ui/actions/chip'
import { TextLink } from '@/components/ui/actions/text-link'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { badgeAlt, badgeHtml } from '@/lib/content/seo/rules/badge'
import type { OwnClaimLine } from '@/lib/listings/claims/types'
import { decisionDueOn, isListField, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import { sectionOf } from '@/lib/listings/profiles/rules/changes'
import type { MeasuredSide } from '@/lib/listings/profiles/rules/facts'
import { currentPhotos, NO_VALUES, valueLines } from '@/lib/listings/profiles/rules/values'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { dayText, todayIn } from '@/lib/platform/time/dates'
import type { Reason } from '@/lib/providers/rules/reasons'
import { claimPagePath } from '../claims/find-view'
import { CompletenessCard, WhyFamiliesCard } from '../dashboard/dashboard-cards'
import { ProviderBadge } from '../dashboard/provider-badge'
import { AddressShown, FactsForm, OpeningsFollowing } from '../facts/facts-form'
import { factsMessages } from '../facts/messages'
import { ActivitiesCard } from '../lists/activities-card'
import { ToursCard } from '../lists/tours-card'
import { photoMessages } from '../photos/messages'
import { PhotoGallery } from '../photos/photo-gallery'
import { Differences, FieldValue } from './field-values'
import { PhotoThumbs } from './media-values'
import { fieldNames, rejectedFields, profileMessages as texts } from './messages'
import { ProfileForm, StateLine, WithdrawChange } from './profile-form'
import { UnsentHint } from './use-profile-form'

/** A pending change, or the result of one. */
function ChangeNotice({ profile, today }: { profile: OwnProfile; today: string }) {
  const { change, timeZone, id, liveSince } = profile
  if (change?.status === 'pending') {
    const sent = dayText(todayIn(timeZone, new Date(change.amendedAt ?? change.submittedAt)), today)
    const due = dayText(decisionDueOn(new Date(change.submittedAt)), today)
    return (
      <Notice title={texts.pendingTitle}>
        <p>{texts.pending(sent, due)}</p>
        <p>{texts.pendingFields(fieldNames(PROFILE_FIELDS.filter((field) => change.fields[field])))}</p>
        {liveSince.length > 0 && <p>{texts.liveFields(fieldNames(liveSince))}</p>}
        <Disclosure summary={texts.proposed} className="border-b-0">
          <Differences fields={change.fields} />
        </Disclosure>
        <WithdrawChange providerId={id} />
      </Notice>
    )
  }
  if (change?.origin === 'roll_back')
    return (
      <Notice title={texts.rolledBackTitle}>
        <p>{texts.rolledBack(dayText(todayIn(timeZone, new Date(change.submittedAt)), today))}</p>
        {change.note && <p className="mt-2 whitespace-pre-line">{texts.reason(change.note)}</p>}
        <Disclosure summary={texts.whatWasPutBack} className="border-b-0">
          <Differences fields={change.fields} proposal={texts.nowOnPage} current={texts.beforeRollBack} />
        </Disclosure>
      </Notice>
    )
  const rejected = rejectedFields(change)
  const isAllRejected = rejected.length === Object.keys(change?.decisions ?? {}).length
  if (rejected.length === 0) return null
  return (
    <Notice title={isAllRejected ? texts.allRejectedTitle : texts.rejectedTitle}>
      <p>{isAllRejected ? texts.allRejectedText : texts.rejectedText}</p>
      <ul className="mt-2 list-disc pl-5">
        {rejected.map(({ field, reason }) => (
          <li key={field}>
            <strong>{texts.fields[field]}.</strong> {texts.reason(reason)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** That nothing can be changed while a claim disputes the page, and what members can do. */
export function ContestNotice({ profile: { contest, id } }: { profile: OwnProfile }) {
  if (!contest) return null
  return (
    <Notice title={texts.contestTitle}>
      <p>{texts.contestText}</p>
      {contest.mayAnswer ? (
        <ButtonLink variant="secondary" href={routes.claim(id)} className="mt-3">
          {texts.answerContest}
        </ButtonLink>
      ) : (
        <p className="mt-2">{texts.contestManagers}</p>
      )}
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8 rounded-lg bg-sun-soft px-5 py-4">
      <h2 className="text-lead font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  )
}

/** A field's value, whether families see it, and what waits. */
function ReadField({ field, profile: { live, change } }: { field: ProfileField; profile: OwnProfile }) {
  const proposed = change?.status === 'pending' ? change.fields[field] : undefined
  const isStated = field === 'businessLogo' ? live.businessLogo !== '' : valueLines(field, live).length > 0
  return (
    <div className="min-w-0">
      <FieldValue field={field} values={live} />
      {isStated && <StateLine tone="live">{texts.isLive}</StateLine>}
      {proposed && (
        <div className="mt-2 rounded-md bg-sun-soft px-3 py-2">
          <FieldValue
            field={field}
            values={{ ...NO_VALUES, [field]: proposed.to }}
            before={{ ...NO_VALUES, [field]: proposed.from }}
          />
          <StateLine tone="waits">{texts.waits}</StateLine>
        </div>
      )}
    </div>
  )
}

/** The page's current values, field by field. */
function ProfileRead({ userId, profile, today }: { userId: number; profile: OwnProfile; today: string }) {
  const { id, facts, change } = profile
  return (
    <section aria-labelledby="details">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="details" className="text-section tracking-tight">
          {texts.details}
        </h2>
        <ButtonLink href={routes.publicProfile({ provider: id, edit: 1 })}>
          {change?.status === 'pending' ? texts.amend : texts.edit}
        </ButtonLink>
      </div>
      <UnsentHint userId={userId} profile={profile} />
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {PROFILE_FIELDS.filter((field) => field !== 'photos' && !isListField(field)).map((field) => (
          <div key={field} className="grid gap-x-8 gap-y-1 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-soft">{texts.fields[field]}</dt>
            <dd className="flex min-w-0 items-start justify-between gap-4">
              <ReadField field={field} profile={profile} />
              <TextLink
                href={`${routes.publicProfile({ provider: id, edit: 1 })}#edit-${sectionOf(field)}`}
                aria-label={texts.editSection(texts.fields[field])}
                className="inline-flex min-h-6 flex-none items-center"
              >
                {texts.editShort}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <FactSources groups={['hours', 'contact']} facts={facts} today={today} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TextLink href={routes.profilePreview(id)} className="inline-flex min-h-11 items-center">
          {texts.preview}
        </TextLink>
        <TextLink href={routes.provider(id)} className="inline-flex min-h-11 items-center">
          {texts.seePage}
        </TextLink>
      </p>
    </section>
  )
}

/** Links to the parts below, which are each edited by themselves. */
function PartLinks({ isClosed }: { isClosed: boolean }) {
  const parts = [
    ['details', texts.details],
    ['photos', photoMessages.title],
    ['activities', texts.fields.activities],
    ['virtual-tours', texts.fields.virtualTours],
    ...(isClosed ? [] : [['openings-and-tuition', factsMessages.editTitle]]),
  ]
  return (
    <nav aria-label={texts.partsLabel} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {parts.map(([id, name]) => (
          <li key={id}>
            <ChipLink href={`#${id}`}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PublicProfileProps = {
  userId: number
  profile: OwnProfile
  isEditing: boolean
  today: string
  /** Measured effects in this directory. */
  effects: readonly MeasuredSide[]
  /** Its page's strengths. */
  reasons: readonly Reason[]
  /** Absolute URLs of the badge and of the page that it links to. */
  badge: { image: string; page: string }
}

/** One of the user's pages: read, or edited. */
export function PublicProfile({ userId, profile, isEditing, today, effects, reasons, badge }: PublicProfileProps) {
  const names = { site: SITE.name, provider: profile.live.businessName }
  return (
    <RestoredFocus className="max-w-reading">
      <ContestNotice profile={profile} />
      {isEditing ? (
        <ProfileForm key={profile.id} userId={userId} profile={profile} />
      ) : (
        <>
          <ChangeNotice profile={profile} today={today} />
          <PartLinks isClosed={profile.status === 'closed'} />
          {profile.status !== 'closed' && <CompletenessCard profile={profile} effects={effects} today={today} />}
          <ProfileRead userId={userId} profile={profile} today={today} />
          <Photos userId={userId} profile={profile} />
          <ActivitiesCard key={`activities ${profile.id}`} userId={userId} profile={profile} />
          {profile.status !== 'closed' && <WhyFamiliesCard reasons={reasons} today={today} />}
          <ToursCard key={`tours ${profile.id}`} userId={userId} profile={profile} />
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
    </RestoredFocus>
  )
}

function Photos({ userId, profile }: { userId: number; profile: OwnProfile }) {
  if (profile.status !== 'closed') {
    // After sending, or a colleague's change, the form is remounted.
    const key = JSON.stringify([profile.id, currentPhotos(profile)])
    return <PhotoGallery key={key} userId={userId} profile={profile} />
  }
  return (
    <section aria-labelledby="photos" className="mt-12">
      <h2 id="photos" className="text-section tracking-tight">
        {photoMessages.title}
      </h2>
      {profile.live.photos.length > 0 ? (
        <PhotoThumbs photos={profile.live.photos} />
      ) : (
        <p className="mt-1 text-soft">{photoMessages.none}</p>
      )}
    </section>
  )
}

const all = new Intl.ListFormat('en-US')

type NoProfileProps = {
  /** The user's pending claims: one without an id is for a provider being added. */
  waiting?: readonly OwnClaimLine[]
}

/** For a careprovider without a page: pending claims, or how to start one. */
export function NoProfile({ waiting = [] }: NoProfileProps) {
  const [claim] = waiting
  if (claim)
    return (
      <EmptyState
        icon="clock"
        title={texts.claimWaitsTitle}
        action={
          <ButtonLink href={waiting.length > 1 ? routes.findToClaim() : claimPagePath(claim)}>
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
