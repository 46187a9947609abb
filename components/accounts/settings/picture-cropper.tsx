'use client'

import 'react-image-crop/dist/ReactCrop.css'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { IconButton } from '@/components/ui/actions/icon-button'
import type { IconName } from '@/components/ui/surface/icon'
import { type Crop, middleSquare, moveCrop, scaleCrop } from '@/lib/media/schema'

const STEP = 0.04
const FACTOR = 1.12

const moves = [
  { icon: 'chevron-left', label: 'left', change: (crop: Crop) => moveCrop(crop, -STEP, 0) },
  { icon: 'chevron-right', label: 'right', change: (crop: Crop) => moveCrop(crop, STEP, 0) },
  { icon: 'chevron-up', label: 'up', change: (crop: Crop) => moveCrop(crop, 0, -STEP) },
  { icon: 'chevron-down', label: 'down', change: (crop: Crop) => moveCrop(crop, 0, STEP) },
  { icon: 'minus', label: 'smaller', change: (crop: Crop) => scaleCrop(crop, 1 / FACTOR) },
  { icon: 'plus', label: 'larger', change: (crop: Crop) => scaleCrop(crop, FACTOR) },
] as const satisfies readonly { icon: IconName; label: string; change: (crop: Crop) => Crop }[]

/** The same as dragging, for people who cannot drag. */
function CropButtons({ crop, onCrop }: { crop: Crop; onCrop: (crop: Crop) => void }) {
  const t = useTranslations('accounts.profile')
  return (
    <div className="flex flex-wrap justify-center gap-1">
      {moves.map(({ icon, label, change }) => (
        <IconButton key={label} icon={icon} label={t(label)} onClick={() => onCrop(change(crop))} />
      ))}
    </div>
  )
}

type PictureCropperProps = {
  address: string
  crop: Crop | null
  onCrop: (crop: Crop) => void
  /** Called when the browser cannot display the file. */
  onUnreadable: () => void
}

const asPercent = ({ x, y, width, height }: Crop) => ({
  unit: '%' as const,
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

/**
 * The picture under a round frame, moved by dragging, arrow keys or the buttons below. Loaded by picture-settings.tsx.
 */
export default function PictureCropper({ address, crop, onCrop, onUnreadable }: PictureCropperProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="grid justify-items-center gap-4">
      <ReactCrop
        crop={isShown && crop ? asPercent(crop) : undefined}
        onChange={(_, { x, y, width, height }) =>
          width > 0 && onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }
        aspect={1}
        circularCrop
        keepSelection
        minWidth={24}
      >
        {/* biome-ignore lint/performance/noImgElement: a local file, not one of the site */}
        <img
          src={address}
          alt=""
          className="max-h-[46dvh]"
          onError={onUnreadable}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setIsShown(true)
            onCrop(middleSquare(naturalWidth / naturalHeight))
          }}
        />
      </ReactCrop>
      {crop && <CropButtons crop={crop} onCrop={onCrop} />}
    </div>
  )
}
