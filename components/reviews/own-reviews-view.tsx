import { dashboardMessages } from '@/components/families/dashboard/messages'
import { PageHead } from '@/components/layout/page-head'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Stars } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import type { OwnReview, OwnReviewLine } from '@/lib/reviews/schema'
import { reviewMessages as texts } from './messages'
import { ReviewForm, type ReviewFormProps, WithdrawReview } from './review-form'

const TONES = { published: 'mint', pending: 'stone', hidden: 'coral' } as const

/** All of a parent's reviews, in any state; each links to where it is edited or withdrawn. */
export function OwnReviewsView({ reviews }: { reviews: readonly OwnReviewLine[] }) {
  const crumbs = [{ label: dashboardMessages.title, href: routes.caregiverDashboard() }, { label: texts.ownList }]
  return (
    <>
      <PageHead title={texts.ownList} lead={texts.ownListLead} crumbs={crumbs} />
      <div className="wrap pb-16">
        {reviews.length === 0 ? (
          <EmptyState
            icon="star"
            title={texts.noneTitle}
            action={<ButtonLink href={routes.search()}>{texts.findProvider}</ButtonLink>}
          >
            {texts.noneOwnText}
          </EmptyState>
        ) : (
          <ul className="max-w-reading divide-y divide-line border-y border-line">
            {reviews.map(({ provider, rating, text, status }) => (
              <li key={provider.id}>
                <AppLink href={routes.ownReview(provider.id)} className="group block py-4">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold group-hover:text-pine">{provider.name}</span>
                    <Stars rating={rating} />
                    <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
                  </span>
                  <span className="mt-1 line-clamp-2 block break-words text-soft">{text}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** The state of one's own review, and why. `id`: the provider's public id. */
function OwnState({ own, id }: { own: OwnReview; id: string }) {
  const { title, text, icon } = STATES[own.status]
  const reasons = own.rejection ? [texts.rejections[own.rejection]] : own.heldFor.map((why) => texts.holdReasons[why])
  return (
    <section role="status" className="mb-8 max-w-narrow rounded-lg border border-line bg-card px-5 py-4">
      <h2 className="flex items-start gap-2.5 text-ui font-semibold tracking-normal">
        <Icon name={icon} className="mt-0.5 text-pine" />
        {title}
      </h2>
      {reasons.length > 0 && (
        <p className="mt-2">
          {texts.why} {reasons.join(' ')}
        </p>
      )}
      <p className="mt-2 text-soft">{text}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {own.status === 'published' && (
          <a
            href={routes.reviewsOf(id)}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {texts.seeReviews}
          </a>
        )}
        <TextLink href={routes.reviewGuidelines()} className="inline-flex min-h-11 items-center">
          {texts.guidelines}
        </TextLink>
      </p>
    </section>
  )
}

const STATES = {
  published: { title: texts.published, text: texts.publishedText, icon: 'check' },
  pending: { title: texts.waits, text: texts.waitsText, icon: 'clock' },
  hidden: { title: texts.rejected, text: texts.rejectedText, icon: 'alert-circle' },
} as const

type OwnReviewViewProps = Omit<ReviewFormProps, 'daycareId'> & {
  provider: { id: string; name: string; isClosed: boolean; isOwn: boolean }
}

/** A parent's only review of a provider: its state, the form, and the button to withdraw it. */
export function OwnReviewView({ provider, own, ...form }: OwnReviewViewProps) {
  const { id, name, isClosed, isOwn } = provider
  const refused = isOwn ? 'ownPage' : isClosed && !own ? 'closed' : null
  return (
    <>
      <PageHead
        title={own ? texts.ownTitle : texts.write}
        lead={refused ? undefined : texts.ownLead(name)}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: own ? texts.ownTitle : texts.write }]}
      />
      <div className="wrap pb-16">
        {refused ? (
          <EmptyState
            icon="info"
            title={texts[`${refused}Title`]}
            action={<ButtonLink href={routes.provider(id)}>{texts.backToProvider}</ButtonLink>}
          >
            {texts[`${refused}Text`]}
          </EmptyState>
        ) : (
          <>
            {own ? <OwnState own={own} id={id} /> : <Guidelines />}
            <ReviewForm key={own ? 'change' : 'new'} {...form} daycareId={id} own={own} />
            {own && <WithdrawReview userId={form.userId} daycareId={id} />}
          </>
        )}
      </div>
    </>
  )
}

const Guidelines = () => (
  <TextLink href={routes.reviewGuidelines()} className="mb-4 inline-flex min-h-11 items-center">
    {texts.guidelines}
  </TextLink>
)
