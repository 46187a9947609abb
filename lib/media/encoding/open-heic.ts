import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { InvalidInputError } from '@/lib/platform/errors'
import { UPLOAD_SENTENCES as SAYS, UPLOAD } from '../schema/upload'

/** From the project's root, where the server starts. */
const WORKER = path.join(process.cwd(), 'lib/media/encoding/heic-worker.mjs')
/** A photo of 12 megapixels takes two to three. */
const MAX_SECONDS = 15

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
export async function openHeic(bytes: Uint8Array): Promise<Sharp> {
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
      timer = setTimeout(isBroken, MAX_SECONDS * 1_000)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
