import { safePath } from '@/lib/platform/http/routes'

const KEY = 'begun-act'
/** Long enough to sign up, short enough that the next user of the browser does not find it. */
const HALF_AN_HOUR = 30 * 60_000

/** Actions that are completed after signing in. Favorites are not among them: the browser has already stored them. */
const ACTION_NAMES = ['contact', 'request', 'review', 'save-search', 'claim'] as const
type PendingActionName = (typeof ACTION_NAMES)[number]

export const isPendingActionName = (name: string): name is PendingActionName => ACTION_NAMES.some((act) => act === name)
/** `id` is a public id, or `search` for the search at `path`; `path` is where the action started. */
export type PendingAction = { act: PendingActionName; id: string; path: string }

/** Stores the action for this tab when a visitor goes from the prompt to sign-in or sign-up. */
export function storePendingAction(action: PendingAction): void {
  store((storage) => storage.setItem(KEY, JSON.stringify({ ...action, at: Date.now() })))
}

export function deletePendingAction(): void {
  store((storage) => storage.removeItem(KEY))
}

/** The pending action of this tab, if any; validated: a known action, an id, a path of this site. */
export function pendingAction(): PendingAction | null {
  const text = store((storage) => storage.getItem(KEY))
  if (!text) return null
  try {
    const { act, id, path: written, at } = JSON.parse(text)
    const known = ACTION_NAMES.find((one) => one === act)
    const path = safePath(written)
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < HALF_AN_HOUR
    return known && path && isFresh && typeof id === 'string' && /^[a-z0-9-]{1,200}$/.test(id)
      ? { act: known, id, path }
      : null
  } catch {
    return null
  }
}

/** Without session storage there is no pending action; everything else works. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
