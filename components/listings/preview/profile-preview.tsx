import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ContactButton } from '@/components/providers/detail/contact/contact'
import { About, Activities, AmenityGroups, servicesOf } from '@/components/providers/detail/overview'
import { PanelTitle, Section, StatusNotice } from '@/components/providers/detail/page-parts'
import { PhotoViewer } from '@/components/providers/detail/photos/photo-viewer'
import { Gallery, Photos } from '@/components/providers/detail/photos/photos'
import { VirtualTours } from '@/components/providers/detail/photos/virtual-tours'
import { Hours, LicenseTimeline, OpeningsTable } from '@/components/providers/detail/provider-facts'
import type { DetailMarks } from '@/components/providers/detail/provider-metadata'
import { Headline } from '@/components/providers/detail/provider-view'
import { Reviews } from '@/components/providers/detail/reviews/reviews'
import { WhyFamilies } from '@/components/providers/why-choose'
import { TextLink } from '@/components/ui/actions/links'
import { type Tab, Tabs } from '@/components/ui/overlays/tabs'
import { Badge } from '@/components/ui/surface/badge'
import { Card } from '@/components/ui/surface/card'
import { Icon } from '@/components/ui/surface/icon'
import type { ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { byLanguage, languageOf, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { ProfilePreview, ProposedFields } from '@/lib/listings/profiles/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { programName } from '@/lib/providers/catalogue/traits'
import { openStateInSeason } from '@/lib/providers/hours/rules/open-hours'
import type { LocalMedian } from '@/lib/providers/landing/rules/figures'
import type { ProviderDetail } from '@/lib/providers/types'
import { NoProfile } from '../profile/public-profile'
import { ExplainedButtons, FavoriteToggle, SharePage } from './preview-buttons'

/** The section of the page that shows a changed field. */
const PLACE = {
  businessName: 'name',
  businessLogo: 'logo',
  aboutUs: 'about',
  ...byLanguage(() => 'about' as const),
  servicesOffered: 'services',
  amenities: 'amenities',
  address: 'address',
  phone: 'phone',
  email: 'email',
  website: 'website',
  hours: 'hours',
  seasonalHours: 'seasonalHours',
  photos: 'photos',
  activities: 'activities',
  virtualTours: 'virtualTours',
} as const satisfies Record<ProfileField, keyof DetailMarks>

/** Contact data, which pages load separately: the mark of a proposed value therefore contains the value. */
const CONTACT_FIELDS = ['phone', 'email', 'website'] as const satisfies readonly ProfileField[]

type PreviewTexts = Translate<'listings.preview'>

/** "Waiting for approval" next to each section that a pending change affects, in the language of the page. */
function waitingMarks({ page, fields }: ProfilePreview, locale: Locale, t: PreviewTexts): DetailMarks {
  const isShown = (field: ProfileField) =>
    field === 'aboutUs' ? !page.descriptions[locale] : [undefined, locale].includes(languageOf(field))
  const changed = PROFILE_FIELDS.filter((field) => fields[field] && isShown(field))
  return Object.fromEntries(
    changed.map((field) => [PLACE[field], <WaitingMark key={field} words={markText(field, fields, t)} />]),
  )
}

function markText(field: ProfileField, fields: ProposedFields, t: PreviewTexts): string {
  const to = fields[field]?.to
  if (to === undefined || to.length === 0) return t('waitingEmpty')
  return CONTACT_FIELDS.some((contactField) => contactField === field)
    ? t('waitingFor', { value: String(to) })
    : t('waiting')
}

const WaitingMark = ({ words }: { words: string }) => (
  <span className="my-1 flex">
    <Badge tone="sun" icon="clock" className="break-all">
      {words}
    </Badge>
  </span>
)

type PreviewHeadProps = { id: string; name: string; isChanged: boolean }

/** The link back, what the preview shows, and two buttons that parents see: the heart and Share. */
function PreviewHead({ id, name, isChanged }: PreviewHeadProps) {
  const t = useTranslations('listings.preview')
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <TextLink
        href={dashboardRoutes.publicProfile({ provider: id })}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="arrow-left" />
        {t('back')}
      </TextLink>
      <div className="flex flex-wrap gap-2">
        <FavoriteToggle />
        <SharePage id={id} name={name} />
      </div>
      <p role="note" className="w-full rounded-md bg-sun-soft px-4 py-2.5 text-on-sun">
        {isChanged ? t('withChange') : t('asToday')}
      </p>
    </div>
  )
}

type ProfilePreviewViewProps = {
  preview: ProfilePreview
  medians: LocalMedian[]
  reply: ReplyFigures | null
  today: string
  now: Date
}

/** A provider's page with its pending change applied. No views are counted, and its buttons explain what they do for families. */
export function ProfilePreviewView({ preview, ...pageProps }: ProfilePreviewViewProps) {
  const t = useTranslations('listings.preview')
  const detail = useTranslations('providers.detail')
  const { medians, reply, today, now } = pageProps
  const { page, fields } = preview
  const marks = waitingMarks(preview, useLocale(), t)
  return (
    <>
      <PreviewHead id={page.id} name={page.name} isChanged={Object.keys(fields).length > 0} />
      <Gallery provider={page} />
      <div className="wrap provider-columns">
        <div className="min-w-0">
          <StatusNotice provider={page} today={today} />
          <Badges provider={page} now={now} />
          <Headline provider={page} marks={marks} />
          <div className="mt-6">
            <About provider={page} marks={marks} />
          </div>
          <Tabs label={t('tabsLabel')} className="mt-8" tabs={tabsOf(page, marks, now, t)} />
          <Section title={detail('amenities')}>
            {marks.amenities}
            <AmenityGroups codes={page.amenities} />
          </Section>
          <Section title={detail('hours')}>
            {marks.hours}
            {marks.seasonalHours}
            <Hours provider={page} today={today} />
          </Section>
          <Section title={detail('openingsTitle')}>
            <OpeningsTable provider={page} medians={medians} today={today} />
          </Section>
          <Section title={detail('licenseTitle')}>
            <LicenseTimeline provider={page} today={today} />
          </Section>
        </div>
        <aside className="lg:sticky lg:top-6 lg:self-start">
          <Contact page={page} marks={marks} />
          <WhyFamilies provider={page} reply={reply} today={today} />
          <Services page={page} />
        </aside>
      </div>
      <PhotoViewer />
    </>
  )
}

/** Above the name: sponsored, and open at this moment. */
function Badges({ provider, now }: { provider: ProviderDetail; now: Date }) {
  const t = useTranslations('listings.preview')
  const { hours, seasonalHours, timeZone, isSponsored, status } = provider
  const { state } = openStateInSeason(hours, seasonalHours, timeZone, now)
  const isOpen = status === 'open' && (state === 'open' || state === 'open-all-day')
  return (
    <p className="mb-2 flex flex-wrap gap-2 empty:hidden">
      {isSponsored && (
        <Badge tone="sun" icon="star">
          {t('featured')}
        </Badge>
      )}
      {isOpen && (
        <Badge tone="mint" icon="clock">
          {t('openNow')}
        </Badge>
      )}
    </p>
  )
}

const TABS = ['activities', 'tours', 'photos', 'reviews'] as const

function tabsOf(page: ProviderDetail, marks: DetailMarks, now: Date, t: PreviewTexts): Tab[] {
  const programs = page.programs.map(programName)
  const panels: Record<(typeof TABS)[number], ReactNode> = {
    activities: (
      <>
        {marks.activities}
        {page.activities.length > 0 ? (
          <Activities activities={page.activities} />
        ) : (
          <p className="text-soft">{t('noActivities')}</p>
        )}
        {programs.length > 0 && (
          <>
            <h3 className="mt-6 font-semibold tracking-normal">{t('programs')}</h3>
            <p className="mt-0.5">{programs.join(', ')}</p>
          </>
        )}
      </>
    ),
    tours: (
      <>
        {marks.virtualTours}
        {page.virtualTours.length > 0 ? (
          <VirtualTours id={page.id} tours={page.virtualTours} cover={page.photos[0]} isPreview />
        ) : (
          <p className="text-soft">{t('noTours')}</p>
        )}
      </>
    ),
    photos: (
      <>
        {marks.photos}
        <Photos photos={page.photos} />
      </>
    ),
    reviews:
      page.reviews.length > 0 ? <Reviews provider={page} now={now} /> : <p className="text-soft">{t('noReviews')}</p>,
  }
  return TABS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    panel: (
      <>
        <PanelTitle>{t(`tabs.${id}`)}</PanelTitle>
        {panels[id]}
      </>
    ),
  }))
}

