import { IconButton } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-paths'
import { type Crop, moveCrop, scaleCrop } from '@/lib/media/schema/crop'
import { profileTexts as texts } from './texts'

const STEP = 0.04
const FACTOR = 1.12

const moves: { icon: IconName; label: string; change: (crop: Crop) => Crop }[] = [
  { icon: 'chevron-left', label: texts.left, change: (crop) => moveCrop(crop, -STEP, 0) },
  { icon: 'chevron-right', label: texts.right, change: (crop) => moveCrop(crop, STEP, 0) },
  { icon: 'chevron-up', label: texts.up, change: (crop) => moveCrop(crop, 0, -STEP) },
  { icon: 'chevron-down', label: texts.down, change: (crop) => moveCrop(crop, 0, STEP) },
  { icon: 'minus', label: texts.smaller, change: (crop) => scaleCrop(crop, 1 / FACTOR) },
  { icon: 'plus', label: texts.larger, change: (crop) => scaleCrop(crop, FACTOR) },
]

/** What dragging does, for whoever cannot drag. */
export function CropButtons({ crop, onCrop }: { crop: Crop; onCrop: (crop: Crop) => void }) {
  return (
    <div className="flex flex-wrap justify-center gap-1">
      {moves.map(({ icon, label, change }) => (
        <IconButton key={label} icon={icon} label={label} onClick={() => onCrop(change(crop))} />
      ))}
    </div>
  )
}
