'use client'

import { type MouseEvent, useId } from 'react'
import { useReportedRows } from '@/components/analytics/use-reported-rows'
import { saveFavorite } from '@/components/families/favorites/favorite-button'
import { holds, useFavorites } from '@/components/families/favorites/favorite-store'
import { favoritesMessages } from '@/components/families/favorites/messages'
import { FitLines } from '@/components/families/fit/fit-lines'
import { OwnFitPlace, useIsParent } from '@/components/families/fit/own-fit'
import { useSoftLinks } from '@/components/ui/actions/use-soft-links'
import { photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/http/routes'
import { type ProviderTag, tagsOf } from '@/lib/providers/catalogue/traits'
import { factsOf, pictureOf, RowFacts, whereText } from './row-facts'
import { rowMessages } from './row-messages'
import type { RowValues } from './row-values'
import { storedRow } from './stored-provider'

export type ProviderRowsProps = {
  rows: readonly RowValues[]
  /** "YYYY-MM-DD" in their time zone. */
  today: string
  /** This page's path, to return to after signing in. */
  wayBack: string
  /** The heading level of the names. */
  level?: 2 | 3
  /** The list's accessible name. */
  label?: string
}

/**
 * Rows with lines between them; sponsored ones in a frame. One client component for the whole list: it gets plain
 * values, and one listener serves the links and hearts of all rows.
 */
export function ProviderRows({ rows, today, wayBack, level = 2, label }: ProviderRowsProps) {
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
          // The tooltip is set once the session is known.
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
    </>
  )
}

const MOST_TAGS = 5

type ProviderRowProps = {
  row: RowValues
  /** "YYYY-MM-DD" in the provider's time zone. */
  today: string
  /** The heading level of the name. */
  level: 2 | 3
  /** Its picture is the first of the page. */
  isFirst: boolean
  /** `form`: the list's, which saves without JavaScript. `hint` is the tooltip. */
  heart: { isFavorite: boolean; isBusy: boolean; hint?: string; label: string; form: string }
  /** Each row shows the fit for a signed-in parent's child. */
  isParent: boolean
}

/**
 * One provider in a list: a row that reads like a sentence, in few elements (app/styles/rows.css), because a page has
 * twenty. It has no listeners of its own: the list handles its links and its heart.
 */
function ProviderRow({ row, today, level, isFirst, heart, isParent }: ProviderRowProps) {
  const Heading = `h${level}` as const
  const { src, srcSet } = photoSources(pictureOf(row))
  const href = routes.provider(row.id)
  return (
    <article {...storedRow(row)} className={row.isSponsored ? 'row row-sponsored' : 'row'}>
      {/* biome-ignore lint/performance/noImgElement: its sizes are made beforehand (lib/media/rules.ts) */}
      <img
        src={src}
        srcSet={srcSet ?? undefined}
        sizes="(min-width:44rem) 15rem,100vw"
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <div className="row-body">
        {row.isSponsored && <p className="row-mark row-mark-sun">{rowMessages.sponsored}</p>}
        {row.isTemporarilyClosed && <p className="row-mark row-mark-coral">{rowMessages.temporarilyClosed}</p>}
        <Heading className="row-name">
          <a href={href}>{row.name}</a>
        </Heading>
        <p className="row-where">
          {`${whereText(row)}\u00a0· `}
          <RowRating {...row} />
        </p>
        <button
          type="submit"
          form={heart.form}
          formAction={routes.api.addFavorite(row.id)}
          aria-pressed={heart.isFavorite}
          aria-disabled={heart.isFavorite || heart.isBusy || undefined}
          aria-label={`${heart.label}: ${row.name}`}
          title={heart.hint}
          className="row-heart"
        />
        <RowFacts facts={factsOf(row, today)} />
        {row.fit ? (
          <div className="row-fit">
            <FitLines lines={row.fit} />
          </div>
        ) : (
          <OwnFitPlace id={row.id} isParent={isParent} className="row-fit" />
        )}
        <RowTags tags={tagsOf(row)} />
        <a
          className="row-details"
          href={href}
          aria-label={rowMessages.viewDetails + rowMessages.viewDetailsOf(row.name)}
        >
          {rowMessages.viewDetails}
        </a>
      </div>
    </article>
  )
}

function RowRating({ rating, reviewCount }: Pick<RowValues, 'rating' | 'reviewCount'>) {
  if (rating === null) return rowMessages.noReviews
  return (
    <span className="rating" role="img" aria-label={rowMessages.ratingInWords(rating, reviewCount)}>
      {`${rating.toFixed(1)} (${reviewCount.toLocaleString('en-US')})`}
    </span>
  )
}

function RowTags({ tags }: { tags: ProviderTag[] }) {
  const hidden = tags.length - MOST_TAGS
  if (tags.length === 0) return null
  return (
    <ul aria-label={rowMessages.tags} className="row-tags">
      {tags.slice(0, MOST_TAGS).map(({ label, color }) => (
        <li key={label} data-color={color}>
          {label}
        </li>
      ))}
      {hidden > 0 && <li aria-label={rowMessages.moreTagsInWords(hidden)}>{rowMessages.moreTags(hidden)}</li>}
    </ul>
  )
}
