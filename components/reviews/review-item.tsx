import type { ReactNode } from 'react'
import { RelativeDate } from '@/components/providers/relative-date'
import { buttonClasses } from '@/components/ui/actions/button'
import { Stars } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { routes } from '@/lib/platform/http/routes'
import { relativeTime } from '@/lib/platform/time/dates'
import type { ReviewView } from '@/lib/providers/types'
import { reviewMessages as texts } from './messages'

const FORM = 'report-review'

/** One form for all reviews of a page: crawlers that follow links would otherwise request thousands of reports. */
export function ReportForm() {
  return <form id={FORM} action={routes.reportReview()} hidden />
}

export function ReportLink({ id, author }: { id: number; author: string }) {
  return (
    <button
      type="submit"
      form={FORM}
      name="id"
      value={id}
      aria-label={texts.reportOf(author)}
      className={buttonClasses({ variant: 'quiet', size: 'sm' }, '-ml-3 mt-1 text-soft max-md:min-h-11')}
    >
      {texts.report}
    </button>
  )
}

type ReviewItemProps = {
  review: Omit<ReviewView, 'editedAt'> & { editedAt?: string | null }
  /** The provider's, who answers. */
  name: string
  now: Date
  /** Its heading level. */
  level?: 2 | 3
  /** Its actions. */
  children?: ReactNode
}

/** Author, stars, age and what is known of the author; the text; the provider's answer. */
export function ReviewItem({ review, name, now, level = 3, children }: ReviewItemProps) {
  const Heading = `h${level}` as const
  const AnswerHeading = level === 2 ? 'h3' : 'h4'
  const { authorName, rating, createdAt, editedAt, experience, relation, text, answer } = review
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="text-base font-semibold tracking-normal">{authorName}</Heading>
        <Stars rating={rating} />
        <span className="text-sm text-soft">
          <RelativeDate time={createdAt} text={relativeTime(createdAt, now)} />
          {editedAt && <>, {texts.edited}</>}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
        {experience && <span>{texts.experiences[experience]}</span>}
        <Badge tone={relation === 'none' ? 'stone' : 'mint'} icon={relation === 'none' ? undefined : 'check'}>
          {texts.relations[relation]}
        </Badge>
      </p>
      <p className="mt-2 max-w-prose break-words whitespace-pre-line">{text}</p>
      {answer && (
        <div className="mt-3 ml-1 max-w-prose border-l-2 border-pine pl-4">
          <AnswerHeading className="text-ui font-semibold tracking-normal">
            {texts.answerOf(name)}{' '}
            <span className="text-sm font-normal text-soft">
              <RelativeDate time={answer.createdAt} text={relativeTime(answer.createdAt, now)} />
            </span>
          </AnswerHeading>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}
