/** The key of this browser's ticks: ids of points, nothing else. */
export const TICKS_KEY = 'safety-checklist'

export function readTicks(): string[] {
  try {
    const ticks: unknown = JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '[]')
    return Array.isArray(ticks) ? ticks.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Where a browser takes nothing (full or forbidden storage) ticks live as long as the page. */
export function keepTicks(ids: readonly string[]): void {
  try {
    if (ids.length > 0) window.localStorage.setItem(TICKS_KEY, JSON.stringify(ids))
    else window.localStorage.removeItem(TICKS_KEY)
  } catch {}
}
