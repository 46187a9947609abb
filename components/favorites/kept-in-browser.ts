/** The key of this browser's own list: public ids alone, the newest first. */
export const KEPT_KEY = 'favorites'

/** Where a browser takes nothing (full or forbidden storage) the list lives as long as the page. */
let fallback: string[] | undefined

export function readKept(): string[] {
  if (fallback) return fallback
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(KEPT_KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,200}$/.test(id)) : []
  } catch {
    return []
  }
}

function write(ids: string[]): string[] {
  try {
    if (ids.length > 0) window.localStorage.setItem(KEPT_KEY, JSON.stringify(ids))
    else window.localStorage.removeItem(KEPT_KEY)
    fallback = undefined
  } catch {
    fallback = ids
  }
  return ids
}

/** What is kept from now on. */
export const keep = (id: string): string[] => write([id, ...readKept().filter((one) => one !== id)])

/** Reads again before it writes: another tab may have kept more meanwhile. */
export const forget = (ids: readonly string[]): string[] => write(readKept().filter((one) => !ids.includes(one)))
