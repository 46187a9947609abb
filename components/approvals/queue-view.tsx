import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { QueueQuery } from '@/lib/approvals/schema'
import type { Queue } from '@/lib/approvals/types'
import { routes } from '@/lib/platform/routes'
import { QueueFilter } from './queue-filter'
import { QueueList } from './queue-list'
import { approvalTexts as texts } from './texts'

type QueueViewProps = { query: QueueQuery; queue: Queue; adminId: number; today: string }

/** What waits for admins, the longest first. */
export function QueueView({ query, queue, adminId, today }: QueueViewProps) {
  const { items, counts, page, pageCount } = queue
  const { kind, mine } = query
  const isFiltered = kind !== undefined || mine !== undefined
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <QueueFilter query={query} counts={counts} />
        {items.length === 0 ? (
          <EmptyState
            icon="check"
            title={isFiltered ? texts.noneHereTitle : texts.noneTitle}
            action={
              <ButtonLink href={isFiltered ? routes.approvals.start() : routes.adminDashboard()}>
                {isFiltered ? texts.seeAll : texts.toDashboard}
              </ButtonLink>
            }
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <>
            {counts.late > 0 && <p className="mt-6 font-semibold text-coral-deep">{texts.late(counts.late)}</p>}
            <QueueList items={items} adminId={adminId} today={today} />
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(next) => routes.approvals.start({ kind, mine, page: next })}
              className="mt-8"
            />
          </>
        )}
      </div>
    </>
  )
}
