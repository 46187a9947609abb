import { routes } from '@/lib/platform/routes'
import type { FileType } from '../types'

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
