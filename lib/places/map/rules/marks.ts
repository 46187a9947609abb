import { type Box, METERS_PER_MILE, type Point } from '../../rules/geo'
import type { Camera, MapPlace, MapPoint, Mark, Size, Spot } from '../types'
import { MAX_ZOOM, project, spotOf, worldWidth } from './mercator'

/** Pixels between two marks, so that a thumb finds either. */
export const MARK_PIXELS = 44
/** How many gaps away a mark of homes may step: it stands for a ZIP code, not for a place. */
const FARTHEST = 3
/** Where to, in gaps, the nearest first: where it is, then below, right, above, left, and so on outwards. */
const ASIDE = Array.from({ length: 2 * FARTHEST + 1 }, (_, column) =>
  Array.from({ length: 2 * FARTHEST + 1 }, (_, row) => ({ x: FARTHEST - column, y: FARTHEST - row })),
)
  .flat()
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || Number(b.x === 0) - Number(a.x === 0))

/** Marks stay together from one half step of the zoom to the next. */
export function zoomStepOf({ zoom }: Camera): number {
  return Math.floor(zoom * 2) / 2
}

/**
 * What the map shows of the points at a zoom step. Who stands too
 * near another for a thumb is one mark with it. Family homes are never mixed with others, and their marks step aside for
 * them. From north to south, as one reads.
 */
export function marksOf(points: readonly MapPoint[], zoomStep: number): Mark[] {
  const gap = MARK_PIXELS / worldWidth(zoomStep)
  const places = grouped(points.filter(({ isHome }) => !isHome).map(markOf), gap)
  const homes = grouped(points.filter(({ isHome }) => isHome).map(markOf), gap)
  const standing = [...places]
  for (const home of homes) standing.push(aside(home, standing, gap))
  return standing.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

function markOf(point: MapPoint): Mark {
  return { ...project(point), kind: point.isHome ? 'homes' : 'provider', points: [point] }
}

/** Joins marks until none are nearer than the gap. */
function grouped(marks: Mark[], gap: number): Mark[] {
  const result: Mark[] = []
  for (const mark of marks) {
    const near = result.findIndex((other) => isNear(other, mark, gap))
    const other = result[near]
    if (other) result[near] = joined(other, mark)
    else result.push(mark)
  }
  // A joined mark stands between its parts, where it may have come near another.
  return result.length === marks.length ? result : grouped(result, gap)
}

function isNear(a: Mark, b: Mark, gap: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < gap
}

function joined(a: Mark, b: Mark): Mark {
  const share = b.points.length / (a.points.length + b.points.length)
  return {
    kind: a.kind === 'homes' ? 'homes' : 'cluster',
    points: [...a.points, ...b.points],
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  }
}

function aside(home: Mark, standing: readonly Mark[], gap: number): Mark {
  const places = ASIDE.map(({ x, y }) => ({ ...home, x: home.x + x * gap, y: home.y + y * gap }))
  return places.find((place) => !standing.some((other) => isNear(other, place, gap * 0.99))) ?? home
}

/** Whether coming nearer would part them: providers of one building, or homes of one ZIP code, stay together. */
export function canBeParted({ points }: Mark): boolean {
  return marksOf(points, MAX_ZOOM).length > 1
}

/** The ZIP codes of points, the one with most providers first. */
export function zipsOf(points: readonly MapPoint[]): { zip: string; count: number; homes: number }[] {
  const counts = new Map<string, { zip: string; count: number; homes: number }>()
  for (const { zip, isHome } of points) {
    const entry = counts.get(zip) ?? { zip, count: 0, homes: 0 }
    counts.set(zip, { zip, count: entry.count + 1, homes: entry.homes + (isHome ? 1 : 0) })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.zip.localeCompare(b.zip))
}

/** The box around points, so many miles larger on each side, so that one point is no box without a size. */
export function boxAround(points: readonly [Point, ...Point[]], miles = 0.5) {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const degrees = (miles * METERS_PER_MILE) / 111_195
  return {
    south: Math.min(...latitudes) - degrees,
    north: Math.max(...latitudes) + degrees,
    west: Math.min(...longitudes) - degrees,
    east: Math.max(...longitudes) + degrees,
  }
}

/** About that of the earth: a map's frame needs no better. */
const METERS_PER_DEGREE = 111_195

/** What a map of a search shows at first: the box that was asked for, the circle, or else everything found around a point. */
export function frameOf(area: { center: Point; box?: Box; radiusMeters?: number }, points: readonly Point[]): Box {
  const { center, box, radiusMeters } = area
  if (box) return box
  if (radiusMeters === undefined) return boxAround([center, ...points], 2)
  const degrees = radiusMeters / METERS_PER_DEGREE
  const wide = degrees / Math.cos((center.latitude * Math.PI) / 180)
  return {
    south: center.latitude - degrees,
    north: center.latitude + degrees,
    west: center.longitude - wide,
    east: center.longitude + wide,
  }
}

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
