import 'server-only'
import path from 'node:path'
import sharp, { type Metadata, type OverlayOptions } from 'sharp'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { SITE } from '@/lib/platform/config/site'
import { xmlText } from './rules/feeds'
import { cutBetweenWords, SHARE_IMAGE } from './rules/metadata'

export type ShareImageText = { title: string; lines: string[] }
/** A photo to stand beside the words; `path` tells it from others. */
export type SharePhoto = { path: string; bytes: Uint8Array }
export type RenderedImage = { type: 'image/png' | 'image/jpeg'; bytes: Buffer }

const PAPER = '#fbf9f4'
const PINE = '#0c5a52'
const INK = '#17262b'
const SOFT = '#55656a'
const LEFT = 80
const BAND = 26
const PHOTO = { width: 470, height: SHARE_IMAGE.height - BAND } as const
const TITLE_TOP = 190
const TITLE_MOST_HIGH = 230
const MOST_TITLE_CHARACTERS = 90
const MOST_LINE_CHARACTERS = 70
const LINE = { size: 34, weight: 500, color: SOFT } as const

/** Figtree as TrueType: the text engine inside sharp reads no woff. From the project's root, where the server starts. */
const fontFile = (weight: 500 | 700) =>
  path.join(process.cwd(), 'lib/platform/documents/fonts', `figtree-${weight}.ttf`)

/** The same words give the same picture, so answers are kept by their words. */
const remember = createMemoryCache<RenderedImage>({ maxEntries: 100, seconds: 86_400 })

/** A picture of 1200 x 630 pixels: the product's name, a title, up to two lines of facts, and a photo beside them. Needs no network. */
export function renderShareImage(text: ShareImageText, photo: SharePhoto | null = null): Promise<RenderedImage> {
  return remember(JSON.stringify([text, photo?.path]), () => draw(text, photo))
}

async function draw({ title, lines }: ShareImageText, photo: SharePhoto | null): Promise<RenderedImage> {
  const beside = photo && (await cutPhoto(photo.bytes))
  const room = SHARE_IMAGE.width - 2 * LEFT - (beside ? PHOTO.width - LEFT / 2 : 0)
  const head = await drawTitle(cutBetweenWords(title, MOST_TITLE_CHARACTERS), room)
  const name = await drawText(SITE.name, { size: 36, weight: 700, color: INK }, room)
  const overlays: OverlayOptions[] = [
    { input: Buffer.from(frame()), top: 0, left: 0 },
    { input: name.data, top: 82, left: LEFT + 76 },
    { input: head.data, top: TITLE_TOP, left: LEFT },
  ]
  let top = TITLE_TOP + head.height + 44
  for (const line of lines.slice(0, 2)) {
    const drawn = await drawText(cutBetweenWords(line, MOST_LINE_CHARACTERS), LINE, room)
    overlays.push({ input: drawn.data, top, left: LEFT })
    top += Math.max(56, drawn.height + 16)
  }
  if (beside) overlays.push({ input: beside, top: 0, left: SHARE_IMAGE.width - PHOTO.width })
  const drawn = sharp({ create: { ...SHARE_IMAGE, channels: 3, background: PAPER } }).composite(overlays)
  if (beside) return { type: 'image/jpeg', bytes: await drawn.jpeg({ quality: 84 }).toBuffer() }
  return { type: 'image/png', bytes: await drawn.png({ palette: true }).toBuffer() }
}

/** Null where the photo cannot be read: the words alone will do. */
async function cutPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  const cut = sharp(bytes).resize(PHOTO.width, PHOTO.height, { fit: 'cover' })
  return cut
    .png()
    .toBuffer()
    .catch(() => null)
}

/** As large as fits into its room: a long name is set smaller, a very long one is cut. */
async function drawTitle(title: string, room: number) {
  for (const size of [76, 60, 46]) {
    const drawn = await drawText(title, { size, weight: 700, color: PINE }, room)
    if (drawn.height <= TITLE_MOST_HIGH) return drawn
    if (size === 46) return cropped(drawn.data, room, TITLE_MOST_HIGH)
  }
  throw new Error('unreachable')
}

type TextLook = { size: number; weight: 500 | 700; color: string }

async function drawText(words: string, { size, weight, color }: TextLook, room: number) {
  // The text engine reads markup and refuses to draw nothing.
  const safe = xmlText(words).trim() || SITE.name
  const { data } = await sharp({
    text: {
      text: `<span foreground="${color}" size="${size}pt">${safe}</span>`,
      font: weight === 700 ? 'Figtree Bold' : 'Figtree Medium',
      fontfile: fontFile(weight),
      width: room,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return cropped(data, room, TITLE_MOST_HIGH * 3)
}

/** What is wider or higher than its room may not be laid over the picture. */
async function cropped(data: Buffer, mostWide: number, mostHigh: number) {
  const { width = 1, height = 1 }: Metadata = await sharp(data).metadata()
  const room = { left: 0, top: 0, width: Math.min(width, mostWide), height: Math.min(height, mostHigh) }
  return { data: await sharp(data).extract(room).png().toBuffer(), height: room.height }
}

/** The nook of public/icon.svg at the top, a deep band at the foot. */
function frame(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}">
    <rect y="${SHARE_IMAGE.height - BAND}" width="100%" height="${BAND}" fill="${PINE}"/>
    <g transform="translate(${LEFT - 8} 64) scale(2.1)">
      <path fill="${PINE}" d="M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z"/>
      <path fill="#f2b441" d="M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z"/>
      <circle cx="13.3" cy="16.4" r="1.2" fill="#0b3b36"/><circle cx="18.7" cy="16.4" r="1.2" fill="#0b3b36"/>
      <path fill="none" stroke="#0b3b36" stroke-width="1.5" stroke-linecap="round" d="M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0"/>
    </g>
  </svg>`
}
