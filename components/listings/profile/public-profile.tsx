import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { FactSources } from '@/components/providers/detail/fact-sources'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { badgeAlt, badgeHtml, type FramingSites, openingsFrameHtml } from '@/lib/content/seo/rules/badge'
import type { OwnClaimLine } from '@/lib/listings/claims/types'
import {
  DECISION_DAYS,
  decisionDueOn,
  languageOf,
  PROFILE_FIELDS,
  type ProfileField,
} from '@/lib/listings/profiles/catalogue'
import { profileFieldOf, SECTIONS, type SectionId } from '@/lib/listings/profiles/rules/changes'
import type { MeasuredSide } from '@/lib/listings/profiles/rules/facts'
import { currentPhotos, isSameValue, NO_VALUES } from '@/lib/listings/profiles/rules/values'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, todayIn } from '@/lib/platform/time/dates'
import { type HoursTexts, weekText } from '@/lib/providers/hours/rules/hours'
import type { Reason } from '@/lib/providers/rules/reasons'
import { claimPagePath } from '../claims/find-view'
import { CompletenessCard, WhyFamiliesCard } from '../dashboard/dashboard-cards'
import { AddressShown, FactsForm } from '../facts/facts-form'
import { ActivitiesCard } from '../lists/activities-card'
import { ToursCard } from '../lists/tours-card'
import { PhotoGallery } from '../photos/photo-gallery'
import { Differences, FieldValue } from './field-values'
import { OpeningsFrame, ProviderBadge } from './for-your-website'
import { PhotoThumbs } from './media-values'
import { lowerFirst, rejectedFields, useFieldName, useFieldNames } from './profile-fields'
import { ProfileForm, StateLine, WithdrawChange } from './profile-form'
import { ProfileSection } from './profile-section'
import { UnsentHint } from './use-profile-form'

