import 'server-only'
import path from 'node:path'
import sharp, { type Metadata, type OverlayOptions } from 'sharp'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { SITE } from '@/lib/platform/config/site'
import { logoShapes } from '@/lib/platform/documents/logo'
import { colors } from '@/site.config'
import { xmlText } from './rules/feeds'
import { cutBetweenWords, SHARE_IMAGE } from './rules/metadata'

export type ShareImageText = { title: string; lines: string[] }
/** A photo next to the text; `path` identifies it in the cache key. */
export type SharePhoto = { path: string; bytes: Uint8Array }
export type RenderedImage = { type: 'image/png' | 'image/jpeg'; bytes: Buffer }

const { paper: PAPER, pine: PINE, ink: INK, soft: SOFT } = colors.light
const LEFT = 80
const BAND = 26
const PHOTO = { width: 470, height: SHARE_IMAGE.height - BAND } as const
const TITLE_TOP = 190
const MAX_TITLE_HEIGHT = 230
const MAX_TITLE_CHARACTERS = 90
const MAX_LINE_CHARACTERS = 70
const LINE = { size: 34, weight: 500, color: SOFT } as const

/** Figtree as TrueType, since sharp's text engine cannot read woff. The path relies on the server starting in the project root. */
const fontFile = (weight: 500 | 700) =>
  path.join(process.cwd(), 'lib/platform/documents/fonts', `figtree-${weight}.ttf`)

/** The output depends only on the input, so pictures are cached by input. */
const cached = createMemoryCache<RenderedImage>({ maxEntries: 100, seconds: 86_400 })

/** Renders a 1200 x 630 picture with the product's name, a title, up to two lines of facts, and optionally a photo. Needs no network. */
export function renderShareImage(text: ShareImageText, photo: SharePhoto | null = null): Promise<RenderedImage> {
  return cached(JSON.stringify([text, photo?.path]), () => renderPicture(text, photo))
}

async function renderPicture({ title, lines }: ShareImageText, photo: SharePhoto | null): Promise<RenderedImage> {
  const photoImage = photo && (await croppedPhoto(photo.bytes))
  const room = SHARE_IMAGE.width - 2 * LEFT - (photoImage ? PHOTO.width - LEFT / 2 : 0)
  const titleImage = await renderTitle(cutBetweenWords(title, MAX_TITLE_CHARACTERS), room)
  const nameImage = await renderText(SITE.name, { size: 36, weight: 700, color: INK }, room)
  const overlays: OverlayOptions[] = [
    { input: Buffer.from(frame()), top: 0, left: 0 },
    { input: nameImage.data, top: 82, left: LEFT + 76 },
    { input: titleImage.data, top: TITLE_TOP, left: LEFT },
  ]
  let top = TITLE_TOP + titleImage.height + 44
  for (const line of lines.slice(0, 2)) {
    const rendered = await renderText(cutBetweenWords(line, MAX_LINE_CHARACTERS), LINE, room)
    overlays.push({ input: rendered.data, top, left: LEFT })
    top += Math.max(56, rendered.height + 16)
  }
  if (photoImage) overlays.push({ input: photoImage, top: 0, left: SHARE_IMAGE.width - PHOTO.width })
  const rendered = sharp({ create: { ...SHARE_IMAGE, channels: 3, background: PAPER } }).composite(overlays)
  if (photoImage) return { type: 'image/jpeg', bytes: await rendered.jpeg({ quality: 84 }).toBuffer() }
  return { type: 'image/png', bytes: await rendered.png({ palette: true }).toBuffer() }
}

/** Null if the photo cannot be read; the picture then has only text. */
async function croppedPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  const cut = sharp(bytes).resize(PHOTO.width, PHOTO.height, { fit: 'cover' })
  return cut
    .png()
    .toBuffer()
    .catch(() => null)
}

/** Renders the title as large as fits: long names get a smaller font, very long ones are cropped. */
async function renderTitle(title: string, room: number) {
  for (const size of [76, 60]) {
    const rendered = await renderText(title, { size, weight: 700, color: PINE }, room)
    if (rendered.height <= MAX_TITLE_HEIGHT) return rendered
  }
  const smallest = await renderText(title, { size: 46, weight: 700, color: PINE }, room)
  return cropped(smallest.data, room, MAX_TITLE_HEIGHT)
}

type TextLook = { size: number; weight: 500 | 700; color: string }

async function renderText(words: string, { size, weight, color }: TextLook, room: number) {
  // The text engine parses markup and throws on empty text.
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
  return cropped(data, room, MAX_TITLE_HEIGHT * 3)
}

/** Crops an overlay to its space: sharp throws if an overlay is larger than the picture. */
async function cropped(data: Buffer, maxWidth: number, maxHeight: number) {
  const { width = 1, height = 1 }: Metadata = await sharp(data).metadata()
  const room = { left: 0, top: 0, width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) }
  return { data: await sharp(data).extract(room).png().toBuffer(), height: room.height }
}

/** The logo at the top, a color band at the bottom. */
function frame(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}">
    <rect y="${SHARE_IMAGE.height - BAND}" width="100%" height="${BAND}" fill="${PINE}"/>
    <g transform="translate(${LEFT - 8} 64) scale(2.1)">${logoShapes()}</g>
  </svg>`
}
