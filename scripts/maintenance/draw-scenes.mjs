/**
 * Draws the pictures of the sample providers, 640 pixels wide, into public/media/scenes:
 *   node scripts/maintenance/draw-scenes.mjs
 * Run it manually after changing a scene. The result is committed. The same script always draws the same pictures.
 * Never change a picture that was published under its name: /media is served as immutable.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { nap, readingCorner, room, shelf, table } from './scenes/inside.mjs'
import { front, home, yard } from './scenes/outside.mjs'

const FOLDER = 'public/media/scenes'
/** How many of each; prisma/seed/demo/providers/pictures.ts has the same numbers. */
const COUNTS = { front: 64, home: 18, yard: 48, room: 46, shelf: 20, books: 24, table: 16, nap: 20 }
/** The mean difference of two small gray copies (0 to 255) below which two pictures of a kind look alike. */
const MIN_DIFFERENCE = 9

const SKIES = ['#cfe3ea', '#b9d6e4', '#d9e6ea', '#f2d9c0', '#e3dbe6', '#ece5d0', '#a9cbdc']

/** Repeatable randomness: mulberry32. */
function seededRandom(seed) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    pick: (list) => list[Math.floor(next() * list.length)],
    between: (low, high) => Math.round(low + next() * (high - low)),
    chance: (share) => next() < share,
  }
}

const SCENES = { front, home, yard, room, shelf, books: readingCorner, table, nap }
/** Morning, noon, clouds, late afternoon. */
const LIGHT = ['#ffe9c4', '#ffffff', '#cfdbe8', '#f6c79a']

function svgOf(kind, seed) {
  const random = seededRandom(seed)
  const [sky, light, mirrored] = [random.pick(SKIES), random.pick(LIGHT), random.chance(0.5)]
  const width = random.between(316, 400)
  const [left, top] = [random.between(0, 400 - width), random.between(0, 300 - width * 0.75)]
  const fade = (id, from, to, more) =>
    `<linearGradient id="${id}" ${more}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="${left} ${top} ${width} ${width * 0.75}"><defs>
<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
${fade('sky', sky, '#f8f0e2', 'x2="0" y2="1"')}${fade('shade', '#fff3d855', '#5a463038', 'x2="1" y2=".4"')}${fade('light', '#ffffff00', '#fff6e088', 'x2="1" y2=".3"')}
<radialGradient id="edge" cx=".45" cy=".4" r=".85"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1d1408" stop-opacity=".22"/></radialGradient>
</defs><g${mirrored ? ' transform="matrix(-1 0 0 1 400 0)"' : ''}>${SCENES[kind](random)}</g>
<rect width="400" height="300" fill="${light}" opacity=".16"/><rect width="400" height="300" fill="url(#edge)"/></svg>`
}

const thumbnailOf = (picture) => sharp(picture).resize(24, 18, { fit: 'fill' }).grayscale().raw().toBuffer()
const difference = (one, other) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length

await mkdir(FOLDER, { recursive: true })
let bytes = 0
for (const [place, [kind, count]] of Object.entries(COUNTS).entries()) {
  const thumbnails = []
  for (let seed = (place + 1) * 10_000; thumbnails.length < count; seed += 1) {
    const picture = await sharp(Buffer.from(svgOf(kind, seed)))
      .png()
      .toBuffer()
    const thumbnail = await thumbnailOf(picture)
    if (thumbnails.some((other) => difference(thumbnail, other) < MIN_DIFFERENCE)) continue
    thumbnails.push(thumbnail)
    const name = `${kind}-${String(thumbnails.length).padStart(2, '0')}.webp`
    const { size } = await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(join(FOLDER, name))
    bytes += size
  }
}
console.log(`${Object.values(COUNTS).reduce((sum, count) => sum + count, 0)} pictures, ${Math.round(bytes / 1000)} kB`)
