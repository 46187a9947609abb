import { z } from 'zod'

const SENTENCE = 'This part of the picture cannot be used. Please choose it again.'
const fraction = z.coerce.number(SENTENCE).min(0, SENTENCE).max(1, SENTENCE)
/** What a browser's rounding may add. */
const SLACK = 0.001

/** A part of a picture as it is seen, upright, in fractions of its width and height. */
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

/** The same square moved by fractions of the picture; it stops at the edge. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  return { ...crop, x: within(crop.x + right, 1 - crop.width), y: within(crop.y + down, 1 - crop.height) }
}

/** A square `factor` times as large around the same middle, inside the picture and at least `least` of its smaller side. */
export function scaleCrop(crop: Crop, factor: number, least = 0.1): Crop {
  const larger = Math.max(crop.width, crop.height)
  const wanted = Math.max(factor, least / larger)
  const scale = Math.min(wanted, 1 / larger)
  const width = crop.width * scale
  const height = crop.height * scale
  const middle = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 }
  return moveCrop({ ...middle, width, height }, 0, 0)
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