/** Families' buttons. Calling works here too, so that a wrong number is noticed. */
function Contact({ page, marks }: { page: ProviderDetail; marks: DetailMarks }) {
  const detail = useTranslations('providers.detail')
  if (page.status === 'closed') return null
  return (
    <Card className="mb-5">
      <div className="grid gap-2.5">
        <ExplainedButtons />
        {page.has.phone && (
          <ContactButton id={page.id} action="call" variant="secondary" wide>
            <Icon name="phone" />
            {detail('callNow')}
          </ContactButton>
        )}
      </div>
      {marks.email}
    </Card>
  )
}

function Services({ page }: { page: ProviderDetail }) {
  const t = useTranslations('listings.preview')
  const traits = useTranslations('providers.traits')
  const offers = useTranslations('providers.offers')
  const services = servicesOf({ traits, offers }, page)
  return (
    <section className="mt-6 px-5 md:px-6">
      <h2 className="text-ui tracking-normal">{t('services')}</h2>
      {services.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-ui">
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-soft">{t('noServices')}</p>
      )}
    </section>
  )
}

/** For users without a provider: what would be here, a link back, and how to claim one. */
export function NoPreview() {
  const t = useTranslations('listings.preview')
  const dashboard = useTranslations('listings.dashboard')
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: dashboard('title'), href: dashboardRoutes.careproviderDashboard() }, { label: t('title') }]}
      />
      <div className="wrap pb-16">
        <NoProfile />
      </div>
    </>
  )
}
