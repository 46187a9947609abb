import { approvalTexts } from '@/components/approvals/texts'
import { LinkRows } from '@/components/ui/link-rows'
import { APPROVAL_KINDS } from '@/lib/approvals/catalogue'
import type { QueueCounts } from '@/lib/approvals/types'
import { routes } from '@/lib/platform/routes'
import type { OfficeWaits } from '@/lib/site-figures/types'
import { todayTexts as texts } from './texts'

/** What an admin has to see to first: decisions that people were promised, then what can wait. */
export function TodayPart({ queue, waits }: { queue: QueueCounts; waits: OfficeWaits }) {
  const kinds = APPROVAL_KINDS.filter((kind) => queue[kind] > 0)
  const rows = [
    queue.all > 0 && {
      label: texts.approvals(queue.all),
      text: [
        queue.late > 0 && approvalTexts.late(queue.late),
        `${kinds.map((kind) => texts.kind(approvalTexts.kinds[kind], queue[kind])).join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
      href: routes.approvals.start(),
    },
    waits.invoices > 0 && { ...texts.invoices(waits.invoices), href: routes.adminBilling() },
    waits.rows > 0 && { ...texts.rows(waits.rows), href: routes.admin.imports() },
  ].filter((row) => row !== false)
  return (
    <section className="mb-10">
      <h2 className="text-section tracking-tight">{texts.title}</h2>
      {rows.length === 0 ? <p className="mt-1 text-soft">{texts.nothing}</p> : <LinkRows rows={rows} />}
    </section>
  )
}
