'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useConfirm } from '@/components/forms/confirm-button'
import { ProviderThumbnail, RowLines } from '@/components/providers/row-parts'
import { type RowTexts, useRowTexts, whereText } from '@/components/providers/row-text'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { Rating } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Skeleton } from '@/components/ui/surface/loading'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { averageScore, hasNotes, MAX_SCORE } from '@/lib/families/favorites/rules'
import type { FavoriteNotes as Notes } from '@/lib/families/favorites/schema'
import { routes } from '@/lib/platform/http/routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { OwnFit, OwnFitBar } from '../fit/own-fit'
import { removeFavorite } from './account-favorites'
import type { FavoriteRow } from './favorite-row'
import { loadFavoritesOwner } from './favorite-store'

type Texts = { t: Translate<'families.favoritesPage'>; notesTexts: Translate<'families.notes'>; rowTexts: RowTexts }

/** Explains favorites, and where to find the first one. */
export function NoFavorites({ level = 2 }: { level?: 2 | 3 }) {
  const t = useTranslations('families.favoritesPage')
  return (
    <EmptyState
      level={level}
      icon="heart"
      title={t('none')}
      action={<ButtonLink href={routes.home()}>{t('explore')}</ButtonLink>}
    >
      {t('noneText')}
    </EmptyState>
  )
}

type RemoveFavoriteProps = { favorite: FavoriteRow; losesNotes: boolean; onRemoved: () => void }

/** Removes a favorite; needs confirmation if its notes would be deleted too. */
export function RemoveFavorite({ favorite: { row, savedAs }, losesNotes, onRemoved }: RemoveFavoriteProps) {
  const t = useTranslations('families.favoritesPage')
  const notesTexts = useTranslations('families.notes')
  const favorites = useTranslations('families.favorites')
  const { isAsking, wasDeclined, setIsAsking } = useConfirm()
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove() {
    setIsRemoving(true)
    if (await removeFavorite(row.id, savedAs, favorites)) onRemoved()
    else setIsRemoving(false)
  }
  if (isAsking)
    return (
      <div className="grid flex-1 gap-2 md:max-w-44">
        <p role="status" className="text-sm">
          {notesTexts('removeQuestion')}
        </p>
        <Button autoFocus variant="secondary" onClick={() => setIsAsking(false)}>
          {notesTexts('keep')}
        </Button>
        <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
          {t('remove')}
          <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
        </Button>
      </div>
    )
  return (
    <Button
      autoFocus={wasDeclined}
      variant="quiet"
      busy={isRemoving}
      onClick={() => (losesNotes ? setIsAsking(true) : void remove())}
      className="flex-1 md:flex-none"
    >
      {t('remove')}
      <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
    </Button>
  )
}

/** After the session, because the owner's draft is restored only once. */
const NotesForm = lazy(async () => {
  const [form] = await Promise.all([import('./notes-form'), loadFavoritesOwner()])
  return form
})

type FavoriteNotesProps = Pick<Texts, 'notesTexts'> & {
  notes: Notes
  name: string
  /** "YYYY-MM-DD" */
  today: string
  onSaved: (notes: Notes) => void
}

