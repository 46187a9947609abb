import { Button } from '@/components/ui/button'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { routes } from '@/lib/platform/routes'
import { costTexts as texts } from './texts'

type CostFormProps = {
  /** As they stand in the address. */
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

/** A plain GET form: the address holds the question, so that it can be kept and shared. It leads to the answer, or to what is wrong. */
export function CostForm({ given, errors, thisYear }: CostFormProps) {
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
