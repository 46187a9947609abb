import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { DistinctPair, DuplicatePair, PairedProvider } from '@/lib/admin/directory/types'
import { CERTAIN_PERCENT } from '@/lib/imports/matching/rules/providers'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { messageText } from '@/lib/platform/language/translate'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { AdminHead } from '../admin-head'
import { StatusBadge } from './directory-view'
import { DistinctionButton } from './distinction-button'

/** Both providers' names and places, on one line where there is room. */
function PairNames({ pair }: { pair: readonly [PairedProvider, PairedProvider] }) {
  const t = useTranslations('admin.merge')
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {pair.map((one, at) => (
        <span key={one.id} className="inline-flex flex-wrap items-center gap-x-2">
          {at > 0 && <span className="text-soft">{t('and')}</span>}
          <span className="font-semibold">{one.name}</span>
          <span className="text-sm text-soft">{one.place}</span>
          {one.status !== 'open' && <StatusBadge status={one.status} />}
        </span>
      ))}
    </p>
  )
}

/** One line for each pair: confidence, both providers, and why. */
export function DuplicateList({ pairs }: { pairs: readonly DuplicatePair[] }) {
  const t = useTranslations('admin.merge')
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pairs.map(({ keep, drop, percent, reason }) => (
        <li
          key={`${keep.id} ${drop.id}`}
          className="grid gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[4rem_1fr_auto] sm:items-center"
        >
          <span>
            <Badge tone={percent >= CERTAIN_PERCENT ? 'mint' : 'stone'} className="numbers">
              {t('sure', { percent })}
            </Badge>
          </span>
          <div className="min-w-0">
            <PairNames pair={[keep, drop]} />
            <p className="text-sm text-soft">{messageText(locale, reason)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-2">
            <TextLink
              href={dashboardRoutes.admin.mergeProviders({ keep: keep.id, drop: drop.id })}
              aria-label={t('compare', { one: keep.name, other: drop.name })}
              className="inline-flex min-h-11 items-center"
            >
              {t('compareWith')}
            </TextLink>
            <DistinctionButton one={keep} other={drop} areTwo />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Pairs marked as distinct, each with an undo. */
function DistinctPart({ pairs, most }: { pairs: readonly DistinctPair[]; most: number }) {
  const t = useTranslations('admin.merge')
  return (
    <section aria-labelledby="told-apart" className="mt-14">
      <h2 id="told-apart" className="text-section tracking-tight">
        {t('apart')}
      </h2>
      <p className="mt-1 text-soft">
        {t('apartLead')} {pairs.length === most && t('latestShown', { count: most })}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {pairs.map(({ one, other }) => (
          <li key={`${one.id} ${other.id}`} className="grid gap-x-5 py-2 sm:grid-cols-[1fr_auto] sm:items-center">
            <PairNames pair={[one, other]} />
            <div className="-ml-4 sm:ml-0">
              <DistinctionButton one={one} other={other} areTwo={false} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DuplicatesViewProps = {
  pairs: readonly DuplicatePair[]
  apart: readonly DistinctPair[]
  most: number
  /** When the search for pairs last ran; `isDue`: it is about to run again. */
  search: { searchedAt: Date | null; isDue: boolean }
  now: Date
}

/** Pairs that may be one provider, the likeliest first; below them those marked as distinct. */
export function DuplicatesView({ pairs, apart, most, search, now }: DuplicatesViewProps) {
  const t = useTranslations('admin.merge')
  const locale = useLocale()
  const { searchedAt, isDue } = search
  return (
    <>
      <AdminHead title={t('duplicates')} lead={t('duplicatesLead')} parents={['providers']} />
      <div className="wrap pb-16">
        <p role="status" className="mb-4 text-soft">
          {searchedAt ? t('searched', { at: officeMoment(locale, searchedAt, now) }) : t('neverSearched')}{' '}
          {isDue && t('searching')}
        </p>
        {pairs.length > 0 ? (
          <>
            <p className="mb-4 font-semibold">
              {pairs.length === most ? t('mostShown', { count: most }) : t('pairs', { count: pairs.length })}
            </p>
            <DuplicateList pairs={pairs} />
          </>
        ) : (
          searchedAt && (
            <EmptyState icon="check" title={t('noneTitle')}>
              {t('noneText')}
            </EmptyState>
          )
        )}
        {apart.length > 0 && <DistinctPart pairs={apart} most={most} />}
      </div>
    </>
  )
}
