import { ButtonLink } from '@/components/ui/button-link'
import type { LeadsPageQuery } from '@/lib/leads/schema'
import type { LeadPage } from '@/lib/leads/types'
import type { LeadsHref } from '../leads-view'
import { leadTexts as texts } from '../texts'
import { LeadFilters } from './lead-filters'
import { LeadRow } from './lead-row'
import { NoLeads } from './no-leads'

type LeadListProps = {
  query: LeadsPageQuery
  counts: Parameters<typeof LeadFilters>[0]['counts']
  page: LeadPage
  today: string
  now: Date
  hrefOf: LeadsHref
}

/** Leads as rows, those that need somebody first. */
export function LeadList({ query, counts, page, today, now, hrefOf }: LeadListProps) {
  const { leads, hasMore } = page
  return (
    <>
      <LeadFilters query={query} counts={counts} hrefOf={hrefOf} />
      {leads.length === 0 ? (
        <NoLeads query={query} hrefOf={hrefOf} />
      ) : (
        <ul aria-label={texts.list} className="mt-6 divide-y divide-line border-y border-line">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} today={today} now={now} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page.page > 1 && (
          <ButtonLink variant="quiet" href={hrefOf({ page: 1 })}>
            {texts.first}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink variant="secondary" href={hrefOf({ page: page.page + 1 })}>
            {texts.older}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