/** A short view of a parent's notes; the form's code loads when it is opened. */
function FavoriteNotes({ notes, name, today, onSaved, notesTexts }: FavoriteNotesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="mt-3">
      {!isOpen && <Summary notes={notes} today={today} notesTexts={notesTexts} />}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-3 max-md:min-h-11"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {notesTexts(hasNotes(notes) ? 'change' : 'begin')}
        <VisuallyHidden>{notesTexts('ofName', { name })}</VisuallyHidden>
      </Button>
      {isOpen && (
        <div id={id} className="mt-2 rounded-lg bg-sunken px-4 py-5 sm:px-5">
          <Suspense fallback={<Skeleton className="h-60 w-full rounded-lg" />}>
            <NotesForm
              notes={notes}
              onSaved={(saved) => {
                onSaved(saved)
                close()
              }}
              onReloaded={onSaved}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

type SummaryProps = Pick<FavoriteNotesProps, 'notes' | 'today' | 'notesTexts'>

function Summary({ notes: { note, touredOn, scores }, today, notesTexts }: SummaryProps) {
  const locale = useLocale()
  const average = averageScore(scores)
  const tour = [
    ...(touredOn ? [notesTexts('toured', { day: dayText(locale, touredOn, today) })] : []),
    ...(average === null ? [] : [notesTexts('average', { score: average, most: MAX_SCORE })]),
  ]
  return (
    <>
      {tour.length > 0 && <p className="numbers text-sm font-medium">{tour.join(' · ')}</p>}
      {note && <p className="mt-0.5 max-w-prose text-sm whitespace-pre-line text-soft">{note}</p>}
    </>
  )
}

type FavoriteItemProps = Texts & { favorite: FavoriteRow; level: 2 | 3; onRemoved: () => void }

/** One saved provider: its current facts, its link, and a button to remove it. */
function FavoriteItem({ favorite, level, onRemoved, t, notesTexts, rowTexts }: FavoriteItemProps) {
  const { row, today, formerNames, isClosed } = favorite
  const [notes, setNotes] = useState(favorite.notes)
  const Heading = `h${level}` as const

  return (
    <li className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3.5 border-t border-line py-5 first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:grid-rows-[auto_1fr] md:gap-x-5">
      <ProviderThumbnail {...row} className="h-31 w-full rounded-xl object-cover md:h-28 dimmed" />
      <div className="min-w-0 text-sm">
        {row.isTemporarilyClosed && (
          <Badge tone="coral" className="mb-1.5">
            {rowTexts.row('temporarilyClosed')}
          </Badge>
        )}
        <Heading className="text-name">{row.name}</Heading>
        <p className="mt-0.5 text-soft">
          {row.rating === null ? rowTexts.row('noReviews') : <Rating rating={row.rating} className="text-ink" />}
          {`\u00a0· ${whereText(rowTexts, row)}`}
        </p>
        {isClosed && <p className="mt-1.5 font-semibold">{t('closed')}</p>}
        {formerNames.length > 0 && (
          <p className="mt-1.5 text-sm">{mergedText(formerNames, row.name, t, rowTexts.locale)}</p>
        )}
        {!isClosed && <RowLines row={row} today={today} texts={rowTexts} />}
        {!isClosed && <OwnFit id={row.id} className="mt-3" />}
      </div>
      {notes && (
        <div className="max-md:col-span-2 md:col-start-2">
          <FavoriteNotes notes={notes} name={row.name} today={today} onSaved={setNotes} notesTexts={notesTexts} />
        </div>
      )}
      <div className="flex gap-2.5 max-md:col-span-2 max-md:mt-3 md:col-start-3 md:row-span-2 md:row-start-1 md:flex-col md:items-stretch">
        <ButtonLink variant="secondary" href={routes.provider(row.id)} className="flex-1 md:flex-none">
          {t('viewDetails')}
          <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
        </ButtonLink>
        <RemoveFavorite favorite={favorite} losesNotes={notes !== undefined && hasNotes(notes)} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

/** "Harbor Annex and Harbor West are now part of Harbor." */
function mergedText(formerNames: readonly string[], name: string, t: Texts['t'], locale: Locale): string {
  const names = listText(locale, formerNames)
  return t('merged', { count: formerNames.length, names, name })
}

type FavoriteListProps = { favorites: readonly FavoriteRow[]; level?: 2 | 3; onRemoved: (id: string) => void }

/** A list of saved providers with their fit for the parent's own child. The focus stays in the list when a row is removed. */
export function FavoriteList({ favorites, level = 2, onRemoved }: FavoriteListProps) {
  const t = useTranslations('families.favoritesPage')
  const notesTexts = useTranslations('families.notes')
  const rowTexts = useRowTexts()
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <OwnFitBar className="mt-3" />
      <ul ref={list} tabIndex={-1} aria-label={t('title')} className="outline-none">
        {favorites.map((favorite) => (
          <FavoriteItem
            key={favorite.row.id}
            favorite={favorite}
            level={level}
            t={t}
            notesTexts={notesTexts}
            rowTexts={rowTexts}
            onRemoved={() => {
              list.current?.focus()
              onRemoved(favorite.row.id)
            }}
          />
        ))}
      </ul>
    </>
  )
}
