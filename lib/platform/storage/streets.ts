import 'server-only'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { env } from '../config/env'
import { bucketKeys, signedFetch } from './storage'

/** The file with the streets for maps: local, or in the bucket. */
export type StreetsFile = {
  size: number
  /** A strong ETag, because ranges of different versions must not be mixed. */
  etag: string
  /** From the first byte to before `end`. */
  read: (from: number, end: number) => Promise<BodyInit>
}

/** Null if STREETS_FILE is not set, or if the file does not exist. */
export async function findStreets(): Promise<StreetsFile | null> {
  const { STREETS_FILE } = env()
  if (!STREETS_FILE) return null
  return /^https?:/.test(STREETS_FILE) ? findInBucket(STREETS_FILE) : findOnDisk(STREETS_FILE)
}

async function findOnDisk(file: string): Promise<StreetsFile | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const { size, mtimeMs } = found
  return {
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    async read(from, end) {
      const handle = await open(file)
      // Closes the file at the end and when the visitor leaves.
      return Readable.toWeb(handle.createReadStream({ start: from, end: end - 1 })) as ReadableStream<Uint8Array>
    },
  }
}

async function findInBucket(url: string): Promise<StreetsFile | null> {
  const send = signedFetch(bucketKeys())
  const head = await send(url, { method: 'HEAD' })
  if (head.status === 404) return null
  const etag = head.headers.get('etag')
  if (!head.ok || !etag) throw new Error(`The file store answered HEAD with status ${head.status}.`)
  return {
    size: Number(head.headers.get('content-length')),
    etag,
    async read(from, end) {
      const part = await send(url, { headers: { range: `bytes=${from}-${end - 1}`, 'if-match': etag } })
      if (part.status !== 206 || !part.body) throw new Error(`The file store answered GET with status ${part.status}.`)
      return part.body
    },
  }
}
