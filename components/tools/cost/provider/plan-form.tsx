import { BirthMonthField } from '@/components/families/birth-month-field'
import { startMonths } from '@/components/families/month-options'
import { Checkbox } from '@/components/ui/choice'
import { SelectField } from '@/components/ui/select-field'
import type { ProviderCosts } from '@/lib/costs/types'
import { costTexts } from '../texts'
import { panelTexts as texts } from './panel-texts'
import type { Plan } from './plan'

type PlanFormProps = {
  plan: Plan
  problems: { birth?: string; start?: string }
  costs: ProviderCosts
  thisMonth: string
  onChange: (change: Partial<Plan>) => void
}

const days = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))

/** Every change is answered at once, so there is nothing to send. */
export function PlanForm({ plan, problems, costs, thisMonth, onChange }: PlanFormProps) {
  const { siblingDiscountPercent: discount, offersVpk } = costs
  const [, ...starts] = startMonths(thisMonth, plan.start)
  return (
    <div className="grid gap-5">
      <BirthMonthField
        value={plan.birth}
        error={problems.birth}
        thisMonth={thisMonth}
        onChange={(birth) => onChange({ birth })}
      />
      <div className="grid grid-cols-[2fr_1fr] items-start gap-3">
        <SelectField
          label={costTexts.start}
          options={starts}
          value={plan.start}
          error={problems.start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        <SelectField
          label={costTexts.days}
          options={days}
          value={plan.days}
          onChange={(event) => onChange({ days: event.target.value })}
        />
      </div>
      <div>
        <Checkbox
          label={costTexts.vpk}
          hint={texts.vpkHint(offersVpk)}
          checked={plan.usesVpk}
          onChange={(event) => onChange({ usesVpk: event.target.checked })}
        />
        <Checkbox
          label={texts.sibling}
          hint={texts.siblingHint(discount)}
          checked={plan.hasSibling}
          disabled={discount === null}
          onChange={(event) => onChange({ hasSibling: event.target.checked })}
        />
      </div>
    </div>
  )
}
