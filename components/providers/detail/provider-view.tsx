import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ReportedPage } from '@/components/analytics/reported-views'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { OwnFitBar } from '@/components/families/fit/own-fit'
import { Breadcrumb } from '@/components/layout/page-head'
import { Rating } from '@/components/ui/data/stars'
import { type Tab, Tabs } from '@/components/ui/overlays/tabs'
import { FactLine } from '@/components/ui/surface/badge'
import type { ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import { sourceText } from '@/lib/providers/catalogue/sources'
import { kindLabel } from '@/lib/providers/catalogue/traits'
import { weekdaySummary } from '@/lib/providers/hours/rules/hours'
import { addressLine } from '@/lib/providers/rules/address'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FoundProvider, ProviderDetail } from '@/lib/providers/types'
import { Logo } from '../provider-media'
import { useRowTexts } from '../row-text'
import { WhyFamilies } from '../why-choose'
import {
  Answer,
  type AnswerFacts,
  AnswerList,
  answerFactsOf,
  openingAnswer,
  priceAnswer,
  useAnswerTexts,
} from './answers/answers'
import { ChildAnswers } from './answers/child-answers'
import { ContactValues, ResumePendingAction } from './contact/contact'
import { licenseLine, licenseNote, usualReplyText } from './detail-text'
import { Overview, type OverviewProps, SimilarProviders } from './overview'
import { BackToSearch, ShareLink } from './page-actions'
import { ClaimInvitation, NobodyAnswers, PanelTitle, StatusNotice } from './page-parts'
import { PhotoViewer } from './photos/photo-viewer'
import { Gallery, Photos } from './photos/photos'
import { Hours } from './provider-facts'
import { type DetailMarks, providerCrumbs } from './provider-metadata'
import { Reviews } from './reviews/reviews'
import { addressLines, Directions, PhoneBar, Sidebar } from './sidebar'

type HeadlineProps = {
  provider: ProviderDetail
  /** Opening, price, fit and license, right below the name. */
  answers?: ReactNode
  marks?: DetailMarks
}

/** Name, kind, address and stars; the four answers; one link to phone and website. */
export function Headline({ provider, answers, marks }: HeadlineProps) {
  const t = useTranslations('providers.common')
  const { row, traits, ages: ageTexts } = useRowTexts()
  const { has, id, kind, rating, reviewCount } = provider
  const ages = ageRangeText(ageTexts, provider.ageMinMonths, provider.ageMaxMonths)
  const address = addressLines(provider, t).join(', ')
  const parts = (['phone', 'website'] as const).filter((part) => has[part])
  return (
    <header>
      <div className="flex items-center gap-4">
        {provider.logo && <Logo path={provider.logo} />}
        <h1 className="min-w-0 text-title">{provider.name}</h1>
      </div>
      {marks?.logo}
      {marks?.name}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-ui text-soft">
        <span>
          {kindLabel(traits, kind)} · {address}
        </span>
        {provider.street && provider.status !== 'closed' && <Directions to={address} />}
        {marks?.address}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ui text-soft">
        {rating === null ? (
          <span>{row('noReviews')}</span>
        ) : (
          <span>
            <Rating rating={rating} className="font-semibold text-ink" />, {t('reviewCount', { count: reviewCount })}
          </span>
        )}
        <span aria-hidden>·</span>
        <span>{ages ?? t('agesUnknown')}</span>
      </p>
      {answers}
      {provider.status !== 'closed' && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-ui">
          {has.phone || <FactLine icon="phone">{t('phoneUnknown')}</FactLine>}
          {parts.length > 0 && (
            <FactLine icon={has.phone ? 'phone' : 'globe'}>
              <ContactValues id={id} parts={parts} />
            </FactLine>
          )}
          {marks?.phone}
          {marks?.website}
        </p>
      )}
    </header>
  )
}

type ProviderViewProps = OverviewProps & {
  similar: FoundProvider[]
  reply: ReplyFigures | null
  /** Null if the page has a manager. Otherwise its owner is invited to claim it, and before a request a warning says that perhaps nobody will answer. */
  unclaimed: Pick<ComponentProps<typeof NobodyAnswers>, 'isByMail' | 'nearby'> | null
  now: Date
}

