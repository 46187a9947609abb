import { routes } from '@/lib/platform/http/routes'
import type { FileType } from './uploads'

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<string, FileType>
const ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg' } as const satisfies Record<
  FileType,
  keyof typeof TYPES
>
const NAME = /^[0-9a-f]{32}(?:-\d{2,4})?\.(webp|avif|jpg)$/

/** The name under which a file is stored and served; `random` is 32 hexadecimal digits, `width` is for a smaller size of a picture. */
export function fileName(random: string, type: FileType, width?: number): string {
  return `${random}${width === undefined ? '' : `-${width}`}.${ENDINGS[type]}`
}

/** The type of a file by the extension we gave it; null for a name that cannot be ours. */
export function typeOfName(name: string): FileType | null {
  const ending = NAME.exec(name)?.[1]
  return ending === 'webp' || ending === 'avif' || ending === 'jpg' ? TYPES[ending] : null
}

/** The name in the address of an uploaded picture; null for any other address. */
export const nameInAddress = (address: string): string | null => nameAfter(routes.picture(''), address)

/** The name in the address of an uploaded video; null for any other address. */
export const videoInAddress = (address: string): string | null => nameAfter(routes.video(''), address)

const nameAfter = (prefix: string, address: string) =>
  address.startsWith(prefix) ? address.slice(prefix.length) : null

/** A part of a file: from the first byte to before `end`. */
export type ByteRange = { from: number; end: number }

/**
 * Parses a Range header: a part of the file, null to send the whole (no header, or several parts), or 'none' if the range cannot be
 * satisfied.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  // Without a start, it is the number of bytes at the end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from >= size || from >= end ? 'none' : { from, end }
}
