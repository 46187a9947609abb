import type { ReactNode } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { ReportedPage } from '@/components/analytics/reported-page'
import { OwnFit, OwnFitBar } from '@/components/fit/own-fit'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { type Tab, Tabs } from '@/components/ui/tabs'
import type { ReplyFigures } from '@/lib/messages/rules/reply-figures'
import { BackToSearch } from './back-to-search'
import { ClaimInvitation } from './claim-invitation'
import { FinishContact } from './finish-contact'
import { Gallery } from './gallery'
import { Headline } from './headline'
import { Hours } from './hours'
import type { DetailMarks } from './marks'
import { Overview, type OverviewProps } from './overview'
import { PanelTitle } from './panel-title'
import { PhoneBar } from './phone-bar'
import { PhotoViewer } from './photo-viewer'
import { Photos } from './photos'
import { providerCrumbs } from './provider-head'
import { Reviews } from './reviews'
import { Sidebar } from './sidebar'
import { StatusNotice } from './status-notice'
import { detailTexts as texts } from './texts'
import { WhyFamilies } from './why-families'

type ProviderViewProps = OverviewProps & {
  reply: ReplyFigures | null
  /** Somebody manages the page; else it invites whoever should. */
  isClaimed: boolean
  now: Date
  /** For the provider's own people: nothing is counted, `head` replaces the ways of visitors, and `marks` stand where they say. */
  preview?: { head: ReactNode; marks: DetailMarks }
}

/** The provider page. It holds no contact data: what asks for it is a button (contact-store.ts). */
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
