import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { ProviderMap } from '@/components/places/map/provider-map'
import { buttonClasses } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Card } from '@/components/ui/surface/card'
import { Icon } from '@/components/ui/surface/icon'
import {
  ANSWER_DAYS,
  MEASURED_DAYS,
  type ReplyFigures,
  replyTimeText,
} from '@/lib/enrollment/inquiries/rules/reply-times'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { weekdaySummary } from '@/lib/providers/hours/rules/hours'
import { addressLine } from '@/lib/providers/rules/address'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { moneyText, tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import type { ProviderTexts } from '../provider-text'
import { type RowTexts, useRowTexts } from '../row-text'
import { type AnswerFacts, PriceAndOpening } from './answers/answers'
import { ChildAnswers } from './answers/child-answers'
import { ContactButton, ContactValues, ForParentsLink } from './contact/contact'
import { type DetailTexts, tuitionRangeText } from './detail-text'
import { FactSources } from './fact-sources'
import { NextTours } from './page-actions'
import { NOBODY_ANSWERS } from './page-parts'

/** On phones: the primary action, always within reach. Wide screens have it elsewhere on the page. */
function BottomBar({ children }: { children: ReactNode }) {
  return <div className="bottom-bar contact-bar">{children}</div>
}

type ContactButtonsProps = { provider: ProviderDetail; isUnclaimed?: boolean }

/**
 * The call and visit buttons show only if the provider has the data. If nobody manages the page, nobody confirms a tour either: calling
 * comes first, and a warning before the request says that perhaps nobody will answer.
 */
export function ContactButtons({ provider, isUnclaimed }: ContactButtonsProps) {
  const t = useTranslations('providers.detail')
  const { id, name, rating, has } = provider
  const isReachable = has.phone || has.email || has.website
  const request = { id, reason: 'request', href: routes.requestInformation(id) } as const
  const warning = isUnclaimed ? NOBODY_ANSWERS : undefined
  const contacts = (has.phone || has.website) && (
    <div className="flex flex-wrap gap-2.5">
      {has.phone && (
        <ContactButton id={id} action="call" variant={isUnclaimed ? 'primary' : 'secondary'} className="flex-1 px-2!">
          <Icon name="phone" />
          {t('callNow')}
        </ContactButton>
      )}
      {has.website && (
        <ContactButton id={id} action="visit" variant="secondary" className="flex-1 px-2!">
          <Icon name="globe" />
          {t('visitWebsite')}
        </ContactButton>
      )}
    </div>
  )
  return (
    <div className="grid gap-2.5">
      {!isReachable && <p className="text-ui text-soft">{t('noContact')}</p>}
      {/* On phones, the bottom bar already has this button. */}
      {!isUnclaimed && (
        <div className="grid gap-2.5 max-lg:hidden">
          <NextTours id={id} />
          <ForParentsLink {...request} wide>
            <Icon name="calendar" />
            {t('bookTour')}
          </ForParentsLink>
        </div>
      )}
      {isUnclaimed && contacts}
      <ForParentsLink {...request} warning={warning} variant="secondary" wide>
        <Icon name="message" />
        {t('requestInformation')}
      </ForParentsLink>
      {!isUnclaimed && contacts}
      <FavoriteButton
        variant="wide"
        provider={{ id, name, rating, address: addressLine(provider) }}
        wayBack={routes.provider(id)}
      />
      {!isUnclaimed && <p className="text-center text-sm text-soft max-lg:hidden">{t('freeTour')}</p>}
    </div>
  )
}

/** "214 E Robinson St", "Orlando, FL 32801"; only the second line if no street is known, or for a family home, whose street is never public. */
export function addressLines(provider: ProviderDetail, t: ProviderTexts): string[] {
  const lines = [provider.street, addressLine({ ...provider, street: null })].flatMap((line) => line || [])
  return lines.length > 0 ? lines : [t('addressUnknown')]
}

type DirectionsProps = {
  to: string
  /** A button large enough for a thumb, instead of a text link. */
  isButton?: boolean
}

/** A link to directions on Google Maps. Nothing from there loads before it is pressed. */
export function Directions({ to, isButton }: DirectionsProps) {
  const t = useTranslations('providers.detail')
  return (
    <a
      href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to })}`}
      rel="nofollow noopener noreferrer"
      className={
        isButton
          ? buttonClasses({ variant: 'secondary' }, 'shrink-0')
          : '-my-3 inline-flex items-center gap-1 py-3 font-semibold text-pine hover:text-pine-deep hover:underline'
      }
    >
      <Icon name="external" size="sm" />
      {t('directions')}
    </a>
  )
}

/** Map, address and directions. Without a public street, as for every family home, only what is known of city and ZIP code. */
function WhereItIs({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations('providers.detail')
  const common = useTranslations('providers.common')
  const lines = addressLines(provider, common)
  const { name, latitude, longitude } = provider
  return (
    <Card className="mb-5">
      <h2 className="text-ui tracking-normal">{t('whereItIs')}</h2>
      {provider.street && <ProviderMap name={name} place={{ latitude, longitude }} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-ui">
        <p>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        {provider.street && <Directions to={lines.join(', ')} isButton />}
      </div>
      {!provider.street && provider.city && <p className="mt-1 text-sm text-soft">{t('streetOnRequest')}</p>}
    </Card>
  )
}

type Row = { label: string; value: ReactNode }
type QuickTexts = { t: DetailTexts; texts: RowTexts; common: ProviderTexts; reply: Translate<'enrollment.replyTimes'> }

/** Age range, rating and reviews always; the rest if known. Visitors see the contact row too. */
function quickInformation(words: QuickTexts, provider: ProviderDetail, reply: ReplyFigures | null): Row[] {
  const { t, texts, common } = words
  const { row } = texts
  const { id, has, rating, capacity, registrationFeeCents, siblingDiscountPercent } = provider
  const tuition = tuitionRange(provider.ageBands)
  const parts = (['phone', 'email', 'website'] as const).filter((part) => has[part])
  const rows: (Row | false | null)[] = [
    {
      label: t('ageRange'),
      value: ageRangeText(texts.ages, provider.ageMinMonths, provider.ageMaxMonths) ?? common('agesUnknown'),
    },
    provider.status !== 'closed' && {
      label: t('hours'),
      value: weekdaySummary(texts.hours, provider.hours) ?? row('hours.unknown'),
    },
    tuition && { label: t('tuition'), value: tuitionRangeText(row, tuition) },
    capacity !== null && { label: t('capacity'), value: t('children', { count: capacity }) },
    { label: t('rating'), value: rating === null ? row('noReviews') : t('outOfFive', { rating: rating.toFixed(1) }) },
    { label: t('reviews'), value: t('reviewsHere', { count: provider.reviewCount }) },
    reply?.medianMinutes != null && { label: t('replyTime'), value: replyTimeText(words.reply, reply.medianMinutes) },
    reply && { label: t('replyRate'), value: t('replyRateOf', { percent: reply.percent, days: ANSWER_DAYS }) },
    registrationFeeCents !== null && { label: t('registrationFee'), value: moneyText(registrationFeeCents) },
    siblingDiscountPercent !== null && {
      label: t('siblingDiscount'),
      value: t('percent', { percent: siblingDiscountPercent }),
    },
    parts.length > 0 && { label: t('factGroups.contact'), value: <ContactValues id={id} parts={parts} /> },
  ]
  return rows.filter((one) => one !== false && one !== null)
}

/** The bar at the bottom of phones, within reach of the thumb. */
export function PhoneBar({ provider, isUnclaimed }: { provider: ProviderDetail; isUnclaimed?: boolean }) {
  const t = useTranslations('providers.detail')
  const { id, status, has } = provider
  if (status === 'closed') return null
  const request = { id, reason: 'request', href: routes.requestInformation(id) } as const
  const warning = isUnclaimed ? NOBODY_ANSWERS : undefined
  return (
    <BottomBar>
      {!isUnclaimed && (
        <ForParentsLink {...request} className="min-h-13 flex-2">
          <Icon name="calendar" />
          {t('bookTour')}
        </ForParentsLink>
      )}
      {isUnclaimed && has.phone && (
        <ContactButton id={id} action="call" className="min-h-13 flex-2">
          <Icon name="phone" />
          {t('callNow')}
        </ContactButton>
      )}
      <ForParentsLink
        {...request}
        href={routes.requestInformation(id, { only: 'questions' })}
        warning={warning}
        variant="secondary"
        className="min-h-13 flex-1"
      >
        <Icon name="message" />
        <span aria-hidden>{t('ask')}</span>
        <span className="sr-only">{t('requestInformation')}</span>
      </ForParentsLink>
    </BottomBar>
  )
}

type SidebarProps = {
  provider: ProviderDetail
  facts: AnswerFacts
  reply: ReplyFigures | null
  today: string
  isUnclaimed?: boolean
}

/** The actions with price and opening, where it is, and the key facts. */
export function Sidebar({ provider, facts, reply: measured, today, isUnclaimed }: SidebarProps) {
  const t = useTranslations('providers.detail')
  const common = useTranslations('providers.common')
  const texts = useRowTexts()
  const replyTimes = useTranslations('enrollment.replyTimes')
  const isClosed = provider.status === 'closed'
  const reply = isClosed ? null : measured
  return (
    <>
      {!isClosed && (
        <div className="sticky-card mb-5 lg:mb-0">
          <Card>
            <div className="mb-4 max-lg:hidden">
              <ChildAnswers facts={facts} today={today} variant="card">
                <PriceAndOpening facts={facts} today={today} />
              </ChildAnswers>
            </div>
            <ContactButtons provider={provider} isUnclaimed={isUnclaimed} />
          </Card>
        </div>
      )}
      {!isClosed && <WhereItIs provider={provider} />}
      <Card>
        <h2 className="text-ui tracking-normal">{t('quickInformation')}</h2>
        <DataRows className="mt-1" rows={quickInformation({ t, texts, common, reply: replyTimes }, provider, reply)} />
        {reply && (
          <p className="mt-1 mb-2 text-xs text-soft">
            {t('replyMeasured', { site: SITE.name, count: reply.conversations, days: MEASURED_DAYS })}
          </p>
        )}
        {!isClosed && (
          <FactSources groups={['openings', 'tuition', 'hours', 'contact']} facts={provider.facts} today={today} />
        )}
        <TextLink href={routes.reportProvider(provider.id)} className="mt-3 inline-flex min-h-11 items-center">
          {t('reportWrong')}
        </TextLink>
      </Card>
    </>
  )
}
