import { useLocale, useTranslations } from 'next-intl'
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
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { AdminHead } from '../admin-head'
import { actionText } from '../audit-log/detail-labels'
import { itemHref } from './item-labels'
import { QueueList } from './queue-list'

type QueueFilterProps = { query: QueueQuery; counts: QueueCounts }

/** Filters by pending or decided, and by kind: links, so that each has a URL. */
function QueueFilter({ query: { kind, mine, view }, counts }: QueueFilterProps) {
  const t = useTranslations('admin.approvals')
  const isWaiting = view === undefined
  return (
    <div className="grid gap-3">
      <nav aria-label={t('title')} className="flex gap-2">
        <ChipLink href={dashboardRoutes.approvals.start({ kind })} on={isWaiting} count={counts.all}>
          {t('waiting')}
        </ChipLink>
        <ChipLink href={dashboardRoutes.approvals.start({ kind, view: 'decided' })} on={!isWaiting}>
          {t('decided')}
        </ChipLink>
      </nav>
      <nav aria-label={t('kindsLabel')} className="swipe flex gap-2 md:flex-wrap">
        <ChipLink href={dashboardRoutes.approvals.start({ view })} on={kind === undefined && mine === undefined}>
          {t('all')}
        </ChipLink>
        {APPROVAL_KINDS.map((one) => (
          <ChipLink
            key={one}
            href={dashboardRoutes.approvals.start({ kind: one, view })}
            on={kind === one}
            count={isWaiting ? counts[one] : undefined}
          >
            {t(`kinds.${one}`)}
          </ChipLink>
        ))}
        {isWaiting && (
          <ChipLink href={dashboardRoutes.approvals.start({ mine: 1 })} on={mine !== undefined} count={counts.mine}>
            {t('mine')}
          </ChipLink>
        )}
      </nav>
    </div>
  )
}

type QueueViewProps = { query: QueueQuery; queue: Queue; adminId: number; today: string }

/** Items pending for admins, the oldest first. */
export function QueueView({ query, queue, adminId, today }: QueueViewProps) {
  const t = useTranslations('admin.approvals')
  const { items, counts, page, pageCount } = queue
  const { kind, mine } = query
  const isFiltered = kind !== undefined || mine !== undefined
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-16">
        <QueueFilter query={query} counts={counts} />
        {items.length === 0 ? (
          <EmptyState
            icon="check"
            title={isFiltered ? t('noneHereTitle') : t('noneTitle')}
            action={
              <ButtonLink href={isFiltered ? dashboardRoutes.approvals.start() : dashboardRoutes.adminDashboard()}>
                {isFiltered ? t('seeAll') : t('toDashboard')}
              </ButtonLink>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <>
            {counts.late > 0 && (
              <p className="mt-6 font-semibold text-coral-deep">{t('late', { count: counts.late })}</p>
            )}
            <QueueList items={items} adminId={adminId} today={today} />
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(next) => dashboardRoutes.approvals.start({ kind, mine, page: next })}
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
  const t = useTranslations('admin.approvals')
  const { kind, before } = query
  const again = { kind, view: 'decided' } as const
  return (
    <>
      <AdminHead title={t('title')} lead={t('decidedLead')} />
      <div className="wrap pb-16">
        <QueueFilter query={query} counts={counts} />
        {items.length === 0 ? (
          <EmptyState icon="list" title={t('noDecided')}>
            {t('noDecidedText')}
          </EmptyState>
        ) : (
          <ul aria-label={t('decidedCaption')} className="mt-6 divide-y divide-line border-y border-line">
            {items.map((item) => (
              <DecidedRow key={item.line} item={item} now={now} />
            ))}
          </ul>
        )}
        <div className="mt-6 flex gap-3">
          {before !== undefined && <ButtonLink href={dashboardRoutes.approvals.start(again)}>{t('newest')}</ButtonLink>}
          {next && (
            <ButtonLink href={dashboardRoutes.approvals.start({ ...again, before: next })}>{t('older')}</ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}

/** One decision: about whom, the outcome, by whom and when. */
function DecidedRow({ item, now }: { item: DecidedItem; now: Date }) {
  const t = useTranslations('admin.approvals')
  const log = useTranslations('admin.auditLog')
  const locale = useLocale()
  const { action, details, by, at } = item
  const { accepted, rejected } = details
  const outcome =
    typeof accepted === 'number' && typeof rejected === 'number'
      ? [
          accepted > 0 && t('outcome.accepted', { count: accepted }),
          rejected > 0 && t('outcome.rejected', { count: rejected }),
        ]
          .filter(Boolean)
          .join(', ')
      : undefined
  return (
    <li className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <DecidedItemLink item={item} />
        <p className="text-soft">{[actionText(action, log), outcome].filter(Boolean).join(': ')}</p>
      </div>
      <p className="text-sm text-soft">
        <span>{by ?? t('bySystem')}</span> ·{' '}
        <span className="numbers whitespace-nowrap">{officeDay(locale, at, now)}</span>
      </p>
    </li>
  )
}

function DecidedItemLink({ item }: { item: DecidedItem }) {
  const t = useTranslations('admin.approvals')
  if (item.title === null) return <span className="text-soft">{t('gone')}</span>
  return (
    <TextLink href={itemHref(item)} className="inline-flex min-h-9 items-center">
      {item.title}
    </TextLink>
  )
}