/** A pending change, or the result of one. */
function ChangeNotice({ profile, today }: { profile: OwnProfile; today: string }) {
  const t = useTranslations('listings.profile')
  const nameOf = useFieldName()
  const namesOf = useFieldNames()
  const locale = useLocale()
  const { change, timeZone, id, liveSince } = profile
  if (change?.status === 'pending') {
    const sent = dayText(locale, todayIn(timeZone, new Date(change.amendedAt ?? change.submittedAt)), today)
    const dueOn = decisionDueOn(new Date(change.submittedAt))
    const isLate = today > dueOn ? 'yes' : 'no'
    return (
      <Notice title={t('pendingTitle')}>
        <p>{t('pending', { ...DECISION_DAYS, day: sent, due: dayText(locale, dueOn, today), isLate })}</p>
        <p>{t('pendingFields', { names: namesOf(PROFILE_FIELDS.filter((field) => change.fields[field])) })}</p>
        {liveSince.length > 0 && <p>{t('liveFields', { names: namesOf(liveSince) })}</p>}
        <Disclosure summary={t('proposed')} className="border-b-0">
          <Differences fields={change.fields} />
        </Disclosure>
        <WithdrawChange providerId={id} />
      </Notice>
    )
  }
  if (change?.origin === 'roll_back')
    return (
      <Notice title={t('rolledBackTitle')}>
        <p>{t('rolledBack', { day: dayText(locale, todayIn(timeZone, new Date(change.submittedAt)), today) })}</p>
        {change.note && <p className="mt-2 whitespace-pre-line">{t('reason', { reason: change.note })}</p>}
        <Disclosure summary={t('whatWasPutBack')} className="border-b-0">
          <Differences fields={change.fields} proposal={t('nowOnPage')} current={t('beforeRollBack')} />
        </Disclosure>
      </Notice>
    )
  const rejected = rejectedFields(change)
  const isAllRejected = rejected.length === Object.keys(change?.decisions ?? {}).length
  if (rejected.length === 0) return null
  return (
    <Notice title={isAllRejected ? t('allRejectedTitle') : t('rejectedTitle')}>
      <p>{isAllRejected ? t('allRejectedText') : t('rejectedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {rejected.map(({ field, reason }) => (
          <li key={field}>
            <strong>{nameOf(field)}.</strong> {t('reason', { reason })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Says that nothing can be changed while a claim disputes the page, and what members can do. */
export function ContestNotice({ profile: { contest, id } }: { profile: OwnProfile }) {
  const t = useTranslations('listings.profile')
  if (!contest) return null
  return (
    <Notice title={t('contestTitle')}>
      <p>{t('contestText')}</p>
      {contest.mayAnswer ? (
        <ButtonLink variant="secondary" href={accountRoutes.claim(id)} className="mt-3">
          {t('answerContest')}
        </ButtonLink>
      ) : (
        <p className="mt-2">{t('contestManagers')}</p>
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

/** A field's value, whether families see it, and the value awaiting approval. */
function ReadField({ field, profile }: { field: ProfileField; profile: OwnProfile }) {
  const t = useTranslations('listings.profile')
  const { live, change } = profile
  const proposed = change?.status === 'pending' ? change.fields[field] : undefined
  return (
    <div className="min-w-0">
      <FieldValue field={field} values={live} />
      {isStated(field, profile) && <StateLine tone="live">{t('isLive')}</StateLine>}
      {proposed && (
        <div className="mt-2 rounded-md bg-sun-soft px-3 py-2">
          <FieldValue
            field={field}
            values={{ ...NO_VALUES, [field]: proposed.to }}
            before={{ ...NO_VALUES, [field]: proposed.from }}
          />
          <StateLine tone="waits">{t('waits')}</StateLine>
        </div>
      )}
    </div>
  )
}

const isStated = (field: ProfileField, { live }: OwnProfile) => !isSameValue(live[field], NO_VALUES[field])

/** The fields that a collapsed section reports as missing. One contact is enough, and seasonal hours and translations are optional. */
function missingFields(fields: readonly ProfileField[], profile: OwnProfile): ProfileField[] {
  const unstated = fields.filter((field) => !isStated(field, profile) && !isPending([field], profile))
  const isContact = fields.includes('phone')
  return isContact && unstated.length < fields.length
    ? []
    : unstated.filter((one) => one !== 'seasonalHours' && !languageOf(one))
}

/** A section's values in one line. */
function sectionSummary(
  t: Translate<'listings.profile'>,
  hours: HoursTexts,
  locale: Locale,
  id: SectionId,
  { live }: OwnProfile,
): string {
  if (id === 'hours') return live.hours.length > 0 ? weekText(hours, locale, live.hours) : ''
  if (id === 'amenities') return live.amenities.length > 0 ? t('chosenShort', { count: live.amenities.length }) : ''
  if (id === 'contact') return [live.phone, live.email, live.website].filter(Boolean).join(' · ')
  return { name: live.businessName, about: live.aboutUs, address: live.address }[id]
}

const isPending = (fields: readonly ProfileField[], { change }: OwnProfile) =>
  change?.status === 'pending' && fields.some((field) => change.fields[field])

/** The business details: a line for each section, with its values when it is opened. */
function DetailSections({ profile, today }: { profile: OwnProfile; today: string }) {
  const t = useTranslations('listings.profile')
  const nameOf = useFieldName()
  const hours = useTranslations('providers.hours')
  const locale = useLocale()
  const { id: provider, facts } = profile
  return SECTIONS.map((section) => {
    const fields = [...new Set<ProfileField>(section.fields.map(profileFieldOf))]
    const missing = missingFields(fields, profile).map((field) => lowerFirst(nameOf(field)))
    const group = section.id === 'hours' || section.id === 'contact' ? section.id : null
    return (
      <ProfileSection
        key={section.id}
        id={`details-${section.id}`}
        title={t(`sections.${section.id}`)}
        summary={sectionSummary(t, hours, locale, section.id, profile)}
        missing={missing.length > 0 ? t('missing', { names: listText(locale, missing) }) : undefined}
        isWaiting={isPending(fields, profile)}
      >
        <dl className="grid gap-y-4">
          {fields.map((field) => (
            <div key={field} className="grid gap-x-8 gap-y-1 sm:grid-cols-[11rem_1fr]">
              <dt className="text-soft">{nameOf(field)}</dt>
              <dd className="min-w-0">
                <ReadField field={field} profile={profile} />
              </dd>
            </div>
          ))}
        </dl>
        {group && <FactSources groups={[group]} facts={facts} today={today} />}
        <ButtonLink
          variant="secondary"
          href={`${dashboardRoutes.publicProfile({ provider, edit: 1 })}#edit-${section.id}`}
          aria-label={t('editSection', { section: t(`sections.${section.id}`) })}
          className="mt-5"
        >
          {t('editShort')}
        </ButtonLink>
      </ProfileSection>
    )
  })
}

/** Above the sections: links to edit, to the preview, and to the page itself. */
function ProfileHead({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.profile')
  const { id, change } = profile
  return (
    <div className="border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ButtonLink href={dashboardRoutes.publicProfile({ provider: id, edit: 1 })}>
          {change?.status === 'pending' ? t('amend') : t('edit')}
        </ButtonLink>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={dashboardRoutes.profilePreview(id)} className="inline-flex min-h-11 items-center">
            {t('preview')}
          </TextLink>
          <TextLink href={routes.provider(id)} className="inline-flex min-h-11 items-center">
            {t('seePage')}
          </TextLink>
        </p>
      </div>
      <UnsentHint userId={userId} profile={profile} />
    </div>
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
  /** The absolute URL of its list of openings, and who may show it. */
  openings: { page: string; sites: FramingSites }
}

/** One of the user's pages: read, or edited. */
export function PublicProfile({
  userId,
  profile,
  isEditing,
  today,
  effects,
  reasons,
  badge,
  openings,
}: PublicProfileProps) {
  const embed = useTranslations('providers.embed')
  const badgeTexts = useTranslations('content.badge')
  const names = { site: SITE.name, provider: profile.live.businessName }
  const isOpen = profile.status !== 'closed'
  return (
    <RestoredFocus className="max-w-reading">
      <ContestNotice profile={profile} />
      {isEditing ? (
        <ProfileForm key={profile.id} userId={userId} profile={profile} />
      ) : (
        <>
          <ChangeNotice profile={profile} today={today} />
          {isOpen && <CompletenessCard profile={profile} effects={effects} today={today} />}
          <ProfileHead userId={userId} profile={profile} />
          <DetailSections profile={profile} today={today} />
          <Photos userId={userId} profile={profile} />
          <ActivitiesCard key={`activities ${profile.id}`} userId={userId} profile={profile} />
          <ToursCard key={`tours ${profile.id}`} userId={userId} profile={profile} />
          {isOpen && (
            <FactsForm
              key={JSON.stringify([profile.id, profile.ageBands, profile.status])}
              userId={userId}
              profile={profile}
            />
          )}
          {profile.isHome && <AddressShown key={`${profile.id} ${profile.showsZip}`} profile={profile} />}
          {isOpen && <WhyFamiliesCard reasons={reasons} today={today} />}
          {isOpen && (
            <ProviderBadge alt={badgeAlt(badgeTexts, names)} code={badgeHtml(badgeTexts, { ...names, ...badge })} />
          )}
          {isOpen && (
            <OpeningsFrame
              code={openingsFrameHtml({ title: embed('ofProvider', { name: names.provider }), page: openings.page })}
              sites={openings.sites}
            />
          )}
        </>
      )}
    </RestoredFocus>
  )
}

function Photos({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.photos')
  if (profile.status !== 'closed') {
    // After sending, or a colleague's change, the form is remounted.
    const key = JSON.stringify([profile.id, currentPhotos(profile)])
    return <PhotoGallery key={key} userId={userId} profile={profile} />
  }
  const { photos } = profile.live
  return (
    <ProfileSection id="photos" title={t('title')} summary={t('count', { count: photos.length })}>
      {photos.length > 0 && <PhotoThumbs photos={photos} />}
    </ProfileSection>
  )
}

type NoProfileProps = {
  /** The user's pending claims: one without an id is for a provider being added. */
  waiting?: readonly OwnClaimLine[]
}

/** For a careprovider without a page: pending claims, or how to start one. */
export function NoProfile({ waiting = [] }: NoProfileProps) {
  const t = useTranslations('listings.profile')
  const locale = useLocale()
  const [claim] = waiting
  const names = waiting.map(({ provider }) => provider.name)
  if (claim)
    return (
      <EmptyState
        icon="clock"
        title={t('claimWaitsTitle')}
        action={
          <ButtonLink href={waiting.length > 1 ? routes.findToClaim() : claimPagePath(claim)}>
            {t('seeClaim')}
          </ButtonLink>
        }
      >
        {t('claimWaitsText', { ...DECISION_DAYS, names: listText(locale, names) })}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="home"
      title={t('noPageTitle')}
      action={<ButtonLink href={routes.findToClaim()}>{t('findPage')}</ButtonLink>}
    >
      {t('noPageText')}
    </EmptyState>
  )
}
