import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextLink } from '../actions/links'
import { EmptyState } from '../surface/empty-state'
import { DataTable } from './data-table'
import { Pagination } from './pagination'

type FoundTableProps = ComponentProps<typeof DataTable> &
  Pick<ComponentProps<typeof Pagination>, 'page' | 'pageCount' | 'hrefOf'> & {
    icon: ComponentProps<typeof EmptyState>['icon']
    texts: { noneTitle: string; noneText: string; all: string; count: (total: number) => string }
    total: number
    /** The unfiltered list. */
    allHref: string
  }

/**
 * The results of an admin search: their number, a page of them as a table, and pagination; an empty state with a link
 * to all; or, past the last page, a link to it.
 */
export function FoundTable({ icon, texts, total, allHref, page, pageCount, hrefOf, ...table }: FoundTableProps) {
  const t = useTranslations('ui')
  if (table.rows.length === 0 && total > 0)
    return (
      <EmptyState
        icon={icon}
        title={t('pastTheEnd', { page })}
        action={<TextLink href={hrefOf(pageCount)}>{t('lastPage', { page: pageCount })}</TextLink>}
      >
        {texts.count(total)}
      </EmptyState>
    )
  if (table.rows.length === 0)
    return (
      <EmptyState icon={icon} title={texts.noneTitle} action={<TextLink href={allHref}>{texts.all}</TextLink>}>
        {texts.noneText}
      </EmptyState>
    )
  return (
    <>
      <p className="mt-8 mb-4 font-semibold">{texts.count(total)}</p>
      <DataTable stacked {...table} />
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} className="mt-8" />
    </>
  )
}
