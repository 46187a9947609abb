'use client'

import { useState } from 'react'
import { useAsking } from '@/components/forms/use-asking'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { removeFavorite } from './favorite-acts'
import type { FavoriteRow } from './favorite-row-view'
import { notesTexts } from './notes/texts'
import { favoritesPageTexts as texts } from './page-texts'

type RemoveFavoriteProps = { favorite: FavoriteRow; losesNotes: boolean; onRemoved: () => void }

/** Takes a favorite away; asks once more where notes would go with it. */
export function RemoveFavorite({ favorite: { row, savedAs }, losesNotes, onRemoved }: RemoveFavoriteProps) {
  const { isAsking, wasAsked, setIsAsking } = useAsking()
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove() {
    setIsRemoving(true)
    if (await removeFavorite(row.id, savedAs)) onRemoved()
    else setIsRemoving(false)
  }
  if (isAsking)
    return (
      <div className="grid flex-1 gap-2 md:max-w-44">
        <p role="status" className="text-sm">
          {notesTexts.removeQuestion}
        </p>
        <Button autoFocus variant="secondary" onClick={() => setIsAsking(false)}>
          {notesTexts.keep}
        </Button>
        <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
          {texts.remove}
          <VisuallyHidden>{texts.ofName(row.name)}</VisuallyHidden>
        </Button>
      </div>
    )
  return (
    <Button
      autoFocus={wasAsked}
      variant="quiet"
      busy={isRemoving}
      onClick={() => (losesNotes ? setIsAsking(true) : void remove())}
      className="flex-1 md:flex-none"
    >
      {texts.remove}
      <VisuallyHidden>{texts.ofName(row.name)}</VisuallyHidden>
    </Button>
  )
}
