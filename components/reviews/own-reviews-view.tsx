import { useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { PageHead } from '@/components/layout/page-head'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Stars } from '@/components/ui/data/stars'
import { useLocalPath } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { OwnReview, OwnReviewLine } from '@/lib/reviews/schema'
import { ReviewForm, type ReviewFormProps, WithdrawReview } from './review-form'

const TONES = { published: 'mint', pending: 'stone', hidden: 'coral' } as const

/** All of a parent's reviews, in any state; each links to where it is edited or withdrawn. */
export function OwnReviewsView({ reviews }: { reviews: readonly OwnReviewLine[] }) {
  const t = useTranslations('reviews.own')
  const common = useTranslations('reviews.common')
  const dashboard = useTranslations('families.dashboard')
  const crumbs = [{ label: dashboard('title'), href: dashboardRoutes.caregiverDashboard() }, { label: t('list') }]
  return (
    <>
      <PageHead title={t('list')} lead={t('listLead')} crumbs={crumbs} />
      <div className="wrap pb-16">
        {reviews.length === 0 ? (
          <EmptyState
            icon="star"
            title={common('noneTitle')}
            action={<ButtonLink href={routes.search()}>{t('findProvider')}</ButtonLink>}
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul className="max-w-reading divide-y divide-line border-y border-line">
            {reviews.map(({ provider, rating, text, status }) => (
              <li key={provider.id}>
                <AppLink href={routes.ownReview(provider.id)} className="group block py-4">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold group-hover:text-pine">{provider.name}</span>
                    <Stars rating={rating} />
                    <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
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

/** The state of the parent's review, and why. `id`: the provider's public id. */
function OwnState({ own, id }: { own: OwnReview; id: string }) {
  const path = useLocalPath()
  const t = useTranslations('reviews.own')
  const form = useTranslations('reviews.form')
  const common = useTranslations('reviews.common')
  const choices = useTranslations('reviews.choices')
  const title = { published: form('published'), pending: form('waits'), hidden: t('rejected') }[own.status]
  const { text, icon } = STATES[own.status]
  const reasons = own.rejection
    ? [choices(`rejections.${own.rejection}`)]
    : own.heldFor.map((why) => common(`holdReasons.${why}`))
  return (
    <section role="status" className="mb-8 max-w-narrow rounded-lg border border-line bg-card px-5 py-4">
      <h2 className="flex items-start gap-2.5 text-ui font-semibold tracking-normal">
        <Icon name={icon} className="mt-0.5 text-pine" />
        {title}
      </h2>
      {reasons.length > 0 && <p className="mt-2">{t('why', { reasons: reasons.join(' ') })}</p>}
      <p className="mt-2 text-soft">{t(text)}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {own.status === 'published' && (
          <a
            href={path(routes.reviewsOf(id))}
            className="inline-flex min-h-11 items-center font-semibold text-pine hover:underline"
          >
            {t('seeReviews')}
          </a>
        )}
        <TextLink href={routes.reviewGuidelines()} className="inline-flex min-h-11 items-center">
          {common('guidelines')}
        </TextLink>
      </p>
    </section>
  )
}

const STATES = {
  published: { text: 'publishedText', icon: 'check' },
  pending: { text: 'waitsText', icon: 'clock' },
  hidden: { text: 'rejectedText', icon: 'alert-circle' },
} as const

type OwnReviewViewProps = Omit<ReviewFormProps, 'daycareId'> & {
  provider: { id: string; name: string; isClosed: boolean; isOwn: boolean }
}

/** A parent's only review of a provider: its state, the form, and the button to withdraw it. */
export function OwnReviewView({ provider, own, ...form }: OwnReviewViewProps) {
  const t = useTranslations('reviews.own')
  const common = useTranslations('reviews.common')
  const { id, name, isClosed, isOwn } = provider
  const title = own ? t('title') : common('write')
  const refused = isOwn ? 'ownPage' : isClosed && !own ? 'closed' : null
  return (
    <>
      <PageHead
        title={title}
        lead={refused ? undefined : t('lead', { name })}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: title }]}
      />
      <div className="wrap pb-16">
        {refused ? (
          <EmptyState
            icon="info"
            title={t(`${refused}Title`)}
            action={<ButtonLink href={routes.provider(id)}>{t('backToProvider')}</ButtonLink>}
          >
            {t(`${refused}Text`)}
          </EmptyState>
        ) : (
          <RestoredFocus>
            {own ? <OwnState own={own} id={id} /> : <Guidelines />}
            <ReviewForm key={own ? 'change' : 'new'} {...form} daycareId={id} own={own} />
            {own && <WithdrawReview userId={form.userId} daycareId={id} />}
          </RestoredFocus>
        )}
      </div>
    </>
  )
}

function Guidelines() {
  const t = useTranslations('reviews.common')
  return (
    <TextLink href={routes.reviewGuidelines()} className="mb-4 inline-flex min-h-11 items-center">
      {t('guidelines')}
    </TextLink>
  )
}
