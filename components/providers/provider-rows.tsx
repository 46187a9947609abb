'use client'

import { useTranslations } from 'next-intl'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useId } from 'react'
import { useIsParent } from '@/components/accounts/session'
import { report, storeSourceList } from '@/components/analytics/report'
import { includesFavorite, useFavorites } from '@/components/families/favorites/favorite-store'
import { saveFavorite } from '@/components/families/favorites/save-favorite'
import { withMessages } from '@/components/platform/browser-messages'
import { AppLink } from '@/components/ui/actions/links'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import type { Translate } from '@/lib/platform/language/types'
import { AccountMessages } from '@/messages/parts/account'
import { ProviderThumbnail, RowFit, RowLines } from './row-parts'
import { hoursLine, isNothingStated, moreText, type RowTexts, shortWhereText, useRowTexts, whereText } from './row-text'
import type { RowValues } from './row-values'

const OwnRowAnswers = withMessages(
  AccountMessages,
  lazy(() => import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnRowAnswers }))),
)

export type ProviderRowsProps = {
  rows: readonly RowValues[]
  /** "YYYY-MM-DD" in the providers' time zone. */
  today: string
  /** This page's path, to return to after signing in. */
  wayBack: string
  /** The heading level of the names. */
  level?: 2 | 3
  /** The list's accessible name. */
  label?: string
  /** Set next to a map of the same providers. */
  isOnMap?: boolean
  /** Titles above the rows that come last, by how they match the search. */
  matchTitles?: Record<NonNullable<RowValues['match']>, string>
}

/**
 * Rows with lines between them; sponsored ones in a frame. One client component for the whole list: it gets plain
 * values, and one listener serves the hearts of all rows.
 */
