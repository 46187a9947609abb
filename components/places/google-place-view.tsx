import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { signInLink } from '@/components/accounts/sign-in-request'
import { BackToSearch } from '@/components/providers/detail/back-to-search'
import { Section } from '@/components/providers/detail/section'
import { DataRows } from '@/components/ui/data-rows'
import { Icon } from '@/components/ui/icon'
import type { PlaceDetails } from '@/lib/places/types'
import { routes } from '@/lib/platform/routes'
import { GoogleCredits } from './google-credits'
import { GoogleRating } from './google-results'
import { GoogleReviews } from './google-reviews'
import { googleTexts as texts } from './google-texts'

const CLOSED = { CLOSED_PERMANENTLY: texts.closed, CLOSED_TEMPORARILY: texts.closedForNow, OPERATIONAL: null }

/** A place that only Google knows: the same questions as on a provider's page, and whose answers they are. */
export function GooglePlaceView({ place }: { place: PlaceDetails }) {
  const closed = CLOSED[place.business_status ?? 'OPERATIONAL']
  const days = place.opening_hours?.weekday_text ?? []
  return (
    <div className="wrap pt-5 pb-16 md:pt-8">
      <BackToSearch />
      {closed && <Notice text={closed} className="mt-3 bg-sun-soft font-semibold text-on-sun" />}
      <h1 className="mt-3 text-title break-words">{place.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-soft">
        <span>{place.formatted_address || texts.noAddress}</span>
        <span aria-hidden>·</span>
        <span>
          <GoogleRating rating={place.rating} count={place.user_ratings_total} />
        </span>
      </p>
      <Notice text={texts.notOurs} className="mt-5 max-w-reading bg-mint" />
      <GoogleCredits attributions={place.attributions} />
      <div className="max-w-narrow">
        <Section title={texts.contact}>
          <DataRows className="mt-2" rows={contactRows(place)} />
        </Section>
        <Section title={texts.hours}>
          {days.length === 0 ? (
            <p className="mt-2 text-soft">{texts.noHours}</p>
          ) : (
            <DataRows className="mt-2" rows={days.map(dayRow)} />
          )}
        </Section>
      </div>
      <Section title={texts.reviews}>
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

/** A visitor's answer has no keys of contact data at all; both places then lead to signing in. */
function contactRows(place: PlaceDetails) {
  const link = 'font-medium break-all text-pine underline-offset-[0.18em] hover:underline'
  const { formatted_phone_number: phone, website } = place
  const signIn = (
    <a {...signInLink('contact', routes.provider(place.id))} className={link}>
      {texts.signInToSee}
    </a>
  )
  const call = phone ? (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
      {phone}
    </a>
  ) : (
    texts.noPhone
  )
  const visit = website ? (
    <a href={website} rel="nofollow noopener" className={link}>
      {new URL(website).hostname}
    </a>
  ) : (
    texts.noWebsite
  )
  return [
    { label: texts.phone, value: phone === undefined ? signIn : call },
    { label: texts.website, value: website === undefined ? signIn : visit },
  ]
}
