import type { InteractionName, PageViewSource } from '@/lib/analytics/visits/schema'
import { routes } from '@/lib/platform/http/routes'
import { dayOf } from '@/lib/platform/time/dates'

/** The list from which a provider was opened last. It is stored because client-side navigation sets no referrer. */
let lastList: { path: string; id: string } | undefined

/** Remembers that a provider's page is being opened from the current page. */
export function storeSourceList(id: string): void {
  lastList = { path: window.location.pathname, id }
}

/** The path of the list from which this provider's page was opened, if any. */
export const previousList = (id: string): string | undefined => (lastList?.id === id ? lastList.path : undefined)

type Interaction = { providerId: string; interactionType: InteractionName; source?: PageViewSource; photo?: string }

/** Events within this time go in one batch. */
const BATCH_MS = 50

const queue = new Map<string, Interaction>()
/** Already reported by this page; the server removes duplicates anyway. */
const reported = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the interactions soon, at the latest when the visitor leaves the page. */
export function report(interactions: readonly Interaction[]): void {
  const day = dayOf(new Date())
  for (const one of interactions) {
    const key = `${day} ${one.interactionType} ${one.providerId} ${one.photo ?? ''}`
    if (!reported.has(key)) queue.set(key, one)
    reported.add(key)
  }
  if (queue.size > 0) timer ??= setTimeout(send, BATCH_MS)
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (queue.size === 0) return
  const events = [...queue.values()]
  queue.clear()
  sendCount(routes.api.interactions(), { events })
}

/** Sends counts, even while the visitor is leaving the page. Failures are ignored. */
export function sendCount(path: string, payload: object): void {
  const body = JSON.stringify(payload)
  if (navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' }))) return
  fetch(path, { method: 'POST', body, keepalive: true }).catch(() => {})
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', send)
