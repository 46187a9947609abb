import { auditTexts } from '@/components/audit-log/texts'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { officeDay } from '@/components/users/office-time'
import type { QueueQuery } from '@/lib/approvals/schema'
import type { DecidedItem, DecidedPage, QueueCounts } from '@/lib/approvals/types'
import { routes } from '@/lib/platform/routes'
import { fileOf } from './item-words'
import { QueueFilter } from './queue-filter'
import { approvalTexts as texts } from './texts'

type DecidedViewProps = { query: QueueQuery; counts: QueueCounts; decided: DecidedPage; now: Date }

/** What was decided, by whom and when, each with the way to its file. */
export function DecidedView({ query, counts, decided: { items, next }, now }: DecidedViewProps) {
  const { kind, before } = query
  const again = { kind, view: 'decided' } as const
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.decidedLead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <QueueFilter query={query} counts={counts} />
        {items.length === 0 ? (
          <EmptyState icon="list" title={texts.noDecided}>
            {texts.noDecidedText}
          </EmptyState>
        ) : (
          <ul aria-label={texts.decidedCaption} className="mt-6 divide-y divide-line border-y border-line">
            {items.map((item) => (
              <DecidedRow key={item.line} item={item} now={now} />
            ))}
          </ul>
        )}
        <div className="mt-6 flex gap-3">
          {before !== undefined && <ButtonLink href={routes.approvals.start(again)}>{texts.newest}</ButtonLink>}
          {next && <ButtonLink href={routes.approvals.start({ ...again, before: next })}>{texts.older}</ButtonLink>}
        </div>
      </div>
    </>
  )
}

const isAction = (name: string): name is keyof typeof auditTexts.actions => Object.hasOwn(auditTexts.actions, name)

/** About whom, what was decided and how, by whom and when. */
function DecidedRow({ item, now }: { item: DecidedItem; now: Date }) {
  const { action, details, by, at } = item
  const what = isAction(action) ? auditTexts.actions[action] : action
  const { accepted, rejected } = details
  const outcome =
    typeof accepted === 'number' && typeof rejected === 'number' ? texts.outcome(accepted, rejected) : undefined
  return (
    <li className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <About item={item} />
        <p className="text-soft">{[what, outcome].filter(Boolean).join(': ')}</p>
      </div>
      <p className="text-sm text-soft">
        <span>{by ?? texts.bySystem}</span> · <span className="numbers whitespace-nowrap">{officeDay(at, now)}</span>
      </p>
    </li>
  )
}

const About = ({ item }: { item: DecidedItem }) =>
  item.title === null ? (
    <span className="text-soft">{texts.gone}</span>
  ) : (
    <TextLink href={fileOf(item)} className="inline-flex min-h-9 items-center">
      {item.title}
    </TextLink>
  )
