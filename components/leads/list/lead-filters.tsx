import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { ACTIVE_STAGES, STAGES } from '@/lib/leads/rules/stages'
import { LEAD_LIMITS, type LeadsPageQuery } from '@/lib/leads/schema'
import type { StageCounts } from '@/lib/leads/types'
import { routes } from '@/lib/platform/routes'
import type { LeadsHref } from '../leads-view'
import { leadTexts as texts } from '../texts'

type LeadFiltersProps = {
  query: LeadsPageQuery
  counts: { stages: StageCounts; needs: number }
  hrefOf: LeadsHref
}

/** Which leads: links and a form, so they work without JavaScript. */
export function LeadFilters({ query, counts: { stages, needs }, hrefOf }: LeadFiltersProps) {
  const sum = (of: readonly (keyof StageCounts)[]) => of.reduce((all, stage) => all + stages[stage], 0)
  const choices = [
    { stage: 'active', label: texts.active, count: sum(ACTIVE_STAGES) },
    ...STAGES.map((stage) => ({ stage, label: texts.stages[stage], count: stages[stage] })),
    { stage: 'all', label: texts.all, count: sum(STAGES) },
  ]
  const { q, stage: chosen, need, provider } = query
  const kept = { provider, need, stage: chosen === 'active' ? undefined : chosen }
  return (
    <div className="grid gap-4">
      <nav aria-label={texts.stagesLabel} className="swipe -mx-4.5 px-4.5 md:mx-0 md:px-0">
        <ul className="flex gap-2 md:flex-wrap">
          <li>
            <ChipLink
              href={hrefOf({ need: 'today', stage: undefined, page: 1 })}
              on={need === 'today'}
              count={needs}
              aria-current={need === 'today' ? 'page' : undefined}
            >
              {texts.needsToday}
            </ChipLink>
          </li>
          {choices.map(({ stage, label, count }) => (
            <li key={stage}>
              <ChipLink
                href={hrefOf({ stage: stage === 'active' ? undefined : stage, need: undefined, page: 1 })}
                on={!need && stage === chosen}
                count={count}
                aria-current={!need && stage === chosen ? 'page' : undefined}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <form action={routes.leads()} className="flex max-w-reading items-end gap-2.5">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <TextField
          name="q"
          type="search"
          label={texts.searchLabel}
          placeholder={texts.searchHint}
          labelHidden
          defaultValue={q}
          maxLength={LEAD_LIMITS.search}
          className="flex-1"
        />
        <Button type="submit" variant="secondary">
          {texts.search}
        </Button>
      </form>
    </div>
  )
}
