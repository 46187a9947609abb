import type { Box } from '../../rules/geo'
import { OUTLINES, WORLD_UNITS } from '../catalogue/outlines'
import type { Camera } from '../types'
import { project, worldWidth } from './mercator'

/** From this zoom on, states are shown in detail, with their counties. */
export const DETAIL_ZOOM = 5.5

export type Outline = { file: string; isDetailed: boolean; x: number; y: number; scale: number }

/** The files of public/map that a box needs, and how each is placed on the map: moved by x and y pixels, then scaled. */
export function outlinesOf(box: Box, camera: Camera): Outline[] {
  if (camera.zoom < DETAIL_ZOOM) return [placed('US', camera)]
  const topLeft = project({ latitude: box.north, longitude: box.west })
  const bottomRight = project({ latitude: box.south, longitude: box.east })
  return codes
    .filter((code) => {
      const [left, top, right, bottom] = OUTLINES[code]
      return (
        code !== 'US' &&
        left <= bottomRight.x * WORLD_UNITS &&
        right >= topLeft.x * WORLD_UNITS &&
        top <= bottomRight.y * WORLD_UNITS &&
        bottom >= topLeft.y * WORLD_UNITS
      )
    })
    .map((code) => placed(code, camera))
}

type Code = keyof typeof OUTLINES
const isCode = (text: string): text is Code => text in OUTLINES
const codes = Object.keys(OUTLINES).filter(isCode)

function placed(code: Code, camera: Camera): Outline {
  const [left, top] = OUTLINES[code]
  const width = worldWidth(camera.zoom)
  return {
    file: `/map/${code.toLowerCase()}.svg`,
    isDetailed: code !== 'US',
    x: (left / WORLD_UNITS - camera.x) * width,
    y: (top / WORLD_UNITS - camera.y) * width,
    scale: width / WORLD_UNITS,
  }
}
