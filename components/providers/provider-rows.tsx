'use client'

import { useReportedRows } from '@/components/analytics/use-reported-rows'
import { JsonLd } from '@/components/seo/json-ld'
import { useSoftLinks } from '@/components/ui/use-soft-links'
import { routes } from '@/lib/platform/routes'
import { itemListMarkup } from '@/lib/seo/rules/page-markup'
import { ProviderRow } from './provider-row'
import type { RowView } from './row-view'

export type ProviderRowsProps = {
  rows: RowView[]
  /** This page's address, to come back to after signing in. */
  wayBack: string
  /** The names' level in the page's outline. */
  level?: 2 | 3
  /** Said to screen readers: what these are. */
  label?: string
  /** For pages that search engines keep: the list in structured data. `firstPosition` counts on over pages. */
  markup?: { name: string; firstPosition: number; siteUrl: string }
}

/**
 * Rows with lines between them; sponsored ones stand in a frame of their own, so they need none. One component for all of
 * them: the page sends their words once, and draws them in the browser too (row-view.ts).
 */
export function ProviderRows({ rows, label, markup, ...look }: ProviderRowsProps) {
  useReportedRows(rows)
  const softLinks = useSoftLinks()
  return (
    <>
      <ul aria-label={label} className={markup && 'pictures-later'} {...softLinks}>
        {rows.map((row, index) => {
          const before = rows[index - 1]
          const isDivided = before && !before.isSponsored && !row.isSponsored
          return (
            <li key={row.id} className={isDivided ? 'border-t border-line pt-5 pb-5' : 'pb-5'}>
              <ProviderRow row={row} first={index === 0} {...look} />
            </li>
          )
        })}
      </ul>
      {markup && (
        <JsonLd
          data={itemListMarkup({ ...markup, paths: rows.map(({ id }) => routes.provider(id)) }, markup.siteUrl)}
        />
      )}
    </>
  )
}
