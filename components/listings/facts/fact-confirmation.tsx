import { statedGroups } from '@/lib/listings/profiles/rules/facts'
import { OWN_FACT_GROUPS } from '@/lib/listings/profiles/schema/facts'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { ConfirmButton } from './facts-form'
import { provenanceText, factsMessages as texts } from './messages'

/** Each fact group with its provenance, what its age costs, and a button to confirm it. */
export function FactConfirmation({ profile, today }: { profile: OwnProfile; today: string }) {
  const { live, ageBands, facts, id } = profile
  const stated = statedGroups({ ...live, ageBands, hasHours: live.hours.length > 0 })
  return (
    <section aria-labelledby="still-right" className="mt-12">
      <h2 id="still-right" className="text-section tracking-tight">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.lead}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {OWN_FACT_GROUPS.map((group) => {
          const isStated = stated.includes(group)
          return (
            <li key={group} className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="min-w-0">
                <span className="block font-semibold">{texts.groups[group]}</span>
                <span className="block text-sm text-soft">
                  {isStated ? provenanceText(facts[group], today) : texts.notStated}
                </span>
              </span>
              {isStated && facts[group]?.confirmedOn !== today && <ConfirmButton providerId={id} group={group} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