export function ProviderRows({ rows, today, wayBack, level = 2, label, isOnMap, matchTitles }: ProviderRowsProps) {
  const texts = useRowTexts()
  const favorites = useTranslations('families.favorites')
  const fit = useTranslations('families.fit')
  const reported = useReportedRows(rows)
  const { owner, ids, saving } = useFavorites()
  const favoriteForm = useId()
  const isParent = useIsParent()

  function onClick(event: MouseEvent) {
    const heart = event.target instanceof HTMLElement && event.target.closest('button')
    if (!heart) return
    event.preventDefault()
    const row = rows.find((_row, index) => event.currentTarget.children[index]?.contains(heart))
    if (row) void saveFavorite({ ...row, address: whereText(texts, row) }, favorites)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles the hearts inside, which are buttons and also work by keyboard */}
      <ul aria-label={label} className="rows" {...reported} onClick={onClick}>
        {rows.map((row, index) => {
          const isFavorite = includesFavorite(ids, row.id)
          const before = rows[index - 1]
          const isOrganic = !row.isSponsored
          const title = row.match && row.match !== before?.match && matchTitles?.[row.match]
          // The tooltip is set once the session is known.
          const hint = favorites(owner === 'nobody' ? 'wrongRoleHint' : 'add')
          return (
            <li
              key={row.id}
              className={before && !before.isSponsored && isOrganic && !title ? 'row-divided' : undefined}
            >
              {title && <p className="row-group">{title}</p>}
              <ProviderRow
                row={row}
                today={today}
                level={level}
                isFirst={index === 0}
                isParent={isParent}
                isOnMap={isOnMap}
                texts={texts}
                fit={fit}
                heart={{
                  isFavorite,
                  isBusy: saving.includes(row.id),
                  hint: isFavorite ? favorites('already') : owner === null ? undefined : hint,
                  label: favorites('add'),
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

type ProviderRowProps = {
  row: RowValues
  /** "YYYY-MM-DD" in the provider's time zone. */
  today: string
  /** The heading level of the name. */
  level: 2 | 3
  /** Its picture is the first one on the page. */
  isFirst: boolean
  /** `form`: the list's, which saves without JavaScript. `hint` is the tooltip. */
  heart: { isFavorite: boolean; isBusy: boolean; hint?: string; label: string; form: string }
  /** Each row shows the fit for a signed-in parent's child. */
  isParent: boolean
  /** Links the row with its place on a map. */
  isOnMap?: boolean
  texts: RowTexts
  /** The texts of the fit. */
  fit: Translate<'families.fit'>
}

/**
 * One provider in a list, in few elements (app/styles/rows.css), because a page has twenty. The list handles its heart.
 */
function ProviderRow({ row, today, level, isFirst, heart, isParent, isOnMap, texts, fit }: ProviderRowProps) {
  const { row: t } = texts
  const Heading = `h${level}` as const
  const href = routes.provider(row.id)
  return (
    <article
      data-result=""
      data-map-id={isOnMap ? row.id : undefined}
      className={row.isSponsored ? 'row row-sponsored' : 'row'}
    >
      <ProviderThumbnail {...row} className="row-picture" isFirst={isFirst} />
      <Heading className="row-name">
        <AppLink href={href}>{row.name}</AppLink>
      </Heading>
      <p className="row-where">
        <RowRating {...row} t={t} />
        {`\u00a0· ${shortWhereText(texts, row)}`}
        {row.isSponsored && <b> {t('sponsored')}</b>}
        {row.isTemporarilyClosed && <strong> {t('temporarilyClosed')}</strong>}
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
      <RowAnswers row={row} today={today} isParent={isParent} texts={texts} fit={fit} />
      <p className="row-more">{moreText(texts, row)}</p>
      <AppLink className="row-details" href={href} aria-label={t('viewDetailsOf', { name: row.name })}>
        {t('viewDetails')}
      </AppLink>
    </article>
  )
}

/** Openings, price and fit for the child entered in the search, or for a parent's own child; for everyone else the hours. */
function RowAnswers({
  row,
  today,
  isParent,
  texts,
  fit,
}: Pick<ProviderRowProps, 'row' | 'today' | 'isParent' | 'texts' | 'fit'>) {
  const entered = row.fit
  const { text, isKnown } = hoursLine(texts, row, today)
  const answers = (
    <>
      <RowLines row={row} today={today} texts={texts} />
      {/* If nothing is stated, the line above already says so. */}
      {entered && !isNothingStated(row) ? (
        <RowFit {...entered} t={fit} />
      ) : (
        <p className="row-fit" data-fit={isKnown ? undefined : 'unknown'}>
          {text}
        </p>
      )}
    </>
  )
  if (entered || !isParent) return answers
  return (
    <Suspense fallback={answers}>
      <OwnRowAnswers row={row} today={today} fallback={answers} texts={texts} fitTexts={fit} />
    </Suspense>
  )
}

const spoken = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>

function RowRating({ rating, reviewCount, t }: Pick<RowValues, 'rating' | 'reviewCount'> & { t: RowTexts['row'] }) {
  if (rating === null) return t('noReviews')
  return <span className="rating">{t.rich('rating', { rating: rating.toFixed(1), count: reviewCount, spoken })}</span>
}

/** Specified: the first three results and the sponsored ones, after 100 ms on screen. */
const FIRST = 3
const SEEN_AFTER_MS = 100

/**
 * Reports which rows of a list were seen (again whenever the list changes) and which were opened. Returns event handlers
 * for the list's element.
 */
export function useReportedRows(rows: readonly Pick<RowValues, 'id' | 'isSponsored'>[]) {
  const first = rows
    .filter(({ isSponsored }, index) => index < FIRST || isSponsored)
    .map(({ id }) => id)
    .join(' ')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const reportWhenVisible = () => {
      clearTimeout(timer)
      // A page in a background tab has not been seen.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => report(interactions(first, 'view')), SEEN_AFTER_MS)
    }
    reportWhenVisible()
    document.addEventListener('visibilitychange', reportWhenVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reportWhenVisible)
    }
  }, [first])

  const onOpen = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const row = link && rows.find(({ id }) => routes.provider(id) === readPath(link.pathname).path)
    if (!row) return
    storeSourceList(row.id)
    report(interactions(row.id, 'click'))
  }
  // Capturing, because the link's own handler may leave the page first. auxclick: the middle button opens a new tab.
  return { onClickCapture: onOpen, onAuxClickCapture: onOpen }
}

function interactions(ids: string, interactionType: 'view' | 'click') {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((providerId) => ({ providerId, interactionType }))
}
