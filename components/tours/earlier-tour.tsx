'use client'

import { Button } from '@/components/ui/button'
import type { ShownTour } from '@/lib/tours/types'
import { tourTexts as texts } from './texts'
import { useTourChange } from './use-tour-change'

/** What became of a tour, and for two days the way to put it right. */
export function EarlierTour({ tour, onChanged }: { tour: ShownTour; onChanged: () => void }) {
  const { change, pressed } = useTourChange(tour.id, onChanged)
  const correction = tour.actions.find((action) => action === 'done' || action === 'missed')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        {tour.agreed && (
          <>
            <time dateTime={tour.agreed.at}>{tour.agreed.text}</time>
            <span aria-hidden> · </span>
          </>
        )}
        <span className="text-soft">{outcomeWords(tour)}</span>
      </span>
      {correction && (
        <Button variant="quiet" size="sm" busy={pressed === correction} onClick={() => void change(correction)}>
          {texts[correction]}
        </Button>
      )}
    </li>
  )
}

function outcomeWords({ status, isYourDecision }: ShownTour): string {
  const who = isYourDecision ? 'you' : 'them'
  if (status === 'declined') return texts.offBy[who]
  return status === 'missed' ? texts.missedBy[who] : texts.statuses[status]
}
