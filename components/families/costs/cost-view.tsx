import { useLocale, useTranslations } from 'next-intl'
import { PrintButton } from '@/components/content/tools/print-button'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { FieldError } from '@/components/ui/fields/field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { monthText } from '@/lib/families/costs/rules/estimate'
import type { Estimate } from '@/lib/families/costs/types'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { monthName } from '@/lib/platform/time/dates'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import { Assumptions, type CostBasis, CostPlot, CostTables } from './cost-tables'

type CostFormProps = {
  /** As given in the URL. */
  given: Record<string, string>
  errors: Record<string, string>
  thisYear: number
}

const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String(first + step)).map((value) => ({ value, label: value }))
const days = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))

/**
 * A plain GET form: the URL contains the input, so that it can be bookmarked and shared. It leads to the result, or to
 * the errors.
 */
function CostForm({ given, errors, thisYear }: CostFormProps) {
  const path = useLocalPath()
  const t = useTranslations('families.costEstimator')
  const costs = useTranslations('families.costs')
  const locale = useLocale()
  const [city, county] = SITE.example.otherPlaces
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(locale, index + 1),
  }))
  const choose = { value: '', label: t('choose') }
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))
  const field = (name: string) => ({ name, defaultValue: given[name] ?? '', error: errors[name] })
  const chosen = (name: string, first: string) => ({ name, defaultValue: given[name] ?? first, error: errors[name] })
  return (
    <form action={path(`${routes.costEstimator()}#estimate`)} className="grid gap-5 print:hidden">
      <h2 className="text-section">{t('formTitle')}</h2>
      <TextField
        label={t('place', { region: SITE.region })}
        hint={t('placeHint', { zip: SITE.example.zip, city, county: placeNameIn(locale, county, 'within') })}
        required
        autoComplete="postal-code"
        {...field('place')}
      />
      <ChoiceGroup legend={t('birth')}>
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={t('month')} options={[choose, ...months]} required {...field('birthMonth')} />
          <SelectField
            label={t('year')}
            options={[choose, ...yearsFrom(thisYear - 5, thisYear + 2)]}
            required
            {...field('birthYear')}
          />
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={costs('start')}>
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={t('month')} options={[choose, ...months]} required {...field('startMonth')} />
          <SelectField
            label={t('year')}
            options={[choose, ...yearsFrom(thisYear, thisYear + 6)]}
            required
            {...field('startYear')}
          />
        </div>
      </ChoiceGroup>
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField label={costs('days')} options={days} {...chosen('days', '5')} />
        <SelectField
          label={costs('vpk', { region: SITE.region, preK: HOME_FACTS.preK.short })}
          options={yesNo}
          {...chosen('vpk', 'yes')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label={t('sibling')}
          hint={t('siblingHint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('sibling')}
        />
        <TextField
          label={t('registration')}
          hint={t('registrationHint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('registration')}
        />
      </div>
      <Button type="submit" size="lg">
        {t('submit')}
      </Button>
    </form>
  )
}

export type CostResultProps = { place: string; searchTerm: string; estimate: Estimate; basis: CostBasis }

function CostResult({ place, searchTerm, estimate, basis }: CostResultProps) {
  const t = useTranslations('families.costEstimator')
  const costs = useTranslations('families.costs')
  const locale = useLocale()
  const { totalCents, months, unknownMonths, kindergarten } = estimate
  return (
    <section aria-labelledby="estimate" className="grid min-w-0 grid-cols-1 gap-8">
      <div>
        <h2 id="estimate" className="text-section">
          {t('resultTitle', { place })}
        </h2>
        <p className="numbers mt-2 text-heading font-bold">
          {unknownMonths === months
            ? costs('totalUnknown')
            : costs(unknownMonths > 0 ? 'totalAtLeast' : 'total', { money: wholeDollars(totalCents) })}
        </p>
        <p className="mt-1 text-soft">{costs('span', { months, kindergarten: monthText(locale, kindergarten) })}</p>
        {unknownMonths > 0 && <p className="mt-1 text-soft">{costs('unknownMonths', { months: unknownMonths })}</p>}
      </div>
      <CostPlot stages={estimate.stages} />
      <CostTables estimate={estimate} />
      <Assumptions basis={basis} estimate={estimate} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={routes.search({ zipCode: searchTerm })}>{t('findCare', { place })}</ButtonLink>
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

/** The form, with the result next to it, or below it on a phone. */
export function CostView({ given, errors, thisYear, result }: CostViewProps) {
  const t = useTranslations('families.costEstimator')
  const hasErrors = Object.keys(errors).length > 0
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { region: SITE.region })} crumbs={[{ label: t('title') }]} />
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[22rem_1fr] lg:gap-16 print:block">
        <div>
          {hasErrors && (
            <div role="alert" id="estimate" className="mb-4">
              <FieldError id="form" error={t('errorSummary')} />
            </div>
          )}
          <CostForm given={given} errors={errors} thisYear={thisYear} />
        </div>
        {result && <CostResult {...result} />}
      </div>
    </>
  )
}
