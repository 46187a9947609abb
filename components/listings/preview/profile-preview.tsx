import { PageHead } from '@/components/layout/page-head'
import type { DetailMarks } from '@/components/providers/detail/provider-metadata'
import { ProviderView } from '@/components/providers/detail/provider-view'
import type { ReviewCounts } from '@/components/providers/detail/reviews/reviews'
import { TextLink } from '@/components/ui/actions/text-link'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import type { ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { ProfilePreview, ProposedFields } from '@/lib/listings/profiles/types'
import { routes } from '@/lib/platform/http/routes'
import type { LocalMedian } from '@/lib/providers/landing/rules/figures'
import type { FoundProvider } from '@/lib/providers/types'
import { providerDashboardMessages } from '../dashboard/messages'
import { previewMessages as texts } from '../profile/messages'
import { NoProfile } from '../profile/public-profile'
import { FavoriteToggle, SharePage } from './preview-buttons'

/** The section of the page that shows a changed field. */
const PLACE = {
  businessName: 'name',
  businessLogo: 'logo',
  aboutUs: 'about',
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

/** Pages do not contain contact data, but load it; proposed values are shown beside it. */
const SAID = ['phone', 'email', 'website'] as const satisfies readonly ProfileField[]

/** "Waiting for approval" beside each section that a pending change affects. */
function waitingMarks(fields: ProposedFields): DetailMarks {
  const changed = PROFILE_FIELDS.filter((field) => fields[field])
  return Object.fromEntries(
    changed.map((field) => [PLACE[field], <WaitingMark key={field} words={wordsOf(field, fields)} />]),
  )
}

function wordsOf(field: ProfileField, fields: ProposedFields): string {
  const to = fields[field]?.to
  if (to === undefined || to.length === 0) return texts.waitingEmpty
  return SAID.some((said) => said === field) ? `${texts.waiting}: ${String(to)}` : texts.waiting
}

const WaitingMark = ({ words }: { words: string }) => (
  <span className="my-1 flex">
    <Badge tone="sun" icon="clock" className="break-all">
      {words}
    </Badge>
  </span>
)

type PreviewHeadProps = { id: string; name: string; isChanged: boolean }

/** The link back, and what the preview shows; the heart and Share are what parents see. */
function PreviewHead({ id, name, isChanged }: PreviewHeadProps) {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <TextLink href={routes.publicProfile({ provider: id })} className="inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" />
        {texts.back}
      </TextLink>
      <div className="flex flex-wrap gap-2">
        <FavoriteToggle />
        <SharePage id={id} name={name} />
      </div>
      <p role="note" className="w-full rounded-md bg-sun-soft px-4 py-2.5 text-on-sun">
        {isChanged ? texts.withChange : texts.asToday}
      </p>
    </div>
  )
}

type ProfilePreviewViewProps = {
  preview: ProfilePreview
  medians: LocalMedian[]
  similar: FoundProvider[]
  reviewCounts: ReviewCounts
  reply: ReplyFigures | null
  today: string
  now: Date
}

/** A provider's page with its pending change applied. */
export function ProfilePreviewView({ preview: { page, fields }, ...beside }: ProfilePreviewViewProps) {
  const marks = waitingMarks(fields)
  const head = <PreviewHead id={page.id} name={page.name} isChanged={Object.keys(fields).length > 0} />
  return <ProviderView provider={page} unclaimed={null} preview={{ head, marks }} {...beside} />
}

/** For users without a provider: what would be here, a link back, and how to claim one. */
export const NoPreview = () => (
  <>
    <PageHead
      title={texts.title}
      lead={texts.lead}
      crumbs={[
        { label: providerDashboardMessages.title, href: routes.careproviderDashboard() },
        { label: texts.title },
      ]}
    />
    <div className="wrap pb-16">
      <NoProfile />
    </div>
  </>
)
