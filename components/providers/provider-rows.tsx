'use client'

import { type MouseEvent, useId } from 'react'
import { useReportedRows } from '@/components/analytics/use-reported-rows'
import { JsonLd } from '@/components/content/json-ld'
import { saveFavorite } from '@/components/families/favorites/favorite-button'
import { holds, useFavorites } from '@/components/families/favorites/favorite-store'
import { favoritesMessages } from '@/components/families/favorites/messages'
import { useIsParent } from '@/components/families/fit/own-fit'
import { useSoftLinks } from '@/components/ui/actions/use-soft-links'
import { itemListMarkup } from '@/lib/content/seo/rules/markup'
import { routes } from '@/lib/platform/http/routes'
import { ProviderRow } from './provider-row'
import type { RowValues } from './row-values'
import { whereText } from './row-words'

export type ProviderRowsProps = {
  rows: readonly RowValues[]
  /** "YYYY-MM-DD" where they are. */
  today: string
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
 * Rows with lines between them; sponsored ones stand in a frame of their own. One client component for the whole list: it gets plain
 * values, and one listener serves the links and hearts of all rows.
 */
export function ProviderRows({ rows, today, wayBack, level = 2, label, markup }: ProviderRowsProps) {
  const reported = useReportedRows(rows)
  const softLinks = useSoftLinks()
  const { owner, ids, saving } = useFavorites()
  const favoriteForm = useId()
  const isParent = useIsParent()

  function onClick(event: MouseEvent) {
    const heart = event.target instanceof HTMLElement && event.target.closest('button')
    if (!heart) return softLinks.onClick(event)
    event.preventDefault()
    const row = rows.find((_row, index) => event.currentTarget.children[index]?.contains(heart))
    if (row) void saveFavorite({ ...row, address: whereText(row) })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it serves the links and buttons inside, which a key presses as well */}
      <ul aria-label={label} className="rows" {...softLinks} {...reported} onClick={onClick}>
        {rows.map((row, index) => {
          const isFavorite = holds(ids, row.id)
          const before = rows[index - 1]
          // What a press does is said once it is known who presses.
          const hint = owner === 'nobody' ? favoritesMessages.wrongRoleHint : favoritesMessages.add
          return (
            <li key={row.id} className={before && !before.isSponsored && !row.isSponsored ? 'row-divided' : undefined}>
              <ProviderRow
                row={row}
                today={today}
                level={level}
                isFirst={index === 0}
                isParent={isParent}
                heart={{
                  isFavorite,
                  isBusy: saving.includes(row.id),
                  hint: isFavorite ? favoritesMessages.already : owner === null ? undefined : hint,
                  label: favoritesMessages.add,
                  form: favoriteForm,
                }}
              />
            </li>
          )
        })}
      </ul>
      <form id={favoriteForm} method="post" hidden>
        <input type="hidden" name="next" value={wayBack} />
      </form>
      {markup && (
        <JsonLd
          data={itemListMarkup({ ...markup, paths: rows.map(({ id }) => routes.provider(id)) }, markup.siteUrl)}
        />
      )}
    </>
  )
}
