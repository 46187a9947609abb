'use client'

import { useState } from 'react'
import { OwnFit } from '@/components/fit/own-fit'
import { RowFacts } from '@/components/providers/row-facts'
import { rowTexts } from '@/components/providers/row-texts'
import { factsOf, pictureOf, whereText } from '@/components/providers/row-words'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/stars'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { hasNotes } from '@/lib/favorites/rules/scorecard'
import { photoSources } from '@/lib/media/rules'
import { routes } from '@/lib/platform/routes'
import type { FavoriteRow } from './favorite-row-view'
import { FavoriteNotes } from './notes/favorite-notes'
import { favoritesPageTexts as texts } from './page-texts'
import { RemoveFavorite } from './remove-favorite'

type FavoriteItemProps = { favorite: FavoriteRow; level: 2 | 3; onRemoved: () => void }

/** One saved provider: what is known of it today, the way to its page, and away with it. */
export function FavoriteItem({ favorite, level, onRemoved }: FavoriteItemProps) {
  const { row, today, formerNames, isClosed } = favorite
  const [notes, setNotes] = useState(favorite.notes)
  const Heading = `h${level}` as const

  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 md:flex-row md:gap-5">
      <Picture
        {...photoSources(pictureOf(row))}
        alt=""
        sizes="(min-width: 44rem) 11rem, 100vw"
        className="aspect-[16/10] w-full rounded-xl md:h-28 md:w-44 md:shrink-0 dark:brightness-90"
      />
      <div className="min-w-0 flex-1">
        {row.isTemporarilyClosed && (
          <Badge tone="coral" className="mb-1.5">
            {rowTexts.temporarilyClosed}
          </Badge>
        )}
        <Heading className="text-name">{row.name}</Heading>
        <p className="mt-0.5 text-sm text-soft">
          {`${whereText(row)}\u00a0· `}
          {row.rating === null ? rowTexts.noReviews : <Rating rating={row.rating} className="text-ink" />}
        </p>
        {isClosed && <p className="mt-1.5 font-semibold">{texts.closed}</p>}
        {formerNames.length > 0 && <p className="mt-1.5 text-sm">{texts.merged(formerNames, row.name)}</p>}
        {!isClosed && <RowFacts isNarrow facts={factsOf(row, today).slice(0, 2)} />}
        {!isClosed && <OwnFit id={row.id} className="mt-3" />}
        {notes && <FavoriteNotes notes={notes} name={row.name} onSaved={setNotes} />}
      </div>
      <div className="flex shrink-0 gap-2.5 md:flex-col md:items-stretch">
        <ButtonLink variant="secondary" href={routes.provider(row.id)} className="flex-1 md:flex-none">
          {texts.viewDetails}
          <VisuallyHidden>{texts.ofName(row.name)}</VisuallyHidden>
        </ButtonLink>
        <RemoveFavorite favorite={favorite} losesNotes={notes !== undefined && hasNotes(notes)} onRemoved={onRemoved} />
      </div>
    </li>
  )
}
