import { z } from 'zod'

const SENTENCE = 'We can’t use this part of the picture. Please choose it again.'
const fraction = z.coerce.number(SENTENCE).min(0, SENTENCE).max(1, SENTENCE)
/** Tolerance for rounding in browsers. */
const SLACK = 0.001

/** A part of a picture as displayed, upright, in fractions of its width and height. */
export const cropInput = z
  .object({ x: fraction, y: fraction, width: fraction.min(0.01, SENTENCE), height: fraction.min(0.01, SENTENCE) })
  .refine(({ x, y, width, height }) => x + width <= 1 + SLACK && y + height <= 1 + SLACK, SENTENCE)

export type Crop = z.output<typeof cropInput>

/** The largest square in the middle of a picture of `ratio` (width to height). */
export function middleSquare(ratio: number): Crop {
  const width = Math.min(1, 1 / ratio)
  const height = Math.min(1, ratio)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Moves the square by fractions of the picture, up to the edge. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  return { ...crop, x: clamp(crop.x + right, 1 - crop.width), y: clamp(crop.y + down, 1 - crop.height) }
}

/** Scales the square around its center, inside the picture and to at least `least` of its smaller side. */
export function scaleCrop(crop: Crop, factor: number, least = 0.1): Crop {
  const larger = Math.max(crop.width, crop.height)
  const requested = Math.max(factor, least / larger)
  const scale = Math.min(requested, 1 / larger)
  const width = crop.width * scale
  const height = crop.height * scale
  const centered = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 }
  return moveCrop({ ...centered, width, height }, 0, 0)
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0))
