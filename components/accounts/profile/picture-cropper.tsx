'use client'

import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { type Crop, middleSquare } from '@/lib/media/schema/crop'
import { CropButtons } from './crop-buttons'

type PictureCropperProps = {
  address: string
  crop: Crop | null
  onCrop: (crop: Crop) => void
  /** The browser cannot show the file. */
  onUnreadable: () => void
}

const asPercent = ({ x, y, width, height }: Crop) => ({
  unit: '%' as const,
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

/** The picture with a round frame over it, to drag, to move by arrow keys, or by the buttons below. Loaded by picture-dialog.tsx. */
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
        {/* biome-ignore lint/performance/noImgElement: a file of this browser, not of the site */}
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
