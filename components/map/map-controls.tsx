import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-paths'
import { mapTexts as texts } from './texts'
import type { CameraMoves } from './use-camera'

const STEP = 120
const DIRECTIONS: { to: keyof typeof texts.moveTo; icon: IconName; right: number; down: number }[] = [
  { to: 'up', icon: 'chevron-up', right: 0, down: -STEP },
  { to: 'left', icon: 'chevron-left', right: -STEP, down: 0 },
  { to: 'right', icon: 'chevron-right', right: STEP, down: 0 },
  { to: 'down', icon: 'chevron-down', right: 0, down: STEP },
]

/** All that fingers and the wheel do, as buttons. */
export function MapControls({ moves, hasMoved }: { moves: CameraMoves; hasMoved: boolean }) {
  const [areArrowsShown, setAreArrowsShown] = useState(false)
  return (
    <div data-map-control className="absolute top-3 right-3 z-20 flex flex-col items-end gap-2">
      <IconButton variant="outlined" icon="plus" label={texts.zoomIn} onClick={() => moves.zoom(1)} />
      <IconButton variant="outlined" icon="minus" label={texts.zoomOut} onClick={() => moves.zoom(-1)} />
      {hasMoved && <IconButton variant="outlined" icon="home" label={texts.showAll} onClick={moves.reset} />}
      <IconButton
        variant="outlined"
        icon="move"
        label={texts.move}
        aria-expanded={areArrowsShown}
        onClick={() => setAreArrowsShown(!areArrowsShown)}
      />
      {areArrowsShown && (
        <div className="map-arrows">
          {DIRECTIONS.map(({ to, icon, right, down }) => (
            <IconButton
              key={to}
              variant="outlined"
              icon={icon}
              label={texts.moveTo[to]}
              className={`map-arrow-${to}`}
              onClick={() => moves.pan(right, down)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
