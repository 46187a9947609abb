import type { PercentCrop } from 'react-image-crop'
import { IconButton } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-paths'
import { moveFrame, scaleFrame } from './cover-frame'
import { photoTexts as texts } from './texts'

/** Of a hundred parts of the picture. */
const STEP = 4
const FACTOR = 1.12

type FrameButtonsProps = { frame: PercentCrop; leastWidth: number; onFrame: (frame: PercentCrop) => void }

/** What dragging does, for whoever cannot drag. */
export function FrameButtons({ frame, leastWidth, onFrame }: FrameButtonsProps) {
  const moves: { icon: IconName; label: string; frame: () => PercentCrop }[] = [
    { icon: 'chevron-left', label: texts.left, frame: () => moveFrame(frame, -STEP, 0) },
    { icon: 'chevron-right', label: texts.right, frame: () => moveFrame(frame, STEP, 0) },
    { icon: 'chevron-up', label: texts.up, frame: () => moveFrame(frame, 0, -STEP) },
    { icon: 'chevron-down', label: texts.down, frame: () => moveFrame(frame, 0, STEP) },
    { icon: 'minus', label: texts.smaller, frame: () => scaleFrame(frame, 1 / FACTOR, leastWidth) },
    { icon: 'plus', label: texts.larger, frame: () => scaleFrame(frame, FACTOR, leastWidth) },
  ]
  return (
    <div className="flex flex-wrap justify-center gap-1">
      {moves.map(({ icon, label, frame: next }) => (
        <IconButton key={label} icon={icon} label={label} onClick={() => onFrame(next())} />
      ))}
    </div>
  )
}