/** The provider page. It contains no contact data: buttons load that on request (contact.tsx). */
export function ProviderView({ reply, similar, unclaimed, now, ...overview }: ProviderViewProps) {
  const t = useTranslations('providers.detail')
  const common = useTranslations('providers.common')
  const locale = useLocale()
  const { provider, today } = overview
  const { id, name, rating, license } = provider
  const isClosed = provider.status === 'closed'
  const isUnclaimed = unclaimed !== null && !isClosed
  const facts = answerFactsOf(provider, reply?.medianMinutes == null ? null : usualReplyText(t, reply.medianMinutes))
  return (
    <>
      <ReportedPage id={id} />
      {/* On phones the two buttons lie on the photo. */}
      <div className="relative z-10 wrap flex items-center justify-between gap-6 py-1 max-md:mb-[-3.75rem] max-md:pt-3">
        <BackToSearch isOnPhoto />
        <Breadcrumb crumbs={providerCrumbs(t, provider)} className="flex-1 max-md:hidden" />
        <div className="flex gap-2.5">
          <ShareLink id={id} name={name} />
          {!isClosed && (
            <FavoriteButton
              className="md:hidden"
              variant="round"
              provider={{ id, name, rating, address: addressLine(provider) }}
              wayBack={routes.provider(id)}
            />
          )}
        </div>
      </div>
      <Gallery provider={provider} />
      <div className="wrap provider-columns">
        <div className="min-w-0">
          <StatusNotice provider={provider} today={today} />
          <Headline
            provider={provider}
            answers={
              !isClosed && (
                <AnswerList>
                  <ChildAnswers facts={facts} today={today} variant="list">
                    <GeneralAnswers facts={facts} today={today} />
                  </ChildAnswers>
                  <Answer
                    icon="shield"
                    tone={license ? 'plain' : 'unknown'}
                    text={license ? licenseLine(t, common, locale, license, today) : common('noLicense')}
                    note={licenseNote(t, common, locale, provider, today)}
                  />
                </AnswerList>
              )
            }
          />
          {!isClosed && <OwnFitBar className="mt-2" />}
          <Tabs
            label={t('tabsLabel')}
            className="mt-6"
            isSticky
            tabs={[
              panel('overview', t('tabs.overview'), <Overview {...overview} />),
              panel('hours', t('tabs.hours'), <Hours provider={provider} today={today} />),
              panel('reviews', t('tabs.reviews'), <Reviews provider={provider} now={now} />),
              panel('photos', t('tabs.photos'), <Photos photos={provider.photos} />),
            ]}
          />
        </div>
        <aside>
          <Sidebar {...{ provider, facts, reply, today, isUnclaimed }} />
          {!isClosed && <WhyFamilies provider={provider} reply={reply} today={today} />}
          {isUnclaimed && <ClaimInvitation id={id} />}
        </aside>
      </div>
      <SimilarProviders provider={provider} similar={similar} today={today} />
      <PhoneBar provider={provider} isUnclaimed={isUnclaimed} />
      {isUnclaimed && <NobodyAnswers provider={provider} {...unclaimed} />}
      <SignInPrompt />
      <ResumePendingAction id={id} />
      <PhotoViewer countedFor={id} />
    </>
  )
}

function panel(id: string, label: string, content: ReactNode): Tab {
  return {
    id,
    label,
    panel: (
      <>
        <PanelTitle>{label}</PanelTitle>
        {content}
      </>
    ),
  }
}

/** Openings, price, and hours of a provider: what everyone sees until a child is known. Rendered on the server only. */
export function GeneralAnswers({ facts, today }: { facts: AnswerFacts; today: string }) {
  const texts = useAnswerTexts()
  return (
    <>
      <Answer {...openingAnswer(texts, facts, today)} />
      <Answer {...priceAnswer(texts, facts, today)} />
      <HoursAnswer facts={facts} today={today} />
    </>
  )
}

/** In place of the fit while no child is known. */
function HoursAnswer({ facts, today }: { facts: AnswerFacts; today: string }) {
  const { t, texts, sources } = useAnswerTexts()
  const hours = weekdaySummary(texts.hours, facts.hours)
  const stated = facts.facts.hours
  const isFresh = freshnessOf(stated, today) === 'confirmed'
  const note = [
    stated && t('by', { source: sourceText(sources, stated.sourceName) }),
    !isFresh &&
      (stated ? texts.row('asOf', { day: dayText(texts.locale, stated.confirmedOn, today) }) : texts.row('undated')),
  ]
  return (
    <Answer
      icon="clock"
      tone={hours ? 'plain' : 'unknown'}
      text={hours ?? texts.row('hours.unknown')}
      note={hours ? note.filter(Boolean).join(' · ') : undefined}
    />
  )
}
