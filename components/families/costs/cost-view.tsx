import { PrintButton } from '@/components/content/tools/print-button'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { FieldError } from '@/components/ui/fields/field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { monthText } from '@/lib/families/costs/rules/estimate'
import type { Estimate } from '@/lib/families/costs/types'
import { routes } from '@/lib/platform/http/routes'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { Assumptions, type CostBasis, CostPlot, CostTables } from './cost-tables'
import { costMessages as texts } from './messages'

type CostFormProps = {
  /** As given in the URL. */
  given: Record<string, string>
  errors: Record<string, string>
  thisYear: number
}

const months = [
  { value: '', label: texts.choose },
  ...texts.monthNames.map((label, index) => ({ value: String(index + 1), label })),
]
const yearsFrom = (first: number, last: number) => [
  { value: '', label: texts.choose },
  ...Array.from({ length: last - first + 1 }, (_, step) => String(first + step)).map((value) => ({
    value,
    label: value,
  })),
]
const days = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))
const yesNo = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
]

/**
 * A plain GET form: the URL contains the input, so that it can be bookmarked and shared. It leads to the result, or to
 * the errors.
 */
function CostForm({ given, errors, thisYear }: CostFormProps) {
  const field = (name: string) => ({ name, defaultValue: given[name] ?? '', error: errors[name] })
  const chosen = (name: string, first: string) => ({ name, defaultValue: given[name] ?? first, error: errors[name] })
  return (
    <form action={`${routes.costEstimator()}#estimate`} className="grid gap-5 print:hidden">
      <h2 className="text-section">{texts.formTitle}</h2>
      <TextField label={texts.place} hint={texts.placeHint} required autoComplete="postal-code" {...field('place')} />
      <ChoiceGroup legend={texts.birth}>
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={texts.month} options={months} required {...field('birthMonth')} />
          <SelectField
            label={texts.year}
            options={yearsFrom(thisYear - 5, thisYear + 2)}
            required
            {...field('birthYear')}
          />
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={texts.start}>
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={texts.month} options={months} required {...field('startMonth')} />
          <SelectField
            label={texts.year}
            options={yearsFrom(thisYear, thisYear + 6)}
            required
            {...field('startYear')}
          />
        </div>
      </ChoiceGroup>
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField label={texts.days} options={days} {...chosen('days', '5')} />
        <SelectField label={texts.vpk} options={yesNo} {...chosen('vpk', 'yes')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label={texts.sibling}
          hint={texts.siblingHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('sibling')}
        />
        <TextField
          label={texts.registration}
          hint={texts.registrationHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('registration')}
        />
      </div>
      <Button type="submit" size="lg">
        {texts.submit}
      </Button>
    </form>
  )
}

export type CostResultProps = { place: string; searchTerm: string; estimate: Estimate; basis: CostBasis }

function CostResult({ place, searchTerm, estimate, basis }: CostResultProps) {
  const { totalCents, months, unknownMonths, kindergarten } = estimate
  return (
    <section aria-labelledby="estimate" className="grid min-w-0 grid-cols-1 gap-8">
      <div>
        <h2 id="estimate" className="text-section">
          {texts.resultTitle(place)}
        </h2>
        <p className="numbers mt-2 text-heading font-bold">
          {unknownMonths === months ? texts.totalUnknown : texts.total(wholeDollars(totalCents), unknownMonths > 0)}
        </p>
        <p className="mt-1 text-soft">{texts.span(months, monthText(kindergarten))}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{texts.unknownMonths(unknownMonths)}</p>}
      </div>
      <CostPlot stages={estimate.stages} />
      <CostTables estimate={estimate} />
      <Assumptions basis={basis} estimate={estimate} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={routes.search({ zipCode: searchTerm })}>{texts.findCare(place)}</ButtonLink>
        <PrintButton />
      </div>
    </section>
  )
}

type CostViewProps = {
  given: Record<string, string>
  errors: Record<string, string>
  thisYear: number
  result: CostResultProps | null
}

/** The form, and the result beside it; below it on a phone. */
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
