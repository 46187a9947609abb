import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { smallerWidths, UPLOAD } from '../rules/pictures'
import {
  type Crop,
  type EncodedFile,
  type EncodedPhoto,
  isPdf,
  type PrivateType,
  pictureKind,
  problemWithDocument,
  problemWithFile,
  problemWithPhoto,
  UPLOAD_MESSAGES as SENTENCES,
} from '../schema'

const MAX_SECONDS = 10

/**
 * Opens an uploaded picture, upright, and reads its size. Only JPEG, PNG and WebP, detected by content, are passed to the library, so
 * that its other decoders (SVG, TIFF, PDF) never see an untrusted file. Throws InvalidInputError with a message for the user.
 */
async function openPicture(bytes: Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  const problem = problemWithFile(bytes.byteLength, bytes)
  if (problem) throw new InvalidInputError(problem)
  // "error" rejects truncated files, but not files that only cause warnings.
  const options = { failOn: 'error', limitInputPixels: UPLOAD.maxPixels, sequentialRead: true } as const
  const { width, height } = await readSize(bytes)
  if (width * height > UPLOAD.maxPixels) throw new InvalidInputError(SENTENCES.tooManyPixels)
  if (Math.min(width, height) < UPLOAD.minSide) throw new InvalidInputError(SENTENCES.tooSmall)
  return { picture: sharp(bytes, options).timeout({ seconds: MAX_SECONDS }).autoOrient(), width, height }
}

const encode = (picture: Sharp): Promise<Uint8Array> => finish(picture.toBuffer())

/** Reports a failure of the library as a damaged file, unless time ran out. */
async function finish<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes('timeout')
    throw new InvalidInputError(isLate ? SENTENCES.tooSlow : SENTENCES.broken)
  }
}

/** The size as displayed, with the orientation applied. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // Reads only the header, without a pixel limit, to tell a decompression bomb from a damaged file. Nothing is decoded.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    throw new InvalidInputError(SENTENCES.broken)
  }
}

/** The server starts in the project's root. */
const WORKER = path.join(process.cwd(), 'lib/media/encoding/heic-worker.mjs')
/** A photo of 12 megapixels takes two to three seconds, on a busy machine ten times as long. */
const OPEN_HEIC_MAX_SECONDS = 30

const workerResult = z.union([
  z.object({ problem: z.enum(['tooManyPixels', 'tooSmall', 'broken', 'tooSlow']) }),
  z.object({ width: z.int(), height: z.int(), pixels: z.custom<Uint8ClampedArray>(ArrayBuffer.isView) }),
])

/** HEICs are decoded one by one, because each takes up to 200 MB. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a HEIC with WebAssembly in a worker thread, so that a malicious file can neither block the server nor escape the sandbox.
 * Throws InvalidInputError with a message for the user.
 */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const decoding = last.then(() => decode(bytes))
  last = decoding.catch(() => undefined)
  const decoded = await decoding
  if ('problem' in decoded) throw new InvalidInputError(SENTENCES[decoded.problem])
  const { width, height, pixels } = decoded
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
}

async function decode(bytes: Uint8Array): Promise<z.output<typeof workerResult>> {
  const { maxPixels, minSide } = UPLOAD
  const worker = new Worker(WORKER, { workerData: { bytes, maxPixels, minSide }, stdout: true, stderr: true })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      const fail = () => resolve({ problem: 'broken' })
      worker.on('message', (message) => resolve(workerResult.parse(message)))
      worker.on('error', fail)
      worker.on('exit', fail)
      timer = setTimeout(() => resolve({ problem: 'tooSlow' }), OPEN_HEIC_MAX_SECONDS * 1_000)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** The whole picture as a WebP that fits into a square of `side` pixels, without metadata, and its size. Throws InvalidInputError. */
export async function fittedPicture(
  bytes: Uint8Array,
  side: number,
): Promise<{ file: EncodedFile; width: number; height: number }> {
  const { picture } = await openPicture(bytes)
  const fitted = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
  const encoded = await encode(fitted)
  const { width, height } = await sharp(encoded).metadata()
  return { file: { type: 'image/webp', bytes: encoded }, width, height }
}

/**
 * The selected part of a picture as a WebP of `side` x `side` pixels. Only pixels are copied: no metadata, no position, no data after the
 * picture. Throws InvalidInputError with a message for the user.
 */
export async function squarePicture(bytes: Uint8Array, crop: Crop, side: number): Promise<EncodedFile> {
  const { picture, width, height } = await openPicture(bytes)
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
  return { type: 'image/webp', bytes: await encode(picture.extract(part).resize(side, side).webp({ quality: 82 })) }
}

/** Sharp enough for the cover of a wide page. */
const LONGEST_SIDE = 1_920

/**
 * A public photo: a WebP that fits into 1920 x 1920 and its smaller widths, without metadata or position. Accepts HEIC, too. Throws
 * InvalidInputError with a message for the user.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  // Decoded once for all sizes.
  const { data, info } = await finish(flat(fitted).raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  const files = [...smallerWidths(width), width].map(async (size) => {
    const sized = sharp(data, { raw: { width, height, channels } }).resize(size)
    return { width: size, bytes: await finish(sized.webp({ quality: 80 }).toBuffer()) }
  })
  return { width, height, files: await Promise.all(files) }
}

/** The photo as a JPEG that every browser can display, for cropping; it is not stored. Throws InvalidInputError. */
export async function readablePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(READABLE_SIDE, READABLE_SIDE, { fit: 'inside', withoutEnlargement: true })
  return finish(flat(fitted).jpeg({ quality: 92 }).toBuffer())
}

/** Large enough for a crop to fill the cover of a page. */
const READABLE_SIDE = 2_560

async function openPhoto(bytes: Uint8Array) {
  const problem = problemWithPhoto(bytes.byteLength, bytes)
  if (problem) throw new InvalidInputError(problem)
  return pictureKind(bytes) === 'heic' ? openHeic(bytes) : (await openPicture(bytes)).picture
}

const flat = (picture: Sharp) => picture.flatten({ background: '#fff' }).toColourspace('srgb')

/** Large enough to read a letter. */
const DOCUMENT_LONGEST_SIDE = 2_400

/**
 * Opens an uploaded document. A picture, also a HEIC, is encoded again without metadata; a PDF stays as it is and must only be served as
 * a download. Throws InvalidInputError with a message for the user.
 */
export async function openDocument(bytes: Uint8Array): Promise<{ type: PrivateType; bytes: Uint8Array }> {
  const problem = problemWithDocument(bytes)
  if (problem) throw new InvalidInputError(problem)
  if (isPdf(bytes)) return { type: 'application/pdf', bytes }
  const isHeic = pictureKind(bytes) === 'heic'
  return (await fittedPicture(isHeic ? await readablePhoto(bytes) : bytes, DOCUMENT_LONGEST_SIDE)).file
}
