import { useTranslations } from 'next-intl'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { signInLink } from '@/components/accounts/sign-in/sign-in-request'
import { BackToSearch } from '@/components/providers/detail/page-actions'
import { Section } from '@/components/providers/detail/page-parts'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Stars } from '@/components/ui/data/stars'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import type { PlaceDetails, PlaceReview } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { GoogleCredits, GoogleRating } from './google-results'

/** Up to five, in Google's order and with Google's names. */
function GoogleReviews({ reviews }: { reviews: readonly PlaceReview[] }) {
  const t = useTranslations('places.googlePlace')
  if (reviews.length === 0) return <p className="mt-2 text-soft">{t('noReviews')}</p>
  return (
    <ul className="mt-3 divide-y divide-line">
      {reviews.map(({ author_name: name, author_url: url, rating, relative_time_description: when, text, time }) => (
        <li key={`${name} ${time}`} className="py-5 first:pt-0">
          <article>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-semibold tracking-normal break-words">
                {url ? (
                  <a href={url} rel="nofollow noopener" className="hover:underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <Stars rating={rating} />
              <span className="text-sm text-soft">{when}</span>
            </div>
            <p className="mt-2 max-w-prose break-words whitespace-pre-line">{text}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Replaces a Google place while Google does not respond, or today's budget is used up. */
export function GoogleUnavailable() {
  const t = useTranslations('places.googlePlace')
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="info"
        title={t('unavailable')}
        action={<ButtonLink href={routes.search()}>{t('backToSearch')}</ButtonLink>}
      >
        {t('unavailableText')}
      </EmptyState>
    </div>
  )
}

const CLOSED = { CLOSED_PERMANENTLY: 'closed', CLOSED_TEMPORARILY: 'closedForNow', OPERATIONAL: null } as const

/** A place known only to Google: the same sections as a provider's page, with credits. */
export function GooglePlaceView({ place }: { place: PlaceDetails }) {
  const path = useLocalPath()
  const t = useTranslations('places.googlePlace')
  const closed = CLOSED[place.business_status ?? 'OPERATIONAL']
  const days = place.opening_hours?.weekday_text ?? []
  return (
    <div className="wrap pt-5 pb-16 md:pt-8">
      <BackToSearch />
      {closed && <Notice text={t(closed)} className="mt-3 bg-sun-soft font-semibold text-on-sun" />}
      <h1 className="mt-3 text-title break-words">{place.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-soft">
        <span>{place.formatted_address || t('noAddress')}</span>
        <span aria-hidden>·</span>
        <span>
          <GoogleRating rating={place.rating} count={place.user_ratings_total} />
        </span>
      </p>
      <Notice text={t('notOurs', { site: SITE.name })} className="mt-5 max-w-reading bg-mint" />
      <GoogleCredits attributions={place.attributions} />
      <div className="max-w-narrow">
        <Section title={t('contact')}>
          <DataRows className="mt-2" rows={contactRows(place, t, path)} />
        </Section>
        <Section title={t('hours')}>
          {days.length === 0 ? (
            <p className="mt-2 text-soft">{t('noHours')}</p>
          ) : (
            <DataRows className="mt-2" rows={days.map(dayRow)} />
          )}
        </Section>
      </div>
      <Section title={t('reviews')}>
        <GoogleReviews reviews={place.reviews} />
      </Section>
      <SignInPrompt />
    </div>
  )
}

function Notice({ text, className }: { text: string; className: string }) {
  return (
    <p role="note" className={`flex gap-2.5 rounded-md px-4 py-3 ${className}`}>
      <Icon name="info" className="mt-[0.2em]" />
      {text}
    </p>
  )
}

/** "Monday: 6:30 AM – 6:00 PM" */
function dayRow(line: string) {
  const [label = '', ...rest] = line.split(': ')
  return { label, value: rest.join(': ') }
}

/** A visitor's response has no contact keys at all; both rows then lead to sign-in. */
function contactRows(place: PlaceDetails, t: Translate<'places.googlePlace'>, pathOf: (path: string) => string) {
  const link = 'font-medium break-all text-pine underline-offset-[0.18em] hover:underline'
  const { formatted_phone_number: phone, website } = place
  // A plain link, which the dialog intercepts.
  const toSignIn = signInLink('contact', routes.provider(place.id))
  const signIn = (
    <a {...toSignIn} href={pathOf(toSignIn.href)} className={link}>
      {t('signInToSee')}
    </a>
  )
  const call = phone ? (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
      {phone}
    </a>
  ) : (
    t('noPhone')
  )
  const visit = website ? (
    <a href={website} rel="nofollow noopener" className={link}>
      {new URL(website).hostname}
    </a>
  ) : (
    t('noWebsite')
  )
  return [
    { label: t('phone'), value: phone === undefined ? signIn : call },
    { label: t('website'), value: website === undefined ? signIn : visit },
  ]
}
