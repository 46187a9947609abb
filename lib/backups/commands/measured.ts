import 'server-only'
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A stream that lets everything through and knows its checksum at the end. */
export function measured(): { stream: Transform; sha256: () => string } {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, sha256: () => hash.digest('hex') }
}

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
