import { PageHead } from '@/components/layout/page-head'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Pagination } from '@/components/ui/data/pagination'
import { EmptyState } from '@/components/ui/surface/empty-state'
import {
  APPROVAL_KINDS,
  type DecidedItem,
  type DecidedPage,
  type Queue,
  type QueueCounts,
  type QueueQuery,
} from '@/lib/admin/approvals/schema'
import { routes } from '@/lib/platform/http/routes'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { auditMessages } from '../audit-log/messages'
import { fileOf } from './item-labels'
import { approvalMessages as texts } from './messages'
import { QueueList } from './queue-list'

type QueueFilterProps = { query: QueueQuery; counts: QueueCounts }

/** Filters by pending or decided, and by kind: links, so that each has a URL. */
function QueueFilter({ query: { kind, mine, view }, counts }: QueueFilterProps) {
  const isWaiting = view === undefined
  return (
    <div className="grid gap-3">
      <nav aria-label={texts.title} className="flex gap-2">
        <ChipLink href={routes.approvals.start({ kind })} on={isWaiting} count={counts.all}>
          {texts.waiting}
        </ChipLink>
        <ChipLink href={routes.approvals.start({ kind, view: 'decided' })} on={!isWaiting}>
          {texts.decided}
        </ChipLink>
      </nav>
      <nav aria-label={texts.kindsLabel} className="swipe flex gap-2 md:flex-wrap">
        <ChipLink href={routes.approvals.start({ view })} on={kind === undefined && mine === undefined}>
          {texts.all}
        </ChipLink>
        {APPROVAL_KINDS.map((one) => (
          <ChipLink
            key={one}
            href={routes.approvals.start({ kind: one, view })}
            on={kind === one}
            count={isWaiting ? counts[one] : undefined}
          >
            {texts.kinds[one]}
          </ChipLink>
        ))}
        {isWaiting && (
          <ChipLink href={routes.approvals.start({ mine: 1 })} on={mine !== undefined} count={counts.mine}>
            {texts.mine}
          </ChipLink>
        )}
      </nav>
    </div>
  )
}

type QueueViewProps = { query: QueueQuery; queue: Queue; adminId: number; today: string }

/** Items pending for admins, the oldest first. */
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

type DecidedViewProps = { query: QueueQuery; counts: QueueCounts; decided: DecidedPage; now: Date }

/** Past decisions with their author and date, each with a link to its record. */
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

const isAction = (name: string): name is keyof typeof auditMessages.actions =>
  Object.hasOwn(auditMessages.actions, name)

/** One decision: about whom, the outcome, by whom and when. */
function DecidedRow({ item, now }: { item: DecidedItem; now: Date }) {
  const { action, details, by, at } = item
  const what = isAction(action) ? auditMessages.actions[action] : action
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
