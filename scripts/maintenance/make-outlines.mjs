/**
 * Generates the map's outlines from the US Census Bureau's boundaries (npm package us-atlas): a file per state in public/map,
 * one with all states, and their positions in lib/places/map/catalogue/outlines.ts. Run it after upgrading us-atlas:
 * node scripts/maintenance/make-outlines.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { root } from '../bootstrap/project.mjs'

/** Side of the Web Mercator square in units: a unit is 76 meters at the equator, finer than the source. */
export const WORLD_UNITS = 2 ** 19
/** Square degrees: the simplification threshold for the file with all states. */
const COARSE = 2e-2
/** Units: islands smaller than this in both directions are omitted from the file with all states. */
const SMALLEST_ISLAND = 300
/** By FIPS code. Guam, Samoa and the Northern Marianas are outside of the map. */
const CODES =
  JSON.parse(`{"01":"AL","02":"AK","04":"AZ","05":"AR","06":"CA","08":"CO","09":"CT","10":"DE","11":"DC","12":"FL",
"13":"GA","15":"HI","16":"ID","17":"IL","18":"IN","19":"IA","20":"KS","21":"KY","22":"LA","23":"ME","24":"MD","25":"MA",
"26":"MI","27":"MN","28":"MS","29":"MO","30":"MT","31":"NE","32":"NV","33":"NH","34":"NJ","35":"NM","36":"NY","37":"NC",
"38":"ND","39":"OH","40":"OK","41":"OR","42":"PA","44":"RI","45":"SC","46":"SD","47":"TN","48":"TX","49":"UT","50":"VT",
"51":"VA","53":"WA","54":"WV","55":"WI","56":"WY","72":"PR"}`)

/** `{ files: { 'fl.svg': text }, boxes: { FL: [left, top, right, bottom] } }` in world units. */
export function makeOutlines() {
  const source = JSON.parse(readFileSync(path.join(root, 'node_modules/us-atlas/counties-10m.json'), 'utf8'))
  const coarse = simplify(presimplify(source), COARSE)
  const files = {}
  const boxes = {}
  for (const [fips, code] of Object.entries(CODES)) {
    const counties = source.objects.counties.geometries.filter(({ id }) => id.startsWith(fips))
    const land = ringsOf(merge(source, counties))
    const box = boxOf(land)
    const inner = mesh(source, { type: 'GeometryCollection', geometries: counties }, (a, b) => a !== b)
    boxes[code] = box
    files[`${code.toLowerCase()}.svg`] = svgOf({
      land: pathOf(land, box, true),
      counties: pathOf(inner.coordinates.map(projected), box, false),
    })
  }
  const states = coarse.objects.states.geometries.filter(({ id }) => CODES[id])
  const all = { type: 'GeometryCollection', geometries: states }
  const lands = feature(coarse, all)
    .features.flatMap(({ geometry }) => ringsOf(geometry))
    .filter((ring) => sizeOf(boxOf([ring])) >= SMALLEST_ISLAND)
  boxes.US = boxOf(lands)
  files['us.svg'] = svgOf({
    land: pathOf(lands, boxes.US, true),
    states: pathOf(mesh(coarse, all, (a, b) => a !== b).coordinates.map(projected), boxes.US, false),
  })
  return { files, boxes }
}

/** Omits the Aleutian Islands west of the 180th meridian, or Alaska would span the whole world. */
function ringsOf({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons
    .filter(([outer]) => outer.every(([longitude]) => longitude < 0))
    .flat()
    .map(projected)
    .filter((ring) => ring.length > 3)
}

/** Rounds to whole units and merges adjacent points that coincide. */
function projected(line) {
  const points = line
    .filter(([longitude]) => longitude < 0)
    .map(([longitude, latitude]) => [
      Math.round(((longitude + 180) / 360) * WORLD_UNITS),
      Math.round((0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * WORLD_UNITS),
    ])
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1])
}

function boxOf(lines) {
  const points = lines.flat()
  const least = (axis) => points.reduce((found, point) => Math.min(found, point[axis]), Number.POSITIVE_INFINITY)
  const most = (axis) => points.reduce((found, point) => Math.max(found, point[axis]), 0)
  return [least(0), least(1), most(0), most(1)]
}

function sizeOf([left, top, right, bottom]) {
  return Math.max(right - left, bottom - top)
}

/** Starts at the box's corner and writes each point relative to the previous one, which takes the fewest digits. */
function pathOf(lines, [left, top], isClosed) {
  return lines
    .filter((line) => line.length > 1)
    .map((line) => {
      const points = isClosed ? line.slice(0, -1) : line
      const steps = points.slice(1).map(([x, y], index) => pair(x - points[index][0], y - points[index][1]))
      return `M${pair(points[0][0] - left, points[0][1] - top)}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    })
    .join('')
}

const pair = (x, y) => `${x}${y < 0 ? '' : ' '}${y}`

function svgOf(paths) {
  const elements = Object.entries(paths).map(
    ([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${elements.join('\n')}\n</svg>\n`
}

function catalogueOf(boxes) {
  const rows = Object.entries(boxes).map(([code, box]) => `  ${code}: [${box.join(', ')}],`)
  return `/** Made by scripts/maintenance/make-outlines.mjs. Web Mercator's world is a square of WORLD_UNITS. */
export const WORLD_UNITS = ${WORLD_UNITS}

/** Where each outline of public/map stands in the world: left, top, right, bottom. */
export const OUTLINES = {
${rows.join('\n')}
} as const satisfies Record<string, readonly [number, number, number, number]>
`
}

if (import.meta.filename === process.argv[1]) {
  const { files, boxes } = makeOutlines()
  mkdirSync(path.join(root, 'public/map'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'public/map', name), text)
  writeFileSync(path.join(root, 'lib/places/map/catalogue/outlines.ts'), catalogueOf(boxes))
}
