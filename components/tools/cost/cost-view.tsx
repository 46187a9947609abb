import { PageHead } from '@/components/layout/page-head'
import { FieldError } from '@/components/ui/field-frame'
import { CostForm } from './cost-form'
import { CostResult, type CostResultProps } from './cost-result'
import { costTexts as texts } from './texts'

type CostViewProps = {
  given: Record<string, string>
  errors: Record<string, string>
  thisYear: number
  result: CostResultProps | null
}

/** The form, and beside it what it gives; below it on a phone. */
export function CostView({ given, errors, thisYear, result }: CostViewProps) {
  const hasErrors = Object.keys(errors).length > 0
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[22rem_1fr] lg:gap-16 print:block">
        <div>
          {hasErrors && (
            <div role="alert" id="estimate" className="mb-4">
              <FieldError id="form" error={texts.errorSummary} />
            </div>
          )}
          <CostForm given={given} errors={errors} thisYear={thisYear} />
        </div>
        {result && <CostResult {...result} />}
      </div>
    </>
  )
}
