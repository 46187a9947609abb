import { routes } from '@/lib/platform/http/routes'
import type { FileType } from './uploads'

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<string, FileType>
const ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg' } as const satisfies Record<
  FileType,
  keyof typeof TYPES
>
const NAME = /^[0-9a-f]{32}(?:-\d{2,4})?\.(webp|avif|jpg)$/

/** The name under which a file is stored and served; `random` is 32 hexadecimal digits, `width` that of a smaller size of a picture. */
export function fileName(random: string, type: FileType, width?: number): string {
  return `${random}${width === undefined ? '' : `-${width}`}.${ENDINGS[type]}`
}

/** What is served under a name is told by its ending, which we chose; null for a name that we never gave. */
export function typeOfName(name: string): FileType | null {
  const ending = NAME.exec(name)?.[1]
  return ending === 'webp' || ending === 'avif' || ending === 'jpg' ? TYPES[ending] : null
}

/** The name in the address of an uploaded picture; null for any other address. */
export const nameInAddress = (address: string): string | null => nameBehind(routes.picture(''), address)

/** The name in the address of an uploaded video; null for any other address. */
export const videoInAddress = (address: string): string | null => nameBehind(routes.video(''), address)

const nameBehind = (prefix: string, address: string) =>
  address.startsWith(prefix) ? address.slice(prefix.length) : null

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
