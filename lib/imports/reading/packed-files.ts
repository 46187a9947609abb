import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import yauzl from 'yauzl'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'

/** How a list is packed: not at all, with gzip, as a file in a zip archive, or as a workbook, which is also a zip archive. */
export type Packing = { is: 'none' } | { is: 'gzip' } | { is: 'zip'; entry: string } | { is: 'xlsx' }

/** Larger than a list of a million rows. A small archive may unpack to a thousand times its size, which must fill neither disk nor memory. */
const MAX_UNPACKED_BYTES = 2 * 1024 ** 3
const TOO_LARGE = (path: string, bytes: number) =>
  new InvalidInputError(
    message('imports.fileErrors.unpacksTooLarge', {
      path,
      size: Math.round(bytes / 1024 ** 2).toLocaleString('en-US'),
    }),
  )

const DAMAGED = (path: string) => new InvalidInputError(message('imports.fileErrors.damaged', { path }))

/** The bytes of the list. Throws InvalidInputError if they cannot be unpacked completely or exceed `maxBytes`. */
export async function* unpacked(
  path: string,
  packing: Packing,
  onBytes?: (bytes: number) => void,
  maxBytes = MAX_UNPACKED_BYTES,
): AsyncGenerator<Buffer> {
  if (packing.is === 'zip') {
    const archive = await Archive.open(path, maxBytes)
    try {
      yield* archive.read(packing.entry, onBytes)
    } finally {
      archive.close()
    }
    return
  }
  const file = createReadStream(path)
  try {
    // Errors are thrown by the loop below.
    const bytes: Readable = packing.is === 'gzip' ? pipeline(file, createGunzip(), () => undefined) : file
    let unpackedBytes = 0
    for await (const chunk of bytes) {
      unpackedBytes += chunk.length
      if (packing.is === 'gzip' && unpackedBytes > maxBytes) throw TOO_LARGE(path, maxBytes)
      onBytes?.(file.bytesRead)
      yield chunk
    }
  } catch (error) {
    throw isZlibError(error) ? DAMAGED(path) : error
  }
}

const isZlibError = (error: unknown) => /^Z_|^ERR_STREAM_PREMATURE/.test(String(Object(error).code))

/** The names of the files in an archive. */
export async function listEntries(path: string): Promise<string[]> {
  const archive = await Archive.open(path)
  archive.close()
  return archive.names
}

/** A zip archive. It is read by the directory at its end, so that its files can be streamed in any order. */
export class Archive {
  private constructor(
    private readonly path: string,
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
    private readonly maxBytes: number,
  ) {}

  static async open(path: string, maxBytes = MAX_UNPACKED_BYTES): Promise<Archive> {
    const entries = new Map<string, yauzl.Entry>()
    try {
      const zip = await yauzl.openPromise(path, { autoClose: false })
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      return new Archive(path, zip, entries, maxBytes)
    } catch {
      throw DAMAGED(path)
    }
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  /** Yields nothing for a file that does not exist. `onBytes` gets the number of packed bytes read so far. */
  async *read(name: string, onBytes?: (bytes: number) => void): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) return
    if (entry.isEncrypted())
      throw new InvalidInputError(message('imports.fileErrors.passwordInArchive', { path: this.path }))
    // It is enough to check the size that the archive states: the stream fails if an entry turns out to be larger.
    if (entry.uncompressedSize > this.maxBytes) throw TOO_LARGE(this.path, this.maxBytes)
    let unpackedBytes = 0
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        unpackedBytes += chunk.length
        onBytes?.(Math.round((unpackedBytes / Math.max(entry.uncompressedSize, 1)) * entry.compressedSize))
        yield chunk
      }
    } catch (error) {
      if (error instanceof InvalidInputError) throw error
      throw DAMAGED(this.path)
    }
  }

  close(): void {
    this.zip.close()
  }
}
