import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'

/**
 * What can be cut out. The cover is the specification's: 16:9, at least 200 x 112.5 on screen, first nine tenths of the width, JPEG of
 * quality 0.9. `mostWide`: of a larger part no more is kept.
 */
export const SHAPES = {
  cover: { aspect: 16 / 9, minWidth: 200, minHeight: 112.5, mostWide: 1_920 },
  logo: { aspect: 1, minWidth: 100, minHeight: 100, mostWide: 512 },
} as const
export type Shape = (typeof SHAPES)[keyof typeof SHAPES]
const START_PERCENT = 90
const QUALITY = 0.9

/** Around the middle of a picture of this size. */
export function startFrame(width: number, height: number, { aspect }: Shape): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: '%', width: START_PERCENT }, aspect, width, height), width, height)
}

/** The same frame moved by a share of the picture; it stops at the edge. */
export function moveFrame(frame: PercentCrop, right: number, down: number): PercentCrop {
  return { ...frame, x: within(frame.x + right, 100 - frame.width), y: within(frame.y + down, 100 - frame.height) }
}

/** A frame `factor` times as large around the same middle, inside the picture and at least `leastWidth` percent wide. */
export function scaleFrame(frame: PercentCrop, factor: number, leastWidth: number): PercentCrop {
  const most = Math.min(100 / frame.width, 100 / frame.height)
  const scale = Math.min(Math.max(factor, leastWidth / frame.width), most)
  const [width, height] = [frame.width * scale, frame.height * scale]
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2]
  return moveFrame({ ...frame, x, y, width, height }, 0, 0)
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The framed part of a picture as a JPEG; null where the browser cannot make one. */
export function cutOut(
  picture: HTMLImageElement,
  frame: PercentCrop,
  { aspect, mostWide }: Shape,
): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture
  const [x, y] = [(frame.x / 100) * naturalWidth, (frame.y / 100) * naturalHeight]
  const [width, height] = [(frame.width / 100) * naturalWidth, (frame.height / 100) * naturalHeight]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(width, mostWide))
  canvas.height = Math.round(canvas.width / aspect)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no holes.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
