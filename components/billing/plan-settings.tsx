import { TextLink } from '@/components/ui/text-link'
import type { OwnPlan } from '@/lib/billing/types'
import { routes } from '@/lib/platform/routes'
import { PlanStateText } from './plan-state'
import { RenewalControl } from './renewal-control'

/** In somebody's settings: what they pay for, provider by provider, and where to cancel. */
export function PlanSettings({ plans }: { plans: readonly OwnPlan[] }) {
  return (
    <ul className="divide-y divide-line">
      {plans.map((own) => (
        <li key={own.provider.id} className="py-5 first:pt-0">
          <h3 className="mb-1">
            <TextLink href={routes.billing({ provider: own.provider.id })}>{own.provider.name}</TextLink>
          </h3>
          <PlanStateText {...own} />
          <RenewalControl providerId={own.provider.id} state={own} />
        </li>
      ))}
    </ul>
  )
}
