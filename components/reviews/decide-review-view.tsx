import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import { decisionClock } from '@/lib/listings/profiles/catalogue'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import type { QueuedReview } from '@/lib/reviews/schema'
import { DecideReviewForm } from './decide-review-form'
import { ReviewItem } from './review-item'
import { reviewValuesOf } from './review-values'

/** One review with everything an admin needs to decide. */
export function DecideReviewView({ review, now }: { review: QueuedReview; now: Date }) {
  const t = useTranslations('reviews.decide')
  const common = useTranslations('reviews.common')
  const choices = useTranslations('reviews.choices')
  const times = useTranslations('platform.time')
  const locale = useLocale()
  const { provider, status, heldFor, reports, rejection, authorId, answer } = review
  const day = (at: Date) => dayText(locale, todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))
  const isOpen = status === 'pending' || reports.length > 0
  const sentAt = review.editedAt ?? review.createdAt
  // As in the queue: the reports of a pending review do not count.
  const came = status === 'pending' ? sentAt : (reports[0]?.createdAt ?? sentAt)
  const { dueOn, state } = decisionClock(came, now)
  const due = dayText(locale, dueOn, todayIn(OFFICE_ZONE, now))
  const isLate = state === 'late' ? 'yes' : 'no'
  const shown = {
    ...review,
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString(),
    answer: answer && { text: answer.text, createdAt: answer.createdAt.toISOString() },
  }
  return (
    <>
      <AdminHead
        title={t('title', { provider: provider.name })}
        lead={isOpen ? t('lead', { day: day(came), due, isLate }) : t('decidedLead', { day: day(review.createdAt) })}
        parents={['approvals']}
        crumbs={[{ label: provider.name }]}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <HeadLink href={routes.reviewsOf(provider.id)}>{t('seePage')}</HeadLink>
          <HeadLink href={routes.reviewGuidelines()}>{common('guidelines')}</HeadLink>
          {authorId !== null && <HeadLink href={dashboardRoutes.admin.user(authorId)}>{t('account')}</HeadLink>}
        </p>
      </AdminHead>
      <div className="wrap pb-16">
        <div className="grid max-w-reading gap-10">
          <ReviewItem review={reviewValuesOf(shown, provider.name, now, { t: common, choices, times })} level={2} />
          {status === 'pending' && heldFor.length > 0 && (
            <Facts title={t('whyHeld')} lines={heldFor.map((reason) => common(`holdReasons.${reason}`))} />
          )}
          {reports.length > 0 && (
            <Facts
              title={t('reports')}
              lines={reports.map(({ reason, note, createdAt }) =>
                t('report', {
                  reason: choices(`reportReasons.${reason}`),
                  day: day(createdAt),
                  note: note || t('noNote'),
                }),
              )}
            />
          )}
          {isOpen ? (
            <DecideReviewForm review={review} />
          ) : (
            <p role="status" className="rounded-md bg-sunken px-4 py-3">
              {t(`was.${status}`)} {rejection && choices(`rejections.${rejection}`)}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

const HeadLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} className="inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)

const Facts = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h2 className="text-section tracking-tight">{title}</h2>
    <ul className="mt-2 list-disc pl-5">
      {lines.map((line) => (
        <li key={line} className="break-words whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  </section>
)
