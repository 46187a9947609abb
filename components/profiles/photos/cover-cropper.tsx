'use client'

import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '@/components/ui/button'
import { cutOut, SHAPES, startFrame } from './cover-frame'
import { FrameButtons } from './frame-buttons'
import { photoTexts as texts } from './texts'

type CoverCropperProps = {
  shape: keyof typeof SHAPES
  /** A picture that this browser can show. */
  address: string
  isSaving: boolean
  onSave: (jpeg: Blob | null) => void
  onCancel: () => void
  onUnreadable: () => void
}

/** A picture with the cover's or logo's frame over it, to drag, to move by arrow keys, or by the buttons below. Loaded by cover-dialog.tsx. */
export default function CoverCropper({
  shape: name,
  address,
  isSaving,
  onSave,
  onCancel,
  onUnreadable,
}: CoverCropperProps) {
  const shape = SHAPES[name]
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [frame, setFrame] = useState<PercentCrop>()
  const [completed, setCompleted] = useState<PercentCrop>()
  // A small or narrow picture has no room for the least frame: then it is as large as fits.
  const most = picture ? Math.min(picture.width, picture.height * shape.aspect) : shape.minWidth
  const minWidth = Math.min(shape.minWidth, most)

  function complete(next: PercentCrop) {
    setFrame(next)
    setCompleted(next)
  }

  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center">
        <ReactCrop
          crop={frame}
          onChange={(_, percent) => setFrame(percent)}
          onComplete={(_, percent) => percent.width > 0 && setCompleted(percent)}
          aspect={shape.aspect}
          minWidth={minWidth}
          minHeight={minWidth / shape.aspect}
          keepSelection
          ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: texts.cropFrame }}
        >
          {/* biome-ignore lint/performance/noImgElement: a file of this browser, not of the site */}
          <img
            src={address}
            alt=""
            className="max-h-[46dvh]"
            onError={onUnreadable}
            onLoad={({ currentTarget }) => {
              setPicture(currentTarget)
              setFrame(startFrame(currentTarget.width, currentTarget.height, shape))
            }}
          />
        </ReactCrop>
      </div>
      {frame && (
        <FrameButtons frame={frame} leastWidth={picture ? (minWidth / picture.width) * 100 : 0} onFrame={complete} />
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          busy={isSaving}
          disabled={!picture || !completed}
          onClick={() => picture && completed && void cutOut(picture, completed, shape).then(onSave)}
        >
          {texts.save[name]}
        </Button>
      </div>
    </div>
  )
}
