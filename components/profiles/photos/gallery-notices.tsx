import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { OwnProfile, ProfilePhoto } from '@/lib/profiles/types'
import { photoTexts as texts } from './texts'

type GalleryNoticesProps = {
  change: OwnProfile['change']
  isDisputed: boolean
  onUseTheirs: () => void
  onBringBack: (photos: ProfilePhoto[]) => void
  removed: boolean
  onUndo: () => void
}

/** What one has to know before one goes on: a colleague's change, a rejection, and that a removal can be undone. */
export function GalleryNotices({ change, isDisputed, onUseTheirs, onBringBack, removed, onUndo }: GalleryNoticesProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its photo.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  const decision = change?.status === 'decided' ? change.decisions.photos : undefined
  return (
    <>
      {isDisputed && (
        <div role="alert" className={notice}>
          <p>{texts.meanwhile}</p>
          <Button variant="quiet" size="sm" className="-ml-3" onClick={onUseTheirs}>
            {texts.useTheirs}
          </Button>
        </div>
      )}
      {decision?.accepted === false && (
        <div className={notice}>
          <p>{texts.rejected(decision.reason)}</p>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3"
            onClick={() => onBringBack(change?.fields.photos?.to ?? [])}
          >
            {texts.bringBack}
          </Button>
        </div>
      )}
      <div role="status">
        {removed && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-md bg-sunken px-4 py-1.5">
            {texts.removed}
            <Button ref={undo} variant="quiet" size="sm" onClick={onUndo}>
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

const notice = 'mt-4 rounded-md bg-sun-soft px-4 py-3 text-on-sun'
