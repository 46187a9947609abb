import type { Camera, MapPlace, Size, Spot } from '../types'
import { spotOf } from './mercator'

export type Label = Spot & { place: MapPlace }

/** Pixels: of a letter as the map writes it, of a line, and around a name. */
const LETTER = 7.2
const LINE = 18
const AIR = 6
/** Half of a mark. */
const MARK = 16
/** More names than these make a map harder to read. */
const MOST = 24

/** The names that have room, the weightiest first; none stands on another, on a mark, nor half outside. */
export function labelsOf(
  places: readonly MapPlace[],
  camera: Camera,
  size: Size,
  marks: readonly Spot[] = [],
): Label[] {
  const labels: Label[] = []
  for (const place of places.toSorted((a, b) => b.weight - a.weight || a.slug.localeCompare(b.slug))) {
    const label = { ...spotOf(place, camera), place }
    const hasRoom =
      labels.length < MOST &&
      isInside(label, size) &&
      !labels.some((other) => touch(label, other)) &&
      !marks.some((mark) => isUnder(label, mark))
    if (hasRoom) labels.push(label)
  }
  return labels
}

const halfWidth = ({ place }: Label) => (place.name.length * LETTER) / 2 + AIR

function isInside(label: Label, { width, height }: Size): boolean {
  return Math.abs(label.x) + halfWidth(label) < width / 2 && Math.abs(label.y) + LINE < height / 2
}

/** The line of a city's name is below its dot. */
function isUnder(label: Label, mark: Spot): boolean {
  return Math.abs(label.x - mark.x) < halfWidth(label) + MARK && Math.abs(label.y + LINE / 2 - mark.y) < LINE / 2 + MARK
}

function touch(a: Label, b: Label): boolean {
  return Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b) && Math.abs(a.y - b.y) < LINE + AIR
}
