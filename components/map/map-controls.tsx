import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-paths'
import { mapTexts as texts } from './texts'
import type { CameraMoves } from './use-camera'

const STEP = 120
const DIRECTIONS: { to: keyof typeof texts.moveTo; icon: IconName; right: number; down: number }[] = [
  { to: 'left', icon: 'chevron-left', right: -STEP, down: 0 },
  { to: 'up', icon: 'chevron-up', right: 0, down: -STEP },
  { to: 'down', icon: 'chevron-down', right: 0, down: STEP },
  { to: 'right', icon: 'chevron-right', right: STEP, down: 0 },
]

/** All that fingers and the wheel do, as buttons. */
export function MapControls({ moves, hasMoved }: { moves: CameraMoves; hasMoved: boolean }) {
  const [areArrowsShown, setAreArrowsShown] = useState(false)
  return (
    <div className="flex flex-wrap">
      <IconButton icon="minus" label={texts.zoomOut} onClick={() => moves.zoom(-1)} />
      <IconButton icon="plus" label={texts.zoomIn} onClick={() => moves.zoom(1)} />
      <IconButton
        icon="move"
        label={texts.move}
        aria-expanded={areArrowsShown}
        onClick={() => setAreArrowsShown(!areArrowsShown)}
      />
      {areArrowsShown &&
        DIRECTIONS.map(({ to, icon, right, down }) => (
          <IconButton key={to} icon={icon} label={texts.moveTo[to]} onClick={() => moves.pan(right, down)} />
        ))}
      {hasMoved && <IconButton icon="reset" label={texts.showAll} onClick={moves.reset} />}
    </div>
  )
}
