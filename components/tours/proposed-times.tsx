import { Button } from '@/components/ui/button'
import type { ShownTime } from '@/lib/tours/types'
import { tourTexts as texts } from './texts'

type ProposedTimesProps = {
  times: readonly ShownTime[]
  canAccept: boolean
  /** Which button works just now. */
  pressed: string | undefined
  onAccept: (at: string) => void
}

/** What can be chosen, each with what else the reader has then. */
export function ProposedTimes({ times, canAccept, pressed, onAccept }: ProposedTimesProps) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {times.map(({ at, text, isPast, conflict }) => (
        <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <span>
            <time dateTime={at} className={isPast ? 'text-soft line-through' : 'font-semibold'}>
              {text}
            </time>
            {isPast && <span className="text-soft"> {texts.passed}</span>}
            {conflict && <span className="block text-sm text-coral-deep">{conflict}</span>}
          </span>
          {canAccept && !isPast && (
            <Button
              busy={pressed === at}
              disabled={pressed !== undefined && pressed !== at}
              aria-label={texts.acceptTime(text)}
              onClick={() => onAccept(at)}
            >
              {texts.accept}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
