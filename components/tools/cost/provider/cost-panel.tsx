'use client'

import { useState } from 'react'
import type { OwnChild } from '@/components/families/own-family'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { ProviderCosts } from '@/lib/costs/types'
import { monthOf } from '@/lib/families/rules/months'
import { useCostData } from './cost-data'
import { panelTexts as texts } from './panel-texts'
import { type Plan, planFor, planProblems } from './plan'
import { PlanAnswer } from './plan-answer'
import { PlanForm } from './plan-form'
import { providerCostTexts } from './texts'

/** The working out, fetched when it is asked for. `id` is the provider's public id. */
export default function CostPanel({ id }: { id: string }) {
  const { data, load } = useCostData(id)
  if (data.kind === 'loading') return <p role="status">{providerCostTexts.loading}</p>
  if (data.kind === 'failed')
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" className="mt-3" onClick={load}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  return <CostPlan costs={data.costs} own={data.own} />
}

function CostPlan({ costs, own }: { costs: ProviderCosts; own: readonly OwnChild[] }) {
  const [thisMonth] = useState(() => monthOf(new Date()))
  const [childId, setChildId] = useState(own[0]?.id ?? null)
  const [plan, setPlan] = useState<Plan>(() => planFor(own[0] ?? null, thisMonth, costs.offersVpk))
  const problems = planProblems(plan, thisMonth)

  function chooseChild(value: string) {
    const child = own.find(({ id }) => String(id) === value) ?? null
    setChildId(child?.id ?? null)
    setPlan({ ...plan, ...monthsOf(planFor(child, thisMonth, costs.offersVpk)) })
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-5 print:hidden">
        {own.length > 0 && (
          <SelectField
            label={texts.child}
            value={String(childId ?? '')}
            onChange={(event) => chooseChild(event.target.value)}
            options={[
              ...own.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: '', label: texts.anotherChild },
            ]}
          />
        )}
        <PlanForm
          key={childId}
          plan={plan}
          problems={problems}
          costs={costs}
          thisMonth={thisMonth}
          onChange={(change) => setPlan({ ...plan, ...change })}
        />
        <p className="text-xs text-soft">{texts.stays}</p>
      </div>
      {plan.birth === '' && <p className="text-soft">{texts.chooseBirth}</p>}
      {plan.birth !== '' && !problems.birth && !problems.start && <PlanAnswer plan={plan} costs={costs} />}
    </div>
  )
}

const monthsOf = ({ birth, start }: Plan) => ({ birth, start })
