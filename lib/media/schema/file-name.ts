import type { FileAudience, FileType } from '../types'

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<string, FileType>
const PRIVATE_TYPES = { pwebp: 'image/webp', ppdf: 'application/pdf' } as const satisfies Record<string, FileType>

/**
 * The name under which a file is stored; `random` is 32 hexadecimal digits. What is private has an ending of its own, which
 * /pictures knows nothing of.
 */
export function fileName(random: string, type: FileType, audience: FileAudience = 'public'): string {
  const endings = Object.entries(audience === 'public' ? TYPES : PRIVATE_TYPES)
  const ending = endings.find(([, one]) => one === type)?.[0]
  if (!ending) throw new Error(`No ${audience} file is stored as ${type}.`)
  return `${random}.${ending}`
}

/** What is served to everybody under a name is told by its ending, which we chose; null for a name that we never gave. */
export const typeOfName = (name: string): FileType | null => typeIn(TYPES, name)

/** The same of a private file. */
export const typeOfPrivateName = (name: string): FileType | null => typeIn(PRIVATE_TYPES, name)

function typeIn(types: Record<string, FileType>, name: string): FileType | null {
  const ending = /^[0-9a-f]{32}\.([a-z]{3,5})$/.exec(name)?.[1] ?? ''
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null
}

/** As a person's own machine knows it. */
export const usualName = (key: string): string => key.replace(/\.p(?=(webp|pdf)$)/, '.')
