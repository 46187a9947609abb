'use client'

import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { averageScore, hasNotes } from '@/lib/favorites/rules/scorecard'
import type { FavoriteNotes as Notes } from '@/lib/favorites/types'
import { dayText } from '@/lib/providers/rules/dates'
import { notesTexts as texts } from './texts'

const NotesForm = lazy(() => import('./notes-form'))

type FavoriteNotesProps = { notes: Notes; name: string; onSaved: (notes: Notes) => void }

/** What a parent wrote of a favorite, in short; the form's code comes when it is opened. */
export function FavoriteNotes({ notes, name, onSaved }: FavoriteNotesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="mt-3">
      {!isOpen && <Summary notes={notes} />}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {hasNotes(notes) ? texts.change : texts.begin}
        <VisuallyHidden>{texts.ofName(name)}</VisuallyHidden>
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
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function Summary({ notes: { note, touredOn, scores } }: { notes: Notes }) {
  const average = averageScore(scores)
  const tour = [
    ...(touredOn ? [texts.toured(dayText(touredOn, new Date().toISOString()))] : []),
    ...(average === null ? [] : [texts.average(average)]),
  ]
  return (
    <>
      {tour.length > 0 && <p className="numbers text-sm font-medium">{tour.join(' · ')}</p>}
      {note && <p className="mt-0.5 max-w-prose text-sm whitespace-pre-line text-soft">{note}</p>}
    </>
  )
}
