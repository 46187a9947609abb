import { buttonClasses } from '@/components/ui/button-classes'
import { routes } from '@/lib/platform/routes'
import { reviewTexts as texts } from './texts'

const FORM = 'report-review'

/** Once on a page with reviews: a crawler that follows links does not ask for thousands of reports. */
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
