import type { InteractionName, PageViewSource } from '@/lib/analytics/visits/schema'
import { routes } from '@/lib/platform/http/routes'

/** The list from which a provider was opened last. It is stored because client-side navigation sets no referrer. */
let left: { path: string; id: string } | undefined

/** Remembers that a provider's page is being opened from the current page. */
export function storeDestinationList(id: string): void {
  left = { path: window.location.pathname, id }
}

/** The path of the list from which this provider's page was opened, if any. */
export const previousList = (id: string): string | undefined => (left?.id === id ? left.path : undefined)

type Interaction = { providerId: string; interactionType: InteractionName; source?: PageViewSource; photo?: string }

/** Events within this time go in one batch. */
const GATHER_MS = 50

const waiting = new Map<string, Interaction>()
/** Already reported by this page; the server removes duplicates anyway. */
const reported = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the interactions soon, at the latest when the visitor leaves the page. */
export function report(interactions: readonly Interaction[]): void {
  const day = new Date().toISOString().slice(0, 10)
  for (const one of interactions) {
    const key = `${day} ${one.interactionType} ${one.providerId} ${one.photo ?? ''}`
    if (!reported.has(key)) waiting.set(key, one)
    reported.add(key)
  }
  if (waiting.size > 0) timer ??= setTimeout(send, GATHER_MS)
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const events = [...waiting.values()]
  waiting.clear()
  sendCount(routes.api.interactions(), { events })
}

/** Sends counts, even while the visitor is leaving the page. Failures are ignored. */
export function sendCount(path: string, counted: object): void {
  const body = JSON.stringify(counted)
  if (navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' }))) return
  fetch(path, { method: 'POST', body, keepalive: true }).catch(() => {})
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', send)
