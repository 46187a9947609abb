import type { ReactNode } from 'react'
import { RelativeDate } from '@/components/platform/relative-date'
import { buttonClasses } from '@/components/ui/actions/button'
import { Stars } from '@/components/ui/data/stars'
import { useLocalPath, useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { routes } from '@/lib/platform/http/routes'
import type { ReviewValues } from './review-values'

const FORM = 'report-review'

/** One form for all reviews of a page. Links would lead crawlers to thousands of report pages. */
export function ReportForm() {
  const path = useLocalPath()
  return <form id={FORM} action={path(routes.reportReview())} hidden />
}

export function ReportLink({ id, label, children }: { id: number; label: string; children: string }) {
  return (
    <button
      type="submit"
      form={FORM}
      name="id"
      value={id}
      aria-label={label}
      className={buttonClasses({ variant: 'quiet', size: 'sm' }, '-ml-3 mt-1 text-soft max-md:min-h-11')}
    >
      {children}
    </button>
  )
}

type ReviewItemProps = {
  review: ReviewValues
  /** Its heading level. */
  level?: 2 | 3
  /** Its actions. */
  children?: ReactNode
}

/** Author, stars, age and what is known of the author; the text; the provider's answer. */
export function ReviewItem({ review, level = 3, children }: ReviewItemProps) {
  const Heading = `h${level}` as const
  const AnswerHeading = level === 2 ? 'h3' : 'h4'
  const language = useWrittenLanguage()
  const { author, rating, written, edited, experience, relation, isConfirmed, text, answer } = review
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="text-base font-semibold tracking-normal">{author}</Heading>
        <Stars rating={rating} />
        <span className="text-sm text-soft">
          <RelativeDate {...written} />
          {edited && `, ${edited}`}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
        {experience && <span>{experience}</span>}
        <Badge tone={isConfirmed ? 'mint' : 'stone'} icon={isConfirmed ? 'check' : undefined}>
          {relation}
        </Badge>
      </p>
      <p lang={language} className="mt-2 max-w-prose break-words whitespace-pre-line">
        {text}
      </p>
      {answer && (
        <div className="mt-3 ml-1 max-w-prose border-l-2 border-pine pl-4">
          <AnswerHeading className="text-ui font-semibold tracking-normal">
            {answer.title}{' '}
            <span className="text-sm font-normal text-soft">
              <RelativeDate {...answer.written} />
            </span>
          </AnswerHeading>
          <p lang={language} className="mt-1 break-words whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
