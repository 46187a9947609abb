import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { routes } from '@/lib/platform/routes'
import type { ShownTime, ShownTour } from '@/lib/tours/types'
import { tourTexts as texts } from './texts'

type AgreedTourProps = {
  tour: ShownTour
  agreed: ShownTime
  pressed: string | undefined
  onSay: (action: 'done' | 'missed') => void
}

/** When it is, and once its time has come, whether it was. */
export function AgreedTour({ tour, agreed, pressed, onSay }: AgreedTourProps) {
  return (
    <>
      <p className="mt-2 text-lead font-semibold">
        <time dateTime={agreed.at}>{agreed.text}</time>
      </p>
      {agreed.conflict && <p className="text-sm text-coral-deep">{agreed.conflict}</p>}
      {!agreed.isPast && (
        <a href={routes.api.tourFile(tour.id)} download className={buttonClasses({ variant: 'secondary' }, 'mt-3')}>
          {texts.calendarFile}
        </a>
      )}
      {tour.actions.includes('done') && <WhatBecameOfIt pressed={pressed} onSay={onSay} />}
    </>
  )
}

function WhatBecameOfIt({ pressed, onSay }: Pick<AgreedTourProps, 'pressed' | 'onSay'>) {
  return (
    <>
      <p className="mt-3">{texts.didItTakePlace}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {(['done', 'missed'] as const).map((action) => (
          <Button
            key={action}
            variant={action === 'done' ? 'primary' : 'secondary'}
            busy={pressed === action}
            onClick={() => onSay(action)}
          >
            {texts[action]}
          </Button>
        ))}
      </div>
    </>
  )
}
