import type { ReactNode } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ReportedPage } from '@/components/analytics/reported-page'
import { OwnFit, OwnFitBar } from '@/components/families/fit/own-fit'
import { Breadcrumb } from '@/components/layout/page-head'
import { Rating } from '@/components/ui/data/stars'
import { type Tab, Tabs } from '@/components/ui/overlays/tabs'
import { Badge, FactLine } from '@/components/ui/surface/badge'
import type { ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { KINDS, LANGUAGES, labelOf, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { ageRangeText } from '@/lib/providers/rules/ages'
import type { ProviderCard, ProviderDetail } from '@/lib/providers/types'
import { providerMessages } from '../messages'
import { Logo } from '../provider-media'
import { rowMessages } from '../row-messages'
import { WhyFamilies } from '../why-choose'
import { BackToSearch } from './back-to-search'
import { ContactValue, FinishContact } from './contact'
import { detailMessages as texts } from './messages'
import { Overview, type OverviewProps } from './overview'
import { ClaimInvitation, PanelTitle, StatusNotice } from './page-parts'
import { PhotoViewer } from './photos/photo-viewer'
import { Gallery, Photos } from './photos/photos'
import { Hours } from './provider-facts'
import { type DetailMarks, providerCrumbs } from './provider-metadata'
import { Reviews } from './reviews'
import { PhoneBar, Sidebar } from './sidebar'

/** "214 E Robinson St, Orlando, FL 32801"; for a family home only its city and ZIP code. */
function addressText({ street, city, state, zip }: Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ') || providerMessages.addressUnknown
}

/** Name, kind, address and stars; the main facts as badges; phone and website. */
export function Headline({ provider, marks }: { provider: ProviderDetail; marks?: DetailMarks }) {
  const { has, id, kind, rating, reviewCount } = provider
  const ages = ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)
  const spoken = provider.languages.map((code) => labelOf(LANGUAGES, code)).join(', ')
  return (
    <header>
      <div className="flex items-center gap-4">
        {provider.logo && <Logo path={provider.logo} />}
        <h1 className="min-w-0 text-title">{provider.name}</h1>
      </div>
      {marks?.logo}
      {marks?.name}
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-soft">
        <span>
          {labelOf(KINDS, kind)} · {addressText(provider)}
        </span>
        {marks?.address}
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        {rating === null ? (
          <span>{rowMessages.noReviews}</span>
        ) : (
          <span>
            <Rating rating={rating} className="text-ink" />, {rowMessages.reviewCount(reviewCount)}
          </span>
        )}
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Badge tone={ages ? 'mint' : 'stone'}>{ages ?? providerMessages.agesUnknown}</Badge>
        </li>
        {provider.programs.map((code) => (
          <li key={code}>
            <Badge tone="mint">{labelOf(PROGRAMS, code)}</Badge>
          </li>
        ))}
        {spoken && (
          <li>
            <Badge>{spoken}</Badge>
          </li>
        )}
      </ul>
      {provider.status !== 'closed' && (
        <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-1 text-ui">
          <li>
            <FactLine icon="phone">
              {has.phone ? <ContactValue id={id} part="phone" /> : providerMessages.phoneUnknown}
            </FactLine>
            {marks?.phone}
          </li>
          {(has.website || marks?.website) && (
            <li>
              <FactLine icon="globe">
                {has.website ? <ContactValue id={id} part="website" /> : texts.noWebsite}
              </FactLine>
              {marks?.website}
            </li>
          )}
        </ul>
      )}
    </header>
  )
}

type ProviderViewProps = OverviewProps & {
  reply: ReplyFigures | null
  /** The page has a manager; otherwise its owner is invited to claim it. */
  isClaimed: boolean
  now: Date
  /**
   * For the provider's members: nothing is counted, `head` replaces the visitors' actions, and `marks` are shown at
   * their sections.
   */
  preview?: { head: ReactNode; marks: DetailMarks }
}

/** The provider page. It contains no contact data: buttons load that on request (contact.tsx). */
export function ProviderView({ reply, isClaimed, now, preview, ...overview }: ProviderViewProps) {
  const { provider, today } = overview
  const marks = preview?.marks
  return (
    <>
      {preview ? (
        preview.head
      ) : (
        <>
          <ReportedPage id={provider.id} />
          <div className="wrap flex items-center justify-between gap-6 py-1">
            <BackToSearch />
            <Breadcrumb crumbs={providerCrumbs(provider)} className="max-md:hidden" />
          </div>
        </>
      )}
      <Gallery photos={provider.photos} />
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 pt-7 pb-14 lg:grid-cols-[1fr_22.5rem] lg:pt-8 lg:pb-20">
        <div className="min-w-0">
          <StatusNotice provider={provider} today={today} />
          <Headline provider={provider} marks={marks} />
          {provider.status !== 'closed' && (
            <>
              <OwnFitBar className="mt-4" />
              <OwnFit id={provider.id} className="mt-1 max-w-narrow" />
            </>
          )}
          <Tabs
            label={texts.tabsLabel}
            className="mt-6"
            tabs={[
              panel('overview', <Overview {...overview} marks={marks} />),
              panel(
                'hours',
                <>
                  {marks?.hours}
                  {marks?.seasonalHours}
                  <Hours provider={provider} today={today} />
                </>,
              ),
              panel('reviews', <Reviews provider={provider} now={now} />),
              panel(
                'photos',
                <>
                  {marks?.photos}
                  <Photos photos={provider.photos} />
                </>,
              ),
            ]}
          />
        </div>
        <aside className="lg:sticky lg:top-6 lg:self-start">
          <Sidebar provider={provider} reply={reply} today={today} isPreview={preview !== undefined} marks={marks} />
          {provider.status !== 'closed' && <WhyFamilies provider={provider} reply={reply} today={today} />}
          {!isClaimed && provider.status !== 'closed' && <ClaimInvitation id={provider.id} />}
        </aside>
      </div>
      <PhoneBar provider={provider} isPreview={preview !== undefined} />
      <SignInPrompt />
      {!preview && <FinishContact id={provider.id} />}
      <PhotoViewer countedFor={preview ? undefined : provider.id} />
    </>
  )
}

function panel(id: keyof typeof texts.tabs, content: ReactNode): Tab {
  const label = texts.tabs[id]
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
