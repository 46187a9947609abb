import { PageHead } from '@/components/layout/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { officeMoment } from '@/components/users/office-time'
import type { DistinctPair, DuplicatePair } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { directoryTexts } from '../texts'
import { DistinctPart } from './distinct-part'
import { DuplicateList } from './duplicate-list'
import { mergeTexts as texts } from './texts'

type DuplicatesViewProps = {
  pairs: readonly DuplicatePair[]
  apart: readonly DistinctPair[]
  most: number
  /** When the pairs were searched; `isDue`: that is being done again. */
  search: { searchedAt: Date | null; isDue: boolean }
  now: Date
}

/** Pairs that may be one provider, the surest first; below them those that are two. */
export function DuplicatesView({ pairs, apart, most, search, now }: DuplicatesViewProps) {
  const { searchedAt, isDue } = search
  const crumbs = [
    { label: directoryTexts.dashboard, href: routes.adminDashboard() },
    { label: directoryTexts.title, href: routes.admin.providers() },
    { label: texts.duplicates },
  ]
  return (
    <>
      <PageHead title={texts.duplicates} lead={texts.duplicatesLead} crumbs={crumbs} />
      <div className="wrap pb-16">
        <p role="status" className="mb-4 text-soft">
          {searchedAt ? texts.searched(officeMoment(searchedAt, now)) : texts.neverSearched} {isDue && texts.searching}
        </p>
        {pairs.length > 0 ? (
          <>
            <p className="mb-4 font-semibold">
              {pairs.length === most ? texts.mostShown(most) : texts.pairs(pairs.length)}
            </p>
            <DuplicateList pairs={pairs} />
          </>
        ) : (
          searchedAt && (
            <EmptyState icon="check" title={texts.noneTitle}>
              {texts.noneText}
            </EmptyState>
          )
        )}
        {apart.length > 0 && <DistinctPart pairs={apart} most={most} />}
      </div>
    </>
  )
}
