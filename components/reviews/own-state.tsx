import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { OwnReview } from '@/lib/reviews/types'
import { reviewTexts as texts } from './texts'

/** How one's own review stands, and why. `id`: the provider's public id. */
export function OwnState({ own, id }: { own: OwnReview; id: string }) {
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
