/** A part of a file: from the first byte to before `end`. */
export type ByteRange = { from: number; end: number }

/**
 * What a Range header asks of a file: a part, null where the whole is answered (no header, or one of several parts), 'none' where the file has no
 * such part.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  // Without a beginning: so many at the end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from >= size || from >= end ? 'none' : { from, end }
}
