import type { ReactNode } from 'react'
import { FEATURES, type Feature, type Plan } from '@/lib/billing/catalogue/plans'
import { opens, partOf } from '@/lib/billing/rules/plans'

type InsightProps = { feature: Feature; plan: Plan; children: ReactNode }

/** One insight; without the plan that opens it: what it is, and whose it is part of. */
export function Insight({ feature, plan, children }: InsightProps) {
  const about = FEATURES.find(({ code }) => code === feature)
  return (
    <section className="border-t border-line py-9">
      <h3 className="text-section tracking-tight">{about?.name}</h3>
      {opens(plan, feature) ? (
        children
      ) : (
        <>
          <p className="mt-1 max-w-prose text-soft">{about?.text}</p>
          <p className="mt-2 max-w-prose">{partOf(feature, plan)}</p>
        </>
      )}
    </section>
  )
}
