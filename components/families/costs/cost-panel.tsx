'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { knownSession } from '@/components/accounts/session'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import type { ProviderCosts } from '@/lib/families/costs/types'
import { isFamilyRole } from '@/lib/families/policy'
import { monthOf } from '@/lib/families/profile/rules/needs'
import type { Child } from '@/lib/families/profile/schema'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { BirthMonthField, startMonths } from '../children/birth-month-field'
import { type Plan, PlanResult, planFor, planProblems } from './cost-plan'

export type OwnChild = Pick<Child, 'id' | 'name' | 'birthMonth' | 'startMonth'>

/** The signed-in parent's children; none for visitors and other roles, or if the request fails. */
async function fetchOwnChildren(): Promise<OwnChild[]> {
  const session = await knownSession()
  if (session.kind !== 'user' || !isFamilyRole(session.user.role)) return []
  try {
    const answer = await callApi(dashboardRoutes.api.children())
    return (Array.isArray(answer) ? answer : []).filter(isChild)
  } catch (error) {
    console.error(error)
    return []
  }
}

/** The shape that app/api/caregiver/children returns. */
function isChild(answer: unknown): answer is OwnChild {
  return typeof answer === 'object' && answer !== null && 'birthMonth' in answer && 'startMonth' in answer
}

type CostData = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; costs: ProviderCosts; own: OwnChild[] }

/** A provider's prices and the parent's own children, fetched in parallel; the children never leave the browser. */
function useCostData(id: string) {
  const [data, setData] = useState<CostData>({ kind: 'loading' })
  const load = useCallback(async () => {
    setData({ kind: 'loading' })
    try {
      const [costs, own] = await Promise.all([callApi(routes.api.providerCosts(id)), fetchOwnChildren()])
      setData(isCosts(costs) ? { kind: 'loaded', costs, own } : { kind: 'failed' })
    } catch (error) {
      console.error(error)
      setData({ kind: 'failed' })
    }
  }, [id])
  useEffect(() => void load(), [load])
  return { data, load }
}

/** The shape that lib/families/costs/rules/prices.ts returns. */
function isCosts(answer: unknown): answer is ProviderCosts {
  return typeof answer === 'object' && answer !== null && 'rooms' in answer && 'notTaken' in answer
}

type PlanFormProps = {
  plan: Plan
  problems: ReturnType<typeof planProblems>
  costs: ProviderCosts
  thisMonth: string
  onChange: (change: Partial<Plan>) => void
}

const days = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))

/** Every change applies immediately, so there is no submit button. */
function PlanForm({ plan, problems, costs, thisMonth, onChange }: PlanFormProps) {
  const t = useTranslations('families.costs')
  const panel = useTranslations('families.costPanel')
  const birthMonth = useTranslations('families.birthMonth')
  const locale = useLocale()
  const messageText = useMessageText()
  const { siblingDiscountPercent: discount, offersVpk } = costs
  const [, ...starts] = startMonths(birthMonth, locale, thisMonth, plan.start)
  return (
    <div className="grid gap-5">
      <BirthMonthField
        value={plan.birth}
        error={problems.birth && messageText(problems.birth)}
        thisMonth={thisMonth}
        onChange={(birth) => onChange({ birth })}
      />
      <div className="grid grid-cols-[2fr_1fr] items-start gap-3">
        <SelectField
          label={t('start')}
          options={starts}
          value={plan.start}
          error={problems.start && messageText(problems.start)}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        <SelectField
          label={t('days')}
          options={days}
          value={plan.days}
          onChange={(event) => onChange({ days: event.target.value })}
        />
      </div>
      <div>
        <Checkbox
          label={t('vpk', { region: SITE.region, preK: HOME_FACTS.preK.short })}
          hint={panel(offersVpk ? 'vpkOffered' : 'vpkUnknown', { preK: HOME_FACTS.preK.short })}
          checked={plan.usesVpk}
          onChange={(event) => onChange({ usesVpk: event.target.checked })}
        />
        <Checkbox
          label={panel('sibling')}
          hint={discount === null ? panel('siblingUnknownHint') : panel('siblingHint', { percent: discount })}
          checked={plan.hasSibling}
          disabled={discount === null}
          onChange={(event) => onChange({ hasSibling: event.target.checked })}
        />
      </div>
    </div>
  )
}

/** The cost calculation, loaded on request. `id` is the provider's public id. */
export default function CostPanel({ id }: { id: string }) {
  const t = useTranslations('families.costPanel')
  const detail = useTranslations('providers.detailBrowser')
  const { data, load } = useCostData(id)
  if (data.kind === 'loading') return <p role="status">{detail('costs.loading')}</p>
  if (data.kind === 'failed')
    return (
      <div role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" className="mt-3" onClick={load}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  return <CostPlan costs={data.costs} own={data.own} />
}

function CostPlan({ costs, own }: { costs: ProviderCosts; own: readonly OwnChild[] }) {
  const t = useTranslations('families.costPanel')
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
            label={t('child')}
            value={String(childId ?? '')}
            onChange={(event) => chooseChild(event.target.value)}
            options={[
              ...own.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: '', label: t('anotherChild') },
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
        <p className="text-xs text-soft">{t('stays')}</p>
      </div>
      {plan.birth === '' && <p className="text-soft">{t('chooseBirth')}</p>}
      {plan.birth !== '' && !problems.birth && !problems.start && <PlanResult plan={plan} costs={costs} />}
    </div>
  )
}

const monthsOf = ({ birth, start }: Plan) => ({ birth, start })
