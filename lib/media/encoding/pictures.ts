import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { smallerWidths } from '../rules'
import type { Crop } from '../schema/crop'
import {
  type EncodedFile,
  type EncodedPhoto,
  isPdf,
  KIND_BYTES,
  type PrivateType,
  pictureKind,
  problemWithDocument,
  problemWithFile,
  problemWithPhoto,
  UPLOAD_SENTENCES as SAYS,
  UPLOAD,
} from '../schema/uploads'

const MAX_SECONDS = 10

/**
 * What somebody sent, as an upright picture with its size. Only JPEG, PNG and WebP are ever given to the library, decided by content,
 * so that none of its other readers (SVG, TIFF, PDF) sees a stranger's file. Throws InvalidInputError with a sentence.
 */
async function openPicture(bytes: Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  const problem = problemWithFile(bytes.byteLength, bytes.subarray(0, KIND_BYTES))
  if (problem) throw new InvalidInputError(problem)
  // "error": a file that was cut off is refused, one with an odd remark in it is not.
  const options = { failOn: 'error', limitInputPixels: UPLOAD.maxPixels, sequentialRead: true } as const
  const { width, height } = await readSize(bytes)
  if (width * height > UPLOAD.maxPixels) throw new InvalidInputError(SAYS.tooManyPixels)
  if (Math.min(width, height) < UPLOAD.minSide) throw new InvalidInputError(SAYS.tooSmall)
  return { picture: sharp(bytes, options).timeout({ seconds: MAX_SECONDS }).autoOrient(), width, height }
}

/** Runs the work on an opened picture. */
const encode = (picture: Sharp): Promise<Uint8Array> => finish(picture.toBuffer())

/** What the library cannot finish is a damaged file, said in a sentence. */
async function finish<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw new InvalidInputError(SAYS.broken)
  }
}

/** As it is seen: a photo that was taken upright is higher than wide, however the camera stored it. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // The head alone, without a limit, so that a bomb is told from a damaged file; nothing is unpacked.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    throw new InvalidInputError(SAYS.broken)
  }
}

/** From the project's root, where the server starts. */
const WORKER = path.join(process.cwd(), 'lib/media/encoding/heic-worker.mjs')
/** A photo of 12 megapixels takes two to three. */
const OPEN_HEIC_MAX_SECONDS = 15

const answer = z.union([
  z.object({ problem: z.enum(['tooManyPixels', 'tooSmall', 'broken']) }),
  z.object({ width: z.int(), height: z.int(), pixels: z.custom<Uint8ClampedArray>(ArrayBuffer.isView) }),
])

/** One after the other: each takes up to 200 MB while it is unpacked. */
let last: Promise<unknown> = Promise.resolve()

/**
 * A phone's HEIC as an upright picture, unpacked by WebAssembly in a thread of its own: a hostile file can neither hold up the server nor
 * leave its sandbox. Throws InvalidInputError with a sentence.
 */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const turn = last.then(() => unpack(bytes))
  last = turn.catch(() => undefined)
  const unpacked = await turn
  if ('problem' in unpacked) throw new InvalidInputError(SAYS[unpacked.problem])
  const { width, height, pixels } = unpacked
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
}

async function unpack(bytes: Uint8Array): Promise<z.output<typeof answer>> {
  const { maxPixels, minSide } = UPLOAD
  const worker = new Worker(WORKER, { workerData: { bytes, maxPixels, minSide }, stdout: true, stderr: true })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      const isBroken = () => resolve({ problem: 'broken' })
      worker.on('message', (message) => resolve(answer.parse(message)))
      worker.on('error', isBroken)
      worker.on('exit', isBroken)
      timer = setTimeout(isBroken, OPEN_HEIC_MAX_SECONDS * 1_000)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** A whole picture as a WebP that fits into a square of `side` pixels, and its size. Nothing else of the sent file is kept. Throws InvalidInputError. */
export async function fittedPicture(
  bytes: Uint8Array,
  side: number,
): Promise<{ file: { type: 'image/webp'; bytes: Uint8Array }; width: number; height: number }> {
  const { picture } = await openPicture(bytes)
  const fitted = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
  const encoded = await encode(fitted)
  const { width, height } = await sharp(encoded).metadata()
  return { file: { type: 'image/webp', bytes: encoded }, width, height }
}

/**
 * The chosen part of a picture as a WebP of `side` x `side` pixels. Nothing of the sent file is kept but what is seen: no metadata,
 * no position, no second content behind the picture. Throws InvalidInputError with a sentence.
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

/** Sharp at the head of a wide page. */
const LONGEST_SIDE = 1_920

/**
 * A photo for everybody: a WebP that fits into 1920 x 1920 and its smaller widths, made of what is seen alone, without metadata, position
 * or a second content. Takes HEIC too. Throws InvalidInputError with a sentence.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  // Unpacked once; every size is made of what came out.
  const { data, info } = await finish(flat(fitted).raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  const files = [...smallerWidths(width), width].map(async (size) => {
    const sized = sharp(data, { raw: { width, height, channels } }).resize(size)
    return { width: size, bytes: await finish(sized.webp({ quality: 80 }).toBuffer()) }
  })
  return { type: 'image/webp', width, height, files: await Promise.all(files) }
}

/** The same photo as a JPEG that every browser can show, to be cut out there; nothing of it is stored. Throws InvalidInputError. */
export async function readablePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(READABLE_SIDE, READABLE_SIDE, { fit: 'inside', withoutEnlargement: true })
  return finish(flat(fitted).jpeg({ quality: 92 }).toBuffer())
}

/** Enough for a part of it to fill the head of a page. */
const READABLE_SIDE = 2_560

async function openPhoto(bytes: Uint8Array) {
  const start = bytes.subarray(0, KIND_BYTES)
  const problem = problemWithPhoto(bytes.byteLength, start)
  if (problem) throw new InvalidInputError(problem)
  return pictureKind(start) === 'heic' ? openHeic(bytes) : (await openPicture(bytes)).picture
}

const flat = (picture: Sharp) => picture.flatten({ background: '#fff' }).toColourspace('srgb')

/** Enough to read a letter by. */
const DOCUMENT_LONGEST_SIDE = 2_400

/**
 * A document that somebody shows: a picture, also a phone's HEIC, is made anew, so that nothing but what is seen is kept; a PDF stays as it is and is only ever
 * handed out as a download. Throws InvalidInputError with a sentence.
 */
export async function openDocument(bytes: Uint8Array): Promise<{ type: PrivateType; bytes: Uint8Array }> {
  const problem = problemWithDocument(bytes)
  if (problem) throw new InvalidInputError(problem)
  if (isPdf(bytes)) return { type: 'application/pdf', bytes }
  const isHeic = pictureKind(bytes.subarray(0, KIND_BYTES)) === 'heic'
  return (await fittedPicture(isHeic ? await readablePhoto(bytes) : bytes, DOCUMENT_LONGEST_SIDE)).file
}
